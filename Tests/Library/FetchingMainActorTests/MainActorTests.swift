// This target has the settings of a new app in Xcode: main actor by default and NonisolatedNonsendingByDefault.

import Dispatch
import Fetching
import Foundation
import Synchronization
import Testing

/// The steps of a call, and whether each step ran on the main actor's queue.
///
/// On Linux any thread may run this queue, so threads are not compared.
nonisolated private final class Steps: Sendable {
    private let isOnMainQueue = DispatchSpecificKey<Bool>()
    private let onMain = Mutex([String: Bool]())

    init() { DispatchQueue.main.setSpecific(key: isOnMainQueue, value: true) }

    var all: [String: Bool] { onMain.withLock { $0 } }

    func add(_ step: String) {
        let isMain = DispatchQueue.getSpecific(key: isOnMainQueue) == true
        onMain.withLock { $0[step] = isMain }
    }
}

nonisolated private let steps = Steps()

nonisolated private struct HeroModel: Decodable, Sendable {
    var name: String

    private enum CodingKeys: String, CodingKey { case name }

    init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
        steps.add("decode")
    }
}

private func heroNameFetcher(store: NetworkStore = .live) -> Fetcher<Int, String> {
    let recording: StoreLayer = { store in
        NetworkStore { request in
            steps.add("layer")
            return try await store.fetchData(request)
        }
    }
    let hero: Fetcher<Int, HeroModel> = modelFetcher(
        createURLRequest: { id in
            steps.add("build")
            return try createRequest(baseURL: "https://example.com", path: ["heroes", String(id)])
        },
        store: store.layered(recording))
    let name = transformedFetcher(hero) { hero in
        steps.add("transform")
        return hero.name
    }
    return { id in
        steps.add("closure")
        return await name(id)
    }
}

private final class HeroViewModel {
    private let fetch: Fetcher<Int, String>
    var name: String?
    var message: String?

    init(fetch: @escaping Fetcher<Int, String>) { self.fetch = fetch }

    func load() async {
        switch await fetch(1) {
        case .success(let name): self.name = name
        case .failure(let error): message = error.localizedDescription
        }
        steps.add("view model")
    }

    func loadThrowing() async throws(AppError) { name = try await fetch(1).get() }
}

@Test func aViewModelOnTheMainActorFetchesOutsideTheMainActor() async throws {
    let hero = HeroViewModel(
        fetch: heroNameFetcher(
            store: NetworkStore { request in
                steps.add("store")
                return try await NetworkStore.json(#"{"name": "Hulk"}"#).fetchData(request)
            }))
    await hero.load()
    #expect(hero.name == "Hulk" && hero.message == nil)
    try await hero.loadThrowing()
    let expected = ["closure", "build", "layer", "store", "decode", "transform"]
    var onMain = steps.all
    #expect(onMain.removeValue(forKey: "view model") == true)
    #expect(onMain == Dictionary(uniqueKeysWithValues: expected.map { ($0, false) }))
}

@Test func theItemsOfPagesAreReadOnTheMainActorAndThrowAPageError() async throws {
    let request = try createRequest(baseURL: "https://example.com/heroes")
    let isOnline = Mutex(false)
    let pages = numberedPages(
        of: { (number: Int) in
            guard number < 2 || isOnline.withLock({ $0 }) else {
                return .failure(.network(NetworkFailure(URLError(.timedOut), request: request)))
            }
            return .success(number < 3 ? [number * 10, number * 10 + 1] : [])
        } as Fetcher<Int, [Int]>, width: 0, items: { $0 })
    var items: [Int] = []
    do throws(PageError<Int>) {
        for try await item in pages.items { items.append(item) }
        Issue.record("no error")
    } catch {
        #expect(error.cursor == 2 && error.isRetryable)
    }
    #expect(items == [10, 11])

    var iterator = pages.items.makeAsyncIterator()
    while items.count < 4, let item = try await iterator.next() { items.append(item) }
    do {
        _ = try await iterator.next()
        Issue.record("no error")
    } catch {
        #expect((error as? PageError<Int>)?.cursor == 2)
    }
    isOnline.withLock { $0 = true }
    while let item = try await iterator.next() { items.append(item) }
    #expect(items == [10, 11, 10, 11, 20, 21])
}
