import Fetching
import FetchingSockets
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

/// Endpoints of messages over several connections, in virtual time.
@Suite(.hangLimit) struct ReconnectingSocketsTests {
    /// The actions of the server for one connection or one refusal.
    enum Step: Sendable {
        case refuse(Int, headers: [String: String] = [:])
        case fail(URLError.Code)
        /// A connection that sends texts, and then ends: with a close frame, or with an error if it is nil.
        case send([String], SocketClose?)
    }

    /// Returns a store that plays one step for each request. There must be no further request.
    private func store(_ steps: Step...) -> NetworkStore {
        let next = Mutex(0)
        return .routed { _ in
            let index = next.withLock { next in
                defer { next += 1 }
                return next
            }
            guard index < steps.count else { return nil }
            return switch steps[index] {
            case .refuse(let status, let headers): .json("{}", status: status, headers: headers)
            case .fail(let code): .failing(URLError(code))
            case .send(let texts, let close):
                .socket { peer in
                    for text in texts { try await peer.send(.text(text)) }
                    guard let close else { throw URLError(.networkConnectionLost) }
                    _ = try await peer.close(close)
                }
            }
        }
    }

    private struct Outcome: Equatable {
        var texts: [String] = []
        var end = ""
        /// The arguments of `onReconnect`.
        var reconnects: [String] = []
        var subscriptions = 0
    }

    /// Reads all messages of an endpoint.
    private func outcome(
        _ store: NetworkStore, _ policy: ReconnectPolicy = ReconnectPolicy(delay: .seconds(8)),
        reconnectsAfter: @escaping @Sendable (SocketClose) -> Bool = { $0.isTemporary },
        subscribe: @escaping @Sendable (WebSocket) async throws -> Void = { _ in }
    ) async -> (Outcome, [Duration]) {
        let (reconnects, delays, subscriptions) = (Recorded<String>(), Recorded<Duration>(), Recorded<Int>())
        let time = VirtualTime(advancesAutomatically: true)
        return await time.run {
            let fetch: Fetcher<Int, ElementStream<SocketMessage>> = socketMessages(
                store: store, reconnecting: policy, reconnectsAfter: reconnectsAfter,
                onReconnect: { error, delay in
                    reconnects.add(outline(error))
                    delays.add(delay)
                },
                subscribe: { number, socket in
                    subscriptions.add(number)
                    try await subscribe(socket)
                }
            ) { _ in try request("wss://a/ticks") }
            var outcome = Outcome()
            do throws(AppError) {
                for try await message in try await fetch(7).get() {
                    outcome.texts.append(String(decoding: message.data, as: UTF8.self))
                }
                outcome.end = "end"
            } catch { outcome.end = outline(error) }
            outcome.reconnects = reconnects.all
            outcome.subscriptions = subscriptions.all.count
            expectEqual(time.waits, delays.all)
            expect(subscriptions.all.allSatisfy { $0 == 7 })
            return (outcome, delays.all)
        }
    }

    private static let lost = "network \(URLError.Code.networkConnectionLost.rawValue)"

    @Test func aLostConnectionIsOpenedAgainAndSubscribedToOnce() async throws {
        let (outcome, delays) = await outcome(
            store(.send(["1", "2"], nil), .send([], SocketClose(code: 1012)), .send(["3"], SocketClose())))
        expectEqual(
            outcome,
            Outcome(texts: ["1", "2", "3"], end: "end", reconnects: [Self.lost, "end"], subscriptions: 3))
        expect(delays[0] < .seconds(8) && delays[1] < .seconds(16), "\(delays)")
    }

