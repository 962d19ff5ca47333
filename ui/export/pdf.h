#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <functional>
#include <span>

class QPainter;

namespace ui {

using Painting = std::function<void(QPainter &)>;

/// A PDF document whose pages are exactly `size` layout pixels (1/96 inch) large, each with what its painting draws in
/// layout pixels. The same paintings give the same bytes at any time. Nothing if it could not be made.
QByteArray pdfBytes(const QSizeF &size, const QString &title, std::span<const Painting> pages);

/// The same of one page.
QByteArray pdfBytes(const QSizeF &size, const QString &title, const Painting &page);

} // namespace ui
