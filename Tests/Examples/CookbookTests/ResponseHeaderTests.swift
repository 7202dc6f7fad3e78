import Fetching
import FetchingTestSupport
import Testing

@Test(arguments: [("120", 120), (nil, nil), ("many", nil)] as [(String?, Int?)])
func theNumberOfAllArticlesIsReadFromTheHeader(field: String?, total: Int?) async throws {
    let store = NetworkStore.json(#"["Emma"]"#, headers: field.map { ["x-total-count": $0] } ?? [:])
    let page = try await articlePageFetcher(APISettings(baseURL: "https://api.example.com", store: store))(1).get()
    #expect(page.articles == ["Emma"])
    #expect(page.total == total)
}
