import Foundation
import Fetching
import LoopbackServer
import Testing

@testable import Fetching

/// Marks tests that talk to 127.0.0.1, whatever proxy the machine's environment names.
struct LiveTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    private static let clearProxy: Void = {
        for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] { unsetenv(name) }
    }()

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        Self.clearProxy
        try await function()
    }
}

extension Trait where Self == LiveTrait {
    static var live: LiveTrait { LiveTrait() }
}

/// A live store of one test's own.
func liveStore(maximumBodyBytes: Int = 1 << 30) -> NetworkStore {
    .urlSession(.ephemeral, maximumBodyBytes: maximumBodyBytes)
}

/// A live store without the layers that follow redirects and keep time.
func bareStore() -> NetworkStore {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return NetworkStore(fetchData: SessionTransport(configuration, maximumBodyBytes: 1 << 20).fetch)
}

extension NetworkStore {
    /// The body as text and the response.
    func text(
        _ url: String, headers: [String: String?] = [:]
    ) async throws -> (text: String, response: HTTPURLResponse) {
        let (data, response) = try await fetchData(createRequest(baseURL: url, headers: headers))
        return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }

    /// What the call throws.
    func failure(_ request: URLRequest) async -> (any Error)? {
        do {
            _ = try await fetchData(request)
            return nil
        } catch {
            return error
        }
    }
}

/// Waits for what happens soon, on another thread or in another process; false if it doesn't within 30 seconds.
func eventually(_ condition: @Sendable () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(30)
    while clock.now < end {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return condition()
}

/// What the process holds of the machine's memory; 0 where the system doesn't say.
func residentMebibytes() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return 0 }
    return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
}
