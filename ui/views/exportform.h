#pragma once

#include "ui/export/exportoptions.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace ui {

class NumberField;

/// What a person chooses about a figure: all of ExportOptions that is not taken from the window, and the format and
/// language.
class ExportForm : public QWidget {
    Q_OBJECT

public:
    explicit ExportForm(QWidget *parent);

    /// Shows `options` without reporting a change; what the form has no field for is kept.
    void setOptions(const ExportOptions &options);
    /// Numbers that are wrong are as they were.
    ExportOptions options() const;
    /// A sentence about the first field that holds no such number, or nothing.
    QString problem() const;

    void setFormat(Format format);
    Format format() const;
    /// Empty: that of the window.
    void setLanguage(const QString &language);
    QString language() const;
    /// The size of a figure for which none is asked, in layout pixels.
    void showUsualSize(const QSizeF &size);

signals:
    void changed();
    void formatChosen();

private:
    void addFormat(QFormLayout *rows);
    void addParts(QFormLayout *rows);
    void addSize(QFormLayout *rows);
    void addLooks(QFormLayout *rows);
    void addText(QFormLayout *rows);
    void addSteps(QFormLayout *rows);
    void addMotion(QFormLayout *rows);
    void enableFields();
    QComboBox *makeChoice(const QStringList &texts, const QString &name);
    NumberField *makeNumber(double low, double high, const QString &name);
    QCheckBox *makeCheck(const QString &text);
    void takePreset();
    void takeSize();
    void showSize(const FigureSize &size);
    FigureSize size() const;

    ExportOptions m_options;
    QComboBox *m_format = nullptr;
    std::vector<QCheckBox *> m_parts;
    QComboBox *m_preset = nullptr;
    NumberField *m_width = nullptr;
    NumberField *m_height = nullptr;
    QComboBox *m_unit = nullptr;
    NumberField *m_margin = nullptr;
    QComboBox *m_marginUnit = nullptr;
    QSpinBox *m_dpi = nullptr;
    QComboBox *m_theme = nullptr;
    QComboBox *m_background = nullptr;
    QComboBox *m_language = nullptr;
    NumberField *m_textScale = nullptr;
    NumberField *m_lineScale = nullptr;
    QComboBox *m_text = nullptr;
    QCheckBox *m_titleLine = nullptr;
    QLineEdit *m_title = nullptr;
    QCheckBox *m_buildUp = nullptr;
    QComboBox *m_motion = nullptr;
    NumberField *m_dragX = nullptr;
    NumberField *m_dragY = nullptr;
    NumberField *m_seconds = nullptr;
    QSpinBox *m_frameRate = nullptr;
    std::vector<NumberField *> m_numbers;
};

} // namespace ui
