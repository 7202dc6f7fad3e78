import Fetching
import Foundation
import LoopbackServer
import Testing

/// A trait for tests that connect to 127.0.0.1. The trait removes the proxies from the environment, and allows many
/// connections.
package struct LiveTrait: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true

    private static let prepareProcess: Void = {
        for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] { unsetenv(name) }
        allowManyDescriptors()
    }()

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        Self.prepareProcess
        try await function()
    }
}

extension Trait where Self == LiveTrait {
    package static var live: LiveTrait { LiveTrait() }
}

/// A transport of the library. Tests of the live store run with each transport.
package enum Transport: String, CaseIterable, Codable, Sendable {
    case urlSession
    #if os(Linux)
        case curl
    #endif

    /// The transports of the tests. On Linux, `URLSession` needs much processor time while it waits, so it is tested
    /// only on request.
    package static var all: [Transport] {
        #if os(Linux)
            runsSlowTests ? allCases : [.curl]
        #else
            allCases
        #endif
    }

    /// The transport of `NetworkStore.live`.
    package static var live: Transport {
        #if os(Linux)
            .curl
        #else
            .urlSession
        #endif
    }

    /// The shared store.
    package var shared: NetworkStore {
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
    package func store(maximumBodyBytes: Int = 1 << 30) -> NetworkStore {
        switch self {
        case .urlSession: .urlSession(patientConfiguration(), maximumBodyBytes: maximumBodyBytes)
        #if os(Linux)
            // These options are valid.
            case .curl: (try? .curl(patientOptions(maximumBodyBytes: maximumBodyBytes))) ?? .unimplemented
        #endif
        }
    }
}

/// Returns a store over the default transport, with its own connections and a time limit that no test reaches.
///
/// A time limit of a request takes precedence.
package func liveStore() -> NetworkStore { Transport.live.store() }

#if os(Linux)
    package func patientOptions(maximumBodyBytes: Int) -> CurlOptions {
        var options = CurlOptions()
        options.timeLimit = longTimeout
        options.maximumBodyBytes = maximumBodyBytes
        return options
    }
#endif

package func patientConfiguration() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = longTimeout / .seconds(1)
    return configuration
}

extension NetworkStore {
    /// Fetches `url` and returns the body as text, with the response.
    package func text(
        _ url: String, headers: [String: String?] = [:]
    ) async throws -> (text: String, response: HTTPURLResponse) {
        let (data, response) = try await fetchData(
            createRequest(baseURL: url, headers: headers, timeLimit: longTimeout))
        return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }

    /// Sends `request` to a server of ``echoServer()``, and returns the request that the server has received.
    package func received(_ request: URLRequest) async throws -> ReceivedRequest {
        try JSONDecoder().decode(ReceivedRequest.self, from: await fetchData(request).0)
    }

    /// Sends `request` and returns the error, or nil if there is a response.
    package func failure(_ request: URLRequest) async -> (any Error)? {
        do {
            _ = try await fetchData(request)
            return nil
        } catch {
            return error
        }
    }
}
