import FetchingRules
import Foundation
import SharedTestCode
import Testing

/// Only the main actor can create a view controller, so the rules return closures that do.
@Suite struct ViewControllerRuleTests {
    private let makeViewController = urlHandler(scheme: "https", rules: [.hero, .any])

    @Test @MainActor func aRuleMakesAViewController() throws {
        let link = try #require(URL(string: "https://example.com/heroes/7"))
        let make = try #require(makeViewController(link))
        expect((make() as? HeroViewController)?.id == 7)
    }

    @Test @MainActor func aMismatchLeadsToTheNextRuleBeforeAViewControllerIsMade() throws {
        let link = try #require(URL(string: "https://example.com/heroes/0"))
        let make = try #require(makeViewController(link))
        expect(!(make() is HeroViewController))
    }
}

@MainActor private class ViewController {}

@MainActor private final class HeroViewController: ViewController {
    let id: Int

    init(id: Int) { self.id = id }
}

extension URLRule<@MainActor () -> ViewController> {
    fileprivate static let hero = URLRule(path: "/heroes/{id: Int}") { link in
        let id: Int = try link.value(forPathComponent: "id")
        if id == 0 { throw RuleMismatch("there is no hero 0") }
        return { HeroViewController(id: id) }
    }

    fileprivate static let any = URLRule { _ in { ViewController() } }
}
