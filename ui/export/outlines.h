#pragma once

#include <QPaintDevice>
#include <QString>

#include <memory>

class QPainter;

namespace ui {

/// Hands what is painted on it to another painter, text as the outlines of its letters, so that the picture looks the
/// same where our fonts are missing.
class OutlinesDevice : public QPaintDevice {
public:
    /// The picture is placed as `target` stands now. `target` must stay active while this device is painted on.
    explicit OutlinesDevice(QPainter &target);
    ~OutlinesDevice() override;

    QPaintEngine *paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    QPainter &m_target;
    std::unique_ptr<Engine> m_engine;
};

/// True if `text` has Latin letters and common signs only, which nearly every font has.
bool isLatinText(const QString &text);

} // namespace ui
