import Fetching
import FetchingAccess
import FetchingREPL
import FetchingTestSupport
import Foundation
import Testing

struct ExplanationTests {
    private struct Hero: Codable, Sendable { var id: Int }

    private func slow(_ duration: Duration, _ time: TimeSource) -> StoreLayer {
        { store in
            NetworkStore { request in
                try await time.sleep(duration)
                return try await store.fetchData(request)
            }
        }
    }

    @Test func theTimesOfTheStepsAddUpToTheTimeOfTheCall() async throws {
        let store = NetworkStore.json(#"{"id": 1}"#).layered(followingRedirects(), { $0 }, timingOut())
        let hero: Fetcher<Int, Hero> = modelFetcher(
            createURLRequest: { try createRequest(baseURL: "https://example.com/\($0)") }, store: store)
        let explanation = await explanation(of: Call(hero, 1))
        #expect(
            explanation.rows.map(\.name) == [
                "create the request", "followingRedirects", "  timingOut", "    store", "check and decode",
            ])
        let sum = explanation.rows.reduce(Duration.zero) { $0 + $1.time }
        #expect(sum == explanation.end - explanation.start)
        #expect(explanation.rows.allSatisfy { $0.time >= .zero })
    }

    @Test func theTimeOfALayerDoesNotIncludeTheLayersWithinIt() async throws {
        let time = VirtualTime()
        let store = NetworkStore { request in
            try await time.source.sleep(.seconds(3))
            return try await NetworkStore.json(#"{"id": 1}"#).fetchData(request)
        }.layered(slow(.seconds(1), time.source), slow(.seconds(2), time.source))
        let hero: Fetcher<Int, Hero> = modelFetcher(
            createURLRequest: { try createRequest(baseURL: "https://example.com/\($0)") }, store: store)
        async let explained = explanation(of: Call(hero, 1), time: time.source)
        for seconds in [1, 2, 3] {
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(seconds))
        }
        let rows = await explained.rows
        #expect(rows.map(\.time) == [.zero, .seconds(1), .seconds(2), .seconds(3), .zero])
        #expect(rows.map(\.name).dropFirst().prefix(3) == ["layer", "  layer", "    store"])
        #expect(rows[3].result == "200, 9 bytes, application/json")
    }

    @Test func anExplanationShowsNoSecret() async throws {
        let signing = signing(declaring: SecretNames(queryItems: ["quirk"])) { request, _ in
            var request = request
            request.url?.append(queryItems: [URLQueryItem(name: "quirk", value: "secret-of-the-layer")])
            return request
        }
        let store = NetworkStore.json(
            #"{"id": 1, "echo": "secret-of-the-layer"}"#, status: 404,
            headers: ["Content-Type": "a/b; c=secret-token"]
        )
        .layered(signing, authenticating(.bearer("secret-token"), allowedOrigins: ["https://example.com"]))
        let hero: Fetcher<Int, Hero> = modelFetcher(
            createURLRequest: { try createRequest(baseURL: "https://ada:secret-word@example.com/\($0)") }, store: store)
        let text = await explanation(of: Call(hero, 1)).lines(
            width: 100, style: Style(isTerminal: false, environment: [:])
        )
        .joined(separator: "\n")
        #expect(text.contains("quirk=***"))
        #expect(text.contains("-H 'Authorization: ***'"))
        #expect(text.contains("authenticating") && text.contains("a/b; c=***"))
        #expect(!text.contains("secret-"), "\(text)")
    }

    @Test func aCallThatSendsNothingIsExplainedToo() async {
        let broken: Fetcher<Int, Hero> = modelFetcher(createURLRequest: { _ in try createRequest(baseURL: "nowhere") })
        let text = await explanation(of: Call(broken, 1)).lines(
            width: 100, style: Style(isTerminal: false, environment: [:]))
        #expect(text.contains { $0.contains("no request was sent") })
        #expect(text.contains { $0.contains("The request could not be sent") })
    }
}
