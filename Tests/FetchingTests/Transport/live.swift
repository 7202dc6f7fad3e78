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

/// Returns a live store with its own session and a time limit that no test reaches.
///
/// A time limit of a request takes precedence.
func liveStore(maximumBodyBytes: Int = 1 << 30) -> NetworkStore {
    .urlSession(patientConfiguration(), maximumBodyBytes: maximumBodyBytes)
}

/// Returns a live store without the layers that follow redirects and enforce time limits.
func bareStore() -> NetworkStore {
    let configuration = patientConfiguration()
    configuration.urlCache = nil
    return NetworkStore(fetchData: SessionTransport(configuration, maximumBodyBytes: 1 << 20).fetch)
}

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
