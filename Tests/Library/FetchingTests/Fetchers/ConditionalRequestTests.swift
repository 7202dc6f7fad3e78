import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

private func booksIfChanged(_ api: APISettings) -> Fetcher<String?, (books: [String], etag: String?)?> {
    var settings = api
    settings.statusCodes.insert(304)
    return settings.fetcher(
        createURLRequest: { etag in try api.request(path: ["books"], headers: ["If-None-Match": etag]) },
        mapResponse: { data, response in
            let response = response as? HTTPURLResponse
            if response?.statusCode == 304 { return nil }
            return (try jsonMapper([String].self)(data), response?.value(forHTTPHeaderField: "ETag"))
        })
}

// A conditional request without `conditionalFetcher`, against a server that compares the tags.
@Test func aResponseWithTheStatus304IsNil() async throws {
    let store = NetworkStore.routed { request in
        request.value(forHTTPHeaderField: "If-None-Match") == "\"v1\""
            ? .constant(Data(), status: 304) : .json(#"["Emma"]"#, headers: ["ETag": "\"v1\""])
    }
    let fetch = booksIfChanged(APISettings(baseURL: "https://example.com", store: store))

    let first = try await fetch(nil).get()
    let second = try await fetch(first?.etag).get()
    let other = try await fetch("\"v0\"").get()

    expect(first?.books == ["Emma"] && first?.etag == "\"v1\"")
    expect(second == nil)
    expectEqual(other?.books, ["Emma"])
}
