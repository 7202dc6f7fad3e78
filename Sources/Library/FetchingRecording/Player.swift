import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// The settings of a store that records or plays exchanges.
struct RecordingSettings: Sendable {
    var mode: RecordingMode
    var rules: Set<RecordingRule>
    var secrets: SecretNames
    var repeatsLast: Bool
    var expectsAllUsed: Bool
    var keepsDelays: Bool
    /// Whether an error also fails the current test.
    var failsTests = true
}

/// Chooses the exchanges of a recording for the requests of a store. Each exchange is used once.
final class Player: Sendable {
    let recorder: Recorder
    let settings: RecordingSettings
    private let state = Mutex(State())

    fileprivate struct State {
        /// The identities of the exchanges, by index. Nil for an entry that cannot be played.
        var identities: [RequestIdentity?] = []
        /// The exchanges by index.
        var exchanges: [Exchange?] = []
        /// The indices of the exchanges for an identity, in the order of the recording.
        var indices: [RequestIdentity: [Int]] = [:]
        var generation = 0
        /// The names of secrets when the identities were created. If other names are secret now, the identities are
        /// created again.
        var names: SecretNames?
        var used: Set<Int> = []
        var hasFailed = false
    }

    /// A request, and the exchange to play for it.
    struct Call: Sendable {
        var identity: RequestIdentity
        /// The body. Nil if there is none, if it can be read only once, or if it is neither compared nor recorded.
        var body: Data?
        /// The exchange to play. Nil if the request is sent.
        var exchange: Exchange?
    }

    init(_ recorder: Recorder, _ settings: RecordingSettings) {
        (self.recorder, self.settings) = (recorder, settings)
    }

    deinit {
        guard settings.expectsAllUsed else { return }
        let unused = state.withLock { state in state.hasFailed ? [] : state.unused }
        guard !unused.isEmpty else { return }
        let error = RecordingError(
            "recording", recorder.url, "has exchanges that no request used: \(unused.joined(separator: ", "))")
        failTest("\(error)")
    }

    /// Decides whether a request is played or sent. If the request has no exchange and must not be sent, fails the
    /// current test and throws ``RecordingError``.
    func call(_ request: URLRequest) throws -> Call {
        CallContext.current.addSecrets(of: request)
        // A body is read only to compare or to record it, because it can be large.
        let readsBody = settings.mode != .none || settings.rules.contains { if case .body = $0 { true } else { false } }
        let body = readsBody ? try request.readBody() : nil
        guard let url = request.url else { throw URLError(.badURL) }
        func identity(_ redactor: Redactor) -> RequestIdentity {
            RequestIdentity(
                method: request.httpMethod ?? "GET", url: url, header: { request.value(forHTTPHeaderField: $0) },
                body: body, settings.rules, redactor)
        }
        let masked = identity(redactor(for: request))
        do {
            return try state.withLock { state in
                let isNew = try update(&state)
                // The second search is for files of other programs. Their URLs can contain the secrets of the request.
                let exchange =
                    settings.mode == .all
                    ? nil : next(masked, url, &state) ?? next(identity(namesOnly), url, &state)
                let isSent = settings.mode == .all || settings.mode == .newEpisodes || settings.mode == .once && isNew
                guard exchange != nil || isSent else { throw unexpected(request, masked, state) }
                return Call(identity: masked, body: body, exchange: exchange)
            }
        } catch let error as RecordingError { throw failed(error) }
    }

    /// Returns the entry for the exchange of a call. In the mode `.all`, also reserves the entry that it replaces.
    ///
    /// - Parameter secrets: The secrets of the call.
    func entry(_ exchange: Exchange, _ times: ExchangeTimes, of call: Call, secrets: [String]) -> NewEntry {
        let old = state.withLock { state in
            let old = settings.mode == .all ? state.indices[call.identity]?.first { !state.used.contains($0) } : nil
            if let old { state.used.insert(old) }
            return old
        }
        return NewEntry(exchange.entry(times), secrets: secrets, replacing: old) { [self] index in
            state.withLock { _ = $0.used.insert(index) }
        }
    }

    /// Fails the current test, and returns the error.
    func failed(_ error: RecordingError) -> RecordingError {
        state.withLock { $0.hasFailed = true }
        if settings.failsTests { failTest("\(error)") }
        return error
    }

    /// The names of secret fields in JSON, in the current call.
    var jsonNames: SecretNames { SecretNames.current.inJSON.union(settings.secrets) }

    /// A redactor that masks only the values of secret names. The files of this package contain no other secrets, and
    /// the files of other programs are compared unchanged.
    private var namesOnly: Redactor { Redactor(only: [], names: .current, jsonNames: jsonNames) }

    /// Returns a redactor for the secrets of the current call and of the calls that were recorded.
    func redactor(for request: URLRequest? = nil, others: [String] = []) -> Redactor {
        Redactor(request: request, others: recorder.secrets + others, jsonNames: jsonNames)
    }

