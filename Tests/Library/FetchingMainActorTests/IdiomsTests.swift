import Fetching
import Foundation
import Testing

// Code that users write in a target with the settings of a new app in Xcode. Most of these tests check that the code
// compiles.

nonisolated private struct Hero: Codable, Equatable, Sendable {
    struct ID: Codable, Hashable, Sendable {
        var number: Int
    }

    var id: ID
    var name: String
}

private typealias HeroFetcher<Params> = @Sendable (Params) async -> Result<Hero, AppError>

private struct HeroClient {
    let api: APISettings

    func hero() -> HeroFetcher<Hero.ID> {
        api.modelFetcher { id in try api.request(path: path(of: id)) }
    }

    private nonisolated func path(of id: Hero.ID) -> [String] { ["heroes", String(id.number)] }
}

nonisolated private enum API {
    static let settings = APISettings(
        baseURL: "https://example.com", store: .json(#"{"id":{"number":7},"name":"Hulk"}"#))

    static let hero: Fetcher<Int, Hero> = settings.modelFetcher { id in try settings.request(path: [String(id)]) }
}

private struct Screen {
    var load: @Sendable (Hero.ID) async -> Result<Hero, AppError>
    var loadAgain: (Hero.ID) async -> Result<Hero, AppError>
}

/// An iterator of an app over the chunks of a body.
nonisolated private struct Lengths: AsyncSequence, AsyncIteratorProtocol {
    var chunks: ResponseBody.Iterator

    mutating func next() async throws -> Int? { try await chunks.next()?.count }
    func makeAsyncIterator() -> Lengths { self }
}

@Test func aFetcherIsPassedAsAnAppsOwnTypeOfClosure() async throws {
    let load = HeroClient(api: API.settings).hero()
    let screen = Screen(load: load, loadAgain: load)

    let hero = try await screen.load(Hero.ID(number: 7)).get()

    #expect(hero.name == "Hulk")
    #expect(try await screen.loadAgain(hero.id).get() == hero)
    #expect(try await API.hero(7).get() == hero)
}

@Test func anIteratorOnTheMainActorReadsTheChunksOfABody() async throws {
    let body = ResponseBody(Data(count: 3))
    var lengths: [Int] = []
    for try await length in Lengths(chunks: body.makeAsyncIterator()) { lengths.append(length) }
    #expect(lengths == [3])
}
