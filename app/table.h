#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace app {

/// Cells of text in columns that line up in a terminal, Chinese included. Every row has one cell a column.
class Table {
public:
    enum class Side { Left, Right };

    struct Column {
        QString title;
        Side side;
    };

    explicit Table(const std::vector<Column> &columns);

    void add(const QStringList &row);
    QString text() const;

private:
    std::vector<Side> m_sides;
    std::vector<QStringList> m_rows;
};

} // namespace app
