import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators
@testable import FetchingText

/// Tests that the time for a client grows with the size of the recording, and not with its square.
@Suite(.hangLimit) struct LargeRecordingTests {
    private let count = soakSize != nil ? 20_000 : runsSlowTests ? 500 : 50

    private func exchange(_ path: String, post: String? = nil, _ body: String) throws -> RecordedExchange {
        var request = URLRequest(url: try #require(URL(string: "https://api.example.com\(path)")))
        if let post { (request.httpMethod, request.httpBody) = ("POST", Data(post.utf8)) }
        return RecordedExchange(
            request, status: 200, headers: ["Content-Type": "application/json"], body: Data(body.utf8))
    }

    /// Returns a word of letters for a number.
    private func word(_ number: Int) -> String {
        "w" + "\(number)".utf8.map { ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"][Int($0) - 48] }.joined()
    }

    @Test func manyPathsModelsAndQueryNamesTakeLittleTime() throws {
        let models = try (0..<count).map { try exchange("/\(word($0))", "{\"\(word($0))\":{\"id\":1}}") }
        try expectEqual(clientSource(for: models).endpoints.count, count)
        let queries = try (0..<count).map { try exchange("/heroes?\(word($0))=1", "[]") }
        let client = try clientSource(for: queries)
        expectEqual(client.endpoints.count, 1)
        let tests = try #require(client.files.first { $0.path.hasSuffix("HeroesTests.swift") })
        expect(tests.text.contains("\(word(count - 1)): 1"))
        let pages = try (0..<count).map { page in
            try exchange("/heroes?page=\(page)", "{\"next\":\"/heroes?page=\(page + 1)\",\"results\":[{\"id\":1}]}")
        }
        try expectEqual(clientSource(for: pages).endpoints.count, 1)
    }

    /// `Data` hashes only its first 80 bytes.
    @Test func bodiesWithTheSameBeginningAreToldApart() throws {
        let padding = String(repeating: "x", count: 100)
        let posts = try (0..<count).flatMap { number in
            try [1, 2].map { _ in try exchange("/heroes", post: "{\"a\":\"\(padding)\",\"id\":\(number)}", "{}") }
        }
        let client = try clientSource(for: posts)
        expectEqual(client.skipped.map(\.count), [count])
    }

    @Test func manyHeaderFieldsOfACurlCommandAreRead() throws {
        let options = (0..<count).map { "-H 'X-\(word($0)): \($0)'" }.joined(separator: " ")
        let request = try CurlCommand("curl https://example.com \(options) -H 'x-wa: 5' -H 'Accept:' -H 'X-wb:'")
            .request
        expectEqual(request.allHTTPHeaderFields?.count, count)
        expectEqual(request.value(forHTTPHeaderField: "X-wa"), "0, 5")
        expect(request.value(forHTTPHeaderField: "X-wb") == nil)
    }
}
