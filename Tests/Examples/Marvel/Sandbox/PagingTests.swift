import MarvelSandbox
import Testing

struct PagingTests {
    let sandbox = MarvelSandbox()

    @Test(arguments: [30, 100])
    func allPagesHaveEachCharacterOnce(limit: Int) throws {
        var ids: [Int] = []
        while ids.count < 633 {
            let page = try sandbox.page("characters?limit=\(limit)&offset=\(ids.count)")
            #expect(page.total == 633)
            #expect(page.count == min(limit, 633 - ids.count))
            #expect(page.ids.count == page.count)
            try #require(page.count > 0)
            ids += page.ids
        }
        #expect(Set(ids).count == 633)
    }

    @Test func aRequestWithoutParametersReturnsTheFirstTwenty() throws {
        let page = try sandbox.page("comics")
        #expect(page.data["limit"] as? Int == 20)
        #expect(page.data["offset"] as? Int == 0)
        #expect(page.count == 20)
        #expect(page.total == 2530)
    }

    @Test(arguments: [633, 634, Int.max])
    func aPageAfterTheEndIsEmpty(offset: Int) throws {
        let page = try sandbox.page("characters?offset=\(offset)")
        #expect(page.count == 0)
        #expect(page.results.isEmpty)
        #expect(page.total == 633)
        #expect(page.data["offset"] as? Int == offset)
    }
}
