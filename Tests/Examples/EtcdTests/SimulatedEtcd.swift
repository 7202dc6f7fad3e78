import Fetching
import FetchingTestSupport
import Foundation
import Synchronization

/// The part of etcd's JSON gateway that the coordinator uses, in memory, with leases in virtual time. Requests and
/// responses can be lost, and a request can be done a second time later.
final class SimulatedEtcd: Sendable {
    private struct Value {
        var value: Data
        var lease: Int64
        var revision: Int
    }

    private struct Failure: Error {
        var status = 400
        var code: Int
        var message: String
    }

    private struct State {
        var values: [Data: Value] = [:]
        var leases: [Int64: (seconds: Int64, end: Double)] = [:]
        var revision = 1
        var nextLease: Int64 = 7_000_000_000_000_000_001
        var now = 0.0
        var late: [(path: String, body: Data)] = []
        var random: SplitMix64
        var faults = 0.0
    }

    private let state: Mutex<State>

    init(seed: UInt64, faults: Double) {
        state = Mutex(State(random: SplitMix64(seed: seed), faults: faults))
    }

    /// The store that sends requests to this server.
    var store: NetworkStore {
        NetworkStore { [self] request in
            let body = request.httpBody ?? Data()
            let path = request.url?.path ?? ""
            let response: (Int, Data)? = state.withLock { state in
                let chance = Double.random(in: 0..<1, using: &state.random)
                let fault = Int.random(in: 0..<4, using: &state.random)
                guard chance < state.faults else { return respond(path, body, &state) }
                // A request is lost, is late, is done but its response is lost, or is done a second time later.
                if fault == 1 || fault == 3 { state.late.append((path, body)) }
                if fault == 2 { _ = respond(path, body, &state) }
                return fault == 3 ? respond(path, body, &state) : nil
            }
            guard let response, let url = request.url,
                let head = HTTPURLResponse(url: url, statusCode: response.0, httpVersion: nil, headerFields: nil)
            else { throw URLError(.networkConnectionLost) }
            return (response.1, head)
        }
    }

    /// Sets the share of requests with a fault.
    func setFaults(_ share: Double) { state.withLock { $0.faults = share } }

    /// Lets time pass. Leases that are not renewed end.
    func advance(by seconds: Double) {
        state.withLock { state in
            state.now += seconds
            let ended = Set(state.leases.filter { $0.value.end < state.now }.keys)
            state.leases = state.leases.filter { !ended.contains($0.key) }
            state.values = state.values.filter { !ended.contains($0.value.lease) }
        }
    }

    /// Does a request that was late.
    func deliverLateRequest() {
        state.withLock { state in
            guard !state.late.isEmpty else { return }
            let late = state.late.remove(at: Int.random(in: 0..<state.late.count, using: &state.random))
            _ = respond(late.path, late.body, &state)
        }
    }

    private func respond(_ path: String, _ body: Data, _ state: inout State) -> (Int, Data) {
        let json = (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:]
        do {
            let result =
                switch path {
                case "/v3/kv/range": range(json, state)
                case "/v3/kv/txn": try transaction(json, &state)
                case "/v3/kv/deleterange": delete(json, &state)
                case "/v3/lease/grant": grant(json, &state)
                case "/v3/lease/keepalive": keepAlive(json, &state)
                default: throw Failure(status: 404, code: 12, message: "not simulated: \(path)")
                }
            return (200, (try? JSONSerialization.data(withJSONObject: result)) ?? Data())
        } catch {
            let failure = error as? Failure
            let body: [String: Any] = ["message": failure?.message ?? "", "code": failure?.code ?? 2]
            return (failure?.status ?? 500, (try? JSONSerialization.data(withJSONObject: body)) ?? Data())
        }
    }

    private func bytes(_ value: Any?) -> Data { Data(base64Encoded: value as? String ?? "") ?? Data() }
    private func number(_ value: Any?) -> Int64 { (value as? NSNumber)?.int64Value ?? 0 }

