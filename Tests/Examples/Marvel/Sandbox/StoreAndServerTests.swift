import Fetching
import Foundation
import LoopbackServer
import Marvel
import SharedTestCode
import Testing

@testable import MarvelSandbox

struct StoreAndServerTests {
    static let targets = [
        "/v1/public/characters?nameStartsWith=Spider%2DMan&limit=3&\(signature)",
        "/v1/public/comics/52?\(signature)",
        "/v1/public/comics?limit=0&\(signature)",
        "/v1/public/comics?a+b=%C3%A9%F0%9F%A6%B8&\(signature)",
        "/v1/public/characters?ts=1",
        "/nowhere",
    ]

    @Test(arguments: targets)
    func theStoreAndTheServerReturnTheSameResponse(target: String) async throws {
        let sandbox = MarvelSandbox()
        let server = try sandbox.serve()
        defer { server.stop() }
        let direct = sandbox.respond(to: SandboxRequest(target: target))
        for (base, store) in [("http://example.com", sandbox.store), (server.baseURL, NetworkStore.live)] {
            let request = URLRequest(url: try #require(URL(string: base + target)))
            let (body, urlResponse) = try await store.fetchData(request)
            let response = try #require(urlResponse as? HTTPURLResponse)
            expectEqual(body, direct.body)
            expectEqual(response.statusCode, direct.status)
            expectEqual(response.value(forHTTPHeaderField: "ETag"), direct.headers["ETag"])
            expectEqual(response.value(forHTTPHeaderField: "Content-Type"), "application/json; charset=utf-8")
        }
    }

    @Test func theServersResponsesToHEADAndWithStatus304HaveNoBody() async throws {
        let server = try MarvelSandbox().serve()
        defer { server.stop() }
        let url = try #require(URL(string: "\(server.baseURL)/v1/public/events?limit=1&\(signature)"))
        let (body, first) = try await NetworkStore.live.fetchData(URLRequest(url: url))
        let tag = try #require((first as? HTTPURLResponse)?.value(forHTTPHeaderField: "ETag"))

        var again = URLRequest(url: url)
        again.setValue(tag, forHTTPHeaderField: "If-None-Match")
        let (emptyBody, notModified) = try await NetworkStore.live.fetchData(again)
        expect((notModified as? HTTPURLResponse)?.statusCode == 304)
        expect(emptyBody.isEmpty)

        var head = URLRequest(url: url)
        head.httpMethod = "HEAD"
        let (headBody, headResponse) = try await NetworkStore.live.fetchData(head)
        expect((headResponse as? HTTPURLResponse)?.statusCode == 200)
        expect((headResponse as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Length") == String(body.count))
        expect(headBody.isEmpty)
    }

    @Test func theClientDecodesAResponseOfTheSandbox() async throws {
        let fetch = characterFetcher(store: MarvelSandbox().store, keys: MarvelSandbox.keys)
        let characters = try await fetch(CharacterQuery(limit: 100, nameStartsWith: "Spider")).get()
        expect(characters.data.results.count > 5)
        expect(characters.data.results.allSatisfy { $0.name.hasPrefix("Spider") })
    }

    @Test func theClientDecodesEveryKindOfRecord() async throws {
        let client = MarvelClient(store: MarvelSandbox().store, keys: MarvelSandbox.keys)
        for offset in [0, 500, 2430] {
            _ = try await client.characters(CharacterQuery(offset: offset, limit: 100)).get()
            _ = try await client.comics(ComicQuery(offset: offset, limit: 100, orderBy: [.modifiedDescending])).get()
            _ = try await client.creators(CreatorQuery(offset: offset, limit: 100)).get()
            _ = try await client.events(EventQuery(offset: offset, limit: 100)).get()
            _ = try await client.series(SeriesQuery(offset: offset, limit: 100)).get()
            _ = try await client.stories(StoryQuery(offset: offset, limit: 100)).get()
        }
    }

    @Test func aCancelledCallThrowsCancellation() async {
        let task = Task {
            withUnsafeCurrentTask { unsafe $0?.cancel() }
            return try await MarvelSandbox().store.fetchData(URLRequest(url: URL(filePath: "/")))
        }
        await expect(throws: CancellationError.self) { try await task.value }
    }
}

struct SandboxStoreTests {
    @Test func theSandboxAcceptsItsKeys() async throws {
        for store in [NetworkStore.sandbox, .sandbox.layered(timingOut(after: .seconds(3600)))] {
            let page = try await characterFetcher(store: store, keys: MarvelSandbox.keys)(CharacterQuery(limit: 1))
                .get()
            expectEqual(page.data.results.count, 1)
        }
    }

    @Test func aClientWithoutKeysIsAnError() async {
        let none = MarvelKeys(publicKey: "", privateKey: "")
        let result = await characterFetcher(store: .sandbox, keys: none)(CharacterQuery())
        expect(throws: AppError.self) { try result.get() }
    }
}
