#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace ui {

/// The file of the settings, opened once: a window reads a hundred of them when it is made.
inline QSettings &settingsFile()
{
    static QSettings file;
    return file;
}

/// A key with a default: the only way to a stored setting. Tests keep theirs in a temporary folder
/// (QSettings::setPath).
template <typename T>
struct Setting {
    const char *key;
    T initial;

    T get() const
    {
        QVariant stored = settingsFile().value(QString::fromLatin1(key));
        return stored.convert(QMetaType::fromType<T>()) ? stored.value<T>() : initial;
    }
    void set(const T &value) const { settingsFile().setValue(QString::fromLatin1(key), QVariant::fromValue(value)); }
};

namespace setting {

inline const Setting<QString> language{"language", {}}; ///< empty: the system's
inline const Setting<QString> theme{"theme", QStringLiteral("system")};
inline const Setting<double> textSize{"textSize", 1};
inline const Setting<int> decimals{"decimals", 2};
inline const Setting<int> snap{"plane/snap", 0};
inline const Setting<bool> showGrid{"plane/showGrid", true};
inline const Setting<bool> showTicks{"plane/showTicks", true};
inline const Setting<bool> showUnitCircle{"plane/showUnitCircle", true};
inline const Setting<bool> showNumbers{"plane/showNumbers", true};
inline const Setting<bool> showAngle{"plane/showAngle", true};
inline const Setting<bool> showProjection{"plane/showProjection", true};
inline const Setting<bool> showHull{"plane/showHull", true};
inline const Setting<bool> showLinks{"plane/showLinks", true};
inline const Setting<bool> showRawScores{"plane/showRawScores", false};
inline const Setting<bool> showDividedScores{"plane/showDividedScores", false};
inline const Setting<bool> showField{"plane/showField", false};
inline const Setting<bool> showRatioLines{"plane/showRatioLines", false};
inline const Setting<bool> showWinners{"plane/showWinners", false};
inline const Setting<QStringList> tools{"explore/tools", {}}; ///< that are on
inline const Setting<bool> showMatch{"window/showMatch", true};
inline const Setting<bool> showSoftmax{"window/showSoftmax", true};
inline const Setting<bool> showMix{"window/showMix", true};
inline const Setting<bool> showWorking{"window/showWorking", true};
inline const Setting<bool> showLesson{"window/showLesson", true};
inline const Setting<QString> exportFormat{"export/format", QStringLiteral("svg")};
inline const Setting<QString> exportFolder{"export/folder", {}};
inline const Setting<QStringList> exportOptions[]{{"export/svg", {}}, {"export/pdf", {}},
                                                  {"export/png", {}}, {"export/tikz", {}},
                                                  {"export/tex", {}}, {"export/gif", {}}}; ///< in the order of Format
inline const Setting<QStringList> recentFiles{"recentFiles", {}};
inline const Setting<QVariantList> layouts{"window/layouts", {}}; ///< of a window, by set-ups of screens; newest first

} // namespace setting

} // namespace ui
