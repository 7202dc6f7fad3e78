import Fetching
import FetchingSockets
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

private let url = "wss://example.com/rooms/7"

/// A server in a test, which sends messages, and keeps what it receives.
private final class Server: Sendable {
    private let received = Mutex<[String]>([])
    private let messages = AsyncThrowingStream.makeStream(of: SocketMessage.self)

    /// Creates a server that sends some messages.
    ///
    /// - Parameter error: Returns the error after the messages; nil for a normal end.
    /// - Parameter staysOpen: Whether the connection is open until the client closes it, or sends `end`.
    init(_ sent: [SocketMessage], error: AppError? = nil, staysOpen: Bool = false) {
        for message in sent { messages.continuation.yield(message) }
        if !staysOpen { messages.continuation.finish(throwing: error) }
    }

    /// The texts, and the code of the close frame.
    var log: [String] { received.withLock { $0 } }

    var store: NetworkStore {
        let socket = WebSocket(
            messages: ElementStream(messages.stream),
            send: { [self] message in
                guard case .text(let text) = message else { return expect(false, "a binary message was sent") }
                received.withLock { $0.append(text) }
                if text == "end" { messages.continuation.finish() } else { messages.continuation.yield(message) }
            },
            close: { [self] close in
                received.withLock { $0.append("close \(close.code ?? 0)") }
                messages.continuation.finish()
                return close
            })
        return NetworkStore(
            fetchData: { _ in throw URLError(.unsupportedURL) },
            fetchStream: { request in try openedSocket(socket, to: request) })
    }
}

/// Returns the error after a close frame of the server.
private func closed(_ code: Int, _ reason: String) throws -> AppError {
    let url = try #require(URL(string: "https://example.com/rooms/7"))
    let head = try #require(HTTPURLResponse(url: url, statusCode: 101, httpVersion: nil, headerFields: nil))
    return AppError(mapping: Data(), head, of: URLRequest(url: url), ServerError(reason, code: "\(code)"))
}

@Suite(.hangLimit) struct GetSocketTests {
    @Test func eachMessageIsALine() async {
        let (json, text) = ("{\"b\": 1.50,\r\n \"a\": [2]}", "a\u{1B}[31m\nb")
        for (message, inPipe, onTerminal) in [
            (.text("hello"), "hello", "hello"), (.text(""), "", ""),
            (.text(#"{"z": 1, "a": 2}"#), #"{"z": 1, "a": 2}"#, #"{"z": 1, "a": 2}"#),
            (.text(json), #"{"b": 1.50, "a": [2]}"#, #"{"b": 1.50, "a": [2]}"#), (.text(text), text, "a [31m b"),
            (.text("{\"a\":1,\n\"a\":\"\u{2028}\"}"), "{\"a\":1, \"a\":\"\u{2028}\"}", #"{"a":1, "a":" "}"#),
            (.binary(Data([0, 0xFF, 0x0A])), "AP8K", "binary message, 3 bytes"),
        ] as [(SocketMessage, String, String)] {
            for (width, line) in [(nil, inPipe), (80, onTerminal)] {
                let run = await runInProcess(
                    "get \(url)", environment: ["NO_COLOR": "1"], store: Server([message]).store, width: width,
                    isInterrupted: false)
                expect(run.exitCode == 0 && run.output == line + "\n" && run.notes.isEmpty, "\(run)")
            }
        }
    }

    @Test func linesOfTheInputAreSentAndReadingGoesOnAfterThem() async {
        let server = Server([.text("first")], staysOpen: true)
        let run = await runInProcess(
            "get \(url)", store: server.store, input: ["-": "one\n\n{\"two\": 2}\nend\n"], isInterrupted: false)
        expect(run.exitCode == 0 && run.notes.isEmpty)
        expectEqual(run.output, "first\none\n\n{\"two\": 2}\n")
        expectEqual(server.log.prefix(4), ["one", "", "{\"two\": 2}", "end"])
    }

    @Test func theRequestHasTheOptions() async {
        let log = RequestLog()
        let line = "get WSS://example.com/rooms/7 a==b -H X-A:1 --timeout 2 --subprotocol chat --verbose"
        let run = await runInProcess(line, store: Server([]).store.recorded(in: log), isInterrupted: false)
        expectEqual(run.exitCode, 0)
        expectEqual(run.notes, "> GET https://example.com/rooms/7?a=b\n> X-A: 1\n< status 101\n")
        expectEqual(log.requests.map { $0.url?.absoluteString }, ["https://example.com/rooms/7?a=b"])
        expectEqual(log.requests.first?.timeoutInterval, 2)
    }

    @Test func aRefusalAndACloseCodeAreErrors() async throws {
        let refusal = #"{"message": "No such room."}"#
        let error = try closed(4001, "Your session\nhas ended")
        for (store, exitCode, note) in [
            (.json(refusal, status: 404), ExitCode.status, "No such room. GET https://example.com/rooms/7. status 404"),
            (.json("{}", status: 401), ExitCode.status, "To send credentials, use --user or --header."),
            (.json("{}", status: 200), ExitCode.status, "The server did not open a WebSocket."),
            (.failing(URLError(.cannotConnectToHost)), ExitCode.failure, "The server could not be reached."),
            (
                Server([.text("last")], error: error).store, ExitCode.failure,
                "The server closed the WebSocket with the code 4001: Your session has ended.\n"
            ),
            (
                Server([.text("last")], error: try closed(1011, "")).store, ExitCode.failure,
                "The server closed the WebSocket with the code 1011.\n"
            ),
        ] as [(NetworkStore, Int32, String)] {
            let run = await VirtualTime().run { await runInProcess("get \(url)", store: store, isInterrupted: false) }
            expect(run.exitCode == exitCode && run.notes.contains(note), "\(run)")
        }
    }

    @Test func anInterruptionClosesTheConnection() async {
        let server = Server([], staysOpen: true)
        let run = await runInProcess("get \(url)", store: server.store)
        expectEqual(run.exitCode, ExitCode.interruption)
        expect(
            run.notes.hasSuffix("fetching: Interrupted. The WebSocket was closed with the code 1001.\n"), "\(run.notes)"
        )
        expectEqual(server.log, ["close 1001"])
    }

    @Test func aClosedPipeClosesTheConnection() async {
        let server = Server([.text("a")], staysOpen: true)
        let run = await runInProcess("get \(url)", store: server.store, writeError: .closed, isInterrupted: false)
        expectEqual(run.exitCode, 0)
        expectEqual(server.log, ["close 1001"])
    }

    @Test func optionsThatNeedABodyAreRefused() async {
        for (line, start) in [
            ("post \(url)", "post cannot"), ("get \(url) -X PUT", "--method cannot"),
            ("get \(url) -d x", "--data cannot"),
            ("get \(url) --data-binary x", "--data-binary cannot"), ("get \(url) a=b", "An item of a body"),
            ("get \(url) --out a", "--out cannot"), ("get \(url) --lines", "--lines cannot"),
            ("get \(url) --sse", "--sse cannot"), ("get \(url) --select a", "--select cannot"),
            ("get \(url) --csv", "--csv cannot"), ("get \(url) -i", "--include cannot"),
            ("get https://a/b --subprotocol c", "--subprotocol needs"),
            ("get \(url) --subprotocol a,b", "--subprotocol takes"),
            ("get wss://", "This is not"), ("explain \(url)", "Only “fetching get” opens"),
            (url, "A command is required"),
        ] {
            let run = await runInProcess(line)
            expect(run.exitCode == ExitCode.usage && run.notes.hasPrefix("fetching: \(start)"), "\(line): \(run)")
        }
    }
}
