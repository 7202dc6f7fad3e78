import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct UsageErrorTests {
    @Test(arguments: [
        ("charcters", "“charcters” is not a command; did you mean characters? See: marvel --help"),
        ("comisc", "“comisc” is not a command; did you mean comic? See: marvel --help"),
        ("xyzzy", "“xyzzy” is not a command. See: marvel --help"),
        ("help srve", "There is no help for “srve”; did you mean serve? See: marvel --help"),
        ("help --json", "--json is not an option of help. See: marvel help --help"),
        ("--hlep", "--hlep is not an option; did you mean --help? See: marvel --help"),
        ("--limit 5", "--limit needs a command, such as “marvel characters”. See: marvel --help"),
        (
            "characters --limti 5",
            "--limti is not an option of characters; did you mean --limit? See: marvel characters --help"
        ),
        (
            "characters -limit 5",
            "-limit is not an option of characters; did you mean --limit? See: marvel characters --help"
        ),
        (
            "characters --name-starts Spider",
            "--name-starts is not an option of characters; did you mean --name-starts-with? "
                + "See: marvel characters --help"
        ),
        (
            "character 1 comics --name x",
            "--name is not an option of comics. See: marvel comics --help"
        ),
        (
            "characters --limit",
            "--limit needs a value: a whole number from 1 to 100. See: marvel characters --help"
        ),
        (
            "characters --limit --json",
            "--limit needs a value: a whole number from 1 to 100. See: marvel characters --help"
        ),
        (
            "characters --limit 101",
            "--limit takes a whole number from 1 to 100, not “101”. See: marvel characters --help"
        ),
        (
            "characters --offset -1",
            "--offset takes a whole number, 0 or greater, not “-1”. See: marvel characters --help"
        ),
        ("characters --name=", "--name takes non-empty text, not “”. See: marvel characters --help"),
        (
            "characters --order-by nmae",
            "--order-by takes one or more of name, -name, modified, -modified, separated by commas, not “nmae”. "
                + "See: marvel characters --help"
        ),
        (
            "comics --format-type issue",
            "--format-type takes one of comic, collection, not “issue”. See: marvel comics --help"
        ),
        (
            "comics --comics 5",
            "--comics is not an option of comics. See: marvel comics --help"
        ),
        (
            "comics --events 1,2,3,4,5,6,7,8,9,10,11",
            "--events takes 1 to 10 IDs (whole numbers) separated by commas, not “1,2,3,4,5,6,7,8,9,10,11”. "
                + "See: marvel comics --help"
        ),
        (
            "comics --date-range 2013-01-01",
            "--date-range takes two dates separated by a comma, such as 2013-01-01,2013-01-31, not “2013-01-01”. "
                + "See: marvel comics --help"
        ),
        (
            "comics --no-variants=maybe",
            "--no-variants takes true, false or no value, not “maybe”. See: marvel comics --help"
        ),
        (
            "comics --modified-since yesterday",
            "--modified-since takes a date or a date and time, such as 2014-04-29 or 2014-04-29T18:18:17Z, not “yesterday”. "
                + "See: marvel comics --help"
        ),
        (
            "comics --limit 1 --limit 2",
            "--limit can be given only once. See: marvel comics --help"
        ),
        ("comics --json --json", "--json can be given only once. See: marvel comics --help"),
        (
            "comics --characters 1 --characters 2",
            "--characters can be given only once; separate its values with commas. See: marvel comics --help"
        ),
        (
            "crawl comics --characters 1 --characters 2",
            "--characters can be given only once; separate its values with commas. See: marvel crawl --help"
        ),
        (
            "comics --frobnicate --frobnicate",
            "--frobnicate is not an option of comics. See: marvel comics --help"
        ),
        ("comics --json --curl", "--json and --curl cannot be used together. See: marvel comics --help"),
        (
            "character",
            "An ID is required, as in “marvel character ID”; to list, use “marvel characters”. "
                + "See: marvel characters --help"
        ),
        (
            "story --limit 5",
            "An ID is required, as in “marvel story ID”; to list, use “marvel stories”. See: marvel stories --help"
        ),
        (
            "character spider",
            "“spider” is not an ID; an ID is a whole number greater than 0. To search, use --name-starts-with. "
                + "See: marvel characters --help"
        ),
        ("story one", "“one” is not an ID; an ID is a whole number greater than 0. See: marvel stories --help"),
        (
            "character comics",
            "An ID is required before comics, as in “marvel character ID comics”. See: marvel characters --help"
        ),
        (
            "character 5 --limit 3",
            "--limit applies to lists and cannot be used with an ID. See: marvel characters --help"
        ),
        (
            "character 5 creators",
            "marvel character 5 has no list of “creators”; use one of comics, events, series, stories. "
                + "See: marvel creators --help"
        ),
        ("character 5 comics 6", "Unexpected argument “6”. See: marvel comics --help"),
        (
            "crawl comisc",
            "“comisc” is not a collection; did you mean comics? See: marvel crawl --help"
        ),
        (
            "crawl xyzzy",
            "“xyzzy” is not a collection; use one of characters, comics, creators, events, series, stories. "
                + "See: marvel crawl --help"
        ),
        ("completions", "Choose a shell: bash, zsh, fish. See: marvel completions --help"),
        ("completions csh", "Choose a shell: bash, zsh, fish. See: marvel completions --help"),
        ("manual now", "Unexpected argument “now”. See: marvel manual --help"),
        ("serve 8080", "Unexpected argument “8080”; use --port to choose the port. See: marvel serve --help"),
        ("serve --prot 1", "--prot is not an option of serve; did you mean --port? See: marvel serve --help"),
        (
            "serve --port 65536",
            "--port takes a port number from 0 to 65535, not “65536”. See: marvel serve --help"
        ),
        (
            "comics --base-url ftp://example.com",
            "--base-url takes an http or https URL without a query or credentials, such as http://127.0.0.1:8080/v1/public. "
                + "See: marvel comics --help"
        ),
    ])
    func errorsSayWhatIsWrongAndWhatIsAccepted(line: String, text: String) {
        let error = expect(throws: UsageError.self) { try parseCommand(words(line)) }
        expectEqual(error?.text(program: "marvel"), text)
    }

    @Test(arguments: [
        "characters --private-key SECRET", "characters --privateKey=SECRET", "--apikey SECRET characters",
        "characters --api-keys SECRET", "characters -key SECRET", "characters --hash=SECRET", "comics --token SECRET",
        "MARVEL_PRIVATE_KEY=SECRET characters", "MARVEL_PRIVATE_KEY=\u{301}SECRET characters",
        "serve --public-key SECRET",
        "comics --base-url https://me:SECRET@example.com", "comics --base-url https://example.com/?apikey=SECRET",
        "comics --base-url https://%E9:SECRET@example.com", "comics --base-url https://example.com/?apikey=SECRET%E9",
        "comics --base-url https://%20[:SECRET@example.com",
    ])
    func keysAreRefusedAsArgumentsAndNotRepeated(line: String) async {
        let run = await runInProcess(line)
        expectEqual(run.exitCode, 64)
        expect(!run.notes.contains("SECRET"))
        expect(run.notes.contains("MARVEL_PRIVATE_KEY") || run.notes.contains("without a query"))
    }

    @Test func aValueInAnErrorIsOneShortLine() throws {
        let value = "1\u{1B}[2J\n" + String(repeating: "x", count: 500)
        let error = try #require(throws: UsageError.self) { try parseCommand(["characters", "--limit", value]) }
        expect(error.text(program: "marvel").unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        expect(error.text(program: "marvel").count < 250)
    }
}
