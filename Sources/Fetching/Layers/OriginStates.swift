import Foundation

/// The states of a layer for the origins (scheme, host and port) of its requests.
///
/// At most 256 states are kept. If there are more, the state whose last use is longest ago is removed. A state that is
/// in use is not removed, so the number of states can exceed 256.
struct OriginStates<State: Sendable>: Sendable {
    private struct Entry: Sendable {
        /// The beginning of a URL of this origin, such as `https://example.com`.
        var prefix: String
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
        if !entries.isEmpty, isPrefix(entries[0].prefix, of: text) { return body(&entries[0].state) }
        let prefix = originPrefix(of: text)
        let origin = canonicalOrigin(prefix)
        let index = entries.firstIndex { $0.origin == origin }
        var entry = index.map { entries.remove(at: $0) } ?? Entry(prefix: prefix, origin: origin, state: initial())
        entry.prefix = prefix
        if entries.count >= Self.maximumCount, let last = entries.lastIndex(where: { canBeRemoved($0.state) }) {
            entries.remove(at: last)
        }
        entries.insert(entry, at: 0)
        return body(&entries[0].state)
    }
}

/// Whether `prefix` is the scheme and the authority of a URL.
private func isPrefix(_ prefix: String, of url: String) -> Bool {
    // A scheme and an authority have only ASCII characters, so comparing characters is the same as comparing bytes.
    guard url.hasPrefix(prefix) else { return false }
    let end = url.utf8.index(url.startIndex, offsetBy: prefix.utf8.count)
    return end == url.endIndex || isAuthorityEnd(url.utf8[end])
}

/// Returns the scheme and the authority of a URL, such as `https://example.com:8080`.
private func originPrefix(of url: String) -> String {
    let text = url.utf8
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return url }
    let authority = text[colon...].dropFirst().drop { $0 == UInt8(ascii: "/") }
    let end = authority.firstIndex(where: isAuthorityEnd) ?? text.endIndex
    return String(url[..<end])
}

private func canonicalOrigin(_ prefix: String) -> String {
    guard let url = URL(string: prefix), let scheme = url.scheme?.lowercased(), let host = url.host() else {
        return prefix
    }
    return "\(scheme)://\(host.lowercased()):\(url.port ?? (scheme == "https" ? 443 : 80))"
}

private func isAuthorityEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
}
