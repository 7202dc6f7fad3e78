import MarvelSandbox
import SharedTestCode
import Testing

struct PagingTests {
    let sandbox = MarvelSandbox()

    @Test func allPagesHaveEachCharacterOnce() throws {
        for limit in [30, 100] {
            var ids: [Int] = []
            while ids.count < 633 {
                let page = try sandbox.page("characters?limit=\(limit)&offset=\(ids.count)")
                expectEqual(page.total, 633)
                expectEqual(page.count, min(limit, 633 - ids.count))
                expectEqual(page.ids.count, page.count)
                try #require(page.count > 0)
                ids += page.ids
            }
            expectEqual(Set(ids).count, 633)
        }
    }

    @Test func aRequestWithoutParametersReturnsTheFirstTwenty() throws {
        let page = try sandbox.page("comics")
        expectEqual(page.data["limit"] as? Int, 20)
        expectEqual(page.data["offset"] as? Int, 0)
        expectEqual(page.count, 20)
        expectEqual(page.total, 2530)
    }

    @Test func aPageAfterTheEndIsEmpty() throws {
        for offset in [633, 634, Int.max] {
            let page = try sandbox.page("characters?offset=\(offset)")
            expectEqual(page.count, 0)
            expect(page.results.isEmpty)
            expectEqual(page.total, 633)
            expectEqual(page.data["offset"] as? Int, offset)
        }
    }
}
