import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// The callbacks of Apple's `URLSession` in orders that Foundation on Linux does not have. A scripted task stands for
/// the session's task.
@Suite(.hangLimit) struct ScriptedSessionTests {
    /// A task whose suspensions nest, as those of a `URLSessionTask`.
    private final class ScriptedTask: Sendable {
        struct State {
            var suspensions = 1  // a new task is suspended
            var maximumSuspensions = 1
            var isCancelled = false
            var faults: [String] = []
        }

        let state = Mutex(State())

        var methods: SessionTaskMethods {
            SessionTaskMethods(
                resume: {
                    self.state.withLock { state in
                        if state.suspensions == 0 { state.faults.append("resumed twice") }
                        state.suspensions -= 1
                    }
                },
                suspend: {
                    self.state.withLock { state in
                        state.suspensions += 1
                        state.maximumSuspensions = max(state.maximumSuspensions, state.suspensions)
                    }
                },
                cancel: { self.state.withLock { $0.isCancelled = true } })
        }

        var isRunning: Bool { state.withLock { $0.suspensions <= 0 || $0.isCancelled } }
        var isCancelled: Bool { state.withLock { $0.isCancelled } }
    }

    /// The chunks and the end of a response, and the speed of its consumer.
    private struct Script {
        var chunks: [Data] = []
        /// How many chunks still arrive after the task was suspended.
        var late: Int
        var error: URLError?
        /// The number of chunks after which the consumer stops, or nil if it reads to the end.
        var stop: Int?
        var status: Int
        /// The number of times that the consumer waits before each chunk.
        var delay: Int

        init(seed: Int) {
            var random = SplitMix64(seed: UInt64(seed))
            let sizes = [1, 1_000, 16_384, 100_000, 262_144, 300_000]
            for number in 0..<Int.random(in: 0...24, using: &random) {
                chunks.append(Data(repeating: UInt8(number), count: sizes.randomElement(using: &random) ?? 1))
            }
            late = Int.random(in: 0...3, using: &random)
            error =
                [nil, nil, URLError(.networkConnectionLost), URLError(.cancelled)].randomElement(using: &random) ?? nil
            stop = Bool.random(using: &random) ? nil : Int.random(in: 0...6, using: &random)
            status = [200, 401, 302, 500].randomElement(using: &random) ?? 200
            delay = Int.random(in: 0...20, using: &random)
        }
    }

