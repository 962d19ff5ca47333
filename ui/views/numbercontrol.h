#pragma once

#include "core/scene.h"

#include <QWidget>

class QHBoxLayout;

namespace ui {

class Document;
class GestureSlider;
class NumberField;

/// A slider, a field and a button back for one number of the scene. One drag and one typing are one undo step each;
/// Escape takes them back.
class NumberControl : public QWidget {
    Q_OBJECT

public:
    struct Meaning {
        double (*numberIn)(const core::Scene &scene);
        core::Scene (*withNumber)(core::Scene scene, double number);
        double low; ///< that the field accepts
        double high;
        double initial;
        int sliderEnd; ///< positions reach from −sliderEnd to sliderEnd
        double (*numberAt)(int position);
        int (*positionOf)(double number); ///< the nearest
        QString symbol;
        QString label;
        QString undoText;
    };

    NumberControl(Document &document, const Meaning &meaning, QWidget *parent);

    GestureSlider *slider() const { return m_slider; }
    NumberField *field() const { return m_field; }

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    Document &document() const { return m_document; }
    QHBoxLayout *line() const { return m_line; }
    void setNumber(double number, int gesture);

private:
    void begin();
    void slide(int position);
    void refresh();
    void cancel();

    Document &m_document;
    Meaning m_meaning;
    QHBoxLayout *m_line;
    GestureSlider *m_slider;
    NumberField *m_field;
    int m_gesture = 0;
    bool m_isCancelled = false; ///< until the next move or typing begins
};

} // namespace ui
