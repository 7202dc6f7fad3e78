/// A random request that tries to leave a folder, and the parts that distinguish it from other requests.
package struct RandomRequest {
    /// The decoded parts of a request. Equal requests have equal identities, however they are encoded.
    package struct Identity: Hashable {
        var method: String
        var path: [[UInt8]]
        /// The names and values of the query items, sorted.
        var query: [[[UInt8]]]
    }

    package let method: String
    package let url: String
    package let identity: Identity

    private static let parts = [
        "..", ".", "/", "a", "heroes", "json", "http", "~", "+", "@", ",", "=", "&", "?", "%", "\0", "é", "e\u{301}",
        "\n", " ", "\\", "C:", "-", "_", "etc", "shadow", "con", "*",
    ]

    package init(using random: inout some RandomNumberGenerator) {
        func text() -> [UInt8] {
            (0..<random.next() % 4).flatMap { _ in Array((Self.parts.randomElement(using: &random) ?? "").utf8) }
                + (random.next() % 10 == 0 ? [UInt8(truncatingIfNeeded: random.next() % 64)] : [])
        }
        // Bytes may be percent-encoded or not, in upper or lower case.
        func spelled(_ bytes: [UInt8]) -> String {
            bytes.map { byte in
                let character = Character(UnicodeScalar(byte))
                let isUnreserved =
                    byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
                if isUnreserved, random.next() % 3 > 0 { return String(character) }
                let digits = String(byte, radix: 16)
                let escape = digits.count == 1 ? "0\(digits)" : digits
                return "%" + (random.next() % 2 == 0 ? escape.uppercased() : escape)
            }.joined()
        }
        method = ["GET", "POST", "..", "A/B"].randomElement(using: &random) ?? ""
        let path = (0...random.next() % 3).map { _ in text() }
        let query = (0..<random.next() % 3).map { _ in (0...random.next() % 2).map { _ in text() } }
        let items = query.map { $0.map(spelled).joined(separator: "=") }
        url = "https://a/" + path.map(spelled).joined(separator: "/") + "?" + items.joined(separator: "&")
        // An empty part of a query is not an item.
        let sorted = query.filter { $0 != [[]] }.sorted { "\($0)" < "\($1)" }
        identity = Identity(method: method, path: path, query: sorted)
    }
}
