import Foundation

/// A key with its value.
struct EtcdPair: Decodable, Equatable, Sendable {
    var key: Data
    /// The value; nil if it is empty.
    var value: Data?
    /// The revision in which the key was created; nil if the key was removed.
    var createRevision: Int64?
    /// The revision in which the value was last changed.
    var modRevision: Int64
    /// The lease at whose end the key is removed.
    var lease: Int64?

    /// The key as text.
    var name: String { String(decoding: key, as: UTF8.self) }
    /// The value as text.
    var text: String { String(decoding: value ?? Data(), as: UTF8.self) }
}

/// One key, or the keys from `key` up to but not including `rangeEnd`.
struct EtcdRange: Encodable, Equatable, Sendable {
    var key: Data
    var rangeEnd: Data?
    /// The maximum number of pairs in a response.
    var limit: Int?
    /// Whether a response has no values.
    var keysOnly: Bool?

    /// Creates a range of one key, or up to `end`.
    init(_ key: String, upTo end: String? = nil, limit: Int? = nil, keysOnly: Bool? = nil) {
        self.key = Data(key.utf8)
        rangeEnd = end.map { Data($0.utf8) }
        self.limit = limit
        self.keysOnly = keysOnly
    }

    /// Creates the range of all keys that begin with `prefix`.
    init(prefix: String, limit: Int? = nil, keysOnly: Bool? = nil) {
        self.init(prefix, limit: limit, keysOnly: keysOnly)
        // The first key after the prefix is the prefix with a greater last byte. UTF-8 has no byte 0xFF.
        var end = key
        end.append(end.popLast().map { $0 + 1 } ?? 0)
        rangeEnd = end
    }
}

/// The pairs of a range.
struct EtcdPairs: Decodable, Equatable, Sendable {
    var kvs: [EtcdPair]?
    /// Whether there are more pairs than the limit of the request.
    var more: Bool?
    /// The number of pairs without the limit.
    var count: Int?

    var pairs: [EtcdPair] { kvs ?? [] }
    var hasMore: Bool { more ?? false }
}
