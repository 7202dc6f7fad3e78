import Fetching
import FetchingTestSupport
import Foundation
import Marvel
import Testing

@Suite struct EndpointTests {
    @Test func everyEndpointOfTheAPIIsInTheTable() {
        let paths = Endpoint.all.map(\.path)
        #expect(paths.count == 39)
        #expect(Set(paths) == officialPaths)
    }

    @Test(arguments: Endpoint.all)
    func aStubIsHitOnceWithTheRightRequest(endpoint: Endpoint) async throws {
        let log = RequestLog()
        let error = await endpoint.call(emptyPage.recorded(in: log), testKeys)

        #expect(error == nil)
        let request = try #require(log.requests.first)
        #expect(log.requests.count == 1)
        #expect(request.httpMethod == "GET")
        #expect(request.url?.host() == "gateway.marvel.com")
        #expect(request.url?.path() == "/v1/public/" + endpoint.path.replacing("{id}", with: "7"))
        let page = endpoint.isSingle ? [] : ["offset", "limit"]
        #expect(queryNames(of: request) == page + ["ts", "apikey", "hash"])
    }

    @Test(arguments: Endpoint.all)
    func noOtherStoreThanTheOneGivenIsUsed(endpoint: Endpoint) async {
        let error = await endpoint.call(.unimplemented, testKeys)

        let unexpected = error?.underlying as? UnexpectedRequest
        #expect(unexpected?.request.url.contains(endpoint.path.replacing("{id}", with: "7")) == true)
    }

    @Test(arguments: Endpoint.all)
    func withoutKeysNothingIsSent(endpoint: Endpoint) async {
        let log = RequestLog()
        let error = await endpoint.call(emptyPage.recorded(in: log), .environment([:]))

        #expect(error?.underlying is MissingMarvelKeys)
        #expect(log.requests.isEmpty)
    }

    @Test func anotherBaseURLIsUsed() async throws {
        let log = RequestLog()
        let comics = comicFetcher(
            store: emptyPage.recorded(in: log), keys: testKeys, baseURL: "http://127.0.0.1:8080/v1/public/")
        _ = await comics(ComicQuery())

        #expect(log.requests.first?.url?.absoluteString.hasPrefix("http://127.0.0.1:8080/v1/public/comics?") == true)
    }
}

/// An endpoint as the API's documentation writes its path, and a call of it with the id 7.
struct Endpoint: Sendable, CustomTestStringConvertible {
    let path: String
    let call: @Sendable (NetworkStore, MarvelKeys) async -> AppError?

    var testDescription: String { path }
    var isSingle: Bool { path.hasSuffix("{id}") }

    static let all = lists + singles + sublists

    private static let lists = [
        Endpoint(path: "characters") { await characterFetcher(store: $0, keys: $1)(CharacterQuery()).error },
        Endpoint(path: "comics") { await comicFetcher(store: $0, keys: $1)(ComicQuery()).error },
        Endpoint(path: "creators") { await creatorFetcher(store: $0, keys: $1)(CreatorQuery()).error },
        Endpoint(path: "events") { await eventFetcher(store: $0, keys: $1)(EventQuery()).error },
        Endpoint(path: "series") { await seriesFetcher(store: $0, keys: $1)(SeriesQuery()).error },
        Endpoint(path: "stories") { await storyFetcher(store: $0, keys: $1)(StoryQuery()).error },
    ]

    private static let singles = [
        Endpoint(path: "characters/{id}") { await singleFetcher(of: .characters, store: $0, keys: $1)(7).error },
        Endpoint(path: "comics/{id}") { await singleFetcher(of: .comics, store: $0, keys: $1)(7).error },
        Endpoint(path: "creators/{id}") { await singleFetcher(of: .creators, store: $0, keys: $1)(7).error },
        Endpoint(path: "events/{id}") { await singleFetcher(of: .events, store: $0, keys: $1)(7).error },
        Endpoint(path: "series/{id}") { await singleFetcher(of: .series, store: $0, keys: $1)(7).error },
        Endpoint(path: "stories/{id}") { await singleFetcher(of: .stories, store: $0, keys: $1)(7).error },
    ]

    private static let sublists =
        CharacterQuery.ParentKind.allCases.map { kind in
            Endpoint(path: "\(kind.rawValue)/{id}/characters") {
                await characterFetcher(store: $0, keys: $1)(CharacterQuery(under: ParentResource(kind, id: 7))).error
            }
        }
        + ComicQuery.ParentKind.allCases.map { kind in
            Endpoint(path: "\(kind.rawValue)/{id}/comics") {
                await comicFetcher(store: $0, keys: $1)(ComicQuery(under: ParentResource(kind, id: 7))).error
            }
        }
        + CreatorQuery.ParentKind.allCases.map { kind in
            Endpoint(path: "\(kind.rawValue)/{id}/creators") {
                await creatorFetcher(store: $0, keys: $1)(CreatorQuery(under: ParentResource(kind, id: 7))).error
            }
        }
        + EventQuery.ParentKind.allCases.map { kind in
            Endpoint(path: "\(kind.rawValue)/{id}/events") {
                await eventFetcher(store: $0, keys: $1)(EventQuery(under: ParentResource(kind, id: 7))).error
            }
        }
        + SeriesQuery.ParentKind.allCases.map { kind in
            Endpoint(path: "\(kind.rawValue)/{id}/series") {
                await seriesFetcher(store: $0, keys: $1)(SeriesQuery(under: ParentResource(kind, id: 7))).error
            }
        }
        + StoryQuery.ParentKind.allCases.map { kind in
            Endpoint(path: "\(kind.rawValue)/{id}/stories") {
                await storyFetcher(store: $0, keys: $1)(StoryQuery(under: ParentResource(kind, id: 7))).error
            }
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