    /// Reads the exchanges that were added to the recording. Returns whether there was no recording when this process
    /// first used the file.
    private func update(_ state: inout State) throws -> Bool {
        let names = SecretNames.current
        let count = names == state.names ? state.exchanges.count : 0
        let view = try recorder.view(after: count, generation: state.generation)
        if count == 0 || view.generation != state.generation {
            (state.identities, state.exchanges, state.indices) = ([], [], [:])
        }
        (state.names, state.generation) = (names, view.generation)
        if view.exchanges.isEmpty { return view.isNew }
        let redactor = namesOnly
        for exchange in view.exchanges {
            let identity = exchange.map { exchange in
                RequestIdentity(
                    method: exchange.method, url: exchange.url,
                    header: { exchange.requestHeaders.value(ofHeader: $0) }, body: exchange.requestBody, settings.rules,
                    redactor)
            }
            if let identity { state.indices[identity, default: []].append(state.exchanges.count) }
            state.identities.append(identity)
            state.exchanges.append(exchange)
        }
        return view.isNew
    }

    /// Returns the next exchange for an identity, and marks it as used. An exchange with the same path and query takes
    /// precedence over one that has other secrets there, or none.
    private func next(_ identity: RequestIdentity, _ url: URL, _ state: inout State) -> Exchange? {
        guard let indices = state.indices[identity] else { return nil }
        // The identity has compared the host, if the rules compare it.
        func target(_ url: URL) -> [String?] { [url.path(percentEncoded: true), url.query(percentEncoded: true)] }
        let own = target(url)
        func isSame(_ index: Int) -> Bool { state.exchanges[index].map { target($0.url) == own } == true }
        let firstUnused = indices.firstIndex { !state.used.contains($0) }
        // The limits bound the time if all requests are signed, so that each has another URL.
        let unused = firstUnused.map { indices[$0...].prefix(100) } ?? []
        let next =
            unused.first { !state.used.contains($0) && isSame($0) }
            ?? (settings.repeatsLast ? indices.suffix(100).last(where: isSame) : nil)
            ?? unused.first ?? (settings.repeatsLast ? indices.last : nil)
        guard let next else { return nil }
        state.used.insert(next)
        return state.exchanges[next]
    }

    /// Returns the error for a request without an exchange, with the differences to the nearest one.
    private func unexpected(_ request: URLRequest, _ identity: RequestIdentity, _ state: State) -> RecordingError {
        let path = recorder.url.path(percentEncoded: false)
        let mode = state.exchanges.isEmpty ? "once" : "newEpisodes"
        let distances = state.identities.enumerated().compactMap { index, recorded in
            recorded.map { (index: index, identity: $0, distance: identity.distance(to: $0)) }
        }
        let used = state.indices[identity]
        let response = used == nil ? "no response" : "no further response"
        var lines = ["unexpected request \(requestSummary(of: request)): the recording “\(path)” has \(response)"]
        // A store that does not fail tests is that of `fetching replay`, which has no mode.
        if settings.failsTests {
            lines[0] += "; to record it, use the mode `\(mode)` of `recording(to:mode:)`"
            if mode == "once" { lines[0] += ", the default if the environment variable `CI` is not set" }
        }
        if let indices = used {
            lines.append(
                "its recorded responses (\(indices.count) in total) were already used; to use the last one again, pass `repeatsLast: true`"
            )
        } else if let nearest = distances.min(by: { $0.distance < $1.distance }) {
            lines.append("the nearest recorded request is “\(state.exchanges[nearest.index]?.summary ?? "")”:")
            lines += identity.differences(from: nearest.identity)
        } else {
            lines.append(
                state.exchanges.isEmpty
                    ? "the recording is empty or does not exist"
                    : "none of its requests (\(state.exchanges.count) in total) has a response, for example because a browser blocked them"
            )
        }
        return RecordingError(file: recorder.url.lastPathComponent, description: lines.joined(separator: "\n"))
    }
}

extension Player.State {
    /// The requests whose exchanges were not used, with the number of these exchanges if it is not 1.
    fileprivate var unused: [String] {
        var counts: [(summary: String, count: Int)] = []
        for (index, exchange) in exchanges.enumerated() where !used.contains(index) {
            guard let summary = exchange?.summary else { continue }
            if let known = counts.firstIndex(where: { $0.summary == summary }) {
                counts[known].count += 1
            } else {
                counts.append((summary, 1))
            }
        }
        return counts.map { $0.count == 1 ? $0.summary : "\($0.summary) (\($0.count) times)" }
    }
}

extension Exchange {
    /// The method and the URL, with secrets masked.
    var summary: String { "\(method) \(Redactor().line(url.absoluteString, limit: 2000))" }
}
