import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Returns a layer that records exchanges in a HAR file and plays them later.
///
/// ```swift
/// let store = NetworkStore.live.layered(recording(to: "Replays/list.har"))
/// ```
///
/// The first run of the test sends its requests and creates the file. Later runs get the recorded responses and errors,
/// and use no network. Each exchange is used once, in the order of the recording. A request without an unused exchange
/// throws ``RecordingError`` with the nearest recorded request and what differs. If the test target depends on
/// `FetchingTestSupport`, the error also fails the test.
///
/// The file has no secrets. These parts are left out: items that `signing` adds, the values of query items with secret
/// names, and response header fields with secret names, such as `Set-Cookie`. These values are replaced with `***`:
/// request header fields with secret names, such as `Authorization`, fields with secret names in JSON and forms, and
/// the credentials of the calls in all places. If an entry would still contain a secret, the call throws
/// ``RecordingError`` and its exchange is not written. Personal data is recorded, and so are secrets in binary bodies,
/// secrets of fewer than 4 bytes, and secrets without a secret name. Only the user can read a new file. The first run
/// gets each response with its secrets, and later runs get `***`, so a test must not compare the value of a token.
///
/// Place this layer innermost, next to the live store. It follows redirects itself, so that each response is recorded.
/// Several stores can use one file, also in several processes. A call returns, and a stream ends, after its exchange
/// was written. A new file replaces the old one, so that the file is complete at any moment.
///
/// WebSockets are neither recorded nor played: the layer passes them on to the store. A test uses the store `socket` of
/// `FetchingTestSupport` for them.
///
/// - Parameters:
///   - file: The path of the file. A relative path starts at the folder of the source file that calls this function.
///   - mode: Which requests are sent. The default is ``RecordingMode/standard``.
///   - rules: What is compared in addition to the method and the URL.
///   - secrets: The names of further header fields, query items, and fields of JSON and forms that are secret.
///   - repeatsLast: Whether the last exchange for a request is used again for further equal requests.
///   - expectsAllUsed: Whether the test fails if an exchange was not used when the store is released.
///   - keepsDelays: Whether a played response, and each chunk of a stream, arrive after the recorded delays. By
///     default, they arrive at once.
///   - filePath: The path of the source file.
public func recording(
    to file: String,
    mode: RecordingMode = .standard,
    comparing rules: Set<RecordingRule> = [],
    secrets: SecretNames = SecretNames(),
    repeatsLast: Bool = false,
    expectsAllUsed: Bool = false,
    keepsDelays: Bool = false,
    filePath: StaticString = #filePath
) -> StoreLayer {
    let folder = URL(filePath: "\(filePath)").deletingLastPathComponent()
    let url = URL(filePath: file, directoryHint: .notDirectory, relativeTo: folder).absoluteURL.standardizedFileURL
    let settings = RecordingSettings(
        mode: mode, rules: rules, secrets: secrets, repeatsLast: repeatsLast, expectsAllUsed: expectsAllUsed,
        keepsDelays: keepsDelays)
    let layer = recording(to: url, settings)
    // This layer turns off the redirect layer of a live store, so each response of a redirect chain is recorded for its
    // own URL.
    return { followingRedirects()(layer($0)) }
}

private func recording(to url: URL, _ settings: RecordingSettings) -> StoreLayer {
    let player = Player(Recorder.shared(url), settings)
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await player.fetchData($0, store) },
            fetchStream: { try await player.fetchStream($0, store) })
    }
}

extension NetworkStore {
    /// Returns a store that plays the exchanges of a HAR file, which this package, a browser or a proxy has written.
    /// The store sends no request.
    ///
    /// This is
    /// ``recording(to:mode:comparing:secrets:repeatsLast:expectsAllUsed:keepsDelays:filePath:)`` in the mode
    /// ``RecordingMode/none``; its parameters are described there.
    ///
    /// Blocked and cancelled requests, WebSockets and interim responses in the file are ignored. Compressed bodies are
    /// decoded, and `Content-Length` is corrected. A response whose body is missing or damaged is an error.
    public static func replaying(
        from file: String,
        comparing rules: Set<RecordingRule> = [],
        secrets: SecretNames = SecretNames(),
        repeatsLast: Bool = false,
        expectsAllUsed: Bool = false,
        keepsDelays: Bool = false,
        filePath: StaticString = #filePath
    ) -> NetworkStore {
        NetworkStore.unimplemented.layered(
            recording(
                to: file, mode: .none, comparing: rules, secrets: secrets, repeatsLast: repeatsLast,
                expectsAllUsed: expectsAllUsed, keepsDelays: keepsDelays, filePath: filePath))
    }
}

extension NetworkStore {
    /// Returns a store with which a local server plays the exchanges of a HAR file. Unlike
    /// `replaying(from:)`, it doesn't compare the
    /// host of a request, it uses the last exchange again, it returns redirects, and a request without an exchange
    /// fails no test.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - rules: What is compared in addition to the method, the path and the query.
    ///   - secrets: The names of further header fields, query items, and fields of JSON and forms that are secret.
    ///   - keepsDelays: Whether a response, and each chunk of a stream, arrive after the recorded delays.
    public static func served(
        from url: URL, comparing rules: Set<RecordingRule> = [], secrets: SecretNames = SecretNames(),
        keepsDelays: Bool = false
    ) -> NetworkStore {
        NetworkStore.unimplemented.layered(
            recording(
                to: url,
                RecordingSettings(
                    mode: .none, rules: rules.union([.anyHost]), secrets: secrets, repeatsLast: true,
                    expectsAllUsed: false, keepsDelays: keepsDelays, failsTests: false)))
    }
}

extension Player {
    fileprivate func fetchData(_ request: URLRequest, _ store: NetworkStore) async throws -> (Data, URLResponse) {
        try await inCall {
            let call = try call(request)
            if let exchange = call.exchange {
                return try await self.store(playing: exchange).fetchData(request)
            }
            let record = RunningRecord(self, call, request)
            do {
                let (data, response) = try await record.measuring { try await store.fetchData(request) }
                try await record.end(
                    response, [Exchange.Chunk(time: record.elapsed, data: data)],
                    response.bodyError.map { .network(($0 as? URLError)?.code ?? .networkConnectionLost) })
                return (data, response)
            } catch let error as URLError where error.code != .cancelled {
                try await record.end(nil, [], .network(error.code))
                throw error
            }
        }
    }

    fileprivate func fetchStream(
        _ request: URLRequest, _ store: NetworkStore
    ) async throws -> (ResponseBody, URLResponse) {
        if CallContext.current[upgradeKey] != nil { return try await store.fetchStream(request) }
        return try await inCall {
            let call = try call(request)
            if let exchange = call.exchange {
                return try await self.store(playing: exchange).fetchStream(request)
            }
            let record = RunningRecord(self, call, request)
            do {
                let (body, response) = try await record.measuring { try await store.fetchStream(request) }
                return (record.recording(body, response), response)
            } catch let error as URLError where error.code != .cancelled {
                try await record.end(nil, [], .network(error.code))
                throw error
            }
        }
    }

    /// Runs `operation` in the current call, or in a new one. The call also knows the names of secrets in the settings.
    private func inCall<Success>(_ operation: () async throws -> Success) async throws -> Success {
        try await withinCall {
            try await SecretNames.declaring(settings.secrets, operation)
        }
    }
}
