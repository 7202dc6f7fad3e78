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

    @Test func emptyPagesInTheMiddleAreSkippedAndNilIsTheEnd() async throws {
        let pages = pages([
            "": Response(items: [1], next: "a"), "a": Response(items: [], next: "b"), "b": Response(items: [2]),
        ])
        try await expectEqual(pages.items.reduce(into: []) { $0.append($1) }, [1, 2])
    }

    @Test func anEmptyTokenIsTheEnd() async throws {
        try await expectEqual(collected(pages(["": Response(items: [1], next: "")])).map(\.items), [[1]])
    }

    @Test func hasMoreBeingFalseIsTheEndEvenWithAToken() async throws {
        let pages = pages(["": Response(items: [1], next: "a", more: false), "a": Response(items: [2])])
        try await expectEqual(collected(pages).map(\.items), [[1]])
    }

    @Test func morePagesWithoutATokenAreAnErrorAfterTheItems() async {
        await expectItems(
            [1], thenError: .moreWithoutCursor, of: pages(["": Response(items: [1], next: nil, more: true)]))
    }

    @Test(arguments: ["a", "b"])
    func aRepeatedTokenIsAnErrorAfterTheItems(repeated: String) async {
        let responses = [
            "": Response(items: [1], next: "a"), "a": Response(items: [2], next: "b"),
            "b": Response(items: [3], next: repeated),
        ]
        await expectItems([1, 2, 3], thenError: .repeatedCursor, of: pages(responses))
    }

    @Test func theEmptyTokenOfTheFirstPageIsTheEndAndNotARepetition() async throws {
        let responses = ["": Response(items: [1], next: "a"), "a": Response(items: [2], next: "")]
        try await expectEqual(collected(pages(responses)).count, 2)
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
        try await expectEqual(resumed.items.reduce(into: []) { $0.append($1) }, [2, 3])
    }

    /// The token of the next page is known only after a page has arrived. So a width of 8 has the same effect as 1.
    @Test(arguments: [1, 8])
    func theNextPageIsFetchedWhileTheConsumerWorks(width: Int) async throws {
        let log = PageLog()
        var iterator = endlessPages(log, width: width).makeAsyncIterator()
        for delivered in 1...20 {
            _ = try await iterator.next()
            await waitUntil { log.pages.count > delivered }
            expectEqual(log.pages, Array(0...delivered))
        }
    }

    @Test func nothingIsFetchedAheadIfTheWidthIsZero() async throws {
        let log = PageLog()
        var iterator = endlessPages(log, width: 0).makeAsyncIterator()
        for delivered in 1...50 {
            _ = try await iterator.next()
            await Task.yield()
            expectEqual(log.pages, Array(0..<delivered))
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

    private func expectItems(
        _ expected: [Int], thenError reason: PageError<PageToken>.Reason, of pages: Pages<Int, PageToken>
    ) async {
        var items: [Int] = []
        let error = await expect(throws: PageError<PageToken>.self) {
            for try await item in pages.items { items.append(item) }
        }
        expectEqual(items, expected)
        expectEqual(error.map { "\($0.reason)" }, "\(reason)")
    }
}
