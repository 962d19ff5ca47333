#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <functional>

class QPainter;

namespace ui {

/// A PDF document of one page that is exactly `size` layout pixels (1/96 inch) large, with what `paint` draws in layout
/// pixels. The same painting gives the same bytes at any time. Nothing if it could not be made.
QByteArray pdfBytes(const QSizeF &size, const QString &title, const std::function<void(QPainter &)> &paint);

} // namespace ui
