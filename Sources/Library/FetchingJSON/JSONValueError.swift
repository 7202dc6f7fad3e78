import Foundation

/// The decoder's knowledge about a value that cannot be decoded. This is the underlying error of a `DecodingError`.
///
/// An error contains copies of at most 60 characters of the value and 64 bytes of its name, and does not keep the text
/// in memory. Its descriptions are made when they are read, because a model that tries one type after another ignores
/// most errors.
struct JSONValueError: Error, CustomStringConvertible {
    /// The number of bytes before the value. For a text in UTF-16 or UTF-32, the number after conversion to UTF-8.
    let offset: Int

    /// The length of a string, with its quotes, or of a number, in bytes. For any other value, 0.
    let length: Int

    /// The length of the text in bytes of UTF-8. If the body has a different length in UTF-8, the error is for a text
    /// other than the body, such as JSON in a string.
    let byteCount: Int

    /// A phrase for the value, such as `a string`.
    let found: String

    /// The name of the value's field in the text, if it differs from the model's key. Nil for a name of more than 64
    /// bytes, and for a value without a name.
    var name: String?

    /// The reason why a value of the right kind is not valid, if it is known.
    var invalid: Invalid?
}

extension JSONValueError {
    /// A reason why a value of the right kind is not valid. The raw value is a sentence for it.
    enum Fault: String {
        case numberThatDoesNotFit = "The number does not fit in the type."
        case noDate = "The string is not a date in a supported form."
        case numberForDate = "Expected an ISO 8601 date but found a number."
        case noURL = "Invalid URL string."
        case noBase64 = "Encountered Data is not valid Base64."
    }

    /// A fault, the type that was expected if the case of the `DecodingError` has none, and the first 60 characters of
    /// the string or the number.
    typealias Invalid = (fault: Fault, type: Any.Type?, beginning: String)

    /// The type that was expected, if the case of the `DecodingError` has none.
    var type: Any.Type? { invalid?.type }

    /// A sentence about a value that is not valid. Nil if the type and the kind of the value explain the error.
    var sentence: String? {
        guard let (fault, type, beginning) = invalid else { return nil }
        switch fault {
        case .numberThatDoesNotFit:
            let end = length > beginning.utf8.count ? "…" : ""
            return "Number \(beginning)\(end) does not fit in \(type.map { "\($0)" } ?? "the type")."
        case .noDate:
            // A longer text has been cut.
            let isComplete = beginning.unicodeScalars.count < 60
            return isComplete && iso8601Date(beginning + "Z") != nil
                ? "“\(beginning)” has no offset from UTC, such as Z or -04:00"
                : "“\(beginning)” is not a date in a supported form, such as 2014-04-29T14:18:17Z"
        case .noURL, .noBase64: return fault.rawValue
        case .numberForDate: return nil
        }
    }

    /// The option with which the value can be decoded, if one is known.
    var hint: String? {
        guard let invalid, invalid.fault == .numberForDate, let number = Double(invalid.beginning), number.isFinite
        else { return nil }
        // Beyond each limit, the date would be after the year 5000.
        let format =
            switch abs(number) {
            case ..<1e11: ".secondsSince1970"
            case ..<1e14: ".millisecondsSince1970"
            default: ".custom"
            }
        return "JSONOptions(dates: \(format))"
    }

    var description: String {
        "in the value at byte \(offset)" + ((sentence ?? hint.map { "use \($0)" }).map { ": \($0)" } ?? "")
    }
}
