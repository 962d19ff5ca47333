#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <functional>
#include <initializer_list>

namespace core {

/// Reads JSON (RFC 8259) that must have one known shape, strictly: the caller asks for what must come next. Every
/// function steps over what it read and returns true, or leaves the sentence that names the place and the reason and
/// returns false; then nothing more may be read. `otherwise` is the sentence for a value of another kind.
class JsonReader {
    Q_DECLARE_TR_FUNCTIONS(JsonReader)

public:
    using Read = std::function<bool()>;

    struct Member {
        QString name;
        Read read; ///< reads its value
    };

    explicit JsonReader(const QByteArray &bytes);

    /// The bytes are text in UTF-8 at all: to be asked first.
    bool encoding();

    /// True if what is left begins with `character`, white space aside.
    bool begins(QChar character);

    /// An object of exactly these members, in any order.
    bool object(const QString &otherwise, std::initializer_list<Member> members);

    /// A list, `item` called to read each item.
    bool list(const QString &otherwise, const Read &item);

    /// A number, infinite where it is beyond the range of double.
    bool number(double *number, const QString &otherwise);

    /// Text in quotes; it can hold half a character, as JSON can.
    bool text(QString *text, const QString &otherwise);

    /// Nothing is left but white space.
    bool end();

    /// Reads with `step` added to the place.
    bool within(const QString &step, const Read &read);

    /// The member or item that is being read: tokens[2].key; empty for the whole.
    QString place() const { return m_place; }

    /// Leaves `sentence` as the error and returns false.
    bool fault(const QString &sentence);

    QString error() const { return m_error; }

private:
    bool member(std::initializer_list<Member> members, QStringList *seen);
    bool missing(const QString &name);
    bool items(QChar opening, QChar closing, const QString &otherwise, const Read &item);
    bool quoted(QString *text);
    bool escape(QString *text);
    bool beginsValue();
    bool take(QChar character);
    bool isAtEnd();
    QString word() const;
    QString step(const QString &name) const;
    bool syntaxError(const QString &reason);
    bool ended();

    QByteArray m_bytes;
    QString m_text; ///< m_bytes decoded, without a byte order mark
    qsizetype m_at = 0;
    QString m_place;
    QString m_error;
};

} // namespace core
