import Fetching
import FetchingTestSupport
import Foundation
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct CrawlJobOptionTests {
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
        let claim = #"{"range":{"index":0,"partIndex":0,"start":"0"},"worker":"w","token":"t"}"#
        let values = [
            "fetching/j/plan": #"{"id":"\#(id)","plan":{"job":"j","start":"0",\#(count)}}"#,
            "fetching/j/\(id)/done/":
                #"{"claim":\#(claim),"fileName":"../victim","itemCount":\#(items),"byteCount":9,"sha256":""}"#,
        ]
        let store = NetworkStore { request in
            struct Body: Decodable { var key: Data }
            let body = try JSONDecoder().decode(Body.self, from: request.httpBody ?? Data())
            let key = String(decoding: body.key, as: UTF8.self)
            guard let value = values[key] else { return try await NetworkStore.json("{}").fetchData(request) }
            let found = base64(key.hasSuffix("/") ? key + "000000000.000000000" : key)
            let pair = #"{"key":"\#(found)","value":"\#(base64(value))","mod_revision":"1"}"#
            return try await NetworkStore.json(#"{"kvs":[\#(pair)],"count":"1"}"#).fetchData(request)
        }
        for action in ["status", "collect"] {
            let folder = TestFolder()
            let run = await crawlInProcess(
                "\(action) --job j", in: folder, store: store, environment: ["ETCDCTL_ENDPOINTS": "127.0.0.1:9"])
            expect(run.exitCode == 1 && run.notes.contains(text), "\(run.notes)")
            expect(folder.names.isEmpty)
        }
    }
}

#if os(Linux) || os(macOS)
    @Suite(.installed(.etcd), .served(by: .etcd), .live, .hangLimit) struct CrawlJobTests {
        @Test func twoMachinesShareACrawlAndThePartsArePutTogether() async throws {
            let (folder, other) = (TestFolder(), TestFolder())
            let sandbox = try MarvelSandbox().serve(port: 0)
            defer { sandbox.stop() }
            let (server, job) = (
                "--base-url \(sandbox.baseURL)/v1/public", "--job events --coordinator \(Peer.baseURL)"
            )
            let store = liveStore()
            @Sendable func crawl(_ line: String, in folder: TestFolder = folder) async -> Run {
                await crawlInProcess(line, in: folder, store: store, time: nil)
            }
            expect(
                await crawl("status \(job)").notes.contains(
                    "There is no job “events” in etcd; check the name, or start the job with "
                        + "“marvel crawl … --out FILE --job NAME”."))
            async let first = crawl("events --limit 5 --width 2 \(job) \(server)")
            async let second = crawl("events --limit 5 --width 2 \(job) \(server)")
            for run in await [first, second] {
                expectEqual(run.exitCode, 0, "\(run.notes)")
                expect(run.notes.contains("All 72 events are in the parts of the job “events”."))
            }
            let shown = await crawl("status \(job)")
            expect(shown.output.hasSuffix("2 of 2 ranges are complete\n72 of 72 items are saved\n"))
            let collected = await crawl("collect \(job)")
            expectEqual(collected.exitCode, 0, "\(collected.notes)")
            await expectEqual(crawl("events \(server)", in: other).exitCode, 0)
            expect(folder.has(other.text("heroes.jsonl")))
            let again = await crawl("collect \(job)")
            expectEqual(again.exitCode, 1)
            expect(again.notes.contains("heroes.jsonl” exists; move it, or choose another --out."), "\(again.notes)")
            let wrong = await crawl("comics --limit 5 --width 2 \(job) \(server)")
            expect(wrong.notes.contains("than this crawl: “marvel crawl events” from"), "\(wrong.notes)")
        }
    }
#endif
