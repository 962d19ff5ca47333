#pragma once
#include "ui/figure/bars.h"
#include "ui/figure/style.h"
#include <QWidget>
namespace ui {
class Document;
class BarsView : public QWidget {
    Q_OBJECT
public:
    explicit BarsView(Document &, QWidget *parent = nullptr) : QWidget(parent) {}
    void setFigureStyle(const Style &) {}
signals:
    void hovered(const QString &text);
};
} // namespace ui
