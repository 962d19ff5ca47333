#include "ui/figure/formulawords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

struct FormulaWord {
    const char16_t *sign;
    const char *word;
};

constexpr std::array words{
    FormulaWord{u"=", QT_TRANSLATE_NOOP("FormulaWords", "equals")},
    FormulaWord{u"+", QT_TRANSLATE_NOOP("FormulaWords", "plus")},
    FormulaWord{u"−", QT_TRANSLATE_NOOP("FormulaWords", "minus")},
    FormulaWord{u"×", QT_TRANSLATE_NOOP("FormulaWords", "times")},
    FormulaWord{u"⋅", QT_TRANSLATE_NOOP("FormulaWords", "dot")},
    FormulaWord{u"·", QT_TRANSLATE_NOOP("FormulaWords", "dot")},
    FormulaWord{u"*", QT_TRANSLATE_NOOP("FormulaWords", "times")},
    FormulaWord{u"/", QT_TRANSLATE_NOOP("FormulaWords", "divided by")},
    FormulaWord{u"∘", QT_TRANSLATE_NOOP("FormulaWords", "after")},
    FormulaWord{u"±", QT_TRANSLATE_NOOP("FormulaWords", "plus or minus")},
    FormulaWord{u"∓", QT_TRANSLATE_NOOP("FormulaWords", "minus or plus")},
    FormulaWord{u"≈", QT_TRANSLATE_NOOP("FormulaWords", "is about")},
    FormulaWord{u"≤", QT_TRANSLATE_NOOP("FormulaWords", "is at most")},
    FormulaWord{u"≥", QT_TRANSLATE_NOOP("FormulaWords", "is at least")},
    FormulaWord{u"<", QT_TRANSLATE_NOOP("FormulaWords", "is less than")},
    FormulaWord{u">", QT_TRANSLATE_NOOP("FormulaWords", "is greater than")},
    FormulaWord{u"≠", QT_TRANSLATE_NOOP("FormulaWords", "is not equal to")},
    FormulaWord{u"∈", QT_TRANSLATE_NOOP("FormulaWords", "is in")},
    FormulaWord{u"→", QT_TRANSLATE_NOOP("FormulaWords", "goes to")},
    FormulaWord{u"⇒", QT_TRANSLATE_NOOP("FormulaWords", "implies")},
    FormulaWord{u"≡", QT_TRANSLATE_NOOP("FormulaWords", "is identical to")},
    FormulaWord{u"∝", QT_TRANSLATE_NOOP("FormulaWords", "is proportional to")},
    FormulaWord{u"⊥", QT_TRANSLATE_NOOP("FormulaWords", "is perpendicular to")},
    FormulaWord{u"∞", QT_TRANSLATE_NOOP("FormulaWords", "infinity")},
    FormulaWord{u"⊤", QT_TRANSLATE_NOOP("FormulaWords", "transposed")},
    FormulaWord{u"%", QT_TRANSLATE_NOOP("FormulaWords", "percent")},
    FormulaWord{u"°", QT_TRANSLATE_NOOP("FormulaWords", "degrees")},
    FormulaWord{u"…", QT_TRANSLATE_NOOP("FormulaWords", "and so on")},
    FormulaWord{u"⋯", QT_TRANSLATE_NOOP("FormulaWords", "and so on")},
    FormulaWord{u"∑", QT_TRANSLATE_NOOP("FormulaWords", "the sum")},
    FormulaWord{u"∏", QT_TRANSLATE_NOOP("FormulaWords", "the product")},
    FormulaWord{u"max", QT_TRANSLATE_NOOP("FormulaWords", "the maximum")},
    FormulaWord{u"min", QT_TRANSLATE_NOOP("FormulaWords", "the minimum")},
    FormulaWord{u"lim", QT_TRANSLATE_NOOP("FormulaWords", "the limit")},
    FormulaWord{u"cos", QT_TRANSLATE_NOOP("FormulaWords", "cosine")},
    FormulaWord{u"sin", QT_TRANSLATE_NOOP("FormulaWords", "sine")},
    FormulaWord{u"exp", QT_TRANSLATE_NOOP("FormulaWords", "the exponential of")},
    FormulaWord{u"ln", QT_TRANSLATE_NOOP("FormulaWords", "the natural logarithm of")},
    FormulaWord{u"log", QT_TRANSLATE_NOOP("FormulaWords", "the logarithm of")},
    FormulaWord{u"′", QT_TRANSLATE_NOOP("FormulaWords", "prime")},
    FormulaWord{u"(", QT_TRANSLATE_NOOP("FormulaWords", "open bracket")},
    FormulaWord{u")", QT_TRANSLATE_NOOP("FormulaWords", "close bracket")},
    FormulaWord{u"[", QT_TRANSLATE_NOOP("FormulaWords", "open square bracket")},
    FormulaWord{u"]", QT_TRANSLATE_NOOP("FormulaWords", "close square bracket")},
    FormulaWord{u"{", QT_TRANSLATE_NOOP("FormulaWords", "open brace")},
    FormulaWord{u"}", QT_TRANSLATE_NOOP("FormulaWords", "close brace")},
    FormulaWord{u"|", QT_TRANSLATE_NOOP("FormulaWords", "bar")},
    FormulaWord{u"‖", QT_TRANSLATE_NOOP("FormulaWords", "double bar")},
    FormulaWord{u"!", QT_TRANSLATE_NOOP("FormulaWords", "factorial")},
    FormulaWord{u"α", QT_TRANSLATE_NOOP("FormulaWords", "alpha")},
    FormulaWord{u"β", QT_TRANSLATE_NOOP("FormulaWords", "beta")},
    FormulaWord{u"γ", QT_TRANSLATE_NOOP("FormulaWords", "gamma")},
    FormulaWord{u"δ", QT_TRANSLATE_NOOP("FormulaWords", "delta")},
    FormulaWord{u"ϵ", QT_TRANSLATE_NOOP("FormulaWords", "epsilon")},
    FormulaWord{u"ε", QT_TRANSLATE_NOOP("FormulaWords", "epsilon")},
    FormulaWord{u"ζ", QT_TRANSLATE_NOOP("FormulaWords", "zeta")},
    FormulaWord{u"η", QT_TRANSLATE_NOOP("FormulaWords", "eta")},
    FormulaWord{u"θ", QT_TRANSLATE_NOOP("FormulaWords", "theta")},
    FormulaWord{u"ι", QT_TRANSLATE_NOOP("FormulaWords", "iota")},
    FormulaWord{u"κ", QT_TRANSLATE_NOOP("FormulaWords", "kappa")},
    FormulaWord{u"λ", QT_TRANSLATE_NOOP("FormulaWords", "lambda")},
    FormulaWord{u"μ", QT_TRANSLATE_NOOP("FormulaWords", "mu")},
    FormulaWord{u"ν", QT_TRANSLATE_NOOP("FormulaWords", "nu")},
    FormulaWord{u"ξ", QT_TRANSLATE_NOOP("FormulaWords", "xi")},
    FormulaWord{u"π", QT_TRANSLATE_NOOP("FormulaWords", "pi")},
    FormulaWord{u"ρ", QT_TRANSLATE_NOOP("FormulaWords", "rho")},
    FormulaWord{u"σ", QT_TRANSLATE_NOOP("FormulaWords", "sigma")},
    FormulaWord{u"τ", QT_TRANSLATE_NOOP("FormulaWords", "tau")},
    FormulaWord{u"υ", QT_TRANSLATE_NOOP("FormulaWords", "upsilon")},
    FormulaWord{u"ϕ", QT_TRANSLATE_NOOP("FormulaWords", "phi")},
    FormulaWord{u"φ", QT_TRANSLATE_NOOP("FormulaWords", "phi")},
    FormulaWord{u"χ", QT_TRANSLATE_NOOP("FormulaWords", "chi")},
    FormulaWord{u"ψ", QT_TRANSLATE_NOOP("FormulaWords", "psi")},
    FormulaWord{u"ω", QT_TRANSLATE_NOOP("FormulaWords", "omega")},
    FormulaWord{u"Γ", QT_TRANSLATE_NOOP("FormulaWords", "capital gamma")},
    FormulaWord{u"Δ", QT_TRANSLATE_NOOP("FormulaWords", "capital delta")},
    FormulaWord{u"Θ", QT_TRANSLATE_NOOP("FormulaWords", "capital theta")},
    FormulaWord{u"Λ", QT_TRANSLATE_NOOP("FormulaWords", "capital lambda")},
    FormulaWord{u"Ξ", QT_TRANSLATE_NOOP("FormulaWords", "capital xi")},
    FormulaWord{u"Π", QT_TRANSLATE_NOOP("FormulaWords", "capital pi")},
    FormulaWord{u"Σ", QT_TRANSLATE_NOOP("FormulaWords", "capital sigma")},
    FormulaWord{u"Φ", QT_TRANSLATE_NOOP("FormulaWords", "capital phi")},
    FormulaWord{u"Ψ", QT_TRANSLATE_NOOP("FormulaWords", "capital psi")},
    FormulaWord{u"Ω", QT_TRANSLATE_NOOP("FormulaWords", "capital omega")},
};

} // namespace

QString spokenSign(const QString &sign)
{
    const auto *known = std::find_if(words.begin(), words.end(),
                                     [&sign](const FormulaWord &word) { return sign == QStringView(word.sign); });
    return known == words.end() ? sign : QCoreApplication::translate("FormulaWords", known->word);
}

} // namespace ui
