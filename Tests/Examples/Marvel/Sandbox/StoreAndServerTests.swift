import Fetching
import Foundation
import LoopbackServer
import Marvel
import SharedTestCode
import Testing

@testable import MarvelSandbox

struct StoreAndServerTests {
    @Test func theStoreAndTheServerReturnTheSameResponse() async throws {
        let sandbox = MarvelSandbox()
        let server = try sandbox.serve()
        defer { server.stop() }
        for target in [
            "/v1/public/characters?nameStartsWith=Spider%2DMan&limit=3&\(signature)",
            "/v1/public/comics/52?\(signature)", "/v1/public/comics?limit=0&\(signature)",
            "/v1/public/comics?a+b=%C3%A9%F0%9F%A6%B8&\(signature)", "/v1/public/characters?ts=1", "/nowhere",
        ] {
            let direct = sandbox.respond(to: SandboxRequest(target: target))
            for (base, store) in [("http://example.com", sandbox.store), (server.baseURL, NetworkStore.live)] {
                let (body, urlResponse) = try await store.fetchData(request(base + target))
                let response = try #require(urlResponse as? HTTPURLResponse)
                expectEqual(body, direct.body, "\(target)")
                expectEqual(response.statusCode, direct.status, "\(target)")
                expectEqual(response.value(forHTTPHeaderField: "ETag"), direct.headers["ETag"], "\(target)")
                expectEqual(response.value(forHTTPHeaderField: "Content-Type"), "application/json; charset=utf-8")
            }
        }
    }

    @Test func theServersResponsesToHEADAndWithStatus304HaveNoBody() async throws {
        let server = try MarvelSandbox().serve()
        defer { server.stop() }
        let url = "\(server.baseURL)/v1/public/events?limit=1&\(signature)"
        func fetch(_ method: String, _ fields: [String: String] = [:]) async throws -> (Data, HTTPURLResponse) {
            var request = try request(url)
            (request.httpMethod, request.allHTTPHeaderFields) = (method, fields)
            let (body, response) = try await NetworkStore.live.fetchData(request)
            return (body, try #require(response as? HTTPURLResponse))
        }
        let (body, first) = try await fetch("GET")
        let tag = try #require(first.value(forHTTPHeaderField: "ETag"))
        let (emptyBody, notModified) = try await fetch("GET", ["If-None-Match": tag])
        expectEqual(notModified.statusCode, 304)
        expect(emptyBody.isEmpty)
        let (headBody, head) = try await fetch("HEAD")
        expectEqual(head.statusCode, 200)
        expectEqual(head.value(forHTTPHeaderField: "Content-Length"), String(body.count))
        expect(headBody.isEmpty)
    }

    @Test func theClientDecodesEveryKindOfRecord() async throws {
        let client = MarvelClient(store: .sandbox, keys: MarvelSandbox.keys)
        for offset in [0, 500, 2430] {
            _ = try await client.characters(CharacterQuery(offset: offset, limit: 100)).get()
            _ = try await client.comics(ComicQuery(offset: offset, limit: 100, orderBy: [.modifiedDescending])).get()
            _ = try await client.creators(CreatorQuery(offset: offset, limit: 100)).get()
            _ = try await client.events(EventQuery(offset: offset, limit: 100)).get()
            _ = try await client.series(SeriesQuery(offset: offset, limit: 100)).get()
            _ = try await client.stories(StoryQuery(offset: offset, limit: 100)).get()
        }
        let characters = characterFetcher(
            store: .sandbox.layered(timingOut(after: .seconds(3600))), keys: MarvelSandbox.keys)
        let page = try await characters(CharacterQuery(limit: 100, nameStartsWith: "Spider")).get()
        expect(page.data.results.count > 5)
        expect(page.data.results.allSatisfy { $0.name.hasPrefix("Spider") })

        let none = MarvelKeys(publicKey: "", privateKey: "")
        expect(await characterFetcher(store: .sandbox, keys: none)(CharacterQuery()).error != nil)
    }

    @Test func aCancelledCallThrowsCancellation() async {
        let task = Task {
            withUnsafeCurrentTask { unsafe $0?.cancel() }
            return try await MarvelSandbox().store.fetchData(URLRequest(url: URL(filePath: "/")))
        }
        await expect(throws: CancellationError.self) { try await task.value }
    }
}
