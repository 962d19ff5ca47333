#pragma once

#include "ui/export/exportoptions.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <utility>

namespace ui {

// The words of the command line for what can be chosen, which files keep too.

template <typename T, std::size_t n>
using Words = std::array<std::pair<const char *, T>, n>;

inline constexpr Words<Format, 6> formatWords{{{"svg", Format::Svg},
                                               {"pdf", Format::Pdf},
                                               {"png", Format::Png},
                                               {"tikz", Format::Tikz},
                                               {"tex", Format::TikzDocument},
                                               {"gif", Format::Gif}}};
inline constexpr Words<Motion, 3> motionWords{
    {{"build-up", Motion::BuildUp}, {"orbit", Motion::Orbit}, {"drag", Motion::Drag}}};
inline constexpr Words<TextMode, 2> textWords{{{"text", TextMode::Text}, {"outlines", TextMode::Outlines}}};
inline constexpr Words<Part, 5> partWords{{{"match", Part::Match},
                                           {"softmax", Part::Softmax},
                                           {"mix", Part::Mix},
                                           {"working", Part::Working},
                                           {"formula", Part::Formula}}};
inline constexpr Words<Theme, 3> themeWords{
    {{"light", Theme::Light}, {"dark", Theme::Dark}, {"projector", Theme::Projector}}};
inline constexpr Words<Background, 3> backgroundWords{
    {{"theme", Background::Theme}, {"white", Background::White}, {"transparent", Background::Transparent}}};
inline constexpr Words<Stage, 7> stageWords{{{"keys", Stage::Keys},
                                             {"query", Stage::Query},
                                             {"scores", Stage::Scores},
                                             {"exponentials", Stage::Exponentials},
                                             {"weights", Stage::Weights},
                                             {"links", Stage::Links},
                                             {"output", Stage::Output}}};
inline constexpr Words<bool Overlays::*, 17> overlayWords{{{"grid", &Overlays::grid},
                                                           {"ticks", &Overlays::ticks},
                                                           {"unit-circle", &Overlays::unitCircle},
                                                           {"numbers", &Overlays::numbers},
                                                           {"angle", &Overlays::angle},
                                                           {"projection", &Overlays::projection},
                                                           {"hull", &Overlays::hull},
                                                           {"links", &Overlays::links},
                                                           {"raw-scores", &Overlays::rawScores},
                                                           {"divided-scores", &Overlays::dividedScores},
                                                           {"field", &Overlays::field},
                                                           {"ratio-lines", &Overlays::ratioLines},
                                                           {"winners", &Overlays::winners},
                                                           {"orbit", &Overlays::orbit},
                                                           {"ray", &Overlays::ray},
                                                           {"head-to-tail", &Overlays::headToTail},
                                                           {"normalisers", &Overlays::normalisers}}};
static_assert(sizeof(Overlays) == overlayWords.size(), "every overlay needs its word");

inline constexpr Words<bool, 2> maximumWords{{{"subtracted", true}, {"kept", false}}};

/// Nothing if `text` is none of the words.
template <typename T, std::size_t n>
std::optional<T> meaning(const Words<T, n> &words, const QString &text)
{
    for (const auto &[word, value] : words)
        if (text == QLatin1String(word))
            return value;
    return std::nullopt;
}

/// The word for `value`, which must have one.
template <typename T, std::size_t n>
QString wordFor(const Words<T, n> &words, const T &value)
{
    for (const auto &word : words)
        if (word.second == value)
            return QString::fromLatin1(word.first);
    return {};
}

/// All words, with commas.
template <typename T, std::size_t n>
QString listed(const Words<T, n> &words)
{
    QStringList all;
    for (const auto &word : words)
        all += QString::fromLatin1(word.first);
    return all.join(QStringLiteral(", "));
}

} // namespace ui
