import Fetching
import FetchingTestSupport
import Foundation
import Marvel
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct OptionTests {
    @Test func everyPropertyOfAQueryIsAnOption() throws {
        let queries: [(kind: String, query: Any)] = [
            ("characters", CharacterQuery()), ("comics", ComicQuery()), ("creators", CreatorQuery()),
            ("events", EventQuery()), ("series", SeriesQuery()), ("stories", StoryQuery()),
        ]
        for (kind, query) in queries {
            let fields = Mirror(reflecting: query).children.compactMap(\.label).filter { $0 != "parent" }
            let resource = try #require(resources.first { $0.plural == kind })
            expectEqual(resource.filters.map { camelCased($0.name) }.sorted(), fields.sorted(), "\(kind)")
        }
    }

    @Test func everyOptionIsAQueryItemOfItsName() async throws {
        for resource in resources {
            for option in resource.filters {
                let log = RequestLog()
                let sample = sample(option)
                let line = "\(resource.plural) --\(option.name)" + (sample.map { "=\($0.typed)" } ?? "")
                _ = await runInProcess(line, store: NetworkStore.broken.recorded(in: log))
                let url = try #require(log.requests.first?.url, "\(line)")
                let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
                let value = items.first { $0.name == camelCased(option.name) }?.value
                expectEqual(value, sample?.sent ?? "true", "\(line): \(url)")
            }
        }
    }

    @Test func anOptionTakesAValueInAllSubcommandsOrInNone() {
        let options = Dictionary(grouping: subcommands.flatMap(\.options), by: \.name)
        for (name, options) in options {
            expectEqual(Set(options.map { $0.placeholder == nil }).count, 1, "\(name)")
        }
    }
}

private func camelCased(_ name: String) -> String {
    let words = name.split(separator: "-")
    return (words.first.map(String.init) ?? "") + words.dropFirst().map(\.capitalized).joined()
}

/// Returns a value for an option as the user types it and as it is sent in the request, or nil for a flag.
private func sample(_ option: OptionDescription) -> (typed: String, sent: String)? {
    switch option.placeholder {
    case nil: nil
    case "NUMBER": ("7", "7")
    case "ID,…": ("7,8", "7,8")
    case "DATE": ("2014-04-29", "2014-04-29T00:00:00Z")
    case "DATE,DATE": ("2013-01-01,2013-01-31", "2013-01-01,2013-01-31")
    case "WORD", "WORD,…":
        option.note.map { String($0.prefix { $0 != "," }) }.map { ($0, $0) } ?? ("", "")
    default: ("Ä+c&d", "Ä+c&d")
    }
}
