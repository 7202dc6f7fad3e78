import Fetching
import FetchingTestSupport
import Foundation
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct CrawlJobOptionTests {
    @Test(arguments: [
        (
            "crawl characters --job heroes",
            "--job needs --out FILE, and cannot be used with --restart, --resume or --timeline."
        ),
        ("crawl characters --coordinator http://127.0.0.1:9", "--coordinator needs --job NAME."),
        ("crawl status", "“marvel crawl status” needs the name of a job; add --job NAME."),
        ("crawl collect --name-starts-with A --job j", "--name-starts-with is not an option of crawl."),
    ])
    func anIncompleteCommandLineIsExplained(line: String, text: String) {
        expect(throws: UsageError(text, subcommand: "crawl")) { try parseCommand(words(line)) }
    }

    @Test func aJobNeedsAnEtcdServerAndASharedServer() async {
        let folder = TestFolder()
        let server = "--base-url http://127.0.0.1:9/v1"
        let noEtcd = await crawlInProcess("events --job j \(server)", in: folder, store: .unimplemented)
        expect(noEtcd.notes.contains("add --coordinator URL or set ETCDCTL_ENDPOINTS."))
        let noServer = await crawlInProcess(
            "events --job j --coordinator http://127.0.0.1:9", in: folder, store: .unimplemented)
        expect(noServer.notes.contains("--job needs a server that all machines can reach"))
    }

    @Test func anEtcdServerThatCannotBeReachedIsReportedWithoutThePassword() async {
        let run = await crawlInProcess(
            "status --job j", in: TestFolder(), store: .broken,
            environment: ["ETCDCTL_ENDPOINTS": "127.0.0.1:9", "ETCDCTL_USER": "me:planted-pass"])
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("The etcd server cannot be used:"))
        expect(!run.notes.contains("planted-pass"))
    }

    /// A server in place of etcd sends a plan or a part that is not possible.
    @Test(arguments: [
        (#""rangeCount":-9223372036854775808"#, 9, "the plan has -9223372036854775808 ranges"),
        (#""rangeCount":1"#, Int.max, "has \(Int.max) items"), (#""rangeCount":1"#, -1, "has -1 items"),
    ])
    func aStatusThatIsNotPossibleIsReported(count: String, items: Int, text: String) async throws {
        let id = "2F1B5C1E-95D8-4B62-A3BD-111111111111"
        let plan = #"{"id":"\#(id)","plan":{"job":"j","start":"0",\#(count)}}"#
        let claim = #"{"range":{"index":0,"partIndex":0,"start":"0"},"worker":"w","token":"t"}"#
        let part = #"{"claim":\#(claim),"fileName":"../victim","itemCount":\#(items),"byteCount":9,"sha256":""}"#
        @Sendable func pair(_ key: String, _ value: String) -> String {
            let (key, value) = (Data(key.utf8).base64EncodedString(), Data(value.utf8).base64EncodedString())
            return #"{"kvs":[{"key":"\#(key)","value":"\#(value)","mod_revision":"1"}],"count":"1"}"#
        }
        let values = ["fetching/j/plan": plan, "fetching/j/\(id)/done/": part]
        let store = NetworkStore { request in
            struct Body: Decodable { var key: Data }
            let key = String(
                decoding: try JSONDecoder().decode(Body.self, from: request.httpBody ?? Data()).key, as: UTF8.self)
            let response = values[key].map { pair(key.hasSuffix("/") ? key + "000000000.000000000" : key, $0) } ?? "{}"
            return try await NetworkStore.json(response).fetchData(request)
        }
        let environment = ["ETCDCTL_ENDPOINTS": "127.0.0.1:9"]
        for action in ["status", "collect"] {
            let folder = TestFolder()
            let run = await crawlInProcess("\(action) --job j", in: folder, store: store, environment: environment)
            expect(run.exitCode == 1 && run.notes.contains(text), "\(run.notes)")
            expect(folder.names.isEmpty)
        }
    }
}

#if os(Linux) || os(macOS)
    @Suite(.installed(.etcd), .served(by: .etcd), .live, .hangLimit) struct CrawlJobTests {
        @Test func twoMachinesShareACrawlAndThePartsArePutTogether() async throws {
            let folder = TestFolder()
            let sandbox = try MarvelSandbox().serve(port: 0)
            defer { sandbox.stop() }
            let line =
                "events --limit 5 --width 2 --job events --coordinator \(Peer.baseURL) --base-url \(sandbox.baseURL)/v1/public"
            let status = "status --job events --coordinator \(Peer.baseURL)"
            let store = liveStore()
            let missing = await crawlInProcess(status, in: folder, store: store, time: nil)
            expect(
                missing.notes.contains(
                    "There is no job “events” in etcd; check the name, or start the job with "
                        + "“marvel crawl … --out FILE --job NAME”."))
            async let first = crawlInProcess(line, in: folder, store: store, time: nil)
            async let second = crawlInProcess(line, in: folder, store: store, time: nil)
            for run in await [first, second] {
                expectEqual(run.exitCode, 0, "\(run.notes)")
                expect(run.notes.contains("All 72 events are in the parts of the job “events”."))
            }
            let shown = await crawlInProcess(status, in: folder, store: store, time: nil)
            expect(shown.output.hasSuffix("2 of 2 ranges are complete\n72 of 72 items are saved\n"))
            let collect = "collect --job events --coordinator \(Peer.baseURL)"
            let collected = await crawlInProcess(collect, in: folder, store: store, time: nil)
            expectEqual(collected.exitCode, 0, "\(collected.notes)")
            let other = TestFolder()
            let alone = "events --base-url \(sandbox.baseURL)/v1/public"
            await expectEqual(crawlInProcess(alone, in: other, store: store, time: nil).exitCode, 0)
            let isEqual = folder.text("heroes.jsonl") == other.text("heroes.jsonl")
            expect(isEqual)
            let again = await crawlInProcess(collect, in: folder, store: store, time: nil)
            expectEqual(again.exitCode, 1)
            expect(again.notes.contains("heroes.jsonl” exists; move it, or choose another --out."), "\(again.notes)")
            let wrong = await crawlInProcess(
                line.replacing("events --limit", with: "comics --limit"), in: folder, store: store, time: nil)
            expect(
                wrong.notes.contains("than this crawl: “marvel crawl events” from"),
                "\(wrong.notes)")
        }
    }
#endif
