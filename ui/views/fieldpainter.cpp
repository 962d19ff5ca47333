#include "ui/views/fieldpainter.h"

namespace ui {

namespace {

constexpr double workAtOnce = 8e6; // products: some 3 ms
constexpr int coarsest = 16;

int coarseness(const FieldRequest &request)
{
    int by = 1;
    while (by < coarsest && request.work(by) > workAtOnce)
        by *= 2;
    return by;
}

} // namespace

FieldPainter::FieldPainter(QObject *parent) : QObject(parent), m_threads(this)
{
    m_threads.setMaxThreadCount(1); // what is stopped makes room at once
}

FieldPainter::~FieldPainter()
{
    m_stop.request_stop();
    m_threads.waitForDone();
}

const FieldPicture &FieldPainter::picture(const FieldRequest &request)
{
    if (m_request == request)
        return m_picture;
    m_stop.request_stop();
    m_request = request;
    const int by = coarseness(request);
    m_picture = fieldPicture(request, by);
    m_isFinest = by == 1;
    if (!m_isFinest)
        paintFinest();
    return m_picture;
}

void FieldPainter::paintFinest()
{
    m_stop = std::stop_source();
    m_threads.start([this, request = *m_request, stop = m_stop.get_token()] {
        const FieldPicture finest = fieldPicture(request, 1, stop);
        if (finest.image.isNull())
            return;
        const auto deliver = [this, finest, stop] {
            if (!stop.stop_requested())
                take(finest);
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    });
}

void FieldPainter::take(const FieldPicture &picture)
{
    m_picture = picture;
    m_isFinest = true;
    emit finer();
}

} // namespace ui
