import FetchingRules
import Foundation
import Testing

private final class ViewController {
    let id: Int

    init(id: Int) { self.id = id }
}

extension URLRule<@MainActor () -> ViewController> {
    fileprivate static let hero = URLRule(path: "/heroes/{id: Int}") { link in
        let id: Int = try link.value(forPathComponent: "id")
        return { ViewController(id: id) }
    }
}

@Test func aRuleInAModuleOnTheMainActorMakesAViewController() throws {
    let makeViewController = urlHandler(scheme: "https", rules: [.hero])
    let link = try #require(URL(string: "https://example.com/heroes/7"))
    let make = try #require(makeViewController(link))
    #expect(make().id == 7)
}
