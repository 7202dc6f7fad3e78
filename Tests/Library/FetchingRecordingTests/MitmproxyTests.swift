#if os(macOS) || os(Linux)  // other platforms cannot start a process
    import Fetching
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import FetchingRecording

    /// Files that mitmproxy writes, and files of this package that it reads.
    @Suite(
        .live,
        .enabled(if: Programs.mitmdump != nil, "mitmproxy is not installed; .ci/peers installs it in .build-peers"),
        .hangLimit)
    struct MitmproxyTests {
        private let folder = TestFolder()

        @Test func aFileOfMitmproxyIsPlayed() async throws {
            let server = try LoopbackServer.start { request in
                switch request.path {
                case "/image": .data(Data([0x89, 0x50, 0, 0xFF]), type: "image/png")
                default: .json(#"{"path": "\#(request.path)", "text": "ä"}"#)
                }
            }
            defer { server.stop() }
            let (log, file) = (folder.path + "log", folder.path + "m.har")
            try folder.write("", to: "log")
            let process = try ChildProcess(
                Programs.mitmdump ?? "",
                [
                    "--mode", "reverse:\(server.baseURL)@127.0.0.1:0", "--set", "hardump=\(file)", "--set",
                    "confdir=\(folder.path)",
                ],
                output: FileHandle(forWritingAtPath: log), errors: nil)
            let hasStarted = await eventually { [folder] in folder.text("log")?.contains("listening at ") == true }
            try #require(hasStarted)
            let line = folder.text("log")?.firstMatch(of: /listening at (\S+:\d+)/)
            let address = try #require(line?.1)
            let proxy = liveStore()
            try await expectEqual(proxy.body("http://\(address)/a?b=1"), #"{"path": "/a", "text": "ä"}"#)
            _ = try await proxy.body(
                "http://\(address)/b", .post, headers: ["Content-Type": "application/json"], body: #"{"id": 1}"#)
            _ = try await proxy.body(
                "http://\(address)/b", .post, headers: ["Content-Type": "application/json"], body: #"{"id": 2}"#)
            _ = try await proxy.fetchData(message("http://\(address)/image"))
            process.send(signal: SIGINT)
            try await onOwnThread { _ = process.waitUntilExit() }

            let store = NetworkStore.replaying(from: file, comparing: [.body(), .anyHost], expectsAllUsed: true)
            try await expectEqual(store.body("https://a/a?b=1"), #"{"path": "/a", "text": "ä"}"#)
            expect(try await store.body("https://a/b", .post, body: #"{"id": 2.0}"#).contains("/b"))
            expect(try await store.body("https://a/b", .post, body: #"{"id": 1}"#).contains("/b"))
            try await expectEqual(store.fetchData(message("https://a/image")).0, Data([0x89, 0x50, 0, 0xFF]))
        }

        @Test func mitmproxyReadsOurFile() async throws {
            let file = folder.path + "a.har"
            let network = Network { number, request in
                try stubResponse(
                    to: request, number == 2 ? Data([0x89, 0x50, 0, 0xFF]) : Data(#"{"name": "Spider-Man ä"}"#.utf8),
                    status: number == 3 ? 404 : 200,
                    headers: ["Content-Type": number == 2 ? "image/png" : "application/json"])
            }
            let store = network.store.layered(recording(to: file, mode: .once))
            _ = try await store.body("https://a.example/heroes/1?b=2", .post, body: #"{"id": 4711}"#)
            _ = try await store.fetchData(message("https://a.example/image"))
            let (body, _) = try await store.fetchStream(message("https://a.example/none"))
            _ = try await body.data()
            let output = try await run(
                Programs.mitmdump ?? "",
                ["-n", "-r", file, "--set", "flow_detail=4", "--set", "confdir=\(folder.path)"])
            let text = String(decoding: output, as: UTF8.self)
            for part in [
                "POST https://a.example/heroes/1?b=2", "4711", "<< 200 OK", "Spider-Man ä",
                "GET https://a.example/image",
                "GET https://a.example/none", "<< 404",
            ] {
                expect(text.contains(part), "\(text)")
            }
        }
    }
#endif
