import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Marvel

@Suite struct EndpointTests {
    @Test func theTableHasEveryEndpointOfTheAPI() {
        let paths = Endpoint.all.map(\.path)
        expectEqual(paths.count, 39)
        expectEqual(Set(paths), officialPaths)
    }

    @Test func eachEndpointSendsOneRequestWithItsPathAndQueryIfThereAreKeys() async throws {
        for endpoint in Endpoint.all {
            let log = RequestLog()
            let error = await endpoint.call(emptyPage.recorded(in: log), testKeys)

            expect(error == nil, "\(endpoint.path)")
            let request = try #require(log.requests.first)
            expectEqual(log.requests.count, 1)
            expectEqual(request.httpMethod, "GET")
            expectEqual(request.url?.host(), "gateway.marvel.com")
            expectEqual(request.url?.path(), "/v1/public/" + endpoint.path.replacing("{id}", with: "7"))
            let page = endpoint.path.hasSuffix("{id}") ? [] : ["offset", "limit"]
            expectEqual(queryNames(of: request), page + ["ts", "apikey", "hash"], "\(endpoint.path)")

            let withoutKeys = await endpoint.call(.unimplemented, .environment([:]))
            expect(withoutKeys?.underlying is MissingMarvelKeys, "\(endpoint.path)")
        }
    }

    @Test func requestsStartWithTheGivenBaseURL() async throws {
        let log = RequestLog()
        let comics = listFetcher(
            of: .comics, store: emptyPage.recorded(in: log), keys: testKeys, baseURL: "http://127.0.0.1:8080/v1/public/"
        )
        _ = await comics(ComicQuery())

        expectEqual(log.requests.first?.url?.absoluteString.hasPrefix("http://127.0.0.1:8080/v1/public/comics?"), true)
    }
}

/// An endpoint: its path in the API's documentation, and a closure that calls the endpoint with the ID 7.
struct Endpoint: Sendable {
    let path: String
    let call: @Sendable (NetworkStore, MarvelKeys) async -> AppError?

    static let all =
        endpoints(of: .characters, path: "characters") { CharacterQuery(parent: $0) }
        + endpoints(of: .comics, path: "comics") { ComicQuery(parent: $0) }
        + endpoints(of: .creators, path: "creators") { CreatorQuery(parent: $0) }
        + endpoints(of: .events, path: "events") { EventQuery(parent: $0) }
        + endpoints(of: .series, path: "series") { SeriesQuery(parent: $0) }
        + endpoints(of: .stories, path: "stories") { StoryQuery(parent: $0) }

    private static func endpoints<Query, Model, Parent: CaseIterable & Sendable>(
        of kind: ResourceKind<Query, Model>, path: String,
        query: @escaping @Sendable (ParentResource<Parent>?) -> Query
    ) -> [Endpoint] {
        let list = Endpoint(path: path) { await listFetcher(of: kind, store: $0, keys: $1)(query(nil)).error }
        let single = Endpoint(path: "\(path)/{id}") { await singleFetcher(of: kind, store: $0, keys: $1)(7).error }
        let sublists = Parent.allCases.map { parent in
            Endpoint(path: "\(parent.rawValue)/{id}/\(path)") {
                await listFetcher(of: kind, store: $0, keys: $1)(query(ParentResource(parent, id: 7))).error
            }
        }
        return [list, single] + sublists
    }
}

private let officialPaths: Set = [
    "characters", "characters/{id}", "characters/{id}/comics", "characters/{id}/events", "characters/{id}/series",
    "characters/{id}/stories",
    "comics", "comics/{id}", "comics/{id}/characters", "comics/{id}/creators", "comics/{id}/events",
    "comics/{id}/stories",
    "creators", "creators/{id}", "creators/{id}/comics", "creators/{id}/events", "creators/{id}/series",
    "creators/{id}/stories",
    "events", "events/{id}", "events/{id}/characters", "events/{id}/comics", "events/{id}/creators",
    "events/{id}/series", "events/{id}/stories",
    "series", "series/{id}", "series/{id}/characters", "series/{id}/comics", "series/{id}/creators",
    "series/{id}/events", "series/{id}/stories",
    "stories", "stories/{id}", "stories/{id}/characters", "stories/{id}/comics", "stories/{id}/creators",
    "stories/{id}/events", "stories/{id}/series",
]
