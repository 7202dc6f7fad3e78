import Foundation
import FetchingTestSupport
import Testing

@testable import Fetching

@Suite(.timeLimit(.minutes(1))) struct OffsetPagesTests {
    @Test(arguments: [(0, 10), (1, 10), (9, 10), (10, 10), (11, 10), (100, 10), (101, 100), (5, 1)])
    func everyItemComesOnceAndNothingIsAskedBeyondTheEnd(total: Int, limit: Int) async throws {
        let server = NumberServer(total: total)
        let items = try await offsetPages(of: server.fetcher(), limit: limit).items.reduce(into: []) { $0.append($1) }
        #expect(items == Array(0..<total))
        #expect(server.asked.allSatisfy { $0 == 0 || $0 < total })
        #expect(Set(server.asked).count == server.asked.count)
    }

    @Test func aTotalThatGrowsOnTheWayIsFollowed() async throws {
        let server = NumberServer(total: 25)
        var items: [Int] = []
        for try await page in offsetPages(of: server.fetcher(), limit: 10, width: 0) {
            items += page.items
            server.total = min(server.total + 10, 65)
        }
        #expect(items == Array(0..<65))
    }

    @Test func aTotalThatShrinksOnTheWayEndsTheCollectionThere() async throws {
        let server = NumberServer(total: 100)
        var items: [Int] = []
        for try await page in offsetPages(of: server.fetcher(), limit: 10, width: 0) {
            items += page.items
            server.total = 35
        }
        #expect(items == Array(0..<35))
    }

    @Test func pagesInTheMiddleMayBeShortOrEmpty() async throws {
        let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
            // Items that we may not see are counted, and left out.
            let visible = (cursor.offset..<cursor.offset + cursor.limit).filter { $0 < 15 || $0 > 38 }
            return .success(
                PaginatedResponseModel(
                    results: visible.filter { $0 < 50 }, offset: cursor.offset, limit: cursor.limit, total: 50))
        }
        let items = try await offsetPages(of: fetcher, limit: 10).items.reduce(into: []) { $0.append($1) }
        #expect(items == Array(0..<15) + Array(39..<50))
    }

    @Test func aServerThatHandsOutLessThanItWasAskedForLosesNothing() async throws {
        let server = NumberServer(total: 100)
        let capped: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { [fetch = server.fetcher()] cursor in
            await fetch(OffsetCursor(offset: cursor.offset, limit: min(cursor.limit, 20)))
        }
        let items = try await offsetPages(of: capped, limit: 100).items.reduce(into: []) { $0.append($1) }
        #expect(items == Array(0..<100))
        #expect(server.asked.sorted() == [0, 20, 40, 60, 80])
    }

    @Test(arguments: [0, 7, 10, 23])
    func withoutATotalAShortPageIsTheLast(count: Int) async throws {
        let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
            let end = max(min(cursor.offset + cursor.limit, count), cursor.offset)
            return .success(
                PaginatedResponseModel(
                    results: Array(cursor.offset..<end), offset: cursor.offset, limit: cursor.limit, total: 0))
        }
        let items = try await offsetPages(of: fetcher, limit: 10).items.reduce(into: []) { $0.append($1) }
        #expect(items == Array(0..<count))
    }

    @Test(arguments: [(23, 0, nil), (0, 0, 0), (23, -7, nil), (23, 23, 23)])
    func aTotalThatIsNoneIsNotTold(count: Int, told: Int, shown: Int?) async throws {
        let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
            let end = max(min(cursor.offset + cursor.limit, count), cursor.offset)
            return .success(
                PaginatedResponseModel(
                    results: Array(cursor.offset..<end), offset: cursor.offset, limit: cursor.limit, total: told))
        }
        let pages = try await collected(offsetPages(of: fetcher, limit: 10))
        #expect(pages.allSatisfy { $0.total == shown })
    }

    @Test func oddNumbersFromTheServerEndTheSequence() async throws {
        for (limit, total) in [(0, Int.max), (-5, Int.max), (Int.min, -1), (Int.max, Int.min)] {
            let page = PaginatedResponseModel(results: [Int](), offset: -1, limit: limit, total: total)
            let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { _ in .success(page) }
            let pages = offsetPages(of: fetcher, from: OffsetCursor(offset: Int.max - 1, limit: 10), width: 3)
            _ = try? await collected(pages)
        }
    }

    @Test func aServerThatStaysWhereItIsIsAnErrorAndNoLoop() async throws {
        let log = RequestCount()
        let stuck: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
            log.add(cursor.offset)
            let items = Array(cursor.offset..<min(cursor.offset + 10, 20))
            return .success(
                PaginatedResponseModel(results: items, offset: cursor.offset, limit: items.count, total: 50))
        }
        var items: [Int] = []
        let error = await #expect(throws: PageError<OffsetCursor>.self) {
            for try await item in offsetPages(of: stuck, limit: 10, width: 0).items { items.append(item) }
        }
        #expect(items == Array(0..<20))
        #expect(log.pages == [0, 10, 20])
        #expect(error?.cursor == OffsetCursor(offset: 20, limit: 10))
        guard case .repeatedCursor = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func duplicatesByIDAreRemovedOnRequest() async throws {
        // Somebody adds an item at the front while we read: the last of each page comes again.
        let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
            let start = cursor.offset - cursor.offset / 10
            return .success(
                PaginatedResponseModel(
                    results: Array(start..<start + 10), offset: cursor.offset, limit: 10, total: 50))
        }
        let pages = offsetPages(of: fetcher, limit: 10)
        #expect(try await pages.items.reduce(into: []) { $0.append($1) }.count == 50)
        let items = try await pages.removingDuplicates { $0 }.items.reduce(into: []) { $0.append($1) }
        #expect(items == Array(0..<46))
    }
}

