import Foundation

/// A request that executes the operations in `success` if all comparisons are true, or else those in `failure`. Other
/// clients cannot change a key between the comparisons and the operations.
struct EtcdTransaction: Encodable, Sendable {
    var compare: [EtcdComparison]
    var success: [EtcdOperation]
    var failure: [EtcdOperation] = []
}

/// A comparison in a transaction.
struct EtcdComparison: Encodable, Sendable {
    var key: Data
    var target: String
    var result = "EQUAL"
    var version: Int64?
    var value: Data?

    /// Returns a comparison that is true if the key does not exist. Such a key has the version 0.
    static func isMissing(_ key: String) -> EtcdComparison {
        EtcdComparison(key: Data(key.utf8), target: "VERSION", version: 0)
    }

    /// Returns a comparison that is true if the key exists.
    static func exists(_ key: String) -> EtcdComparison {
        EtcdComparison(key: Data(key.utf8), target: "VERSION", result: "GREATER", version: 0)
    }

    /// Returns a comparison that is true if the key exists with this value.
    static func hasValue(_ key: String, _ value: Data) -> EtcdComparison {
        EtcdComparison(key: Data(key.utf8), target: "VALUE", value: value)
    }
}

/// An operation in a transaction. The names of the cases and their associated values are the names in etcd's API.
indirect enum EtcdOperation: Encodable, Sendable {
    case requestPut(key: Data, value: Data, lease: Int64?)
    case requestRange(key: Data, rangeEnd: Data?, limit: Int?)
    case requestDeleteRange(key: Data, rangeEnd: Data?)
    case requestTxn(compare: [EtcdComparison], success: [EtcdOperation], failure: [EtcdOperation])

    static func put(_ key: String, _ value: Data, lease: Int64? = nil) -> EtcdOperation {
        .requestPut(key: Data(key.utf8), value: value, lease: lease)
    }
    static func range(_ range: EtcdRange) -> EtcdOperation {
        .requestRange(key: range.key, rangeEnd: range.rangeEnd, limit: range.limit)
    }
    static func delete(_ range: EtcdRange) -> EtcdOperation {
        .requestDeleteRange(key: range.key, rangeEnd: range.rangeEnd)
    }
    static func transaction(_ transaction: EtcdTransaction) -> EtcdOperation {
        .requestTxn(compare: transaction.compare, success: transaction.success, failure: transaction.failure)
    }
}

/// The result of a transaction.
struct EtcdTransactionResult: Decodable, Sendable {
    /// The result of one operation.
    struct Response: Decodable, Sendable {
        var responseRange: EtcdPairs?
        var responseTxn: EtcdTransactionResult?

        /// The pairs, if the operation reads a range.
        var pairs: [EtcdPair] { responseRange?.pairs ?? [] }
        /// The number of all pairs in the range, even if there are more than the limit. It is 0 if the operation
        /// doesn't read a range. A number that no server has is limited, so that differences cannot overflow.
        var pairCount: Int { min(max(responseRange?.count ?? 0, 0), .max / 4) }
        /// The result, if the operation is a transaction.
        var transaction: EtcdTransactionResult? { responseTxn }
    }

    var succeeded: Bool?
    var responses: [Response]?

    /// Whether all comparisons were true.
    var isSuccess: Bool { succeeded ?? false }
    /// The results of the executed operations, in their order.
    var results: [Response] { responses ?? [] }
}