    @Test func theCodeDecidesWhetherTheConnectionIsOpenedAgain() async throws {
        let codes: [(Int?, isTemporary: Bool, end: String)] = [
            (1000, false, "end"), (1001, true, "end"), (nil, true, "end"), (1002, false, "server 101 1002 -"),
            (1003, false, "server 101 1003 -"), (1007, false, "server 101 1007 -"), (1008, false, "server 101 1008 -"),
            (1009, false, "server 101 1009 -"), (1010, false, "server 101 1010 -"), (1011, true, "server 101 1011 -"),
            (1012, true, "server 101 1012 -"), (1013, true, "server 101 1013 -"), (1014, true, "server 101 1014 -"),
            (3000, false, "server 101 3000 -"), (4999, false, "server 101 4999 -"),
        ]
        for (code, isTemporary, end) in codes {
            let close = SocketClose(code: code)
            expectEqual(close.isTemporary, isTemporary, "\(close)")
            let last = SocketClose(reason: "done")
            for reconnects in [isTemporary, true, false] {
                let steps = store(.send(["1"], close), .send(["2"], last))
                let (outcome, _) =
                    reconnects == isTemporary
                    ? await outcome(steps) : await outcome(steps, reconnectsAfter: { $0 != last && reconnects })
                expectEqual(outcome.texts, reconnects ? ["1", "2"] : ["1"], "\(close)")
                expectEqual(outcome.end, reconnects ? "end" : end, "\(close)")
                expectEqual(outcome.reconnects, reconnects ? ["end"] : [], "\(close)")
            }
        }
    }

    @Test func theErrorOfTheFirstConnectionIsTheResult() async throws {
        for (step, text) in [
            (Step.refuse(503), "server 503 - -"), (.refuse(404), "server 404 - -"),
            (.fail(.cannotConnectToHost), "network -1004"),
        ] {
            let (outcome, _) = await outcome(store(step))
            expectEqual(outcome, Outcome(end: text))
        }
    }

    @Test func anErrorOfALaterAttemptEndsOrDelaysTheSequence() async throws {
        let first = Step.send(["1"], nil)
        let last = Step.send(["2"], SocketClose())
        for (step, text) in [
            (Step.refuse(401), "server 401 - -"), (.refuse(404), "server 404 - -"),
            (.refuse(200), "server 200 - The server did not open a WebSocket."),
            (.fail(.serverCertificateUntrusted), "network -1202"),
        ] {
            let (outcome, _) = await outcome(store(first, step))
            expectEqual(outcome, Outcome(texts: ["1"], end: text, reconnects: [Self.lost], subscriptions: 1), "\(step)")
        }
        for (step, text) in [
            (Step.refuse(408), "server 408 - -"), (.refuse(425), "server 425 - -"), (.refuse(429), "server 429 - -"),
            (.refuse(500), "server 500 - -"), (.refuse(503), "server 503 - -"), (.fail(.timedOut), "network -1001"),
            (.fail(.cannotConnectToHost), "network -1004"),
        ] {
            let (outcome, _) = await outcome(store(first, step, last))
            expectEqual(
                outcome, Outcome(texts: ["1", "2"], end: "end", reconnects: [Self.lost, text], subscriptions: 2),
                "\(step)")
        }
        let (_, delays) = await outcome(store(first, .refuse(503, headers: ["Retry-After": "100"]), last))
        expect(delays[1] == .seconds(100), "\(delays)")
    }

    @Test func theCountOfAttemptsStartsAgainAfterAMessage() async throws {
        let policy = ReconnectPolicy(delay: .seconds(8), attempts: 2)
        let (empty, one) = (Step.send([], nil), Step.send(["1"], nil))
        let cases: [(NetworkStore, texts: Int, reconnects: Int)] = [
            (store(one, empty, empty), 1, 2), (store(one, one, empty, empty), 2, 3),
            (store(one, empty, one, empty, empty), 2, 4), (store(empty, .refuse(503), .fail(.timedOut)), 0, 2),
        ]
        for (index, (store, texts, reconnects)) in cases.enumerated() {
            let (outcome, _) = await outcome(store, policy)
            expectEqual(outcome.texts.count, texts, "case \(index)")
            expectEqual(outcome.reconnects.count, reconnects, "case \(index)")
            expectEqual(outcome.end, index == 3 ? "network -1001" : Self.lost, "case \(index)")
        }
        // After close frames, the last one is the end.
        let restart = Step.send([], SocketClose(code: 1012, reason: "restart"))
        let (outcome, _) = await outcome(store(restart, restart, restart), policy)
        expectEqual(outcome.end, "server 101 1012 restart")
    }

