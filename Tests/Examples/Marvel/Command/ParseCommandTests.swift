import Fetching
import FetchingTestSupport
import Foundation
import Marvel
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct ParseCommandTests {
    @Test func charactersAreSelectedInManyWays() throws {
        let cases: [(line: String, query: CharacterQuery)] = [
            ("characters", CharacterQuery()),
            ("-- characters", CharacterQuery()),
            ("characters --name-starts-with Spider --limit 5", CharacterQuery(limit: 5, nameStartsWith: "Spider")),
            ("characters --name-starts-with=Spider --limit=5", CharacterQuery(limit: 5, nameStartsWith: "Spider")),
            ("--limit 5 characters", CharacterQuery(limit: 5)),
            ("characters --name=a=b", CharacterQuery(name: "a=b")),
            ("characters --name=\u{301}a", CharacterQuery(name: "\u{301}a")),
            ("characters --name=--limit", CharacterQuery(name: "--limit")),
            ("characters --name -h", CharacterQuery(name: "-h")),
            ("characters --comics 1,22,333", CharacterQuery(comics: [1, 22, 333])),
            ("characters --order-by -modified,name", CharacterQuery(orderBy: [.modifiedDescending, .name])),
            ("characters --modified-since 2014-04-29", CharacterQuery(modifiedSince: midnight)),
            ("characters --modified-since 2014-04-29T01:00:00+01:00", CharacterQuery(modifiedSince: midnight)),
            ("comic 21366 characters", CharacterQuery(parent: ParentResource(.comics, id: 21366))),
            ("comics 21366 character", CharacterQuery(parent: ParentResource(.comics, id: 21366))),
            (
                "--offset 3 comic 7 --limit 9 characters",
                CharacterQuery(offset: 3, limit: 9, parent: ParentResource(.comics, id: 7))
            ),
        ]
        for (line, query) in cases {
            try expectEqual(parseCommand(words(line)), shown(characters, .list(query)), "\(line)")
        }
        for line in ["character 1011334", "characters 1011334", "characters -- 1011334"] {
            try expectEqual(parseCommand(words(line)), shown(characters, .one(id: 1_011_334)), "\(line)")
        }
        let invocation = try parseCommand(["characters", "--name", "Spider-Man (1602) é 🕷"])
        expectEqual(invocation, shown(characters, .list(CharacterQuery(name: "Spider-Man (1602) é 🕷"))))
    }

    @Test func comicsAreSelectedByWordsFlagsAndDates() throws {
        let cases: [(line: String, query: ComicQuery)] = [
            ("comics --format trade-paperback", ComicQuery(format: .tradePaperback)),
            ("comics --format Trade_Paperback", ComicQuery(format: .tradePaperback)),
            ("comics --date-descriptor this-week", ComicQuery(dateDescriptor: .thisWeek)),
            ("comics --no-variants", ComicQuery(noVariants: true)),
            ("comics --has-digital-issue=false --limit 1", ComicQuery(limit: 1, hasDigitalIssue: false)),
            ("comics --date-range 2013-01-01,2013-01-31", ComicQuery(dateRange: ["2013-01-01", "2013-01-31"])),
            ("comics --issue-number 92.1", ComicQuery(issueNumber: 92.1)),
            ("comics --order-by -onsaleDate", ComicQuery(orderBy: [.onsaleDateDescending])),
            ("comics --order-by=-onsale-date", ComicQuery(orderBy: [.onsaleDateDescending])),
        ]
        for (line, query) in cases {
            try expectEqual(parseCommand(words(line)), shown(comics, .list(query)), "\(line)")
        }
    }

    @Test func optionsSelectHowResourcesAreShown() throws {
        let cases: [(line: String, options: ShowOptions)] = [
            ("stories --json", ShowOptions(isJSON: true)),
            ("stories --curl", ShowOptions(isCurl: true)),
            ("stories --curl=false", ShowOptions()),
            (
                "--json stories --base-url http://[::1]:80/v1",
                ShowOptions(isJSON: true, server: ServerOptions(baseURL: "http://[::1]:80/v1"))
            ),
            (
                "stories --base-url HTTPS://example.com",
                ShowOptions(server: ServerOptions(baseURL: "HTTPS://example.com"))
            ),
        ]
        for (line, options) in cases {
            try expectEqual(parseCommand(words(line)), shown(stories, .list(StoryQuery()), options), "\(line)")
        }
    }

    @Test func otherCommandsAreParsed() throws {
        let cases: [(line: String, invocation: Invocation<Command>)] = [
            ("", .help(subcommand: nil)),
            ("--help", .help(subcommand: nil)),
            ("-h", .help(subcommand: nil)),
            ("help", .help(subcommand: nil)),
            ("help help", .help(subcommand: nil)),
            ("help --help", .help(subcommand: nil)),
            ("characters --help", .help(subcommand: "characters")),
            ("character -h", .help(subcommand: "characters")),
            ("help character", .help(subcommand: "characters")),
            ("help serve", .help(subcommand: "serve")),
            ("serve --help", .help(subcommand: "serve")),
            ("character 1 comics --help", .help(subcommand: "comics")),
            ("character ID comics --nonsense --limit --help", .help(subcommand: "comics")),
            ("--version", .version),
            ("crawl --help", .help(subcommand: "crawl")),
            ("crawl comics --help", .help(subcommand: "crawl")),
            ("serve", .command(.serve(port: 0))),
            ("serve --port 8080", .command(.serve(port: 8080))),
            ("--port=65535 serve", .command(.serve(port: 65535))),
        ]
        for (line, invocation) in cases { try expectEqual(parseCommand(words(line)), invocation, "\(line)") }
    }

    @Test func theParserNeverCrashes() {
        let pieces = [
            "characters", "comic", "series", "serve", "help", "5", "-5", "--", "-", "-h", "--help", "--limit",
            "--limit=", "--json", "--=", "=", "", "--comics", "1,,2", "é", "--order-by", "-name", "--base-url",
            "http://", "\u{0}",
        ]
        for first in pieces {
            for second in pieces {
                _ = try? parseCommand([first, second])
                guard soakSize != nil else { continue }
                for third in pieces { _ = try? parseCommand([first, second, third]) }
            }
        }
        var random = SplitMix64(seed: 1)
        for _ in 0..<(soakSize ?? 500) {
            _ = try? parseCommand((0..<4).compactMap { _ in pieces.randomElement(using: &random) })
        }
    }
}

private let midnight = Date(timeIntervalSince1970: 1_398_729_600)

private func shown<Query, Model>(
    _ resource: Resource<Query, Model>, _ selection: Selection<Query>, _ options: ShowOptions = ShowOptions()
) -> Invocation<Command> {
    .command(.show(ResourceSelection(resource, selection), options))
}
