import Fetching
import FetchingRules
import FetchingTestSupport
import Foundation
import Synchronization

extension Subject {
    /// Each side gets 100,000 URLs. Nine in ten match one of its rules, or all match the last rule.
    static let rules = Subject(
        name: "rules", title: "a thousand rules for URLs or stubs, compared with ten rules of the same shapes"
    ) { effort in
        [
            try await compare(
                handling("10 rules", try Links(10)), with: handling("1,000 rules", try Links(1000)), effort: effort
            ).finding(.time(.microseconds(20))),
            try await compare(
                handling("the last of 10 rules", try Links(10, onlyLast: true)),
                with: handling("the last of 1,000 rules", try Links(1000, onlyLast: true)), effort: effort
            ).finding(.time(.microseconds(30))),
            try await compare(
                stubbing("10 stubs", try Links(10)), with: stubbing("1,000 stubs", try Links(1000)), effort: effort
            ).finding(.time(.microseconds(40))),
        ]
    }
}

private func handling(_ name: String, _ links: Links) -> Contender {
    let handle = urlHandler(
        scheme: "https",
        rules: (0..<links.ruleCount).map { number in
            URLRule<Int>(host: number % 5 == 4 ? nil : "example.com", path: pattern(number)) { _ in number }
        })
    return Contender(name) { handle(links.next()) }
}

/// A request that matches no stub is an error, so the last stub matches the remaining URLs.
private func stubbing(_ name: String, _ links: Links) -> Contender {
    let constant = NetworkStore.constant(Data())
    let rules = (0..<links.ruleCount).map { StubRule("GET \(pattern($0))", constant) }
    let store = NetworkStore.routed(rules + [StubRule("/{name}", constant)])
    return Contender(name) { try await store.fetchData(URLRequest(url: links.next())) }
}

/// The path of a rule, in one of five shapes.
private func pattern(_ number: Int) -> String {
    switch number % 5 {
    case 0: "/r\(number)"
    case 1: "/r\(number)/{id: Int}"
    case 2: "/{kind}/r\(number)"
    case 3: "/r\(number)/{id: Int}/comics"
    default: "/x/r\(number)/{name}"
    }
}

/// URLs in random order, which is the same in each run.
private final class Links: Sendable {
    let ruleCount: Int
    private let urls: [URL]
    private let position = Atomic(0)

    init(_ ruleCount: Int, onlyLast: Bool = false) throws {
        self.ruleCount = ruleCount
        var random = SeededGenerator(seed: 1)
        urls = try (0..<100_000).map { _ in
            let any = random.once(in: 10) ? ruleCount : random.int(0...ruleCount - 1)
            let number = onlyLast ? ruleCount - 1 : any
            let path = pattern(number)
                .replacing("{id: Int}", with: "\(random.int(0...9999))").replacing(/{.*}/, with: random.hex(8))
            guard let url = URL(string: "https://example.com\(path)?source=\(random.hex(4))") else {
                throw URLError(.badURL)
            }
            return url
        }
    }

    func next() -> URL { urls[position.add(1, ordering: .relaxed).oldValue % urls.count] }
}