@Suite struct NumberedPagesTests {
    private let numbers: Fetcher<Int, [Int]> = { page in
        .success(Array([0..<10, 10..<20, 20..<25, 25..<25][min(page, 4) - 1]))
    }

    @Test func anEmptyPageIsTheEnd() async throws {
        let items = numberedPages(of: numbers, items: { $0 }).items
        #expect(try await items.reduce(into: []) { $0.append($1) } == Array(0..<25))
    }

    @Test func aShortPageIsTheEndWhereTheSizeIsKnown() async throws {
        let log = RequestCount()
        let counted: Fetcher<Int, [Int]> = { [numbers] page in
            log.add(page)
            return await numbers(page)
        }
        let items = numberedPages(of: counted, items: { $0 }, size: 10, width: 0).items
        #expect(try await items.reduce(into: []) { $0.append($1) } == Array(0..<25))
        #expect(log.pages == [1, 2, 3])
    }

    @Test func thereIsNoNumberBehindTheGreatest() async throws {
        let pages = numberedPages(of: { .success([$0]) }, from: Int.max, items: { $0 }, lastPage: { _ in nil })
        #expect(try await collected(pages).count == 1)
    }

    @Test func emptyPagesInTheMiddleAreCrossedWhereTheLastIsKnown() async throws {
        let fetcher: Fetcher<Int, [Int]> = { page in .success(page == 2 ? [] : [page]) }
        let items = numberedPages(of: fetcher, items: { $0 }, lastPage: { _ in 4 }).items
        #expect(try await items.reduce(into: []) { $0.append($1) } == [1, 3, 4])
    }
}

@Suite struct TokenPagesTests {
    struct Answer: Sendable {
        var items: [Int]
        var next: String?
        var more: Bool?
    }

    private func pages(_ answers: [String: Answer]) -> Pages<Int, PageToken> {
        tokenPages(of: { token in .success(answers[token ?? ""] ?? Answer(items: [])) }) { answer in
            TokenPage(items: answer.items, next: answer.next, hasMore: answer.more)
        }
    }

    @Test func emptyPagesInTheMiddleAreCrossedAndNilIsTheEnd() async throws {
        let pages = pages([
            "": Answer(items: [1], next: "a"), "a": Answer(items: [], next: "b"), "b": Answer(items: [2]),
        ])
        #expect(try await pages.items.reduce(into: []) { $0.append($1) } == [1, 2])
    }

    @Test func anEmptyTokenIsTheEnd() async throws {
        #expect(try await collected(pages(["": Answer(items: [1], next: "")])).map(\.items) == [[1]])
    }

    @Test func nothingMoreIsTheEndWhateverTheTokenSays() async throws {
        let pages = pages(["": Answer(items: [1], next: "a", more: false), "a": Answer(items: [2])])
        #expect(try await collected(pages).map(\.items) == [[1]])
    }

    @Test func moreWithoutATokenIsAnErrorBehindTheItems() async {
        await expectItems(
            [1], thenError: .moreWithoutCursor, of: pages(["": Answer(items: [1], next: nil, more: true)]))
    }

