import Fetching
import FetchingCache
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@Suite struct ConditionalFetcherTests {
    @Test(arguments: [
        ("ETag", "If-None-Match", "\"v1\""), ("Last-Modified", "If-Modified-Since", "Sun, 06 Nov 1994 08:49:37 GMT"),
    ])
    func anUnchangedResourceIsNil(field: String, condition: String, validator: String) async throws {
        let store = NetworkStore.routed { request in
            request.value(forHTTPHeaderField: condition) == validator
                ? .constant(Data(), status: 304) : .json(#"["Emma"]"#, headers: [field: validator])
        }
        let heroes: Fetcher<(Int, since: String?), (model: [String], validator: String?)?> = conditionalFetcher(
            createURLRequest: { page in
                try createRequest(baseURL: "https://example.com/heroes", query: [QueryItem("page", page)])
            }, store: store.layered(caching()))

        let first = try await heroes((1, since: nil)).get()
        let second = try await heroes((1, since: first?.validator)).get()
        let other = try await heroes((1, since: "\"v0\"")).get()

        expect(first?.model == ["Emma"] && first?.validator == validator)
        expect(second == nil)
        expectEqual(other?.model, ["Emma"])
    }

    @Test func anErrorStaysAnError() async throws {
        let api = APISettings(baseURL: "https://example.com", store: .json("{}", status: 500))
        let heroes: Fetcher<(Void, since: String?), (model: [String], validator: String?)?> =
            api.conditionalFetcher { try api.request(path: ["heroes"]) }
        let result = await heroes(((), since: "\"v1\""))
        guard case .failure(.server(let failure)) = result else {
            Issue.record("the result is \(result)")
            return
        }
        expectEqual(failure.status, 500)
    }
}
