import Fetching
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

/// A server for one upload with the tus protocol.
private final class TusServer: Sendable {
    private struct State {
        var length = 0
        var received = Data()
        /// The connection is reset when this number of bytes has arrived.
        var limit = Int.max
        var requests: [String] = []
    }

    private let state = Mutex(State())

    var received: Data { state.withLock { $0.received } }
    var requests: [String] { state.withLock { $0.requests } }

    func setLimit(_ limit: Int) { state.withLock { $0.limit = limit } }

    func start() throws -> LoopbackServer {
        try LoopbackServer.start(
            receiving: { request in
                let offset = request[header: "Upload-Offset"].flatMap { Int($0) }
                guard request.method == "PATCH", offset == self.received.count else { return nil }
                return { part in try self.append(part) }
            },
            handler: { self.response(to: $0) })
    }

    private func append(_ part: Data) throws {
        try state.withLock { state in
            state.received += part.prefix(max(0, state.limit - state.received.count))
            if state.received.count >= state.limit {
                state.limit = .max
                throw URLError(.networkConnectionLost)
            }
        }
    }

    private func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
        guard request[header: "Tus-Resumable"] == "1.0.0" else { return .status(412) }
        return state.withLock { state in
            state.requests.append("\(request.method) \(request.path)")
            switch request.method {
            case "POST":
                state.length = request[header: "Upload-Length"].flatMap { Int($0) } ?? 0
                return .status(201, headers: ["Location": "/files/7"])
            case "HEAD": return .status(200, headers: ["Upload-Offset": "\(state.received.count)"])
            default:
                guard request.body.isEmpty else { return .status(409) }
                return .status(204, headers: ["Upload-Offset": "\(state.received.count)"])
            }
        }
    }
}

@Suite(.live, .hangLimit) struct TusUploadTests {
    private let tus = TusServer()
    private let folder = TestFolder()
    private let content = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) })

    private func makeFile() throws -> URL {
        let file = folder.url.appending(path: "film")
        try content.write(to: file)
        return file
    }

    private func api(_ server: LoopbackServer) -> APISettings {
        APISettings(baseURL: server.baseURL, store: liveStore())
    }

    @Test func anUploadCreatesTheFileAndSendsItsBytes() async throws {
        let server = try tus.start()
        let saved = Recorded<String>()
        try await tusUpload(try makeFile(), to: api(server)) { saved.add($0.path) }
        expectEqual(tus.received, content)
        expectEqual(tus.requests, ["POST /files", "HEAD /files/7", "PATCH /files/7", "HEAD /files/7"])
        expectEqual(saved.all, ["/files/7"])
    }

    @Test func aLostConnectionSendsOnlyTheRest() async throws {
        let server = try tus.start()
        tus.setLimit(100_000)
        try await tusUpload(try makeFile(), to: api(server)) { _ in }
        expectEqual(tus.received, content)
        expectEqual(tus.requests.filter { $0.hasPrefix("HEAD") }.count, 3)
    }

    /// Continues an upload, and checks that the server gets the file once.
    private func expectContinuation(_ file: URL, _ server: LoopbackServer) async throws {
        let saved = try #require(URL(string: server.baseURL + "/files/7"))
        try await tusUpload(file, to: api(server), resuming: saved) { _ in }
        expectEqual(tus.received, content)
        expectEqual(tus.requests.filter { $0.hasPrefix("POST") }.count, 1)
    }

    @Test func anUploadThatWasCancelledGoesOnLater() async throws {
        let server = try tus.start()
        let file = try makeFile()
        let upload = Task { [api = api(server)] in try await tusUpload(file, to: api) { _ in } }
        await waitUntil { tus.requests.count >= 2 }
        upload.cancel()
        _ = await upload.result
        try await expectContinuation(file, server)
    }

    #if os(macOS) || os(Linux)  // other platforms have no exit tests
        @Test(.enabled(if: exitTestsCanUseServers)) func anUploadOfAProcessThatWasKilledGoesOn() async throws {
            let server = try tus.start()
            let file = try makeFile()
            await inTurn {
                await #expect(processExitsWith: .signal(SIGKILL)) {
                    [url = server.baseURL as String, path = file.path as String] in
                    try await tusUpload(
                        URL(filePath: path), to: APISettings(baseURL: url, store: liveStore()), save: { _ in },
                        progress: { progress in if progress.bytes > 0 { kill(getpid(), SIGKILL) } })
                }
            }
            expect(tus.received.count < content.count)
            try await expectContinuation(file, server)
        }
    #endif

    @Test func theGuideNamesTheFilesToCopy() throws {
        let folder = packageFolder.appending(path: "Tests/Library/FetchingStreamsTests")
        let guide = try String(contentsOf: packageFolder.appending(path: "Docs/Streams.md"), encoding: .utf8)
        let links = guide.matches(of: #/\]\(\.\./Tests/Library/FetchingStreamsTests/([^)]+)\)/#).map { String($0.1) }
        expectEqual(links, ["TusUpload.swift", "BackgroundTransfers.swift"])
        for link in links { expect(FileManager.default.fileExists(atPath: folder.appending(path: link).path)) }
        // The guide says that the client of tus has about 50 lines.
        let source = try String(contentsOf: folder.appending(path: "TusUpload.swift"), encoding: .utf8)
        expect(source.split(separator: "\n").drop { !$0.hasPrefix("///") }.count < 60)
    }
}
