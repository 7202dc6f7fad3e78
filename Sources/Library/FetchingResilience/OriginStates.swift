import Foundation
internal import HTTPSyntax

/// The states of a layer for the origins (scheme, host and port) of its requests.
///
/// At most 256 states are kept. If there are more, the state whose last use is longest ago is removed. A state that is
/// in use is not removed, so the number of states can exceed 256.
struct OriginStates<State: Sendable>: Sendable {
    private struct Entry: Sendable {
        /// A range of URLs of this origin, such as those from `https://example.com/` up to `https://example.com0`: the
        /// digit 0 is the character after the slash. Comparing with both ends is faster than comparing prefixes.
        var urls: Range<String>
        /// The scheme, the host and the port, in lower case and without user information: `https://example.com:443`.
        var origin: String
        var state: State
    }

    static var maximumCount: Int { 256 }

    /// The entries in the order of their last use, the most recent first.
    private var entries: [Entry] = []

    var count: Int { entries.count }

    func allSatisfy(_ isMet: (State) -> Bool) -> Bool { entries.allSatisfy { isMet($0.state) } }

    /// Calls `body` with the state of an origin, which it can change. A new origin has the state `initial`.
    ///
    /// - Parameter canBeRemoved: Returns whether a state is not in use.
    mutating func update<Value>(
        _ url: URL?, initial: @autoclosure () -> State, canBeRemoved: (State) -> Bool = { _ in true },
        _ body: (inout State) -> Value
    ) -> Value {
        let text = url?.absoluteString ?? ""
        // Most requests have the same origin as the previous request. Then nothing is copied or allocated.
        if !entries.isEmpty, entries[0].urls.contains(text) { return body(&entries[0].state) }
        let (prefix, urls) = originPrefix(of: text)
        // A URL without a host has no origin, such as `localhost:8080/a`, whose scheme is `localhost`.
        let key = parsedURL(prefix).flatMap { $0.host() == nil ? nil : origin(of: $0) } ?? prefix
        let index = entries.firstIndex { $0.origin == key }
        var entry = index.map { entries.remove(at: $0) } ?? Entry(urls: urls, origin: key, state: initial())
        entry.urls = urls
        if entries.count >= Self.maximumCount, let last = entries.lastIndex(where: { canBeRemoved($0.state) }) {
            entries.remove(at: last)
        }
        entries.insert(entry, at: 0)
        return body(&entries[0].state)
    }
}

/// Returns the scheme and the authority of a URL, such as `https://example.com:8080`, and the range of the URLs that
/// begin with them and the same next character. If there is no next character, the range has only this URL.
private func originPrefix(of url: String) -> (String, Range<String>) {
    let text = url.utf8
    let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
    let authority = text[colon...].dropFirst().drop { $0 == UInt8(ascii: "/") }
    guard let end = authority.firstIndex(where: { "/?#".utf8.contains($0) }) else { return (url, url..<(url + "\0")) }
    func prefix(with next: UInt8) -> String { url[..<end] + String(UnicodeScalar(next)) }
    return (String(url[..<end]), prefix(with: text[end])..<prefix(with: text[end] + 1))
}
