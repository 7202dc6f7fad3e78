import Fetching
import FetchingCache
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

/// A fetcher that returns nil if the model has not changed.
typealias ConditionalFetcher<Input, Model> = Fetcher<(Input, since: String?), (model: Model, validator: String?)?>

private let date = "Sun, 06 Nov 1994 08:49:37 GMT"

@Suite struct ConditionalFetcherTests {
    @Test(arguments: [("ETag", "If-None-Match", "\"v1\""), ("Last-Modified", "If-Modified-Since", date)])
    func anUnchangedResourceIsNil(field: String, condition: String, validator: String) async throws {
        let store = NetworkStore.routed { request in
            request.value(forHTTPHeaderField: condition) == validator
                ? .constant(Data(), status: 304) : .json(#"["Emma"]"#, headers: [field: validator])
        }
        let heroes: ConditionalFetcher<Int, [String]> = conditionalFetcher(
            createURLRequest: { try request("https://example.com/heroes?page=\($0)") },
            store: store.layered(caching()))

        let first = try await heroes((1, since: nil)).get()
        let second = try await heroes((1, since: first?.validator)).get()
        let other = try await heroes((1, since: "\"v0\"")).get()

        expect(first?.model == ["Emma"] && first?.validator == validator)
        expect(second == nil)
        expectEqual(other?.model, ["Emma"])
    }

    @Test func anErrorStaysAnError() async throws {
        let api = APISettings(baseURL: "https://example.com", store: .json("{}", status: 500))
        let heroes: ConditionalFetcher<Void, [String]> = api.conditionalFetcher { try api.request(path: ["heroes"]) }
        expectEqual(await heroes(((), since: "\"v1\"")).error?.server?.status, 500)
    }

    @Test func aFetcherWithoutACopyIsNeverUnchanged() async throws {
        let names: ConditionalFetcher<Void, [String]> = conditionalFetcher(
            createURLRequest: { try request() }, store: .constant(Data(), status: 304))
        expect(await names(((), since: nil)).error != nil)
    }

    @Test func aValidatorThatWasSentTwiceIsOneValue() async throws {
        for (headers, validator) in [
            (["ETag": #""v1", "v1""#], #""v1""#), (["ETag": #""v, "v1""#], #""v1""#),
            (["Last-Modified": "\(date), \(date)"], date), (["Last-Modified": "soon, \(date)"], date),
        ] {
            let fetch: ConditionalFetcher<Void, [Int]> = conditionalFetcher(
                createURLRequest: { try request() }, store: .json("[1]", headers: headers))
            try await expectEqual(fetch(((), since: nil)).get()?.validator, validator)
        }
    }
}
