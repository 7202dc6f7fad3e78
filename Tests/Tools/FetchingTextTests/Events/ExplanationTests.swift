import Fetching
import FetchingAccess
import FetchingResilience
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import FetchingText

struct ExplanationTests {
    private struct Hero: Codable, Sendable { var id: Int }

    @Test func theTimelineHasTheTimeBeforeAndAfterTheRequests() async throws {
        let store = NetworkStore.json(#"{"id": 1}"#).layered(followingRedirects(), { $0 }, timingOut())
        let hero: Fetcher<Int, Hero> = modelFetcher(
            createURLRequest: { try createRequest(baseURL: "https://example.com/\($0)") }, store: store)
        let explanation = await explanation(of: { try await hero(1).get() })
        let spans = explanation.timeline.spans
        expectEqual(
            spans.map(\.name),
            [
                "create the request", "attempt 1: GET https://example.com/1", "check and decode", "in total",
            ])
        expect(spans[0].end == spans[1].start && spans[1].end == spans[2].start)
        expect(spans[2].end == explanation.duration && spans[3].end == explanation.duration)
    }

    @Test func theTimelineShowsLayersWaitsAndAttempts() async throws {
        let time = VirtualTime(seed: 3)
        await time.run {
            let slow = intercepting("slow") { request, next in
                try await time.source.sleep(.seconds(1))
                return try await next(request)
            }
            let store = NetworkStore.sequence(
                .json("{}", status: 503, headers: ["Retry-After": "2"]), .json(#"{"id": 1}"#)
            )
            .layered(slow, retrying())
            let hero: Fetcher<Int, Hero> = modelFetcher(
                createURLRequest: { try createRequest(baseURL: "https://example.com/\($0)") }, store: store)
            async let explained = explanation(of: { try await hero(1).get() })
            for seconds in [1, 2] {
                await time.waitForSleepers(atLeast: 1)
                time.advance(by: .seconds(seconds))
            }
            let spans = await explained.timeline.spans
            expectEqual(
                spans.map { "\($0.name) \($0.start / .seconds(1))-\($0.end / .seconds(1)) \($0.result)" },
                [
                    "create the request 0.0-0.0 ", "slow 0.0-3.0 ",
                    "attempt 1: GET https://example.com/1 1.0-1.0 status 503, 2 bytes, application/json",
                    "wait before retry 1.0-3.0 status 503",
                    "attempt 2: GET https://example.com/1 3.0-3.0 status 200, 9 bytes, application/json",
                    "check and decode 3.0-3.0 ", "in total 0.0-3.0 ",
                ])
        }
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
        let text = await explanation(of: { try await hero(1).get() }).lines(
            width: 100, style: Style(isTerminal: false, environment: [:])
        )
        .joined(separator: "\n")
        expect(text.contains("quirk=***"))
        expect(text.contains("-H 'Authorization: ***'"))
        expect(text.contains("a/b; c=***"))
        expect(!text.contains("secret-"), "\(text)")
    }

    @Test func aRecordedExplanationHasEachAttemptOnce() async throws {
        try await VirtualTime.run {
            let file = FileManager.default.temporaryDirectory.appending(path: "explained-\(UUID()).har")
            defer { try? FileManager.default.removeItem(at: file) }
            let store = NetworkStore.sequence(
                .json("", status: 302, headers: ["Location": "/2"]), .json("", status: 503), .json(#"{"id": 1}"#)
            ).layered(retrying(), followingRedirects())
            let hero: Fetcher<Int, Hero> = modelFetcher(
                createURLRequest: { try createRequest(baseURL: "https://example.com/\($0)") }, store: store)
            let explanation = await explanation(
                of: { try await hero(1).get() }, recordingTo: file.path(percentEncoded: false))
            expect(explanation.error == nil)
            expectEqual(
                explanation.timeline.spans.map(\.name).filter { $0.hasPrefix("attempt") },
                [
                    "attempt 1: GET https://example.com/1", "attempt 2: GET https://example.com/2",
                    "attempt 3: GET https://example.com/1",
                ])
            expectEqual(explanation.curlCommands.count, 3)
            let recorded = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            let entries = (recorded?["log"] as? [String: Any])?["entries"] as? [[String: Any]]
            expectEqual(entries?.compactMap { ($0["response"] as? [String: Any])?["status"] as? Int }, [302, 503, 200])
        }
    }

    @Test func aCallThatSendsNothingIsExplainedToo() async {
        let broken: Fetcher<Int, Hero> = modelFetcher(createURLRequest: { _ in try createRequest(baseURL: "nowhere") })
        let text = await explanation(of: { try await broken(1).get() }).lines(
            width: 100, style: Style(isTerminal: false, environment: [:]))
        expect(text.contains { $0.contains("no request was sent") })
        expect(text.contains { $0.contains("The request could not be sent") })
    }
}
