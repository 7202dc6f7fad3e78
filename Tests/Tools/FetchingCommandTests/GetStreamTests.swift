import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

private let url = "https://example.com/files/photo.jpg"

@Suite(.hangLimit) struct GetStreamTests {
    private let folder = TestFolder()

    private var path: String { folder.path + "photo.jpg" }
    private var file: String? { folder.text("photo.jpg") }

    @Test func aDownloadIsSavedWithItsSize() async {
        let run = await runInProcess(["get", url, "--out", path], store: .json("[1, 2]"))
        expect(run.exitCode == 0 && run.output.isEmpty)
        expect(run.notes.hasSuffix("6 bytes in “\(path)”\n"))
        expectEqual(file, "[1, 2]")
    }

    @Test func aTerminalShowsTheProgressOfADownload() async {
        let store = NetworkStore.streaming(
            chunks: [Data("12345".utf8), Data("67890".utf8)], headers: ["Content-Length": "10"])
        let run = await runInProcess(
            ["get", url, "--out", path], environment: ["NO_COLOR": "1"], store: store, width: 80)
        expectEqual(run.exitCode, 0)
        expect(run.notes.contains("photo.jpg  ") && run.notes.contains(" of 10 bytes"))
        expect(run.notes.hasSuffix("10 bytes in “\(path)”\n"))
    }

    @Test func aDownloadThatFailedIsContinuedByTheSameCommand() async {
        let tag = ["ETag": "\"a\"", "Content-Length": "10"]
        let broken = NetworkStore.streaming(
            chunks: [Data("12345".utf8)], endingWith: URLError(.userAuthenticationRequired), headers: tag)
        let failed = await runInProcess(["get", url, "--out", path], store: broken)
        expect(failed.exitCode != 0 && file == nil)

        let log = RequestLog()
        let rest = NetworkStore.streaming(
            chunks: [Data("67890".utf8)], status: 206,
            headers: ["ETag": "\"a\"", "Content-Length": "5", "Content-Range": "bytes 5-9/10"])
        let run = await runInProcess(["get", url, "--out", path], store: rest.recorded(in: log))
        expectEqual(run.exitCode, 0)
        expectEqual(log.requests.first?.value(forHTTPHeaderField: "Range"), "bytes=5-")
        expectEqual(file, "1234567890")
    }

    @Test func anErrorStatusSavesNothing() async {
        // In virtual time, the time limit of the message does not pass, however busy the machine is.
        let run = await VirtualTime().run {
            await runInProcess(["get", url, "--out", path], store: .json(#"{"message": "Gone."}"#, status: 410))
        }
        expectEqual(run.exitCode, ExitCode.status)
        expect(run.notes.contains("Gone.") && file == nil)
    }

    @Test func linesAreWrittenAlthoughTheStreamEndsWithAnError() async {
        let store = NetworkStore.streaming(
            chunks: [Data("one\r\ntw".utf8), Data("o\n\u{1B}[31mred\n".utf8)],
            endingWith: URLError(.networkConnectionLost))
        let pipe = await runInProcess("get \(url) --lines", store: store)
        expect(pipe.exitCode != 0)
        expectEqual(pipe.output, "one\ntwo\n\u{1B}[31mred\n")
        let terminal = await runInProcess("get \(url) --lines", store: store, width: 80)
        expectEqual(terminal.output, "one\ntwo\n [31mred\n")
    }

    @Test func eventsAreLinesOfJSONThatCannotControlTheTerminalAndALostConnectionIsRestored() async {
        func events(_ text: String) -> NetworkStore {
            .streaming(chunks: [Data(text.utf8)], headers: ["Content-Type": "text/event-stream"])
        }
        let log = RequestLog()
        let store = NetworkStore.sequence(
            events("retry: 1\ndata: 0\n\nid: 7\ndata: a\ndata: b\n\n"),
            events("event: end\ndata: \"c\"\n\ndata: \u{9B}31m\u{202E}x\n\n"), .constant(Data(), status: 204)
        ).recorded(in: log)
        let run = await VirtualTime(advancesAutomatically: true).run {
            await runInProcess("get --sse \(url)", store: store)
        }
        expectEqual(run.exitCode, 0)
        expectEqual(
            run.output.replacing("\\u009B", with: "\\u009b").replacing("\\u202E", with: "\\u202e"),
            """
            {"data":"0","type":"message"}
            {"data":"a\\nb","id":"7","type":"message"}
            {"data":"\\"c\\"","id":"7","type":"end"}
            {"data":"\\u009b31m\\u202ex","id":"7","type":"message"}

            """)
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "Last-Event-ID") }, [nil, "7", "7"])
    }
}
