import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

/// A trait for tests that connect to 127.0.0.1. The trait removes the proxies from the environment, and allows many
/// connections.
struct LiveTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    private static let prepareProcess: Void = {
        for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] { unsetenv(name) }
        allowManyDescriptors()
    }()

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        Self.prepareProcess
        try await function()
    }
}

extension Trait where Self == LiveTrait {
    static var live: LiveTrait { LiveTrait() }
}

/// A transport of the library. Tests of the live store run with each transport.
enum Transport: String, CaseIterable, Codable, Sendable {
    case urlSession
    #if os(Linux)
        case curl
    #endif

    /// The transports of the tests. On Linux, `URLSession` needs much processor time while it waits, so it is tested
    /// only on request.
    static var all: [Transport] {
        #if os(Linux)
            runsSlowTests ? allCases : [.curl]
        #else
            allCases
        #endif
    }

    /// The transport of `NetworkStore.live`.
    static var live: Transport {
        #if os(Linux)
            .curl
        #else
            .urlSession
        #endif
    }

    /// The shared store.
    var shared: NetworkStore {
        switch self {
        case .urlSession: .urlSession
        #if os(Linux)
            case .curl: .curl
        #endif
        }
    }

    /// Returns a live store with its own connections and a time limit that no test reaches.
    ///
    /// A time limit of a request takes precedence.
    func store(maximumBodyBytes: Int = 1 << 30) -> NetworkStore {
        switch self {
        case .urlSession: .urlSession(patientConfiguration(), maximumBodyBytes: maximumBodyBytes)
        #if os(Linux)
            case .curl: .curlStore(patientOptions(maximumBodyBytes: maximumBodyBytes))
        #endif
        }
    }

    /// Returns a live store without layers. It does not follow redirects. With libcurl, it still has a time limit.
    func bareStore() -> NetworkStore {
        switch self {
        case .urlSession:
            let configuration = patientConfiguration()
            configuration.urlCache = nil
            let transport = SessionTransport(configuration, maximumBodyBytes: 1 << 20)
            return NetworkStore(fetchData: transport.fetch, fetchStream: transport.fetchStream)
        #if os(Linux)
            case .curl:
                let transport = CurlTransport(patientOptions(maximumBodyBytes: 1 << 20))
                return NetworkStore(fetchData: transport.fetch, fetchStream: transport.fetchStream)
        #endif
        }
    }
}

/// Returns a store over the default transport, with its own connections and a time limit that no test reaches.
///
/// A time limit of a request takes precedence.
func liveStore() -> NetworkStore { Transport.live.store() }

#if os(Linux)
    private func patientOptions(maximumBodyBytes: Int) -> CurlOptions {
        var options = CurlOptions()
        options.timeLimit = longTimeout
        options.maximumBodyBytes = maximumBodyBytes
        return options
    }
#endif

private func patientConfiguration() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = longTimeout / .seconds(1)
    return configuration
}

extension NetworkStore {
    /// Fetches `url` and returns the body as text, with the response.
    func text(
        _ url: String, headers: [String: String?] = [:]
    ) async throws -> (text: String, response: HTTPURLResponse) {
        let (data, response) = try await fetchData(
            createRequest(baseURL: url, headers: headers, timeout: longTimeout))
        return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }

    /// Sends `request` to a server of ``echoServer()``, and returns the request that the server has received.
    func received(_ request: URLRequest) async throws -> ReceivedRequest {
        try JSONDecoder().decode(ReceivedRequest.self, from: await fetchData(request).0)
    }

    /// Sends `request` and returns the error, or nil if there is a response.
    func failure(_ request: URLRequest) async -> (any Error)? {
        do {
            _ = try await fetchData(request)
            return nil
        } catch {
            return error
        }
    }
}
