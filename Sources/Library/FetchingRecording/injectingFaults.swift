import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// A fault that ``injectingFaults(seed:_:script:)`` causes.
public enum Fault: Hashable, Sendable {
    /// The request is sent after a delay.
    case latency(Duration)
    /// The request is not sent, and `URLError.networkConnectionLost` is thrown.
    case reset
    /// The body ends early with `URLError.networkConnectionLost`. A stream has at most its first 4,096 bytes.
    case truncation
    /// The request is not sent, and the response has this status, such as 503.
    case status(Int)
    /// The body of the response is replaced with bytes that are neither JSON nor text.
    case garbage
}

/// Returns a layer that makes requests fail, to test how the code around it handles failures.
///
/// ```swift
/// let store = NetworkStore.json("[]").layered(injectingFaults(seed: 7, [.reset: 0.1, .status(503): 0.05]))
/// ```
///
/// The same seed gives the same faults. Whether a request fails depends only on the seed, its method, its path, and the
/// number of earlier requests with the same method and path. So requests to different paths can arrive in any order.
/// The text of each failure contains the seed. Place the layer inside layers that handle failures, such as `retrying`.
///
/// - Parameters:
///   - seed: The seed of the random choices.
///   - rates: The rates of faults from 0 to 1. If their sum is more than 1, the last faults are rarer than their rates.
///   - script: The faults of the first requests in the order of their arrival, or nil for a request that succeeds. The
///     rates apply to the requests after them.
public func injectingFaults(
    seed: UInt64,
    _ rates: KeyValuePairs<Fault, Double> = [.reset: 0.05, .status(503): 0.05],
    script: [Fault?] = []
) -> StoreLayer {
    let choices = FaultChoices(seed: seed, rates: rates.map { ($0.key, $0.value) }, script: script)
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { request in
                guard let (fault, text) = choices.next(request) else { return try await store.fetchData(request) }
                if let stub = fault.store(text) { return try await stub.fetchData(request) }
                if case .latency(let delay) = fault { try await CallContext.current.sleep(for: delay) }
                let (data, response) = try await store.fetchData(request)
                switch fault {
                case .truncation:
                    // As over a real connection, a status that is not successful still arrives.
                    guard let head = response as? HTTPURLResponse else { throw connectionLost(text) }
                    return try head.withPart(Data(), of: connectionLost(text))
                case .garbage: return (garbage(text), response)
                case .latency, .reset, .status: return (data, response)
                }
            },
            fetchStream: { request in
                guard let (fault, text) = choices.next(request) else { return try await store.fetchStream(request) }
                if let stub = fault.store(text) { return try await stub.fetchStream(request) }
                if case .latency(let delay) = fault { try await CallContext.current.sleep(for: delay) }
                let (body, response) = try await store.fetchStream(request)
                switch fault {
                case .truncation: return (truncated(body, after: choices.length(request), text), response)
                case .garbage: return (ResponseBody(garbage(text)), response)
                case .latency, .reset, .status: return (body, response)
                }
            })
    }
}

/// Chooses the faults for requests, and counts the requests.
private final class FaultChoices: Sendable {
    private let seed: UInt64
    private let rates: [(fault: Fault, rate: Double)]
    private let script: [Fault?]
    /// The number of all requests, and the number of requests for each pair of a method and a path.
    private let counts = Mutex<(all: Int, byTarget: [String: Int])>((0, [:]))

    init(seed: UInt64, rates: [(Fault, Double)], script: [Fault?]) {
        (self.seed, self.rates, self.script) = (seed, rates, script)
    }

    /// Returns the fault for the next request, and a text about it. Returns nil if the request succeeds.
    func next(_ request: URLRequest) -> (fault: Fault, text: String)? {
        let target = target(request)
        let (all, count) = counts.withLock { counts in
            counts.all += 1
            counts.byTarget[target, default: 0] += 1
            return (counts.all, counts.byTarget[target, default: 0])
        }
        let fault: Fault?
        if all <= script.count {
            fault = script[all - 1]
        } else {
            var rest = random("\(target) \(count)")
            fault =
                rates.first { choice in
                    rest -= choice.rate
                    return rest < 0
                }?.fault
        }
        return fault.map {
            ($0, "injected fault: \($0), seed \(seed), request \(count) of \(Redactor().redacted(target))")
        }
    }

    /// Returns the number of bytes after which a stream is truncated.
    func length(_ request: URLRequest) -> Int { Int(random("\(target(request)) length") * 4096) }

    private func target(_ request: URLRequest) -> String {
        "\(request.httpMethod ?? "GET") \(request.url?.path() ?? "")"
    }

    /// Returns a number from 0 to less than 1, which depends only on the seed and the text.
    private func random(_ text: String) -> Double {
        Double(UInt64(sha256("\(seed) \(text)".utf8).prefix(13), radix: 16) ?? 0) * 0x1p-52
    }
}

extension Fault {
    /// Returns a store that responds in place of the network, or nil if the fault lets the request be sent.
    fileprivate func store(_ text: String) -> NetworkStore? {
        switch self {
        case .latency, .truncation, .garbage: nil
        case .reset: NetworkStore.failing(connectionLost(text))
        case .status(let status):
            NetworkStore.constant(Data(text.utf8), status: status, headers: ["Content-Type": "text/plain"])
        }
    }
}

private func connectionLost(_ text: String) -> URLError {
    URLError(.networkConnectionLost, userInfo: [NSLocalizedDescriptionKey: text])
}

/// Returns the text, followed by bytes that are not UTF-8.
private func garbage(_ text: String) -> Data { Data(text.utf8) + [0x00, 0xFF, 0xFE, 0x80] }

private func truncated(_ body: ResponseBody, after length: Int, _ text: String) -> ResponseBody {
    let rest = Mutex(length)
    return body.wrapping { next in
        let remaining = rest.withLock { $0 }
        guard remaining > 0, let chunk = try await next() else { throw connectionLost(text) }
        rest.withLock { $0 -= chunk.count }
        return Data(chunk.prefix(remaining))
    }
}
