import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport

struct EtcdServerTests {
    private let folder = TestFolder()

    /// Returns a world with environment variables, in which `FOLDER/` is replaced by the path of the folder.
    private func world(_ environment: [String: String]) -> World {
        var world = World(
            environment: environment.mapValues { $0.replacing("FOLDER/", with: folder.path) },
            terminal: Terminal(
                writeData: { _ in }, writeNote: { _ in }, width: nil, showsNotesOnTerminal: false,
                notesWidth: { nil }),
            store: .unimplemented, interruptions: { AsyncStream { _ in } }, cacheFolder: nil)
        world.openTLSStore = { files, address in
            .failing(CommandFailure("\(files.authorities ?? "-") \(files.certificate ?? "-") \(address)"))
        }
        return world
    }

    @Test func thePasswordIsInTheVariableOfTheUserOrInItsOwn() throws {
        for (user, password, name, expected) in [
            ("me:pa:ss", nil, "me", "pa:ss"), ("me", "pa:ss", "me", "pa:ss"), ("me:too", "pass", "me:too", "pass"),
            ("me:pass", "", "me", "pass"),
        ] as [(String, String?, String, String)] {
            var environment = ["ETCDCTL_ENDPOINTS": "10.0.0.5:2379,10.0.0.6:2379", "ETCDCTL_USER": user]
            environment["ETCDCTL_PASSWORD"] = password
            let server = try etcdServer(nil, in: world(environment))
            expect(server.user?.name == name && server.user?.password == expected, "\(user)")
            expectEqual(server.address, "http://10.0.0.5:2379")
        }
    }

    @Test func filesForTLSReplaceTheStoreAndTheScheme() async throws {
        for name in ["ca.pem", "me.pem", "me.key"] { try folder.write(name, to: name) }
        var environment = ["ETCDCTL_ENDPOINTS": "10.0.0.5:2379", "ETCDCTL_CACERT": "FOLDER/ca.pem", "ETCDCTL_CERT": ""]
        let server = try etcdServer(nil, in: world(environment))
        expect(server.address == "https://10.0.0.5:2379" && server.user == nil)
        let request = try createRequest(baseURL: server.address)
        await expectEqual(
            server.store.failure(request) as? CommandFailure, CommandFailure("ca.pem - https://10.0.0.5:2379"))
        environment["ETCDCTL_CERT"] = "FOLDER/me.pem"
        environment["ETCDCTL_KEY"] = "FOLDER/me.key"
        environment["ETCDCTL_CACERT"] = nil
        let other = try etcdServer("HTTPS://other", in: world(environment))
        await expectEqual(
            other.store.failure(request) as? CommandFailure, CommandFailure("- \(folder.path)me.pem HTTPS://other"))
    }

    @Test func wrongVariablesAreExplained() throws {
        try folder.write("planted-pass", to: "file")
        for (environment, text) in [
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
        ] {
            let world = world(["ETCDCTL_ENDPOINTS": "10.0.0.5:2379"].merging(environment) { $1 })
            expect(throws: UsageError(text)) { try etcdServer(nil, in: world) }
        }
        for name in ["ETCDCTL_CACERT", "ETCDCTL_CERT", "ETCDCTL_KEY"] {
            let world = world([name: "FOLDER/missing"])
            let error = expect(throws: CommandFailure.self) { try etcdServer("https://10.0.0.5", in: world) }
            expectEqual(error?.text, "\(name): “\(folder.path)missing” could not be read: it does not exist.")
        }
    }
}
