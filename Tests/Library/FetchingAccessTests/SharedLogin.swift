import FetchingAccess
import FetchingTestSupport
import Foundation
import LoopbackServer
import Synchronization

/// A server with one login, for several processes that share a token file. Each refresh token can be used once.
///
/// If a refresh token is used twice, the server revokes the login (RFC 9700 §4.14.2). This is a fault, unless the
/// process that used the token first was killed before it saved the new tokens.
final class SharedLogin: Sendable {
    struct Outcome: Sendable {
        /// The things that must not happen.
        var faults: [String] = []
        var refreshes = 0
        /// Whether a process was killed between the request of a refresh and the save of its tokens.
        var isLost = false
    }

    private struct State {
        var random: SplitMix64
        var arrived: Set<Int> = []
        /// The time at which all processes were told to start.
        var start: ContinuousClock.Instant?
        /// The number of the tokens that the server accepts.
        var number = 0
        /// The process that used a refresh token.
        var users: [String: Int] = [:]
        /// The processes that have received the user.
        var served: Set<Int> = []
        /// Access tokens with a smaller number are rejected.
        var minimum = 1
        var isRevoked = false
        var outcome = Outcome()
    }

    private let storage: TokenStorage
    private let delays: [Int?]
    private let state: Mutex<State>

    /// Creates a server, and saves expired tokens for it.
    ///
    /// - Parameter delays: For each process, the microseconds between its start and its end, or nil if it is not
    ///   killed.
    init(savingIn file: URL, delays: [Int?], seed: UInt64) throws {
        storage = .file(at: file)
        self.delays = delays
        state = Mutex(State(random: SplitMix64(seed: seed)))
        try storage.save(Tokens(access: "access 0", refresh: "refresh 0", expires: Date(timeIntervalSince1970: 1)))
    }

    /// Returns what happened, after all processes have ended.
    func outcome() -> Outcome {
        state.withLock { state in
            var outcome = state.outcome
            let saved = (try? storage.load())?.refresh
            if saved != "refresh \(state.number)", !outcome.isLost {
                if let user = state.users["refresh \(state.number - 1)"], saved == "refresh \(state.number - 1)",
                    delays[user] != nil
                {
                    outcome.isLost = true
                } else {
                    outcome.faults.append("\(saved ?? "nothing") is saved instead of refresh \(state.number)")
                }
            }
            return outcome
        }
    }

    @Sendable func response(to request: LoopbackServer.Request) async -> LoopbackServer.Response {
        let process = request.query.flatMap { Int($0) } ?? 0
        switch request.path {
        case "/start":
            state.withLock { state in
                state.arrived.insert(process)
                if state.arrived.count == delays.count { state.start = .now }
            }
            while !Task.isCancelled, state.withLock({ $0.start == nil }) {
                try? await Task.sleep(for: .milliseconds(1))
            }
            return .text("go")
        case "/refresh": return refresh(String(decoding: request.body, as: UTF8.self), process)
        case "/fault":
            state.withLock { state in
                // After the server has revoked the login, the calls must fail. A process that will be killed can start
                // late. Its first call can then get a second 401.
                guard !state.isRevoked, delays[process] == nil else { return }
                state.outcome.faults.append("process \(process): \(String(decoding: request.body, as: UTF8.self))")
            }
            return .text("")
        default:
            let token = request.headers.first { $0.name.lowercased() == "authorization" }?.value ?? ""
            return user(token.split(separator: " ").last.flatMap { Int($0) } ?? -1, process)
        }
    }

    private func refresh(_ token: String, _ process: Int) -> LoopbackServer.Response {
        // The process has locked the file, so no other process changes it.
        let saved = (try? storage.load())?.refresh
        return state.withLock { state in
            if saved != token { state.outcome.faults.append("\(token) is sent, \(saved ?? "nothing") is saved") }
            if let first = state.users[token] {
                if isKilled(first, state) {
                    state.outcome.isLost = true
                } else {
                    state.outcome.faults.append("\(token) is sent by \(first) and \(process)")
                }
                state.isRevoked = true
            }
            guard !state.isRevoked, token == "refresh \(state.number)" else { return .status(400) }
            state.users[token] = process
            state.number += 1
            state.outcome.refreshes += 1
            let delay = Duration.milliseconds(Int.random(in: 0..<15, using: &state.random))
            return .json(#"{"access":"access \#(state.number)","refresh":"refresh \#(state.number)"}"#)
                .delayed(by: delay)
        }
    }

    /// After each process that is not killed has received the user, all access tokens are rejected once.
    private func user(_ number: Int, _ process: Int) -> LoopbackServer.Response {
        state.withLock { state in
            guard !state.isRevoked, (state.minimum...max(state.minimum, state.number)).contains(number) else {
                return .status(401)
            }
            let isComplete = delays.indices.allSatisfy { delays[$0] != nil || state.served.contains($0) }
            if delays[process] == nil { state.served.insert(process) }
            if !isComplete, delays.indices.allSatisfy({ delays[$0] != nil || state.served.contains($0) }) {
                state.minimum = state.number + 1
            }
            return .text("Ann")
        }
    }

    /// Whether a process ended before now. It measures its delay from a later time than `start`.
    private func isKilled(_ process: Int, _ state: State) -> Bool {
        guard let delay = delays[process], let start = state.start else { return false }
        return ContinuousClock.now - start >= .microseconds(delay)
    }
}
