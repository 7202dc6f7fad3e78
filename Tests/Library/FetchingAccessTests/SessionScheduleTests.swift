import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

/// Tests with random schedules of calls, responses, refreshes, replacements, cancellations and logouts.
///
/// The server checks each request when it arrives: its token must be the current one. After each event, the test waits
/// until each call has ended, waits for a response, or waits for a refresh.
@Suite(.hangLimit) struct SessionScheduleTests {
    /// The number of schedules: half of `FETCHING_SOAK`, or 20 if the variable is not set.
    private let count = soakSize.map { $0 / 2 } ?? (runsSlowTests ? 40 : 20)

    @Test func everyCallGetsOneResultAndNoReplacedTokenIsSentInAnySchedule() async throws {
        for seed in 1...max(count, 1) where try await !Schedule(seed: UInt64(seed)).isCorrect() { return }
    }
}

/// One schedule.
private final class Schedule {
    private let seed: UInt64
    private var random: SplitMix64
    private let time: VirtualTime
    private let server = ManualAccountServer()
    private let storage = TokenStorage.inMemory()
    private let session: Session
    private var calls: [Task<Void, Never>] = []
    private var cancelled: Set<Int> = []
    private var hasFailedRefresh = false
    private var history: [String] = []

    init(seed: UInt64) throws {
        self.seed = seed
        random = SplitMix64(seed: seed)
        time = VirtualTime()
        session = try Session(
            server.current, api: AccountServer.api(server.store), storage: storage,
            refresh: server.refresh)
    }

    /// Runs the schedule. Returns whether everything was as expected, and records an issue for the first fault.
    func isCorrect() async throws -> Bool { try await time.run { try await run() } }

    private func run() async throws -> Bool {
        for _ in 0..<25 where !session.hasEnded {
            try await carryOutRandomEvent()
            await waitUntilIdle()
            guard try check() else { return false }
        }
        if !session.hasEnded { try await letAllCallsEnd() }
        for call in calls { await call.value }
        // A refresh without callers, or a refresh that ignores cancellation and ends after the logout.
        endRefresh(succeeds: true)
        await waitUntil { !session.credential.activity.isRefreshing }
        return try check()
    }

    private func carryOutRandomEvent() async throws {
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<12: call()
        case 12..<16: respond(200)
        case 16..<24: respond(401)
        case 24..<29: endRefresh(succeeds: true)
        case 29..<31: endRefresh(succeeds: false)
        case 31..<35: cancel()
        case 35..<37:
            history.append("replace")
            try await session.replaceTokens(with: server.replaceTokens())
        case 37..<39:
            history.append("7 s later")
            time.advance(by: .seconds(7))
        default:
            guard Int.random(in: 0..<3, using: &random) == 0 else { return }
            history.append("log out")
            server.end()
            try await session.end()
        }
    }

    private func call() {
        let id = calls.count
        history.append("call \(id)")
        server.begin(id)
        calls.append(
            Task { [server, session] in
                do {
                    let request = try createRequest(baseURL: "http://a/", headers: ["X-Call": "\(id)"])
                    let response = try await session.api.store.fetchData(request).1 as? HTTPURLResponse
                    server.finish(id, .success(response?.statusCode ?? 0))
                } catch {
                    server.finish(id, .failure(error))
                }
            })
    }

    private func respond(_ status: Int) {
        guard let id = server.requests.waiting.randomElement(using: &random) else { return }
        history.append("\(status) for \(id)")
        server.respond(to: id, status)
    }

    private func endRefresh(succeeds: Bool) {
        guard let id = server.refreshes.waiting.first else { return }
        history.append("refresh \(succeeds ? "succeeds" : "fails")")
        if succeeds { server.acceptRefresh() } else { hasFailedRefresh = true }
        server.refreshes.release(id, with: succeeds ? .success(()) : .failure(URLError(.timedOut)))
    }

    private func cancel() {
        guard let id = calls.indices.randomElement(using: &random), server.results(of: id).isEmpty else { return }
        history.append("cancel \(id)")
        cancelled.insert(id)
        calls[id].cancel()
    }

    /// Responds with 200 to all requests until all calls have ended.
    private func letAllCallsEnd() async throws {
        while server.unfinished > 0 {
            for id in server.requests.waiting { server.respond(to: id, 200) }
            endRefresh(succeeds: true)
            await waitUntilIdle()
        }
    }

    private func waitUntilIdle() async {
        let credential = session.credential
        await waitUntil {
            let (waiting, isRefreshing) = credential.activity
            return session.hasEnded
                ? server.unfinished == 0
                : isRefreshing == !server.refreshes.waiting.isEmpty
                    && server.requests.waiting.count + waiting == server.unfinished
        }
    }

    private func check() throws -> Bool {
        var faults = server.faults
        for id in calls.indices {
            let results = server.results(of: id)
            if results.count > 1 { faults.append("call \(id) has \(results.count) results") }
            if server.sends(of: id) > 3 { faults.append("call \(id) was sent \(server.sends(of: id)) times") }
            switch results.first {
            case nil, .success(200): break
            case .success(401) where server.lastStatus(of: id) == 401: break
            case .failure(is CancellationError) where cancelled.contains(id) || session.hasEnded: break
            case .failure(is URLError) where hasFailedRefresh: break
            case .failure(let error as TooManyRefreshes) where server.startedRefreshes >= error.maximumRefreshes: break
            case .some(let result): faults.append("call \(id) has \(result)")
            }
        }
        let saved = try storage.load()
        if saved != (session.hasEnded ? nil : server.current) { faults.append("another token is saved") }
        if faults.isEmpty { return true }
        Issue.record("seed \(seed): \(faults) after \(history)")
        return false
    }
}

