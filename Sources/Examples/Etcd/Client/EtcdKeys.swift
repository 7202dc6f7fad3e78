import Foundation

/// A key with its value.
struct EtcdPair: Decodable, Equatable, Sendable {
    var key: Data
    /// The value; nil if it is empty.
    var value: Data?
    /// The number of the last change of the value. etcd numbers all its changes, and calls these numbers revisions.
    var modRevision: Int64
    /// The ID of the key's lease; nil if the key has no lease. The key is removed when the lease ends.
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

    /// Creates a range of one key, or of the keys from `key` up to but not including `end`.
    init(_ key: String, upTo end: String? = nil, limit: Int? = nil) {
        self.key = Data(key.utf8)
        rangeEnd = end.map { Data($0.utf8) }
        self.limit = limit
    }

    /// Creates the range of all keys that begin with `prefix`.
    init(prefix: String, limit: Int? = nil) {
        self.init(prefix, limit: limit)
        // The first key after the range is the prefix with its last byte plus 1. UTF-8 has no byte 0xFF, so the
        // addition cannot overflow.
        var end = key
        end.append(end.popLast().map { $0 + 1 } ?? 0)
        rangeEnd = end
    }
}

/// The pairs of a range.
struct EtcdPairs: Decodable, Equatable, Sendable {
    var kvs: [EtcdPair]?
    /// Whether the range has more pairs than the limit of the request.
    var more: Bool?
    /// The number of all pairs in the range, even if there are more than the limit.
    var count: Int?

    var pairs: [EtcdPair] { kvs ?? [] }
    var hasMore: Bool { more ?? false }
}
