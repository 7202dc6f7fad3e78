import Fetching
import FetchingTestSupport
import Foundation
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct EtcdServerTests {
    private let folder = TestFolder()

    /// Returns a world with environment variables, in which `FOLDER/` is replaced by the path of the folder.
    private func world(_ environment: [String: String]) -> MarvelWorld {
        MarvelWorld(
            base: World(
                environment: environment.mapValues { $0.replacing("FOLDER/", with: folder.path) },
                terminal: Terminal(
                    writeData: { _ in }, writeNote: { _ in }, width: nil, showsNotesOnTerminal: false,
                    notesWidth: { nil }),
                store: .unimplemented, interruptions: { AsyncStream { _ in } }, cacheFolder: nil),
            startSandbox: { _ in throw CommandFailure("unused") },
            openTLSStore: { files, address in
                .failing(CommandFailure("\(files.authorities ?? "-") \(files.certificate ?? "-") \(address)"))
            })
    }

    @Test(arguments: [
        ("me:pa:ss", nil, "me", "pa:ss"), ("me", "pa:ss", "me", "pa:ss"), ("me:too", "pass", "me:too", "pass"),
        ("me:pass", "", "me", "pass"),
    ])
    func thePasswordIsInTheVariableOfTheUserOrInItsOwn(
        user: String, password: String?, name: String, expected: String
    ) throws {
        var environment = ["ETCDCTL_ENDPOINTS": "10.0.0.5:2379,10.0.0.6:2379", "ETCDCTL_USER": user]
        environment["ETCDCTL_PASSWORD"] = password
        let server = try etcdServer(nil, in: world(environment))
        #expect(server.user?.name == name && server.user?.password == expected)
        #expect(server.address == "http://10.0.0.5:2379")
    }

    @Test func filesForTLSReplaceTheStoreAndTheScheme() async throws {
        for name in ["ca.pem", "me.pem", "me.key"] { try folder.write(name, to: name) }
        var environment = ["ETCDCTL_ENDPOINTS": "10.0.0.5:2379", "ETCDCTL_CACERT": "FOLDER/ca.pem", "ETCDCTL_CERT": ""]
        let server = try etcdServer(nil, in: world(environment))
        #expect(server.address == "https://10.0.0.5:2379" && server.user == nil)
        let request = try createRequest(baseURL: server.address)
        #expect(
            await server.store.failure(request) as? CommandFailure == CommandFailure("ca.pem - https://10.0.0.5:2379"))
        environment["ETCDCTL_CERT"] = "FOLDER/me.pem"
        environment["ETCDCTL_KEY"] = "FOLDER/me.key"
        environment["ETCDCTL_CACERT"] = nil
        let other = try etcdServer("HTTPS://other", in: world(environment))
        #expect(
            await other.store.failure(request) as? CommandFailure
                == CommandFailure("- \(folder.path)me.pem HTTPS://other"))
    }

    @Test(arguments: [
        (["ETCDCTL_CERT": "FOLDER/file"], "ETCDCTL_CERT and ETCDCTL_KEY can only be used together."),
        (["ETCDCTL_KEY": "FOLDER/file"], "ETCDCTL_CERT and ETCDCTL_KEY can only be used together."),
        (
            ["ETCDCTL_ENDPOINTS": "http://10.0.0.5", "ETCDCTL_CACERT": "FOLDER/file"],
            "ETCDCTL_CACERT, ETCDCTL_CERT and ETCDCTL_KEY need an https URL of the etcd server."
        ),
        (
            ["ETCDCTL_USER": "planted-pass"],
            "ETCDCTL_USER takes the form NAME:PASSWORD, unless ETCDCTL_PASSWORD is set."
        ),
    ])
    func wrongVariablesAreExplained(environment: [String: String], text: String) throws {
        try folder.write("planted-pass", to: "file")
        let world = world(["ETCDCTL_ENDPOINTS": "10.0.0.5:2379"].merging(environment) { $1 })
        #expect(throws: UsageError(text)) { try etcdServer(nil, in: world) }
    }

    @Test(arguments: ["ETCDCTL_CACERT", "ETCDCTL_CERT", "ETCDCTL_KEY"])
    func aMissingFileIsNamedWithItsVariable(name: String) throws {
        let world = world([name: "FOLDER/missing"])
        let error = #expect(throws: CommandFailure.self) { try etcdServer("https://10.0.0.5", in: world) }
        #expect(error?.text == "\(name): “\(folder.path)missing” could not be read: it does not exist.")
    }
}

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
            #expect(run.notes.contains("All 72 events are in the parts of the job “events”."), "\(run.notes)")
            #expect(await crawl("collect --job events").notes.contains("All 72 items are in"))
            #expect(try ids(folder.text("heroes.jsonl")).count == 72)

            environment["ETCDCTL_CACERT"] = certificates.path("stranger.pem")
            let other = await crawl("status --job events")
            #expect(other.exitCode == 1)
            #expect(
                other.notes.contains("The server's certificate is from an unknown authority."), "\(other.notes)")
            #expect(!other.notes.contains("pass-of-root"))
        }
    }
#endif
