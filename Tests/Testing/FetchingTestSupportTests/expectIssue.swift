import SharedTestCode
import Synchronization
import Testing

/// Expects that `body` records exactly one issue, with these lines.
func expectIssue(_ lines: String..., body: () async throws -> Void) async throws {
    try await expectIssue({ $0 == lines.joined(separator: "\n") }, body: body)
}

/// Expects that `body` records exactly one issue, whose text starts with `prefix`.
func expectIssue(startingWith prefix: String, body: () async throws -> Void) async throws {
    try await expectIssue({ $0.hasPrefix(prefix) }, body: body)
}

/// Expects that `body` records exactly one issue, whose text is expected.
private func expectIssue(
    _ isExpected: @escaping @Sendable (String) -> Bool, body: () async throws -> Void
) async throws {
    let count = IssueCount()
    try await withKnownIssue {
        try await body()
    } matching: { issue in
        count.value.withLock { $0 += 1 }
        return isExpected(issue.comments.map(\.rawValue).joined(separator: "\n"))
    }
    expectEqual(count.value.withLock { $0 }, 1)
}

private final class IssueCount: Sendable {
    let value = Mutex(0)
}