    @Test func anErrorOfSubscribeIsAnErrorOfTheConnection() async throws {
        struct Fault: Error {}
        let (first, _) = await outcome(store(.send([], nil)), subscribe: { _ in throw Fault() })
        expectEqual(first, Outcome(end: "unknown", subscriptions: 1))
        let count = Recorded<Int>()
        let (later, _) = await outcome(
            store(.send(["1"], nil), .send(["2"], nil), .send(["3", "4"], SocketClose())),
            subscribe: { socket in
                switch count.add(0) {
                case 1: break
                case 2: throw URLError(.networkConnectionLost)
                default:
                    // A message that is read here is not in the sequence.
                    var iterator = socket.messages.makeAsyncIterator()
                    try await expectEqual(iterator.next(), .text("3"))
                }
            })
        expectEqual(
            later, Outcome(texts: ["1", "4"], end: "end", reconnects: [Self.lost, Self.lost], subscriptions: 3))
    }

    @Test func theMessagesCanBeReadOnce() async throws {
        let fetch: Fetcher<Void, ElementStream<SocketMessage>> = socketMessages(
            store: .socket { try await $0.send(.text("1")) }
        ) { try request("wss://a/") }
        let messages = try await fetch(()).get()
        for try await _ in messages {}
        var iterator = messages.makeAsyncIterator()
        let error = await expect(throws: AppError.self) { try await iterator.next() }
        expect(error.map { "\($0)".contains("already read") } == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test func anErrorOfAMapperIsAParsingErrorThatEndsTheConnection() async throws {
        let ends = Recorded<String>()
        let fetch: Fetcher<Void, ElementStream<SocketMessage>> = socketMessages(
            store: .socket { peer in
                try await peer.send(.text("x"))
                ends.add(outline(await peer.readAll().error))
            }
        ) { try request("wss://a/") }
        do {
            let numbers = transformedFetcher(fetch) { $0.mapElements { try jsonMapper(Int.self)($0.data) } }
            var iterator = try await numbers(()).get().makeAsyncIterator()
            expectEqual(outline(await expect(throws: AppError.self) { try await iterator.next() }), "parsing")
            try await expectEqual(iterator.next(), nil)
        }
        await waitUntil { ends.all.count == 1 }
    }

    /// The places in which the consumer is cancelled.
    enum Place: CaseIterable {
        case before, connecting, subscribing, reading, waiting, connectingAgain, subscribingAgain
    }

    @Test(arguments: Place.allCases) func cancellingEndsTheConnectionAndTheSequence(place: Place) async throws {
        let (opened, closed, arrived) = (Recorded<Int>(), Recorded<Int>(), Recorded<Int>())
        let open = NetworkStore.socket { peer in
            let number = opened.add(0)
            try? await peer.send(.text("1"))
            if number == 1, [.waiting, .connectingAgain, .subscribingAgain].contains(place) {
                closed.add(0)
                throw URLError(.networkConnectionLost)
            }
            _ = await peer.readAll()
            closed.add(0)
        }
        let (requests, subscriptions) = (Recorded<Int>(), Recorded<Int>())
        let store = NetworkStore.routed { _ in
            let number = requests.add(0)
            guard place == .connecting || place == .connectingAgain && number == 2 else { return open }
            arrived.add(0)
            return .hanging
        }
        let time = VirtualTime()
        let fetch: Fetcher<Void, ElementStream<SocketMessage>> = socketMessages(
            store: store,
            subscribe: { _, _ in
                let number = subscriptions.add(0)
                guard place == .subscribing || place == .subscribingAgain && number == 2 else { return }
                arrived.add(0)
                try await Task.sleep(for: .seconds(3600))
            }
        ) { try request("wss://a/") }
        let reader = Task {
            await time.run { () async -> String in
                if place == .before { await waitUntil { Task.isCancelled } }
                do throws(AppError) {
                    for try await _ in try await fetch(()).get() where place == .reading { arrived.add(0) }
                    return "end"
                } catch { return outline(error) }
            }
        }
        switch place {
        case .before: break
        case .connecting, .subscribing, .reading: await waitUntil { arrived.all.count == 1 }
        case .waiting: await time.waitForSleepers(atLeast: 1)
        case .connectingAgain, .subscribingAgain:
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(30))
            await waitUntil { arrived.all.count == 1 }
        }
        reader.cancel()
        await expectEqual(reader.value, "cancelled")
        await waitUntil { closed.all.count == opened.all.count }
        expectEqual(time.sleeperCount, 0)
    }
}
