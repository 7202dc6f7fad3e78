import Fetching
import SharedTestCode
import Testing

@Suite(.hangLimit) struct TokenPagesTests {
    struct Response: Sendable {
        var items: [Int]
        var next: String?
        var more: Bool?
    }

    private func pages(_ responses: [String: Response]) -> Pages<Int, PageToken> {
        tokenPages(of: { token in .success(responses[token ?? ""] ?? Response(items: [])) }) { response in
            TokenPage(items: response.items, next: response.next, hasMore: response.more)
        }
    }

    @Test func theListEndsWithoutAFurtherToken() async throws {
        let cases: [(responses: [String: Response], items: [[Int]])] = [
            // An empty page in the middle is skipped, and nil is the end.
            (
                [
                    "": Response(items: [1], next: "a"), "a": Response(items: [], next: "b"), "b": Response(items: [2]),
                ], [[1], [], [2]]
            ),
            // An empty token is the end, and not a repetition of the first page.
            (["": Response(items: [1], next: "")], [[1]]),
            (["": Response(items: [1], next: "a"), "a": Response(items: [2], next: "")], [[1], [2]]),
            // `hasMore` takes precedence over a token.
            (["": Response(items: [1], next: "a", more: false), "a": Response(items: [2])], [[1]]),
        ]
        for (responses, expected) in cases {
            try await expectEqual(collected(pages(responses)).map(\.items), expected)
            try await expectEqual(items(of: pages(responses)), expected.flatMap { $0 })
        }
    }

    @Test func aTokenThatLeadsNowhereIsAnErrorAfterTheItems() async {
        let missing = pages(["": Response(items: [1], next: nil, more: true)])
        await expectError(of: missing, after: [1], .moreWithoutCursor)
        for repeated in ["a", "b"] {
            let responses = [
                "": Response(items: [1], next: "a"), "a": Response(items: [2], next: "b"),
                "b": Response(items: [3], next: repeated),
            ]
            await expectError(of: pages(responses), after: [1, 2, 3], .repeatedCursor)
        }
    }

    @Test func tokensThatLookAlikeAreDifferent() async throws {
        let tokens = ["\u{E9}", "e\u{301}"].map { PageToken($0) }
        let fetcher: Fetcher<String?, Int> = { token in
            .success(token.flatMap { tokens.firstIndex(of: PageToken($0)) } ?? -1)
        }
        let pages = tokenPages(of: fetcher) { TokenPage(items: [$0], next: $0 < 1 ? tokens[$0 + 1].token : nil) }
        try await expectEqual(collected(pages).flatMap(\.items), [-1, 0, 1])
    }

    @Test func resumingFromAPagesNextReadsTheRest() async throws {
        let responses = [
            "": Response(items: [1], next: "a"), "a": Response(items: [2], next: "b"), "b": Response(items: [3]),
        ]
        let next = try #require(try await pages(responses).first { _ in true }?.next)
        let resumed = tokenPages(of: { .success(responses[$0 ?? ""] ?? Response(items: [])) }, from: next) { response in
            TokenPage(items: response.items, next: response.next)
        }
        try await expectEqual(items(of: resumed), [2, 3])
    }

    /// The token of the next page is known only after a page has arrived. So a width of 8 has the same effect as 1.
    @Test(arguments: [0, 1, 8]) func theNextPageIsFetchedWhileTheConsumerWorks(width: Int) async throws {
        let log = PageLog()
        var iterator = endlessPages(log, width: width).makeAsyncIterator()
        for delivered in 1...20 {
            _ = try await iterator.next()
            await Task.yield()
            let count = delivered + min(width, 1)
            await waitUntil { log.pages.count >= count }
            expectEqual(log.pages, Array(0..<count))
        }
    }

    private func endlessPages(_ log: PageLog, width: Int) -> Pages<Int, PageToken> {
        let fetcher: Fetcher<String?, Int> = { token in
            let page = Int(token ?? "0") ?? 0
            log.add(page)
            return .success(page)
        }
        return tokenPages(of: fetcher, width: width) { TokenPage(items: [$0], next: String($0 + 1)) }
    }
}
