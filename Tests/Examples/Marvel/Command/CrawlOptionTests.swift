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

    @Test(arguments: [
        "series", "events --order-by -startDate,name", "creators --suffix=Jr. --comics 1,2",
        "comics --has-digital-issue=false",
    ])
    func theRecordsWordsMakeTheSameSelection(line: String) throws {
        let options = try options(line)
        expectEqual(crawledSelection(options.words), options.selection)
    }

    @Test(arguments: [["nonsense"], [], ["characters", "--power=7"], ["characters", "--name"]])
    func unknownWordsSelectNothing(words: [String]) {
        expect(crawledSelection(words) == nil)
    }

    @Test(arguments: [
        ("", "A collection is required: characters, comics, creators, events, series, stories."),
        ("heros", "“heros” is not a collection; use one of characters, comics, creators, events, series, stories."),
        ("character", "“character” is not a collection; did you mean characters?"),
        ("characters comics", "Unexpected argument “comics”."),
        ("characters --offset 5", "--offset is not an option of crawl."),
        ("characters --json", "--json is not an option of crawl."),
        ("characters --titel=x", "--titel is not an option of crawl."),
        ("characters --widht=5", "--widht is not an option of crawl; did you mean --width?"),
        ("characters --width 0", "--width takes a whole number from 1 to 64, not “0”."),
        ("characters --limit 101", "--limit takes a whole number from 1 to 100, not “101”."),
        ("characters --out", "--out needs a value: a file name."),
        ("characters --out folder/", "--out takes a file name, not “folder/”."),
        ("characters --restart", "--resume and --restart need a file; add --out FILE."),
        (
            "characters --out - --resume",
            "--resume and --restart need a file; add --out FILE."
        ),
        ("characters --out a --resume --restart", "--resume and --restart cannot be used together."),
    ])
    func errorsSayWhatIsWrongAndWhatIsAccepted(line: String, text: String) {
        expect(throws: UsageError(text, subcommand: "crawl")) { try parseCommand(words("crawl " + line)) }
    }

    @Test func helpAfterACollectionExplainsCrawl() async {
        let help = await runInProcess("crawl --help").output
        await expectEqual(runInProcess("crawl comics --help").output, help)
        expect(help.hasPrefix("Save a complete collection"))
    }

    private func options(_ line: String) throws -> CrawlOptions {
        let invocation = try parseCommand(words("crawl " + line))
        guard case .command(.crawl(let options)) = invocation else { throw CommandFailure("\(invocation)") }
        return options
    }
}
