#include "ui/translation.h"

#include "ui/figure/style.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace ui {

namespace {

void install(const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

QString installTranslators(const QString &language)
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator *>(Qt::FindDirectChildrenOnly));
    QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    const bool paints = qobject_cast<QGuiApplication *>(QCoreApplication::instance()) != nullptr;
    const bool lacksFont = locale.language() == QLocale::Chinese && paints && !hasChineseFont();
    if (lacksFont)
        locale = QLocale(QLocale::English);
    QLocale::setDefault(locale);
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, QStringLiteral("attention-plane"), QStringLiteral(":/translations"));
    return lacksFont
               ? QStringLiteral("No Chinese font is installed, so all words are in English; Debian has one in the "
                                "package fonts-noto-cjk.")
               : QString();
}

SpokenLanguage::SpokenLanguage(const QString &language)
    : m_differs(!language.isEmpty() && QLocale(language).language() != m_before.language())
{
    if (!m_differs)
        return;
    QCoreApplication::instance()->installEventFilter(this);
    installTranslators(language);
}

SpokenLanguage::~SpokenLanguage()
{
    if (m_differs)
        installTranslators(m_before.name());
}

bool SpokenLanguage::eventFilter(QObject *watched, QEvent *event)
{
    return event->type() == QEvent::LanguageChange || QObject::eventFilter(watched, event);
}

} // namespace ui
