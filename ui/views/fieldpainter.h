#pragma once

#include "ui/figure/field.h"

#include <QObject>
#include <QThreadPool>

#include <optional>
#include <stop_token>

namespace ui {

/// Paints the field for a view that must not wait: at once as fine as a few milliseconds allow, then the finest in
/// another thread, for the newest request only.
class FieldPainter : public QObject {
    Q_OBJECT

public:
    explicit FieldPainter(QObject *parent = nullptr);
    ~FieldPainter() override;

    /// The best picture of exactly this request that is at hand; finer() tells when there is a better one.
    const FieldPicture &picture(const FieldRequest &request);
    /// True if the last picture is as fine as was asked.
    bool isFinest() const { return m_isFinest; }

signals:
    void finer();

private:
    void paintFinest();
    void take(const FieldPicture &picture);

    std::optional<FieldRequest> m_request; ///< the newest
    FieldPicture m_picture;                ///< of it
    bool m_isFinest = false;
    std::stop_source m_stop;
    QThreadPool m_threads;
};

} // namespace ui
