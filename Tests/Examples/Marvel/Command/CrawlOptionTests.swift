import Marvel
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct CrawlOptionTests {
    @Test func everySettingHasADefault() throws {
        let options = try options("characters")
        expectEqual(options.selection, ResourceSelection(characters, .list(CharacterQuery())))
        expectEqual(options.words, ["characters"])
        expectEqual(options.settings, CrawlSettings())
        expectEqual(options.settings.width, 8)
        expectEqual(options.page.limit, 100)
        expect(options.settings.path == nil)
    }

    @Test func filtersAreTheQueryOptionsOfTheCollection() throws {
        let options = try options(
            "comics --title-starts-with=Av --no-variants --out a.jsonl --width 3 --limit 7 --quiet --restart")
        expectEqual(
            options.selection, ResourceSelection(comics, .list(ComicQuery(titleStartsWith: "Av", noVariants: true))))
        expectEqual(options.words, ["comics", "--title-starts-with=Av", "--no-variants"])
        var settings = CrawlSettings()
        (settings.out, settings.isRestart, settings.width, settings.isQuiet) = ("a.jsonl", true, 3, true)
        expectEqual(options.settings, settings)
        expectEqual(options.page.limit, 7)
    }

    @Test func theRecordsWordsMakeTheSameSelection() throws {
        for line in [
            "series", "events --order-by -startDate,name", "creators --suffix=Jr. --comics 1,2",
            "comics --has-digital-issue=false",
        ] {
            let options = try options(line)
            expectEqual(crawledSelection(options.words), options.selection, "\(line)")
        }
        for words in [["nonsense"], [], ["characters", "--power=7"], ["characters", "--name"]] {
            expect(crawledSelection(words) == nil, "\(words)")
        }
    }

    private func options(_ line: String) throws -> CrawlOptions {
        let invocation = try parseCommand(words("crawl " + line))
        guard case .command(.crawl(let options)) = invocation else { throw CommandFailure("\(invocation)") }
        return options
    }
}
