import Marvel
import Testing

@testable import MarvelCLI

struct CrawlOptionTests {
    @Test func everythingHasADefault() throws {
        let options = try options("characters")
        #expect(options.resources == .characters(.list(CharacterQuery())))
        #expect(options.words == ["characters"])
        #expect(options.settings == CrawlSettings())
        #expect(options.settings.width == 8)
        #expect(options.settings.limit == 100)
        #expect(options.settings.path == nil)
    }

    @Test func filtersAreThoseOfTheList() throws {
        let options = try options(
            "comics --title-starts-with=Av --no-variants --out a.jsonl --width 3 --limit 7 --quiet --restart")
        #expect(options.resources == .comics(.list(ComicQuery(titleStartsWith: "Av", noVariants: true))))
        #expect(options.words == ["comics", "--title-starts-with=Av", "--no-variants"])
        #expect(options.settings == CrawlSettings(out: "a.jsonl", restarts: true, width: 3, limit: 7, isQuiet: true))
    }

    @Test(arguments: [
        "series", "events --order-by -startDate,name", "creators --suffix=Jr. --comics 1,2",
        "comics --has-digital-issue=false",
    ])
    func theRecordsWordsMeanTheSameAgain(line: String) throws {
        let options = try options(line)
        #expect(crawledResources(options.words) == options.resources)
    }

    @Test(arguments: [["nonsense"], [], ["characters", "--power=7"], ["characters", "--name"]])
    func wordsThatMeanNothingAreNoCrawl(words: [String]) {
        #expect(crawledResources(words) == nil)
    }

    @Test(arguments: [
        ("", "A collection is missing: one of characters, comics, creators, events, series, stories."),
        ("heros", "“heros” is no collection."),
        ("character", "“character” is no collection; did you mean characters?"),
        ("characters comics", "“comics” is one word too many; leave it out."),
        ("characters --offset 5", "--offset is not an option of marvel crawl."),
        ("characters --json", "--json is not an option of marvel crawl."),
        ("characters --titel=x", "--titel is not an option of marvel crawl."),
        ("characters --widht=5", "--widht is not an option of marvel crawl; did you mean --width?"),
        ("characters --width 0", "--width takes a whole number from 1 to 64, not “0”."),
        ("characters --limit 101", "--limit takes a whole number from 1 to 100, not “101”."),
        ("characters --out", "--out needs a value: a file's name."),
        ("characters --out folder/", "--out takes a file's name, not “folder/”."),
        ("characters --restart", "The standard output cannot be gone on with or begun anew; give a file with --out."),
        (
            "characters --out - --resume",
            "The standard output cannot be gone on with or begun anew; give a file with --out."
        ),
        ("characters --out a --resume --restart", "--resume and --restart exclude each other; give one of them."),
    ])
    func whatIsWrongIsSaidWithWhatIsRight(line: String, text: String) {
        let result = parseCommand(words("crawl " + line))
        #expect(result == .failure(UsageError(text, subcommand: "crawl")))
    }

    @Test func helpIsAboutTheCrawlWhateverIsCrawled() async {
        let help = await runInProcess("crawl --help").output
        #expect(await runInProcess("crawl comics --help").output == help)
        #expect(help.hasPrefix("marvel crawl: "))
    }

    private func options(_ line: String) throws -> CrawlOptions {
        let command = try parseCommand(words("crawl " + line)).get()
        guard case .crawl(let options) = command else { throw CommandFailure("\(command)") }
        return options
    }
}
