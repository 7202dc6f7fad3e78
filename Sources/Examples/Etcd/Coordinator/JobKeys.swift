import FetchingCrawl
import Foundation

/// The keys of a job, and their values. Any client of etcd can have written them.
struct JobKeys {
    private let prefix: String
    let plan: Coordinator.Plan

    /// - Parameter plan: A plan without a fault.
    init(_ prefix: String, _ plan: Coordinator.Plan) {
        self.prefix = prefix + "/"
        self.plan = plan
    }

    /// All keys.
    var all: EtcdRange { EtcdRange(prefix: prefix) }
    /// The key of a range that is not complete. The value is the range.
    func open(_ range: Coordinator.PageRange) -> String { openStart + name(range) }
    /// The key of a range that a worker has claimed. The value is the claim. The key belongs to the lease of the
    /// worker.
    func claim(_ range: Coordinator.PageRange) -> String { claimStart + name(range) }
    /// The key of a range that is complete. The value is the part.
    func done(_ range: Coordinator.PageRange) -> String { doneStart + name(range) }

    var openStart: String { prefix + "open/" }
    /// The end of the keys that begin with ``openStart``: “0” is the byte after “/”.
    var openEnd: String { prefix + "open0" }
    var claimStart: String { prefix + "claim/" }
    var claimEnd: String { prefix + "claim0" }
    var doneStart: String { prefix + "done/" }

    /// Returns a name for a key. The names sort in the order of the ranges.
    func name(_ range: Coordinator.PageRange) -> String {
        range.position.map { number in
            let digits = String(number)
            return String(repeating: "0", count: max(0, 9 - digits.utf8.count)) + digits
        }.joined(separator: ".")
    }

    /// Returns the ranges in a response.
    func ranges(_ pairs: [EtcdPair], in request: EtcdRange) throws(CrawlError) -> [Coordinator.PageRange] {
        try values(pairs, in: request) { (open($0), $0.fault(in: plan)) }
    }

    /// Returns the claims in a response.
    func claims(_ pairs: [EtcdPair], in request: EtcdRange) throws(CrawlError) -> [Coordinator.Claim] {
        try values(pairs, in: request) { (claim($0.range), $0.fault(in: plan)) }
    }

    /// Returns the parts in a response. The crawl checks them further.
    func parts(_ pairs: [EtcdPair], in request: EtcdRange) throws(CrawlError) -> [Coordinator.Part] {
        try values(pairs, in: request) { (done($0.claim.range), $0.claim.fault(in: plan)) }
    }

    /// Returns the values of pairs. Each pair must have the key of its value, and the keys must be in the order and in
    /// the range of the request. So each request of a loop reads other keys, and the loop ends.
    ///
    /// - Parameter key: Returns the key of a value, and the reason if the value is not possible.
    private func values<Value: Decodable>(
        _ pairs: [EtcdPair], in request: EtcdRange, key: (Value) -> (String, fault: String?)
    ) throws(CrawlError) -> [Value] {
        var (first, values) = (request.key, [Value]())
        for pair in pairs {
            let value: Value = try decoded(pair)
            let (key, fault) = key(value)
            if let fault { throw .coordinator(fault) }
            guard pair.key == Data(key.utf8), !pair.key.lexicographicallyPrecedes(first),
                request.rangeEnd.map(pair.key.lexicographicallyPrecedes) ?? true
            else { throw .coordinator("etcd has sent a key twice, in another order, or of another request") }
            first = pair.key + [0]
            values.append(value)
        }
        return values
    }
}

/// Returns the value of a pair.
func decoded<Value: Decodable>(_ pair: EtcdPair) throws(CrawlError) -> Value {
    do { return try JSONDecoder().decode(Value.self, from: pair.value ?? Data()) } catch {
        throw .coordinator("a value of the job in etcd cannot be read")
    }
}

/// Returns a value as JSON with sorted keys, so that equal values have equal bytes.
func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
}

extension Coordinator.PageRange {
    /// The numbers that identify the range.
    var position: [Int] { [index, partIndex] }
}
