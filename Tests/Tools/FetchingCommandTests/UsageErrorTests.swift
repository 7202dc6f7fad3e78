import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

private let url = "https://example.com/a"

struct UsageErrorTests {
    @Test func errorsSayWhatIsWrongAndWhatIsAccepted() {
        let color = "--color takes one of auto, always, never, not “red”."
        let missing = "A URL is required; for the request of a curl command, use --from-curl COMMAND."
        for (line, text) in [
            ("get", "\(missing) See: fetching get --help"),
            ("source", "\(missing) See: fetching source --help"),
            ("explain", "\(missing) See: fetching explain --help"),
            ("get http://a --color red", "\(color) See: fetching get --help"),
            ("get http://a --fial", "--fial is not an option of get; did you mean --fail? See: fetching get --help"),
            ("get http://a -q", "-q is not an option of get. See: fetching get --help"),
            ("get http://a -o a --output b", "--output can be given only once. See: fetching get --help"),
            ("compare a.json", "Two JSON files or URLs are required. See: fetching compare --help"),
            ("compare a b c", "Unexpected argument “c”. See: fetching compare --help"),
            ("repl now", "Unexpected argument “now”. See: fetching repl --help"),
            ("gte", "“gte” is not a command; did you mean get? See: fetching --help"),
        ] {
            let error = expect(throws: UsageError.self, "\(line)") { try parseCommand(words(line)) }
            expectEqual(error?.text(program: "fetching"), text)
        }
    }

    @Test func aCurlCommandInTheWrongPlaceIsNotRepeated() {
        let quotes = "Unexpected argument. Write a curl command after --from-curl, in quotes. See"
        let scheme = "This is not an http or https URL; write for example https://"
        for (arguments, text) in [
            (["request", "curl -H 'A: hunter2' http://a"], quotes),
            (["get", "curl", "http://hunter2"], quotes),
            (["request", "-HAuthorization: Bearer hunter2"], "A space is required between -H and its value."),
            (["get", "-ohunter2", "http://a"], "A space is required between -o and its value."),
            (["request", "-uhunter2", "http://a"], "A space is required between -u and its value."),
            (
                ["get", "https://me:hunter2@example.com"],
                "A URL must not contain a user name or a password; use “--user -”, which reads them from the standard input."
            ),
            (
                ["get", "http://example.com/a hunter2"],
                "A URL must not contain spaces; write %20 for a space. To pass a curl command, use --from-curl, with the command in quotes."
            ),
            (
                ["get", "http://example.com:99999/hunter2"],
                "The port 99999 of the URL is not valid; a port is a number from 1 to 65535."
            ),
            (["get", "ftp://example.com/hunter2"], scheme), (["get", "hunter2"], scheme),
            (["get", "http://a", "http://hunter2"], "Only one URL can be given."),
            (
                ["get", "http://a", "--header", "hunter2"],
                "--header takes a name and a value, such as 'Accept: text/plain'."
            ),
            (
                ["get", "--from-curl", "curl http://a", "--data", "hunter2"],
                "--header, --method, --data, --data-binary and --user cannot be used with --from-curl."
            ),
            (["http://me:hunter2@a"], "A command is required before a URL, such as “fetching get”."),
            (["request", "-zhunter2", "-zhunter2", "http://a"], "-z is not an option of request."),
            (["request", "--usr:hunter2"], "--usr is not an option of request."),
            (["curl -u hunter2 http://a"], "“curl” is not a command."),
        ] {
            let error = expect(throws: UsageError.self, "\(arguments)") { try parseCommand(arguments) }
            let found = error?.text(program: "fetching") ?? ""
            expect(found.hasPrefix(text) && !found.contains("hunter2"), "\(arguments): \(found)")
        }
    }

