import Fetching
import FetchingTestSupport
import Foundation
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

#if os(Linux)
    @Suite(
        .enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"), .installed(.etcdOverTLS), .certificates,
        .served(by: .etcdOverTLS), .live, .hangLimit)
    struct EtcdOverTLSTests {
        @Test func aCrawlReadsItsCertificatesAndItsUserFromTheEnvironment() async throws {
            let folder = TestFolder()
            let certificates = try #require(Certificates.current)
            let sandbox = try MarvelSandbox().serve(port: 0)
            defer { sandbox.stop() }
            var environment = [
                "ETCDCTL_ENDPOINTS": Peer.baseURL.replacing("https://", with: ""), "ETCDCTL_USER": "root",
                "ETCDCTL_PASSWORD": "pass-of-root", "ETCDCTL_CACERT": certificates.path("authority.pem"),
                "ETCDCTL_CERT": certificates.path("client.pem"), "ETCDCTL_KEY": certificates.path("client.key"),
            ]
            func crawl(_ line: String) async -> Run {
                await crawlInProcess(line, in: folder, store: liveStore(), time: nil, environment: environment)
            }
            let line = "events --width 2 --job events --base-url \(sandbox.baseURL)/v1/public"
            let run = await crawl(line)
            expect(run.notes.contains("All 72 events are in the parts of the job “events”."), "\(run.notes)")
            expect(await crawl("collect --job events").notes.contains("All 72 items are in"))
            try expectEqual(ids(folder.text("heroes.jsonl")).count, 72)

            environment["ETCDCTL_CACERT"] = certificates.path("stranger.pem")
            let other = await crawl("status --job events")
            expectEqual(other.exitCode, 1)
            expect(other.notes.contains("The server's certificate is from an unknown authority."), "\(other.notes)")
            expect(!other.notes.contains("pass-of-root"))
        }
    }
#endif