    private func response(_ status: Int) throws -> HTTPURLResponse {
        let url = try #require(URL(string: "https://a.example"))
        return try #require(
            HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: ["Location": "/b"]))
    }

    /// Plays the session: reports the head and the chunks while the task runs, and then the completion.
    private func play(_ script: Script, _ exchange: SessionExchange, _ task: ScriptedTask) async throws {
        exchange.start(task.methods)
        exchange.received(try response(script.status))
        var late = script.late
        for chunk in script.chunks {
            if !task.isRunning {
                if late > 0 { late -= 1 } else { await waitUntil { task.isRunning } }
            }
            if task.isCancelled { break }
            exchange.received(chunk, upTo: .max)
            if task.isRunning { late = script.late }
            await Task.yield()
        }
        let isCancelled = task.isCancelled
        exchange.completed(nil, isCancelled ? URLError(.cancelled) : script.error)
    }

    @Test func aStreamLosesNoByteInAnyOrderOfCallbacks() async throws {
        for seed in 0..<(runsSlowTests ? 200 : 20) {
            let script = Script(seed: seed)
            let buffer = BodyBuffer()
            let task = ScriptedTask()
            let exchange = SessionExchange(
                TimeLimit(.seconds(60), .system), calls: DispatchQueue(label: "calls"), stream: buffer,
                suspendsTask: true)
            async let session: Void = play(script, exchange, task)
            try await expectEqual(exchange.response().1.status, script.status)
            var received = Data()
            var failure: (any Error)?
            var count = 0
            do {
                while script.stop != count, let bytes = try await buffer.next(resume: exchange.resume) {
                    received += bytes
                    count += 1
                    for _ in 0..<script.delay { await Task.yield() }
                }
            } catch { failure = error }
            let sent = script.chunks.reduce(Data(), +)
            if script.stop == count {
                exchange.abandon()
                expect(sent.starts(with: received), "seed \(seed)")
            } else {
                expectEqual(received, sent, "seed \(seed)")
                let code = (failure as? URLError)?.code ?? ((failure as? BodyFailure)?.error as? URLError)?.code
                // The app has not cancelled this task.
                let expected = script.error?.code == .cancelled ? .networkConnectionLost : script.error?.code
                expectEqual(code, expected, "seed \(seed): \(String(describing: failure))")
            }
            try await session
            let state = task.state.withLock { $0 }
            expect(state.faults.isEmpty && state.maximumSuspensions <= 1, "seed \(seed): \(state)")
            expect(exchange.isOver)
        }
    }

    /// A cancelled call, a late head, and a completion without a head.
    @Test(arguments: 0..<20) func aCallEndsOnceInAnyOrderOfCallbacks(seed: Int) async throws {
        var random = SplitMix64(seed: UInt64(seed))
        let exchange = SessionExchange(
            TimeLimit(.seconds(60), .system), calls: DispatchQueue(label: "calls"), suspendsTask: true)
        let task = ScriptedTask()
        let head = try response([200, 401, 302].randomElement(using: &random) ?? 200)
        let isCancelledFirst = Bool.random(using: &random)
        let hasHead = Bool.random(using: &random)
        let call = Task { try await exchange.response() }
        if isCancelledFirst { call.cancel() }
        if isCancelledFirst { await waitUntil { exchange.isAbandoned } }
        exchange.start(task.methods)
        if hasHead { exchange.received(head) }
        exchange.received(Data("body".utf8), upTo: 100)
        exchange.completed(nil, isCancelledFirst ? URLError(.cancelled) : nil)
        if !isCancelledFirst, !hasHead {
            await expect(throws: URLError.self) { try await call.value }
        } else if isCancelledFirst {
            await expect(throws: CancellationError.self) { try await call.value }
            expect(task.isCancelled)
        } else {
            try await expectEqual(call.value.0, Data("body".utf8))
        }
    }

    /// On Linux, the process crashes if a task is cancelled while a redirect is pending.
    @Test func aTaskWithAPendingRedirectIsCancelledWhenTheHeadArrives() throws {
        let calls = DispatchQueue(label: "calls")
        let exchange = SessionExchange(TimeLimit(.seconds(60), .system), calls: calls)
        let task = ScriptedTask()
        exchange.start(task.methods)
        expect(exchange.recordRedirect())
        exchange.abandon()
        calls.sync {}
        expect(!task.isCancelled)
        exchange.received(try response(200))
        calls.sync {}
        expect(task.isCancelled)
    }

    /// The session has the same code for a connection that the app has refused and for a task that was cancelled.
    @Test(arguments: [(true, false), (true, true), (false, false)])
    func aTaskThatTheAppHasNotCancelledIsNotCancelled(refuses: Bool, hasHead: Bool) async throws {
        let exchange = SessionExchange(
            TimeLimit(.seconds(60), .system), calls: DispatchQueue(label: "calls"), refusesConnections: refuses)
        exchange.start(ScriptedTask().methods)
        if hasHead { exchange.received(try response(200)) }
        exchange.completed(nil, URLError(.cancelled))
        let error = await expect(throws: (any Error).self) { try await exchange.response() }
        let code = ((error as? BodyFailure)?.error ?? error) as? URLError
        expect(code?.code == (refuses && !hasHead ? .serverCertificateUntrusted : .networkConnectionLost))
    }

    /// Over HTTP/2, a server can end a stream early without an error.
    @Test func aBodyThatIsShorterThanPromisedIsALostConnection() async throws {
        let cases: [(String, Int, [String: String], Bool)] = [
            ("GET", 200, [:], true), ("HEAD", 200, [:], false), ("GET", 204, [:], false), ("GET", 302, [:], false),
            ("GET", 200, ["Content-Encoding": "gzip"], false), ("GET", 404, [:], true),
        ]
        for (method, status, fields, isError) in cases {
            for isStream in [false, true] {
                let buffer = isStream ? BodyBuffer() : nil
                let exchange = SessionExchange(
                    TimeLimit(.seconds(60), .system), calls: DispatchQueue(label: "calls"), stream: buffer)
                exchange.start(ScriptedTask().methods)
                let head = try #require(
                    HTTPURLResponse(
                        url: URL(fileURLWithPath: "/"), statusCode: status, httpVersion: nil,
                        headerFields: fields.merging(["Content-Length": "5"]) { $1 }))
                var sent = try request()
                sent.httpMethod = method
                exchange.received(head, to: sent)
                exchange.received(Data("1234".utf8), upTo: 100)
                exchange.completed(nil, nil)
                var error: (any Error)?
                do {
                    _ = try await exchange.response()
                    while try await buffer?.next(resume: {}) != nil {}
                } catch let thrown { error = thrown }
                expect((error != nil) == isError, "\(method) \(status) \(fields): \(String(describing: error))")
            }
        }
    }

    @Test func errorsOfTheSystemAreErrorsOfTheNetwork() {
        let errors = [
            NSError(domain: NSPOSIXErrorDomain, code: 53), NSError(domain: "kNWErrorDomainPOSIX", code: 54),
            NSError(domain: "kCFErrorDomainCFNetwork", code: 303), NSError(domain: "App", code: 1),
        ]
        let codes = errors.map { (portableError($0, hasResponse: false) as? URLError)?.code }
        expectEqual(codes, [.networkConnectionLost, .networkConnectionLost, .unknown, nil])

        let path = "satisfied (Path is satisfied), unsatisfied (Local network prohibited)"
        let refused = namingLocalNetwork(
            URLError(.notConnectedToInternet, userInfo: ["_NSURLErrorNWPathKey": path]))
        expect(refused.errorUserInfo["Fetching.localNetworkRefusal"] != nil)
        expect(namingLocalNetwork(URLError(.notConnectedToInternet)).errorUserInfo.isEmpty)
    }

    /// A stream between the thread that writes a body and the session that reads it.
    private final class ScriptedStream: Sendable {
        private let state = Mutex((bytes: Data(), count: 0, isClosed: false, isBroken: false))
        private let capacity: Int

        init(capacity: Int) { self.capacity = capacity }

        var hasSpace: Bool { state.withLock { $0.bytes.count < capacity || $0.isBroken } }
        var isClosed: Bool { state.withLock { $0.isClosed } }
        /// The number of bytes that were written.
        var count: Int { state.withLock { $0.count } }

        func write(_ part: Data) -> Int {
            state.withLock { state in
                if state.isBroken { return -1 }
                let count = min(part.count, capacity - state.bytes.count)
                state.bytes += part.prefix(count)
                state.count += count
                return count
            }
        }

        /// Returns the bytes that were written, or nil if the stream is closed and was read to its end.
        func read() -> Data? {
            state.withLock { state in
                if state.bytes.isEmpty, state.isClosed { return nil }
                defer { state.bytes = Data() }
                return state.bytes
            }
        }

        func close() { state.withLock { $0.isClosed = true } }
        func breakOff() { state.withLock { $0.isBroken = true } }
    }

    private enum End: CaseIterable { case complete, failure, cancelled, broken, stalled, sentAgain }

    @Test func anUploadIsCompleteOnlyIfItsBodyIs() async throws {
        struct Unreadable: Error {}
        for seed in 0..<(runsSlowTests ? 200 : 24) {
            var random = SplitMix64(seed: UInt64(seed))
            let end = End.allCases[seed % End.allCases.count]
            let parts = (0..<Int.random(in: 1...8, using: &random)).map { number in
                Data(repeating: UInt8(number), count: Int.random(in: 0...9_000, using: &random))
            }
            let stream = ScriptedStream(capacity: Int.random(in: 1...5_000, using: &random))
            let exchange = SessionExchange(TimeLimit(.seconds(60), .system), calls: DispatchQueue(label: "calls"))
            let task = ScriptedTask()
            exchange.start(task.methods)
            let isWritten = Mutex(false)
            let number = exchange.nextBody()
            Thread {
                var rest = parts[...]
                writeBody(
                    parts: {
                        {
                            if let part = rest.popFirst() { return part }
                            if end == .failure || end == .sentAgain { throw Unreadable() }
                            return nil
                        }
                    }, of: exchange, number: number, hasSpace: { stream.hasSpace },
                    write: { stream.write($0) },
                    close: { stream.close() })
                isWritten.withLock { $0 = true }
            }.start()
            var sent = Data()
            var reads = 0
            // The session reads until the stream is closed or the task is cancelled.
            while !task.isCancelled {
                if end == .stalled, reads == 2 { break }
                guard let bytes = stream.read() else { break }
                sent += bytes
                reads += 1
                if reads == 3 {
                    if end == .cancelled { exchange.abandon() }
                    // The session closes its end, for example because the response has arrived.
                    if end == .broken {
                        stream.breakOff()
                        break
                    }
                    // The session sends the body again, with another stream.
                    if end == .sentAgain {
                        _ = exchange.nextBody()
                        break
                    }
                }
                await Task.yield()
            }
            let whole = parts.reduce(Data(), +)
            switch end {
            case .complete: expect(sent == whole && !task.isCancelled, "seed \(seed)")
            case .failure, .cancelled:
                // The session does not see the end of the body before its task is cancelled.
                expect(task.isCancelled || sent == whole, "seed \(seed)")
                // A body that was complete before the cancellation may be closed.
                let isComplete = end == .cancelled && stream.count == whole.count
                if task.isCancelled { expect(!stream.isClosed || isComplete, "seed \(seed)") }
            case .broken where reads == 3:
                await waitUntil { isWritten.withLock { $0 } }
                expect(!stream.isClosed || stream.count == whole.count, "seed \(seed)")
            case .broken, .sentAgain: break
            // The session stops reading, and the limit of the exchange passes.
            case .stalled: exchange.abandon()
            }
            // An error of the first stream does not end the second attempt.
            if end == .sentAgain, reads == 3 {
                await waitUntil { isWritten.withLock { $0 } }
                expect(!exchange.isAbandoned || stream.count == whole.count, "seed \(seed)")
            }
            exchange.completed(nil, task.isCancelled ? URLError(.cancelled) : nil)
            await waitUntil { isWritten.withLock { $0 } && stream.isClosed }
        }
    }
}
