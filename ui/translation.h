#pragma once

#include <QLocale>
#include <QObject>
#include <QString>

namespace ui {

/// Has every word from now on in `language` ("en", "zh_CN"; empty: the system's), the toolkit's own included, instead
/// of the language before. It is the default locale from then on. Chinese without a Chinese font would be boxes: then
/// all is English, and the sentence that says so is returned.
QString installTranslators(const QString &language);

/// While it lives, words are in its language; then in that of before. For a figure in another language than the window,
/// whose widgets are not told.
class SpokenLanguage : public QObject {
public:
    /// Empty: as it is.
    explicit SpokenLanguage(const QString &language);
    ~SpokenLanguage() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLocale m_before;
    bool m_differs;
};

} // namespace ui
