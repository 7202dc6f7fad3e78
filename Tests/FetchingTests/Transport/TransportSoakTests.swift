import Foundation
import Fetching
import FetchingTestSupport
import LoopbackServer
import SharedTestCode
import Testing

/// Tests that many requests of one store don't crash or hang the process and don't fill its memory.
///
/// Half of the requests are cancelled at a random moment.
@Suite(.live, .serialized, .timeLimit(.minutes(15))) struct TransportSoakTests {
    @Test(arguments: Transport.all) func soakOfPlainChallengeAndRedirectPaths(transport: Transport) async throws {
        try await soak(["/plain", "/challenge", "/redirect", "/post"], seed: 1, transport)
    }

    @Test(arguments: Transport.all) func soakOfFaults(transport: Transport) async throws {
        var faults = ["/loop", "/slow", "/hang", "/reset", "/close", "/cut", "/cut-redirect", "/reset-body"]
        #if os(Linux)
            // Other platforms may read bytes that are not HTTP as a response.
            faults.append("/garbage")
        #endif
        try await soak(faults + ["/drip", "/plain", "/challenge", "/redirect"], seed: 2, transport)
    }

    private func soak(_ paths: [String], seed: UInt64, _ transport: Transport) async throws {
        let server = try LoopbackServer.start(handler: respond)
        let store = transport.store()
        let count = soakSize ?? 100
        if soakSize != nil { _ = try await calls(count / 10, paths, seed, store, server.baseURL) }

        let memory = residentMebibytes()
        let clock = ContinuousClock()
        let start = clock.now
        let tally = try await calls(count, paths, seed, store, server.baseURL)
        let seconds = start.duration(to: clock.now) / .seconds(1)

        #expect(tally.surprises.isEmpty)
        #expect(tally.expected + tally.cancelled == count)
        #expect(tally.cancelled > count / 10)
        // Cancelled calls do not keep their connections, so the session can still send requests.
        #expect(try await store.text(server.baseURL + "/plain").text == "hello")
        guard soakSize != nil else { return }
        let grown = residentMebibytes() - memory
        print(
            "soak: \(count) calls, \(tally.cancelled) cancelled, \(Int(Double(count) / seconds)) calls/s,",
            "memory \(memory) MiB and \(grown) more")
        #expect(grown < 40)
    }

    private struct Tally: Sendable {
        /// The number of calls with the outcome that is expected for their path.
        var expected = 0
        var cancelled = 0
        var surprises: [String] = []
    }

    /// Makes `count` calls, 32 at the same time, and counts their outcomes.
    private func calls(
        _ count: Int, _ paths: [String], _ seed: UInt64, _ store: NetworkStore, _ baseURL: String
    ) async throws -> Tally {
        try await withThrowingTaskGroup(of: Tally.self) { group in
            for worker in 0..<32 {
                group.addTask {
                    var random = SplitMix64(seed: seed << 32 + UInt64(worker))
                    var tally = Tally()
                    for _ in stride(from: worker, to: count, by: 32) {
                        let path = paths.randomElement(using: &random) ?? "/plain"
                        let isCancelled = Bool.random(using: &random)
                        // With 32 calls at the same time, a call takes about ten milliseconds on an idle machine.
                        let moment = Duration.microseconds(Int.random(in: 0..<15_000, using: &random))
                        let request = try createRequest(
                            path == "/post" ? .post : .get, baseURL: baseURL + path,
                            body: path == "/post" ? RequestBody(Data("body".utf8), contentType: "text/plain") : nil,
                            timeout: path == "/hang" ? .milliseconds(50) : longTimeout)
                        let call = Task { await Outcome(of: request, from: store) }
                        if isCancelled {
                            try await Task.sleep(for: moment)
                            call.cancel()
                        }
                        let outcome = await call.value
                        switch outcome {
                        case .cancelled where isCancelled: tally.cancelled += 1
                        case Self.expectedOutcome(path): tally.expected += 1
                        default: tally.surprises.append("\(path): \(outcome)")
                        }
                    }
                    return tally
                }
            }
            return try await group.reduce(into: Tally()) { sum, tally in
                sum.expected += tally.expected
                sum.cancelled += tally.cancelled
                sum.surprises += tally.surprises
            }
        }
    }

    private enum Outcome: Equatable, Sendable {
        case status(Int)
        case urlError(URLError.Code)
        case redirects, timeout, cancelled, other(String)

        init(of request: URLRequest, from store: NetworkStore) async {
            do {
                let (_, response) = try await store.fetchData(request)
                self = .status((response as? HTTPURLResponse)?.statusCode ?? 0)
            } catch {
                switch error {
                case is CancellationError: self = .cancelled
                case is TimedOut: self = .timeout
                case RedirectError.tooMany: self = .redirects
                case let error as URLError: self = .urlError(error.code)
                default: self = .other("\(error)")
                }
            }
        }
    }

    private static func expectedOutcome(_ path: String) -> Outcome {
        switch path {
        case "/challenge": .status(401)
        case "/loop": .redirects
        case "/hang": .timeout
        case "/reset", "/close", "/cut", "/cut-redirect", "/reset-body": .urlError(.networkConnectionLost)
        case "/garbage": .urlError(.cannotParseResponse)
        default: .status(200)
        }
    }

    @Sendable private func respond(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
        switch request.path {
        case "/challenge": .text("no", status: 401, headers: ["WWW-Authenticate": "Basic"])
        case "/redirect": .text("moved", status: 302, headers: ["Location": "plain"])
        case "/post": .text("moved", status: 307, headers: ["Location": "/plain"])
        case "/loop": .status(302, headers: ["Location": "/loop"])
        case "/slow": .text("hello").delayed(by: .milliseconds(5))
        case "/drip": .text("hello").dripping(every: .milliseconds(2))
        case "/hang": .hanging
        case "/reset": .reset
        case "/close": .closed
        case "/cut": .text("hello").truncated(after: 2)
        case "/cut-redirect": .text("moved", status: 302, headers: ["Location": "/plain"]).truncated(after: 2)
        case "/reset-body": .text("hello").resetting(after: 2)
        case "/garbage": .raw("SSH-2.0-x\r\n")
        default: .text("hello")
        }
    }
}
