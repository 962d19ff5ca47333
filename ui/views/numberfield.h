#pragma once

#include <QLineEdit>

#include <optional>

namespace ui {

/// A field for one finite number: 1.5 and 1,5 both mean one and a half. What is no number, or outside the range, turns
/// the field red and is kept for correction. Showing a number never reports one.
class NumberField : public QLineEdit {
    Q_OBJECT

public:
    /// Accepts numbers from `low` to `high`.
    NumberField(double low, double high, QWidget *parent);

    /// Shows `number` in full precision.
    void setNumber(double number);
    /// The number that the text means, or nothing while it means none.
    std::optional<double> number() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

signals:
    /// A person has typed a number within the range.
    void numberTyped(double number);
    void validityChanged();

private:
    void check();

    double m_low;
    double m_high;
};

} // namespace ui