    private func range(_ json: [String: Any], _ state: State) -> [String: Any] {
        let keys = keys(json, state).sorted { $0.lexicographicallyPrecedes($1) }
        let limit = json["limit"].map { Int(number($0)) } ?? Int.max
        let pairs = keys.prefix(limit).compactMap { key in
            state.values[key].map { pair(key, $0, hasValue: json["keys_only"] as? Bool != true) }
        }
        var result: [String: Any] = [:]
        if !pairs.isEmpty { result["kvs"] = pairs }
        if keys.count > limit { result["more"] = true }
        if !keys.isEmpty { result["count"] = String(keys.count) }
        return result
    }

    private func keys(_ json: [String: Any], _ state: State) -> [Data] {
        let key = bytes(json["key"])
        guard json["range_end"] != nil else { return state.values[key] == nil ? [] : [key] }
        let end = bytes(json["range_end"])
        return state.values.keys.filter { !$0.lexicographicallyPrecedes(key) && $0.lexicographicallyPrecedes(end) }
    }

    private func pair(_ key: Data, _ value: Value, hasValue: Bool) -> [String: Any] {
        var pair: [String: Any] = [
            "key": key.base64EncodedString(), "create_revision": "\(value.revision)",
            "mod_revision": "\(value.revision)", "version": "1",
        ]
        if hasValue { pair["value"] = value.value.base64EncodedString() }
        if value.lease != 0 { pair["lease"] = String(value.lease) }
        return pair
    }

    private func transaction(_ json: [String: Any], _ state: inout State) throws -> [String: Any] {
        let comparisons = json["compare"] as? [[String: Any]] ?? []
        let isSuccess = comparisons.allSatisfy { comparison in
            let value = state.values[bytes(comparison["key"])]
            if comparison["target"] as? String == "VALUE" { return value?.value == bytes(comparison["value"]) }
            return (comparison["result"] as? String == "GREATER") == (value != nil)
        }
        let before = (state.values, state.revision)
        var responses: [[String: Any]] = []
        do {
            for operation in json[isSuccess ? "success" : "failure"] as? [[String: Any]] ?? [] {
                responses.append(try respond(to: operation, &state))
            }
        } catch {
            (state.values, state.revision) = before
            throw error
        }
        return isSuccess ? ["succeeded": true, "responses": responses] : ["responses": responses]
    }

    private func respond(to operation: [String: Any], _ state: inout State) throws -> [String: Any] {
        if let json = operation["request_put"] as? [String: Any] {
            let lease = number(json["lease"])
            guard lease == 0 || state.leases[lease] != nil else {
                throw Failure(status: 404, code: 5, message: "etcdserver: requested lease not found")
            }
            state.revision += 1
            state.values[bytes(json["key"])] = Value(
                value: bytes(json["value"]), lease: lease, revision: state.revision)
            return ["response_put": [:] as [String: Any]]
        }
        if let json = operation["request_range"] as? [String: Any] { return ["response_range": range(json, state)] }
        if let json = operation["request_delete_range"] as? [String: Any] {
            return ["response_delete_range": delete(json, &state)]
        }
        return ["response_txn": try transaction(operation["request_txn"] as? [String: Any] ?? [:], &state)]
    }

    private func delete(_ json: [String: Any], _ state: inout State) -> [String: Any] {
        for key in keys(json, state) { state.values[key] = nil }
        return [:]
    }

    private func grant(_ json: [String: Any], _ state: inout State) -> [String: Any] {
        let seconds = number(json["TTL"])
        state.nextLease += 1
        state.leases[state.nextLease] = (seconds, state.now + Double(seconds))
        return ["ID": String(state.nextLease), "TTL": String(seconds)]
    }

    private func keepAlive(_ json: [String: Any], _ state: inout State) -> [String: Any] {
        let id = number(json["ID"])
        guard let seconds = state.leases[id]?.seconds else { return ["result": ["ID": String(id)]] }
        state.leases[id]?.end = state.now + Double(seconds)
        return ["result": ["ID": String(id), "TTL": String(seconds)]]
    }
}
