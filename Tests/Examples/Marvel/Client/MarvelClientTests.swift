import Fetching
import FetchingTestSupport
import Foundation
import Marvel
import SharedTestCode
import Testing

@Suite struct MarvelClientTests {
    @Test func eachClosureFetchesTheResourceInItsName() async {
        let log = RequestLog()
        let client = MarvelClient(store: emptyPage.recorded(in: log), keys: testKeys)
        _ = await client.characters(CharacterQuery())
        _ = await client.character(1)
        _ = await client.comics(ComicQuery())
        _ = await client.comic(2)
        _ = await client.creators(CreatorQuery())
        _ = await client.creator(3)
        _ = await client.events(EventQuery())
        _ = await client.event(4)
        _ = await client.series(SeriesQuery())
        _ = await client.seriesByID(5)
        _ = await client.stories(StoryQuery())
        _ = await client.story(6)

        let paths = log.requests.compactMap { $0.url?.path().replacing("/v1/public/", with: "") }
        expectEqual(
            paths,
            [
                "characters", "characters/1", "comics", "comics/2", "creators", "creators/3", "events", "events/4",
                "series", "series/5", "stories", "stories/6",
            ])
        for request in log.requests {
            expectEqual(request.httpMethod, "GET")
            expectEqual(request.url?.host(), "gateway.marvel.com")
        }
        expectEqual(
            log.requests.prefix(2).map(queryNames), [["offset", "limit"], []].map { $0 + ["ts", "apikey", "hash"] })
    }

    @Test func requestsStartWithTheGivenBaseURL() async {
        let log = RequestLog()
        let comics = listFetcher(
            of: .comics, store: emptyPage.recorded(in: log), keys: testKeys, baseURL: "http://127.0.0.1:8080/v1/public/"
        )
        _ = await comics(ComicQuery())
        expectEqual(log.requests.first?.url?.absoluteString.hasPrefix("http://127.0.0.1:8080/v1/public/comics?"), true)
    }
}
