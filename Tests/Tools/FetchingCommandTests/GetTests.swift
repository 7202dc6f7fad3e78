import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

private let url = "https://example.com/a"

struct GetTests {
    @Test func aPipeReceivesExactlyTheBytesOfTheBody() async {
        for body in [
            Data([0, 0xFF, 0x1B, 0x5B, 0x0A]), Data("{\"b\" : 1,\n\"a\":[2]}".utf8),
            Data("text without a line end".utf8), Data(),
        ] {
            for line in ["get \(url)", "request \(url)", "get \(url) --color auto", "get \(url) --output -"] {
                let run = await runInProcess(line, store: .constant(body))
                expect(run.exitCode == 0 && run.bytes == body && run.notes.isEmpty, "\(line): \(run)")
            }
        }
    }

    @Test func theURLIsRequestedAsItIsWritten() async {
        for (written, requested) in [
            ("https://h/list?filter[name]=a%20b", "https://h/list?filter%5Bname%5D=a%20b"),
            ("https://h/caf%E9|{%7d}?q=%", "https://h/caf%E9%7C%7B%7d%7D?q=%25"),
            ("https://bücher.example/%20^", "https://xn--bcher-kva.example/%20%5E"),
            // A port means this machine.
            (":8000/heroes?a=b", "http://127.0.0.1:8000/heroes?a=b"), (":8000", "http://127.0.0.1:8000"),
            (":1?a", "http://127.0.0.1:1?a"),
        ] {
            let log = RequestLog()
            var lines = ["get", "shape", "explain"].map { [$0, written] }
            if !written.hasPrefix(":") { lines.append(["get", "--from-curl", "curl -g '\(written)'"]) }
            for line in lines {
                await expectEqual(runInProcess(line, store: .json("{}").recorded(in: log)).exitCode, 0, "\(line)")
            }
            expectEqual(log.requests.map(\.url?.absoluteString), lines.map { _ in requested }, "\(written)")
        }
    }

