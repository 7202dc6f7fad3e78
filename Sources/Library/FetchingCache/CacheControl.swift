import Foundation
internal import HTTPSyntax

/// The directives of a `Cache-Control` field (RFC 9111 §5.2).
struct CacheControl: Sendable {
    /// The value of a directive with a number of seconds.
    enum Seconds: Equatable {
        case missing
        /// The directive has no valid number, or occurs with different numbers (RFC 9111 §4.2.1).
        case invalid
        case value(TimeInterval)
    }

    /// The names as they were written, and the values without quotes.
    private var directives: [(name: Substring, value: String)] = []

    /// Reads the value of a field, such as `max-age=60, no-cache`. A part without `=` is a directive without a value.
    ///
    /// A semicolon separates directives too, because some servers send `private; no-store`.
    init(_ text: String?) {
        guard let text else { return }
        directives = listElements(text, separatedBy: UInt8(ascii: ","), or: UInt8(ascii: ";")).map { part in
            guard let end = part.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (part, "") }
            return (part[..<end].trimmingWhitespace(), unquoted(part[end...].dropFirst().trimmingWhitespace()))
        }
    }

    func contains(_ name: String) -> Bool { directives.contains { isName($0.name, name) } }

    /// Whether a directive is present without a value, such as `max-stale` but not `max-stale=5`.
    func isUnqualified(_ name: String) -> Bool { directives.contains { $0.value.isEmpty && isName($0.name, name) } }

    /// Returns the number of seconds of a directive (RFC 9111 §1.2.2).
    func seconds(_ name: String) -> Seconds {
        let values = directives.filter { isName($0.name, name) }.map(\.value)
        guard let first = values.first else { return .missing }
        guard values.allSatisfy({ $0.utf8.elementsEqual(first.utf8) }), let seconds = deltaSeconds(first) else {
            return .invalid
        }
        return .value(seconds)
    }
}

/// Returns a non-negative whole number of seconds (RFC 9111 §1.2.2), or nil if the text is not such a number. A number
/// above 2³¹ counts as 2³¹.
func deltaSeconds(_ text: some StringProtocol) -> TimeInterval? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return min(Double(text) ?? 0x1p31, 0x1p31)
}
