import SharedTestCode

@testable import FetchingTestSupport

/// Expects that `body` would fail the test once, with these lines.
func expectIssue(_ lines: String..., line: Int = #line, body: () async throws -> Void) async throws {
    try await expectEqual(failures(body).map(\.message), [lines.joined(separator: "\n")], line: line)
}

/// Expects that `body` would fail the test once, with a text that starts with `prefix`.
func expectIssue(startingWith prefix: String, line: Int = #line, body: () async throws -> Void) async throws {
    let messages = try await failures(body).map(\.message)
    expect(messages.count == 1 && messages[0].hasPrefix(prefix), "\(messages)", line: line)
}
