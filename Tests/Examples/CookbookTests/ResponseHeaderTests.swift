import Fetching
import FetchingTestSupport
import SharedTestCode
import Testing

@Test func theNumberOfAllArticlesIsReadFromTheHeader() async throws {
    for (field, total) in [("120", 120), (nil, nil), ("many", nil)] as [(String?, Int?)] {
        let store = NetworkStore.json(#"["Emma"]"#, headers: field.map { ["x-total-count": $0] } ?? [:])
        let page = try await articlePageFetcher(APISettings(baseURL: "https://api.example.com", store: store))(1).get()
        expectEqual(page.articles, ["Emma"])
        expectEqual(page.total, total)
    }
}
