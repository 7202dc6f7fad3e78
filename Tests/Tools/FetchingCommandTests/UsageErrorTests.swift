import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct UsageErrorTests {
    @Test(arguments: [
        (
            "get",
            "A URL is required; for the request of a curl command, use --from-curl COMMAND. See: fetching get --help"
        ),
        (
            "get http://a --color red",
            "--color takes one of auto, always, never, not “red”. See: fetching get --help"
        ),
        ("get http://a --fial", "--fial is not an option of get; did you mean --fail? See: fetching get --help"),
        ("get http://a -q", "-q is not an option of get. See: fetching get --help"),
        (
            "get http://a -o a --output b",
            "--output can be given only once. See: fetching get --help"
        ),
        (
            "compare a.json",
            "Two JSON files or URLs are required. See: fetching compare --help"
        ),
        ("compare a b c", "Unexpected argument “c”. See: fetching compare --help"),
        (
            "source",
            "A URL is required; for the request of a curl command, use --from-curl COMMAND. See: fetching source --help"
        ),
        (
            "explain",
            "A URL is required; for the request of a curl command, use --from-curl COMMAND. See: fetching explain --help"
        ),
        ("repl now", "Unexpected argument “now”. See: fetching repl --help"),
        ("gte", "“gte” is not a command; did you mean get? See: fetching --help"),
    ])
    func errorsSayWhatIsWrongAndWhatIsAccepted(line: String, text: String) {
        let error = expect(throws: UsageError.self) { try parseCommand(words(line)) }
        expectEqual(error?.text(program: "fetching"), text)
    }

    @Test(arguments: [
        (
            ["request", "curl -H 'A: hunter2' http://a"],
            "Unexpected argument. Write a curl command after --from-curl, in quotes. See"
        ),
        (["request", "-HAuthorization: Bearer hunter2"], "A space is required between -H and its value."),
        (["get", "-ohunter2", "http://a"], "A space is required between -o and its value."),
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
        (["get", "ftp://example.com/hunter2"], "This is not an http or https URL; write for example https://"),
        (["get", "hunter2"], "This is not an http or https URL; write for example https://"),
        (["get", "http://a", "http://hunter2"], "Only one URL can be given."),
        (
            ["get", "curl", "http://hunter2"],
            "Unexpected argument. Write a curl command after --from-curl, in quotes. See"
        ),
        (
            ["get", "http://a", "--header", "hunter2"],
            "--header takes a name and a value, such as 'Accept: text/plain'."
        ),
        (
            ["get", "--from-curl", "curl http://a", "--data", "hunter2"],
            "--header, --method, --data, --data-binary and --user cannot be used with --from-curl."
        ),
        (["request", "-uhunter2", "http://a"], "A space is required between -u and its value."),
        (["http://me:hunter2@a"], "A command is required before a URL, such as “fetching get”."),
        (["request", "-zhunter2", "-zhunter2", "http://a"], "-z is not an option of request."),
        (["request", "--usr:hunter2"], "--usr is not an option of request."),
        (["curl -u hunter2 http://a"], "“curl” is not a command."),
    ])
    func aCurlCommandInTheWrongPlaceIsNotRepeated(arguments: [String], text: String) throws {
        let error = try #require(throws: UsageError.self) { try parseCommand(arguments) }
        expect(error.text(program: "fetching").hasPrefix(text))
        expect(!error.text(program: "fetching").contains("hunter2"))
    }
}