/// A stub server. The test sends each response and ends each refresh.
private final class ManualAccountServer: Sendable {
    private struct State {
        var number = 0
        var currentNumber = 0
        var hasEnded = false
        var started: Set<Int> = []
        var results: [Int: [Result<Int, any Error>]] = [:]
        var sends: [Int: Int] = [:]
        var statuses: [Int: Int] = [:]
        var runningRefreshes = 0
        var startedRefreshes = 0
        /// The number of the tokens that are being refreshed, and of the tokens that replace them.
        var refresh = (old: 0, new: 0)
        var faults: [String] = []

        mutating func newNumber() -> Int {
            number += 1
            return number
        }
    }

    /// The requests that wait for a response, by call.
    let requests = Gate()
    let refreshes = Gate()
    private let state = Mutex(State())

    var current: Tokens { tokens(state.withLock { $0.currentNumber }) }
    var faults: [String] { state.withLock { $0.faults } }
    var startedRefreshes: Int { state.withLock { $0.startedRefreshes } }
    var unfinished: Int { state.withLock { state in state.started.count - state.results.count } }

    func results(of id: Int) -> [Result<Int, any Error>] { state.withLock { $0.results[id] ?? [] } }
    func sends(of id: Int) -> Int { state.withLock { $0.sends[id] ?? 0 } }
    func lastStatus(of id: Int) -> Int? { state.withLock { $0.statuses[id] } }
    func begin(_ id: Int) { state.withLock { _ = $0.started.insert(id) } }
    func end() { state.withLock { $0.hasEnded = true } }

    func finish(_ id: Int, _ result: Result<Int, any Error>) {
        state.withLock { $0.results[id, default: []].append(result) }
    }

    func respond(to id: Int, _ status: Int) {
        state.withLock { $0.statuses[id] = status }
        requests.release(id)
    }

    /// Returns new tokens, which are the current tokens from now on.
    func replaceTokens() -> Tokens {
        state.withLock { state in state.currentNumber = state.newNumber() }
        return current
    }

    /// Makes the result of the refresh current, unless its tokens were replaced.
    func acceptRefresh() {
        state.withLock { state in
            state.refresh.new = state.newNumber()
            if state.refresh.old == state.currentNumber { state.currentNumber = state.refresh.new }
        }
    }

    var store: NetworkStore {
        NetworkStore { request in
            let id = Int(request.value(forHTTPHeaderField: "X-Call") ?? "") ?? -1
            self.state.withLock { state in
                state.sends[id, default: 0] += 1
                let token = request.value(forHTTPHeaderField: "Authorization") ?? "no token"
                if token != "Bearer \(state.currentNumber)" { state.faults.append("call \(id) was sent with \(token)") }
                if state.hasEnded { state.faults.append("call \(id) was sent after the end") }
            }
            try await self.requests.pass(id)
            let status = self.state.withLock { $0.statuses[id] ?? 0 }
            return try await NetworkStore.json("{}", status: status).fetchData(request)
        }
    }

    @Sendable func refresh(_ old: Tokens) async throws -> Tokens? {
        let id = state.withLock { state in
            state.startedRefreshes += 1
            state.runningRefreshes += 1
            state.refresh.old = Int(old.access) ?? -1
            if state.runningRefreshes > 1 { state.faults.append("two refreshes at a time") }
            return state.startedRefreshes
        }
        defer { state.withLock { $0.runningRefreshes -= 1 } }
        // Every second refresh ignores cancellation.
        if id % 2 == 0 {
            try await refreshes.pass(id)
        } else {
            try await Task { try await refreshes.pass(id) }.value
        }
        return tokens(state.withLock { $0.refresh.new })
    }

    /// Returns the tokens with a number. The first tokens expire soon, so some calls refresh them before they are sent.
    private func tokens(_ number: Int) -> Tokens {
        let expires = VirtualTime().source.date() + Double(number * 5 + 33)
        return Tokens(access: "\(number)", refresh: "refresh \(number)", expires: expires)
    }
}
