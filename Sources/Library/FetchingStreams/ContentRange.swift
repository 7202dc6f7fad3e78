internal import HTTPSyntax

/// The value of a `Content-Range` field (RFC 9110 §14.4).
enum ContentRange: Equatable, Sendable {
    /// The positions of the first and the last byte, and the length of the complete file or nil: `bytes 0-499/1234` or
    /// `bytes 0-499/*`.
    case bytes(first: Int64, last: Int64, total: Int64?)
    /// The length of a file that does not have the requested range: `bytes */1234`.
    case unsatisfied(total: Int64)

    /// Creates a range from the value of a field. Returns nil if the value is invalid or has a unit other than bytes.
    init?(_ value: String) {
        let parts = value.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
            Substring($0)
        }
        guard parts.count == 2, lowercasedToken(parts[0]) == "bytes" else { return nil }
        let halves = parts[1].utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        guard halves.count == 2 else { return nil }
        let total = byteCount(halves[1])
        if halves[0].utf8.elementsEqual("*".utf8) {
            guard let total else { return nil }
            self = .unsatisfied(total: total)
            return
        }
        let ends = halves[0].utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            .map { byteCount(Substring($0)) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last,
            total != nil || halves[1].utf8.elementsEqual("*".utf8),
            total.map({ last < $0 }) ?? true
        else { return nil }
        self = .bytes(first: first, last: last, total: total)
    }
}

/// Returns the number that `text` contains as 1 to 18 ASCII digits, or nil for any other text.
func byteCount(_ text: some StringProtocol) -> Int64? {
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
}