    @Test func aBodyCanBeAFile() async {
        let log = RequestLog()
        let run = await runInProcess(
            "get \(url) -d @a.json", store: .json("{}").recorded(in: log), input: ["a.json": #"{"a": 1}"#])
        expect(run.exitCode == 0 && log.requests.first?.httpBody == Data(#"{"a": 1}"#.utf8))
        let lines = "a=b\r\n\0&c=d\n"
        for (option, body) in [("-d", "a=b&c=d"), ("--data-binary", lines)] {
            for source in ["-", "@-", "@a.txt"] {
                let log = RequestLog()
                let run = await runInProcess(
                    "get \(url) \(option) \(source)", store: .json("{}").recorded(in: log),
                    input: ["a.txt": lines, "-": lines])
                expect(run.exitCode == 0 && log.requests.first?.httpBody == Data(body.utf8), "\(option) \(source)")
            }
        }
        let missing = await runInProcess("get \(url) -d @b.json", store: .unimplemented)
        expect(missing.exitCode == 1 && missing.notes.contains("“b.json” could not be read"), "\(missing.notes)")
    }

    @Test func theTimeLimitEndsARequest() async {
        let store = NetworkStore { request in
            expectEqual(request.timeoutInterval, 0.25)
            return try await NetworkStore.json("{}").fetchData(request)
        }
        await expectEqual(runInProcess("get \(url) --timeout 0.25", store: store).exitCode, 0)
    }

    /// Servers name the format of an archive as its content coding, and the transport would decompress it.
    @Test func anArchiveIsRequestedAsItIs() async {
        for (line, coding) in [
            ("get \(url).tar.gz", "identity"), ("post \(url).gz -o FILE.json", nil),
            ("get \(url) -o FILE.tgz", "identity"),
            ("get \(url)", nil), ("get \(url).gz -o -", "identity"), ("get \(url).gz -H Accept-Encoding:br", "br"),
        ] as [(String, String?)] {
            let (folder, log) = (TestFolder(), RequestLog())
            let line = line.replacing("FILE", with: folder.path + "a")
            let run = await runInProcess(line, store: NetworkStore.constant(Data("a".utf8)).recorded(in: log))
            expectEqual(run.exitCode, 0, "\(run.notes)")
            expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "Accept-Encoding") }, [coding], "\(line)")
        }
    }

    @Test func theStatusIsShownIfTheBodyOfAnErrorIsBroken() async {
        let store = NetworkStore.streaming(
            chunks: [Data("start".utf8)], endingWith: URLError(.networkConnectionLost), status: 503)
        for (line, width) in [("get \(url)", nil), ("get \(url)", 80), ("get \(url) --fail", nil)] as [(String, Int?)] {
            let run = await runInProcess(line, store: store, width: width)
            expectEqual(run.exitCode, ExitCode.status, "\(line)")
            expect(run.notes.contains("503") && run.notes.contains("connection was lost"), "\(run.notes)")
        }
    }

    @Test func aTerminalShowsTheStatusAndIndentedJSON() async {
        let store = NetworkStore.json(#"{"title":"Spider\u2010Verse\u001b","n":1.50,"a":{"b":[],"c":[1,2]}}"#)
        let run = await runInProcess("get \(url)", environment: ["NO_COLOR": "1"], store: store, width: 80)
        expectEqual(
            run.output,
            """
            status 200, application/json, 67 bytes
            {
              "a": {
                "b": [],
                "c": [
                  1,
                  2
                ]
              },
              "n": 1.50,
              "title": "Spider\u{2010}Verse\\u001b"
            }

            """)
    }

    @Test func colorsAreChosenByTheOptionTheTerminalAndTheEnvironment() async {
        for (color, width, environment, isColored) in [
            ("auto", nil, [:], false), ("auto", 80, [:], true), ("auto", 80, ["NO_COLOR": "1"], false),
            ("never", 80, [:], false), ("always", 80, ["NO_COLOR": "1"], true), ("always", nil, [:], true),
        ] as [(String, Int?, [String: String], Bool)] {
            let run = await runInProcess(
                "get \(url) --color \(color)", environment: environment, store: .json(#"{"a": 1}"#), width: width)
            let comment: Comment = "\(color) \(width ?? 0) \(environment)"
            expectEqual(run.output.contains("\u{1B}[1;34m\"a\"\u{1B}[0m: \u{1B}[33m1\u{1B}[0m"), isColored, comment)
            expectEqual(run.output.contains("\u{1B}"), isColored, comment)
        }
        for (environment, isColored) in [
            (["FORCE_COLOR": "1"], true), (["CLICOLOR_FORCE": "1"], true), (["FORCE_COLOR": "0"], false), ([:], false),
            (["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
        ] {
            let run = await runInProcess("explain \(url)", environment: environment, store: .json("{}"))
            expectEqual(run.output.contains("\u{1B}["), isColored, "\(environment)")
        }
    }

    @Test func aBodyThatIsNotTextIsNotWrittenToATerminal() async {
        let store = NetworkStore.constant(Data([0x89, 0x50, 0, 0x1B]), headers: ["Content-Type": "image/png"])
        let run = await runInProcess("get \(url)", environment: ["NO_COLOR": "1"], store: store, width: 80)
        expectEqual(
            run.output,
            """
            status 200, image/png, 4 bytes
            The body is not text. To save it, use --out FILE.

            """)
        let exact = await runInProcess("get \(url) -o -", store: store, width: 80)
        expectEqual(exact.bytes, Data([0x89, 0x50, 0, 0x1B]))
    }

    @Test func textOnATerminalHasNoControlSequences() async {
        let store = NetworkStore.constant(Data("a\u{1B}[31mb\nsecret-token\n".utf8))
        let run = await runInProcess(
            ["get", url, "--header", "Authorization: Bearer secret-token"], environment: ["NO_COLOR": "1"],
            store: store, width: 80)
        expectEqual(run.output, "status 200, 21 bytes\na [31mb\n***\n")
    }

    @Test func aStatusIsAFailureOnlyWithFail() async {
        let store = NetworkStore.json(#"{"message": "Not found"}"#, status: 404)
        let run = await runInProcess("get \(url)", store: store)
        expectEqual(run.exitCode, 0)
        expectEqual(run.output, #"{"message": "Not found"}"#)
        expectEqual(run.notes, "status 404, application/json, 24 bytes\n")
        for line in ["get \(url) --fail", "request \(url) -f"] {
            let failing = await runInProcess(line, store: store)
            expectEqual(failing.exitCode, 22)
            expect(failing.output.isEmpty)
            expect(failing.notes.hasPrefix("fetching: Not found. GET https://example.com/a. status 404, "))
        }
        await expectEqual(runInProcess("get \(url) -f", store: .json("{}", status: 204)).exitCode, 0)
    }

    @Test func aFailureOfTheNetworkIsAnErrorWithoutFail() async {
        let run = await runInProcess("get \(url)", store: .failing(URLError(.cannotConnectToHost)))
        expectEqual(run.exitCode, 1)
        expect(run.output.isEmpty)
        expect(run.notes.hasPrefix("fetching: The server could not be reached. GET https://example.com/a."))
    }

    /// A request other than GET, and a hidden file, are not downloads that resume.
    @Test(arguments: [("get", "image"), ("post", "image"), ("get", ".image")])
    func theBodyIsSavedInAFile(word: String, name: String) async throws {
        let folder = TestFolder()
        let body = Data([0, 0xFF, 0x0A])
        let path = folder.path + name
        for option in ["-o", "--out", "--output"] {
            let run = await runInProcess("\(word) \(url) \(option) \(path)", store: .constant(body))
            expectEqual(run.exitCode, 0)
            expect(run.output.isEmpty)
            try expectEqual(Data(contentsOf: folder.url.appending(path: name)), body)
            expect(run.notes.hasSuffix("3 bytes in “\(path)”\n") || run.notes.hasSuffix("3 bytes, in “\(path)”\n"))
        }
        _ = await runInProcess("\(word) \(url) -o \(path)", store: .constant(Data("x".utf8)))
        expectEqual(folder.text(name), "x")
        await expectEqual(runInProcess("\(word) \(url) -o /dev/null", store: .constant(body)).exitCode, 0)
    }

    @Test func aFailedRequestKeepsTheOldFile() async throws {
        let folder = TestFolder()
        try folder.write("old", to: "file")
        let path = folder.path + "file"
        await expectEqual(runInProcess("get \(url) -o \(path)", store: .json("{}", status: 500)).exitCode, 22)
        await expectEqual(runInProcess("post \(url) -o \(path)", store: .failing(URLError(.timedOut))).exitCode, 1)
        expectEqual(folder.text("file"), "old")
    }

    @Test func aFileThatCannotBeWrittenAndAFullDiskAreFailures() async {
        let run = await runInProcess("post \(url) -o /missing/file", store: .json("{}"))
        expectEqual(run.exitCode, 1)
        expectEqual(run.notes, "fetching: “/missing/file” could not be written: No such file or directory.\n")
        let full = await runInProcess("get \(url)", store: .json("{}"), writeError: .failed(reason: "No space left"))
        expectEqual(full.exitCode, 1)
        expectEqual(full.notes, "fetching: The output could not be written: No space left.\n")
        await expectEqual(runInProcess("get \(url)", store: .json("{}"), writeError: .closed).exitCode, 0)
    }

    @Test func theBodyIsWrittenAsItArrives() async throws {
        let folder = TestFolder()
        let chunks = Mutex([Data("first".utf8)])
        let store = NetworkStore(
            fetchData: { _ in throw URLError(.badURL) },
            fetchStream: { request in
                let (_, head) = try await NetworkStore.json("").fetchData(request)
                let body = ResponseBody(next: {
                    guard let chunk = chunks.withLock({ $0.popLast() }) else { throw URLError(.networkConnectionLost) }
                    return chunk
                })
                return (body, head)
            })
        let run = await runInProcess("post \(url) -o \(folder.path)file", store: store)
        expectEqual(run.exitCode, 1)
        expectEqual(folder.text("file"), "first")
        expect(run.notes.hasPrefix("“\(folder.path)file” is incomplete.\nfetching: The connection was lost before"))
    }

    @Test func theValuesOfADeclaredNameAreMasked() async {
        let run = await runInProcess(
            words("get \(url)?pin=planted-1 -v --secret pin --secret X-Id --fail") + ["-H", "X-Id: planted-2"],
            store: .json(#"{"message": "planted-1 is wrong"}"#, status: 401, headers: ["X-Echo": "planted-2"]))
        expectEqual(run.exitCode, ExitCode.status)
        expect(run.notes.contains("?pin=***") && !run.notes.contains("planted"), "\(run.notes)")
    }

    @Test func verbosePrintsBothHeadsWithoutSecrets() async {
        let run = await runInProcess(
            ["get", "\(url)?token=secret-word", "-v", "-H", "Authorization: Bearer secret-token", "-H", "Accept: a/b"],
            store: .json("{}", headers: ["Set-Cookie": "id=secret-id", "X-Echo": "secret-token"]))
        expectEqual(run.output, "{}")
        expectEqual(
            run.notes,
            """
            > GET https://example.com/a?token=***
            > Accept: a/b
            > Authorization: ***
            < status 200
            < Content-Type: application/json
            < Set-Cookie: ***
            < X-Echo: ***

            """)
    }

    @Test(
        arguments: [
            (["get", url], "GET", [:], ""),
            (["get", url, "--method", "DELETE"], "DELETE", [:], ""),
            (["get", url, "-X", "HEAD"], "HEAD", [:], ""),
            (["get", url, "-d", #"{"a": 1}"#], "POST", ["Content-Type": "application/json"], #"{"a": 1}"#),
            (["get", url, "-d", "a=b"], "POST", ["Content-Type": "application/x-www-form-urlencoded"], "a=b"),
            (
                ["get", url, "-X", "PUT", "-d", "-", "-H", "Content-Type: text/plain"], "PUT",
                ["Content-Type": "text/plain"], "typed"
            ),
            (
                ["get", "-H", "X-A: 1", url, "--header=x-a: 2", "-H", "X-B:c:d"], "GET", ["X-A": "1, 2", "X-B": "c:d"],
                ""
            ),
            (["get", "--from-curl", "curl -X PATCH -d x '\(url)'"], "PATCH", [:], "x"),
            (["request", "--from-curl", "-"], "POST", [:], "from=input"),
        ] as [([String], String, [String: String], String)])
    func theRequestHasTheMethodTheHeadersAndTheBody(
        arguments: [String], method: String, headers: [String: String], body: String
    ) async throws {
        let log = RequestLog()
        let input = arguments.contains("--from-curl") ? "curl '\(url)' -d from=input" : "typed"
        let run = await runInProcess(
            arguments, store: NetworkStore.json("{}").recorded(in: log), input: ["-": input])
        expectEqual(run.exitCode, 0, "\(run.notes)")
        let request = try #require(log.requests.first)
        expectEqual(request.url?.absoluteString, url)
        expectEqual(request.httpMethod, method)
        for (name, value) in headers { expectEqual(request.value(forHTTPHeaderField: name), value) }
        expectEqual(request.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? "", body)
    }

    @Test func aRequestThatCannotBeSentIsAFailure() async {
        for (arguments, text) in [
            (["get", url, "-X", "GET", "-d", "x"], "a GET request must not have a body"),
            (["get", url, "-H", "Content-Length: 3"], "Content-Length"),
            (["get", "--from-curl", "wget x"], "The command must start with curl."),
        ] {
            let run = await runInProcess(arguments)
            expect(run.exitCode == 1 && run.notes.contains(text), "\(arguments): \(run.notes)")
        }
    }

    @Test func aNoteNamesTheOptionsOfACurlCommandWithoutEffect() async {
        let run = await runInProcess(["get", "--from-curl", "curl \(url) -k"], store: .json("{}"))
        expectEqual(run.output, "{}")
        expectEqual(run.notes, "-k is ignored, because certificates are always checked.\n")
    }
}