    @Test(arguments: ["a", "b", ""])
    func aRepeatedTokenIsAnErrorBehindTheItems(repeated: String) async throws {
        let answers = [
            "": Answer(items: [1], next: "a"), "a": Answer(items: [2], next: "b"),
            "b": Answer(items: [3], next: repeated),
        ]
        // An empty token is no token, and the end.
        let pages = pages(answers)
        if repeated.isEmpty {
            #expect(try await collected(pages).count == 3)
        } else {
            await expectItems([1, 2, 3], thenError: .repeatedCursor, of: pages)
        }
    }

    @Test func tokensThatOnlyLookAlikeAreNotRepeated() async throws {
        let tokens = ["\u{E9}", "e\u{301}"].map { PageToken($0) }
        let fetcher: Fetcher<String?, Int> = { token in
            .success(token.flatMap { tokens.firstIndex(of: PageToken($0)) } ?? -1)
        }
        let pages = tokenPages(of: fetcher) { TokenPage(items: [$0], next: $0 < 1 ? tokens[$0 + 1].token : nil) }
        #expect(try await collected(pages).flatMap(\.items) == [-1, 0, 1])
    }

    @Test func resumingFromAPagesNextGivesTheSameTail() async throws {
        let answers = ["": Answer(items: [1], next: "a"), "a": Answer(items: [2], next: "b"), "b": Answer(items: [3])]
        let next = try #require(try await pages(answers).first { _ in true }?.next)
        let resumed = tokenPages(of: { .success(answers[$0 ?? ""] ?? Answer(items: [])) }, from: next) { answer in
            TokenPage(items: answer.items, next: answer.next)
        }
        #expect(try await resumed.items.reduce(into: []) { $0.append($1) } == [2, 3])
    }

    @Test func theNextPageIsFetchedWhileTheConsumerWorks() async throws {
        let log = RequestCount()
        let fetcher: Fetcher<String?, Int> = { token in
            let page = Int(token ?? "0") ?? 0
            log.add(page)
            return .success(page)
        }
        var iterator = tokenPages(of: fetcher) { TokenPage(items: [$0], next: String($0 + 1)) }.makeAsyncIterator()
        _ = try await iterator.next()
        while log.pages.count < 2 { await Task.yield() }
        #expect(log.pages == [0, 1])
    }

    @Test func nothingIsFetchedAheadOfAConsumerWhoDoesNotWantIt() async throws {
        let log = RequestCount()
        let fetcher: Fetcher<String?, Int> = { token in
            let page = Int(token ?? "0") ?? 0
            log.add(page)
            return .success(page)
        }
        let pages = tokenPages(of: fetcher, isPrefetching: false) { TokenPage(items: [$0], next: String($0 + 1)) }
        var iterator = pages.makeAsyncIterator()
        _ = try await iterator.next()
        for _ in 0..<100 { await Task.yield() }
        #expect(log.pages == [0])
    }

    private func expectItems(
        _ expected: [Int], thenError reason: PageError<PageToken>.Reason, of pages: Pages<Int, PageToken>
    ) async {
        var items: [Int] = []
        let error = await #expect(throws: PageError<PageToken>.self) {
            for try await item in pages.items { items.append(item) }
        }
        #expect(items == expected)
        #expect(error.map { "\($0.reason)" } == "\(reason)")
    }
}

@Suite struct ParameterPagesTests {
    @Test func parametersLeadFromPageToPage() async throws {
        let halving: Fetcher<Int, Int> = { .success($0) }
        let pages = pages(of: halving, from: 40, items: { [$0] }) { model, _ in model > 1 ? model / 2 : nil }
        #expect(try await pages.items.reduce(into: []) { $0.append($1) } == [40, 20, 10, 5, 2, 1])
    }

    @Test func longParametersThatBeginAlikeAreNotRepeated() async throws {
        // The hashes of `Data` are those of its first 80 bytes.
        let keys = (0..<3).map { Data(repeating: 7, count: 100) + [$0] }
        let byKey: Fetcher<Data, Int> = { .success(keys.firstIndex(of: $0) ?? 0) }
        let pages = pages(of: byKey, from: keys[0], items: { [$0] }) { page, _ in page < 2 ? keys[page + 1] : nil }
        #expect(try await pages.items.reduce(into: []) { $0.append($1) } == [0, 1, 2])
    }

    @Test func parametersThatRepeatAreAnError() async {
        let circle: Fetcher<Int, Int> = { .success($0) }
        let pages = pages(of: circle, from: 0, items: { [$0] }) { model, _ in (model + 1) % 3 }
        var items: [Int] = []
        await #expect(throws: PageError<Int>.self) { for try await item in pages.items { items.append(item) } }
        #expect(items == [0, 1, 2])
    }
}