    /// Command lines, each with a part of its error.
    private let incorrectLines = [
        ("cache", ""), ("cache size", ""), ("cache stats now", ""), ("cache stats --no-cache", ""),
        ("client --out a", "A document or a recording is required; add --from FILE."),
        ("client --from x.har", "A folder is required; add --out DIR."),
        ("client --from x.har --out a --name ../a", "--name takes a name with letters and digits"),
        ("client --from x.har --out a b", "Unexpected argument"),
        ("crawl", "A URL is required"),
        ("crawl http://a.example --pages next", "--pages takes link, header:FIELD, url:FIELD, token"),
        ("crawl http://a.example --pages url:", "--pages takes link, header:FIELD, url:FIELD, token"),
        ("crawl http://a.example --pages token:a:data[-1].id", "--pages takes link, header:FIELD, url:FIELD, token"),
        ("crawl http://a.example a=b", "Pages are read with GET; this request has another method or a body."),
        ("crawl collect --job a --restart", "--resume, --restart and --timeline cannot be used with collect."),
        ("crawl http://a.example --restart", "--resume and --restart need a file; add --out FILE."),
        ("crawl status", "“fetching crawl status” needs the name of a job; add --job NAME."),
        ("crawl status --job a --header a:b", "--header is not an option of crawl."),
        ("crawl http://a.example --limit 5", "--limit is not an option of crawl."),
        ("record --out a.har", "A URL is required"), ("record \(url)", "A file is required"),
        ("record \(url) ftp://example.org --out a.har", "This is not an http or https URL"),
        ("record \(url) \(url)/2 -d - --out a.har", "cannot be read from the standard"),
        ("record \(url) --har a.har", "--har is not an option"),
        ("replay", "A recording is required"), ("replay a.har b.har", "Unexpected argument"),
        ("shape", "A JSON file or a URL is required; use - for the standard input. See: fetching shape --help"),
        ("shape a.json -H a:b", "A URL is required"),
        ("shape a.json --secret pin --verbose", "--verbose is not an option of shape"),
        (
            "shape a.json --secret planted,value",
            "--secret takes a name of letters, digits and the characters _-.[]. See"
        ),
        ("get :", ""), ("get :x/a", ""), ("get :8000a", ""), ("get :99999/a", ""),
        ("get \(url) -d a --data-binary b", ""),
        ("get \(url) --timeout=0", ""), ("get \(url) --timeout=-1", ""), ("get \(url) --timeout=nan", ""),
        ("get \(url) --timeout=inf", ""), ("get \(url) --timeout=x", ""),
        ("get \(url) --out a --lines", "cannot be used together."),
        ("get \(url) --lines --sse", "cannot be used together."),
        ("get \(url) --select a --lines", "cannot be used together."),
        ("get \(url) --csv -o a", "cannot be used together."),
        (
            "get \(url) name:=planted",
            "After := a JSON value is needed, such as 7, true or [1]; for a string, use = instead."
        ),
        ("get \(url) a=1 --data planted", "--data and items such as name=value cannot be used together."),
        ("get \(url) planted", "Only one URL can be given. Request items after it take the form name=value."),
        ("post \(url) -X PUT", "--method and --from-curl cannot be used with post; use “request”."),
        ("get \(url) -u a:planted -H Authorization:planted", "--user and an Authorization header field cannot be used"),
        ("get \(url) Authorization:planted", "For a header field, use -H 'NAME: VALUE'."),
        ("post \(url) n:=7 n=planted", "Two items of the body have the same name."),
        ("get \(url) -i -o planted", "--include cannot be used with --out; use --verbose."),
        ("get \(url) --raw", "--raw needs --select."),
        ("get \(url) --select a|.b", "--select takes names with dots"),
        ("get \(url) --select $.a", "--select takes names"), ("get \(url) --select a..b", "--select takes names"),
        ("get \(url) --select {a,a}", "--select takes names"), ("get \(url) --select {,}", "--select takes names"),
        ("get \(url) -u - -d -", "Only one of --data and --user can be read from the standard input."),
        (
            "get \(url) --select a[",
            "--select takes names with dots and brackets, such as data.results[].name (not those of jq), not “a[”."
        ),
    ]

    @Test func anIncorrectCommandLineIsExplainedAndItsValuesAreNotRepeated() async {
        for (line, text) in incorrectLines {
            let run = await runInProcess(line, isInterrupted: false)
            expectEqual(run.exitCode, ExitCode.usage, "\(line)")
            expect(text.isEmpty || run.notes.contains(text), "\(line): \(run.notes)")
            expect(!run.notes.contains("planted"), "\(line): \(run.notes)")
        }
    }
}
