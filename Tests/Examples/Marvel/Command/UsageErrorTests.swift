import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct UsageErrorTests {
    /// Command lines with their errors, by the command whose help the errors refer to.
    private static let errors: [String: [(line: String, text: String)]] = [
        "": [
            ("charcters", "“charcters” is not a command; did you mean characters?"),
            ("comisc", "“comisc” is not a command; did you mean comic?"),
            ("xyzzy", "“xyzzy” is not a command."),
            ("help srve", "There is no help for “srve”; did you mean serve?"),
            ("--hlep", "--hlep is not an option; did you mean --help?"),
            ("--limit 5", "--limit needs a command, such as “marvel characters”."),
        ],
        "help": [("help --json", "--json is not an option of help.")],
        "characters": [
            ("characters --limti 5", "--limti is not an option of characters; did you mean --limit?"),
            ("characters -limit 5", "-limit is not an option of characters; did you mean --limit?"),
            (
                "characters --name-starts Spider",
                "--name-starts is not an option of characters; did you mean --name-starts-with?"
            ),
            ("characters --limit", "--limit needs a value: a whole number from 1 to 100."),
            ("characters --limit --json", "--limit needs a value: a whole number from 1 to 100."),
            ("characters --limit 101", "--limit takes a whole number from 1 to 100, not “101”."),
            ("characters --offset -1", "--offset takes a whole number, 0 or greater, not “-1”."),
            ("characters --name=", "--name takes non-empty text, not “”."),
            (
                "characters --order-by nmae",
                "--order-by takes one or more of name, -name, modified, -modified, separated by commas, not “nmae”."
            ),
            ("character", "An ID is required, as in “marvel character ID”; to list, use “marvel characters”."),
            (
                "character spider",
                "“spider” is not an ID; an ID is a whole number greater than 0. To search, use --name-starts-with."
            ),
            ("character comics", "An ID is required before comics, as in “marvel character ID comics”."),
            ("character 5 --limit 3", "--limit applies to lists and cannot be used with an ID."),
        ],
        "comics": [
            ("character 1 comics --name x", "--name is not an option of comics."),
            ("character 5 comics 6", "Unexpected argument “6”."),
            ("comics --format-type issue", "--format-type takes one of comic, collection, not “issue”."),
            ("comics --comics 5", "--comics is not an option of comics."),
            (
                "comics --events 1,2,3,4,5,6,7,8,9,10,11",
                "--events takes 1 to 10 IDs (whole numbers) separated by commas, not “1,2,3,4,5,6,7,8,9,10,11”."
            ),
            (
                "comics --date-range 2013-01-01",
                "--date-range takes two dates separated by a comma, such as 2013-01-01,2013-01-31, not “2013-01-01”."
            ),
            ("comics --no-variants=maybe", "--no-variants takes true, false or no value, not “maybe”."),
            (
                "comics --modified-since yesterday",
                "--modified-since takes a date or a date and time, such as 2014-04-29 or 2014-04-29T18:18:17Z, "
                    + "not “yesterday”."
            ),
            ("comics --limit 1 --limit 2", "--limit can be given only once."),
            ("comics --json --json", "--json can be given only once."),
            (
                "comics --characters 1 --characters 2",
                "--characters can be given only once; separate its values with commas."
            ),
            ("comics --frobnicate --frobnicate", "--frobnicate is not an option of comics."),
            ("comics --json --curl", "--json and --curl cannot be used together."),
            (
                "comics --base-url ftp://example.com",
                "--base-url takes an http or https URL without a query or credentials, "
                    + "such as http://127.0.0.1:8080/v1/public."
            ),
        ],
        "creators": [
            (
                "character 5 creators",
                "marvel character 5 has no list of “creators”; use one of comics, events, series, stories."
            )
        ],
        "stories": [
            ("story --limit 5", "An ID is required, as in “marvel story ID”; to list, use “marvel stories”."),
            ("story one", "“one” is not an ID; an ID is a whole number greater than 0."),
        ],
        "crawl": [
            ("crawl", "A collection is required: characters, comics, creators, events, series, stories."),
            (
                "crawl heros",
                "“heros” is not a collection; use one of characters, comics, creators, events, series, stories."
            ),
            ("crawl character", "“character” is not a collection; did you mean characters?"),
            ("crawl characters comics", "Unexpected argument “comics”."),
            (
                "crawl comics --characters 1 --characters 2",
                "--characters can be given only once; separate its values with commas."
            ),
            ("crawl characters --offset 5", "--offset is not an option of crawl."),
            ("crawl characters --json", "--json is not an option of crawl."),
            ("crawl characters --titel=x", "--titel is not an option of crawl."),
            ("crawl characters --widht=5", "--widht is not an option of crawl; did you mean --width?"),
            ("crawl characters --width 0", "--width takes a whole number from 1 to 64, not “0”."),
            ("crawl characters --limit 101", "--limit takes a whole number from 1 to 100, not “101”."),
            ("crawl characters --out", "--out needs a value: a file name."),
            ("crawl characters --out folder/", "--out takes a file name, not “folder/”."),
            ("crawl characters --restart", "--resume and --restart need a file; add --out FILE."),
            ("crawl characters --out - --resume", "--resume and --restart need a file; add --out FILE."),
            ("crawl characters --out a --resume --restart", "--resume and --restart cannot be used together."),
            (
                "crawl characters --job heroes",
                "--job needs --out FILE, and cannot be used with --restart, --resume or --timeline."
            ),
            ("crawl characters --coordinator http://127.0.0.1:9", "--coordinator needs --job NAME."),
            ("crawl status", "“marvel crawl status” needs the name of a job; add --job NAME."),
            ("crawl collect --name-starts-with A --job j", "--name-starts-with is not an option of crawl."),
        ],
        "completions": [
            ("completions", "Choose a shell: bash, zsh, fish."),
            ("completions csh", "Choose a shell: bash, zsh, fish."),
        ],
        "manual": [("manual now", "Unexpected argument “now”.")],
        "serve": [
            ("serve 8080", "Unexpected argument “8080”; use --port to choose the port."),
            ("serve --prot 1", "--prot is not an option of serve; did you mean --port?"),
            ("serve --port 65536", "--port takes a port number from 0 to 65535, not “65536”."),
        ],
    ]

    @Test func errorsSayWhatIsWrongAndWhatIsAccepted() {
        for (help, lines) in Self.errors {
            for (line, text) in lines {
                let error = expect(throws: UsageError.self, "\(line)") { try parseCommand(words(line)) }
                let see = "See: marvel " + (help.isEmpty ? "" : help + " ") + "--help"
                expectEqual(error?.text(program: "marvel"), "\(text) \(see)", "\(line)")
            }
        }
    }

    @Test func keysAreRefusedAsArgumentsAndNotRepeated() async {
        for line in [
            "characters --private-key SECRET", "characters --privateKey=SECRET", "--apikey SECRET characters",
            "characters --api-keys SECRET", "characters -key SECRET", "characters --hash=SECRET",
            "comics --token SECRET", "MARVEL_PRIVATE_KEY=SECRET characters",
            "MARVEL_PRIVATE_KEY=\u{301}SECRET characters", "serve --public-key SECRET",
            "comics --base-url https://me:SECRET@example.com", "comics --base-url https://example.com/?apikey=SECRET",
            "comics --base-url https://%E9:SECRET@example.com",
            "comics --base-url https://example.com/?apikey=SECRET%E9",
            "comics --base-url https://%20[:SECRET@example.com",
        ] {
            let run = await runInProcess(line)
            expectEqual(run.exitCode, 64, "\(line)")
            expect(!run.notes.contains("SECRET"), "\(line)")
            expect(run.notes.contains("MARVEL_PRIVATE_KEY") || run.notes.contains("without a query"), "\(line)")
        }
    }

    @Test func aValueInAnErrorIsOneShortLine() throws {
        let value = "1\u{1B}[2J\n" + String(repeating: "x", count: 500)
        let error = try #require(throws: UsageError.self) { try parseCommand(["characters", "--limit", value]) }
        expect(error.text(program: "marvel").unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        expect(error.text(program: "marvel").count < 250)
    }
}
