import Fetching
import FetchingStreams
import Foundation

/// Reads the pairs of a range.
func rangeFetcher(_ api: APISettings) -> Fetcher<EtcdRange, EtcdPairs> {
    api.modelFetcher { range in try api.request(.post, path: ["kv", "range"], body: .json(range)) }
}

/// Sets the value of a key.
func putFetcher(_ api: APISettings) -> Fetcher<(key: String, value: Data), Void> {
    api.fetcher(
        createURLRequest: { pair in
            let body = ["key": Data(pair.key.utf8), "value": pair.value]
            return try api.request(.post, path: ["kv", "put"], body: .json(body))
        }, mapper: emptyMapper())
}

/// Removes the keys of a range.
func deleteFetcher(_ api: APISettings) -> Fetcher<EtcdRange, Void> {
    api.fetcher(
        createURLRequest: { range in try api.request(.post, path: ["kv", "deleterange"], body: .json(range)) },
        mapper: emptyMapper())
}

/// Executes a transaction.
func transactionFetcher(_ api: APISettings) -> Fetcher<EtcdTransaction, EtcdTransactionResult> {
    api.modelFetcher { transaction in
        try api.request(.post, path: ["kv", "txn"], body: .json(transaction))
    }
}

/// A lease. If it is not renewed for a number of seconds, it ends, and its keys are removed.
struct EtcdLease: Decodable, Equatable, Sendable {
    var ID: Int64
    /// The number of seconds until the lease ends; nil if it has ended.
    var TTL: Int64?
}

/// Creates a lease that ends after a number of seconds.
func grantLeaseFetcher(_ api: APISettings) -> Fetcher<Int64, EtcdLease> {
    api.modelFetcher { seconds in try api.request(.post, path: ["lease", "grant"], body: .json(["TTL": seconds])) }
}

/// Renews a lease. The result has no `TTL` if the lease has ended.
func renewLeaseFetcher(_ api: APISettings) -> Fetcher<Int64, EtcdLease> {
    let response: Fetcher<Int64, EtcdStreamLine<EtcdLease>> = api.modelFetcher { id in
        try api.request(.post, path: ["lease", "keepalive"], body: .json(["ID": id]))
    }
    return transformedFetcher(response) { try $0.get() }
}

/// Ends a lease, and removes its keys.
func revokeLeaseFetcher(_ api: APISettings) -> Fetcher<Int64, Void> {
    api.fetcher(
        createURLRequest: { id in try api.request(.post, path: ["lease", "revoke"], body: .json(["ID": id])) },
        mapper: emptyMapper())
}

/// A change of a key.
struct EtcdEvent: Decodable, Equatable, Sendable {
    var kv: EtcdPair
    /// `DELETE` if the key was removed; nil if its value was set.
    var type: String?
}

/// Returns the changes of the keys of a range that are made after the request. The sequence continues until an error
/// occurs, the server ends the response, or the consumer stops.
///
/// The first element has no events, and means that the watch has begun. Each later element has one or several events.
func watchFetcher(_ api: APISettings) -> Fetcher<EtcdRange, ElementStream<[EtcdEvent]>> {
    struct Changes: Decodable, Sendable { var events: [EtcdEvent]? }
    return api.streamFetcher(
        createURLRequest: { range in
            try api.request(.post, path: ["watch"], body: .json(["create_request": range]))
        }, silenceLimit: nil,
        elements: { body in
            jsonLines(of: body, as: EtcdStreamLine<Changes>.self, options: api.json).map { try $0.get().events ?? [] }
        })
}

/// A line of a stream: a result, or an error that ends the stream.
struct EtcdStreamLine<Result: Decodable & Sendable>: Decodable, Sendable {
    var result: Result?
    var error: EtcdError?

    func get() throws -> Result {
        if let result { return result }
        throw error ?? EtcdError(message: "a line of etcd's response has neither a result nor an error")
    }
}
