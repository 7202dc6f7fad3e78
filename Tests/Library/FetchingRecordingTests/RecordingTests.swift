import Fetching
import FetchingJSON
import Foundation
import HTTPSyntax
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingRecording
@testable import FetchingTestSupport

@Suite struct RecordingTests {
    private let folder = TestFolder()

    private var file: String { folder.path + "Replays/list.har" }
    private var text: String? { folder.text("Replays/list.har") }

    /// Returns a store that records or plays the file in front of a network that returns texts.
    private func store(
        _ texts: String..., mode: RecordingMode = .once, comparing rules: Set<RecordingRule> = []
    ) -> NetworkStore {
        Network(texts: texts).store.layered(recording(to: file, mode: mode, comparing: rules))
    }

    @Test func theFirstRunRecordsAndLaterRunsPlayInOrder() async throws {
        let network = Network(texts: "a", "b")
        let first = network.store.layered(recording(to: file, mode: .once))
        try await expectEqual(first.body("https://a/list"), "a")
        try await expectEqual(first.body("https://a/list"), "b")

        let later = network.store.layered(recording(to: file, mode: .none))
        try await expectEqual(later.body("https://a/list"), "a")
        try await expectEqual(later.body("https://a/list"), "b")
        let error = await later.reportedText("https://a/list")
        expect(
            error.hasPrefix(
                "unexpected request GET https://a/list: the recording “\(file)” has no further response; "
                    + "to record it, use the mode `newEpisodes` of `recording(to:mode:)`\n"))
        expect(
            error.hasSuffix(
                "its recorded responses (2 in total) were already used; to use the last one again, pass `repeatsLast: true`"
            ))
        expectEqual(network.count, 2)
    }

    @Test func anErrorStatusIsPlayedWithoutItsCompleteBody() async throws {
        let network = Network { _, request in
            let (data, response) = try stubResponse(to: request, Data("start".utf8), status: 503, headers: ["X-A": "b"])
            return try #require(response as? HTTPURLResponse).withPart(data, of: URLError(.networkConnectionLost))
        }
        for store in [network.store.layered(recording(to: file, mode: .once)), .replaying(from: file)] {
            let (data, response) = try await store.fetchData(message("https://a/list"))
            expect(data == Data("start".utf8) && (response.bodyError as? URLError)?.code == .networkConnectionLost)
            let head = try #require(response as? HTTPURLResponse)
            expect(head.statusCode == 503 && head.value(forHTTPHeaderField: "X-A") == "b")
        }
        expectEqual(network.count, 1)
    }

    @Test func recordedTwiceTheFileHasEqualBytes() async throws {
        var texts: [String?] = []
        for seconds in [1_700_000_000.0, 1_800_000_000] {
            let date = Date(timeIntervalSince1970: seconds)
            let network = Network { number, request in
                try stubResponse(
                    to: request, Data("{\"number\": \(number)}".utf8), status: 200,
                    headers: ["Content-Type": "application/json", "Date": "\(date)", "B": "1", "A": "2"])
            }
            try await VirtualTime(startingAt: date).run {
                let store = network.store.layered(recording(to: file, mode: .all))
                _ = try await store.body("https://a/list?b=1&a=2")
                _ = try await store.body("https://a/list", .post, body: "{}")
            }
            texts.append(text)
        }
        expectEqual(texts[0], texts[1])
        expectEqual(texts[0]?.contains(#""startedDateTime": "2023-11-14T22:13:20.000Z""#), true)
    }

    @Test func aNewRecordingCanBeReadOnlyByTheUser() async throws {
        func mode() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        }
        let request = try request()
        _ = try await NetworkStore.json("1").layered(recording(to: file, mode: .all)).fetchData(request)
        try expectEqual(mode(), 0o600)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        _ = try await NetworkStore.json("2").layered(recording(to: file, mode: .all)).fetchData(request)
        try expectEqual(mode(), 0o640)
    }

    @Test func aRecordingThatIsTooLongOrADeviceIsRefused() async throws {
        let store = NetworkStore.unimplemented.layered(recording(to: file, mode: .none))
        try folder.write("", to: "Replays/list.har")
        if runsSlowTests {
            expectEqual(truncate(file, 2_000_000_000), 0)
            let error = await store.reportedText("https://a/list")
            expect(error.hasSuffix("could not be read: it has more than 256 MB, the maximum"), "\(error)")
        }
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/dev/null")
        let error = await store.reportedText("https://a/list")
        expect(error.hasSuffix("it is not a regular file"), "\(error)")
    }

    @Test func equalRunsCreateEqualFiles() async throws {
        try await VirtualTime().run {
            for name in ["a.har", "b.har"] {
                let store = Network(texts: "a", "b").store.layered(recording(to: folder.path + name, mode: .once))
                for _ in 0..<3 { _ = try await store.body("https://a/list") }
            }
            expectEqual(folder.text("a.har"), folder.text("b.har"))
        }
    }

    @Test func theModeAllReplacesOnlyWhatHasChanged() async throws {
        let store = self.store("a", "b", "c")
        for url in ["https://a/1", "https://a/2", "https://a/3"] { _ = try await store.body(url) }
        _ = try await self.store("new", mode: .all).body("https://a/2")

        let later = NetworkStore.replaying(from: file, expectsAllUsed: true)
        for (number, body) in [(3, "c"), (2, "new"), (1, "a")] {
            try await expectEqual(later.body("https://a/\(number)"), body)
        }
        let urls = text?.matches(of: /"url": "https:\/\/a\/(.*)"/).map(\.1)
        expectEqual(urls, ["1", "2", "3"])
    }

    @Test func newEpisodesSendsOnlyRequestsWithoutAResponse() async throws {
        let network = Network(texts: "a", "b")
        _ = try await network.store.layered(recording(to: file, mode: .once)).body("https://a/1")
        let store = network.store.layered(recording(to: file, mode: .newEpisodes))
        try await expectEqual(store.body("https://a/1"), "a")
        try await expectEqual(store.body("https://a/2"), "b")
        expectEqual(network.count, 2)
    }

    @Test func onceSendsNothingIfThereIsARecording() async throws {
        try folder.write(
            #"{"log": {"entries": [{"request": {"url": "https://a/1"}, "response": {"status": 204}}]}}"#, to: "a.har")
        let network = Network(texts: "a")
        let store = network.store.layered(recording(to: folder.path + "a.har", mode: .once))
        try await expectEqual(store.body("https://a/1"), "")
        expect(await store.reportedText("https://a/2").contains("`newEpisodes`"))
        expectEqual(network.count, 0)
    }

    @Test func onABuildServerNothingIsSent() {
        for (value, mode) in [(nil, .once), ("", .once), ("false", .once), ("true", .none), ("1", .none)]
            as [(String?, RecordingMode)]
        {
            expectEqual(RecordingMode.standard(value.map { ["CI": $0] } ?? [:]), mode)
        }
    }

    @Test func anUnexpectedRequestShowsTheNearestOneAndTheDifferences() async throws {
        let rules: Set<RecordingRule> = [.body(ignoring: ["now"]), .header("Accept")]
        let store = self.store("a", comparing: rules)
        _ = try await store.body("https://a/villains")
        _ = try await store.body(
            "https://a/heroes?page=2&apikey=planted", .post, headers: ["Accept": "a/b"],
            body: #"{"id": 1, "tags": ["x"], "password": "planted", "now": 1}"#)
        let later = NetworkStore.replaying(from: file, comparing: rules)
        let error = await later.reportedText(
            "http://a/heroes?page=3&new&apikey=other", .post, headers: ["Accept": "a/c"],
            body: #"{"id": 2, "password": "other", "tags": ["x"], "now": 2}"#)
        expectEqual(
            error.split(separator: "\n").dropFirst(),
            [
                "the nearest recorded request is “POST https://a/heroes?page=2”:",
                "scheme: the request has “http”, the recording has “https”",
                "port: the request has “80”, the recording has “443”",
                "query new: the request has “”, the recording has nothing",
                "query page: the request has “3”, the recording has “2”",
                "header Accept: the request has “a/c”, the recording has “a/b”",
                "body.id: the request has “2”, the recording has “1”",
            ])
        expect(!error.contains("other") && !error.contains("planted"))
    }

    @Test(arguments: [
        (
            #"{"query": "{a}", "variables": {"id": 1, "now": 1}}"#, #"{"variables":{"now":2,"id":1.0},"query":"{a}"}"#,
            true
        ),
        (#"{"query": "{a}", "variables": {"id": 1}}"#, #"{"query": "{a}", "variables": {"id": 2}}"#, false),
        (#"[1, 2]"#, #"[2, 1]"#, false), ("", "{}", false), ("plain", "plain", true), ("plain", "other", false),
        (#"{"token": "planted", "id": 1}"#, #"{"token": "other", "id": 1}"#, true),
    ])
    func bodiesAreComparedByARule(recorded: String, sent: String, isEqual: Bool) async throws {
        let rules: Set<RecordingRule> = [.body(ignoring: ["variables.now"])]
        let store = self.store("a", comparing: rules)
        _ = try await store.body("https://a/graphql", .post, body: recorded)
        let later = self.store("b", mode: .newEpisodes, comparing: rules)
        expect(try await later.body("https://a/graphql", .post, body: sent) == (isEqual ? "a" : "b"))
    }

    @Test func formsAreComparedInAnyOrder() async throws {
        let rules: Set<RecordingRule> = [.body(ignoring: ["nonce"]), .body(ignoring: ["time"])]
        let headers = ["Content-Type": "application/x-www-form-urlencoded"]
        let store = self.store("a", comparing: rules)
        _ = try await store.body("https://a/", .post, headers: headers, body: "a=1&b=2&nonce=3&password=planted&time=1")
        let later = NetworkStore.replaying(from: file, comparing: rules)
        try await expectEqual(later.body("https://a/", .post, headers: headers, body: "b=2&password=x&a=1"), "a")
    }

    /// Encoded and plain unreserved characters are equal (RFC 3986 §6.2.2.2), and reserved ones in a path are not.
    @Test(arguments: [
        ("/a~b", "/%61%7Eb", true), ("/%2f", "/%2F", true), ("/a(b)", "/a%28b%29", false), ("/a/b", "/a%2Fb", false),
        ("/?q=a+b", "/?q=a%20b", true), ("/?q=a+b", "/?q=a%2Bb", false), ("/?u=https://b", "/?u=https%3A%2F%2Fb", true),
        ("/?a=1&b=2", "/?a=1%26b=2", false), ("/?filter[name]=a b", "/?filter%5Bname%5D=a%20b", true),
        // Bytes that are not UTF-8.
        ("/caf%E9", "/caf%e9", true), ("/caf%E9", "/caf%E8", false), ("/?q=%E9", "/?q=%e9", true),
        ("/?q=%E9", "/?q=%E8", false), ("/?q=%E9", "/?q", false), ("/?%E9=1", "/?%E8=1", false),
        // Texts that differ only in Unicode normalization.
        ("/?q=%C3%A9", "/?q=e%CC%81", false), ("/?%C3%A9=1", "/?e%CC%81=1", false),
    ])
    func urlsAreComparedInANormalForm(recorded: String, sent: String, isEqual: Bool) async throws {
        _ = try await store("a").body("https://a" + recorded)
        let later = store("b", mode: .newEpisodes)
        expect(try await later.body("https://a" + sent) == (isEqual ? "a" : "b"))
    }

    @Test func theHostIsNotComparedByARule() async throws {
        let store = self.store("a")
        _ = try await store.body("http://127.0.0.1:8001/list?b=2&a=1#top")
        try await expectEqual(
            NetworkStore.replaying(from: file, comparing: [.anyHost])
                .body("http://127.0.0.1:9001/list?a=1&b=2"), "a")
    }

    @Test(arguments: [true, false], [true, false])
    func anotherSignatureIsTheSameRequest(recordsSigned: Bool, playsSigned: Bool) async throws {
        func layers(_ layer: @escaping StoreLayer, _ key: String, _ isSigned: Bool) -> [StoreLayer] {
            isSigned ? [sealing(key), layer] : [layer, sealing(key)]
        }
        _ = try await Network(texts: "a").store
            .layered(layers(recording(to: file, mode: .once), "planted-1", recordsSigned)).body("https://a/list?page=1")
        expectEqual(text?.contains("planted"), false)
        let later = Network(texts: "b").store.layered(
            layers(recording(to: file, mode: .none), "planted-2", playsSigned))
        try await expectEqual(later.body("https://a/list?page=1"), "a")
    }

    @Test func theLastResponseIsRepeatedOnRequest() async throws {
        let first = store("a", "b")
        for _ in 0..<2 { _ = try await first.body("https://a/") }
        let later = NetworkStore.replaying(from: file, repeatsLast: true)
        var texts: [String] = []
        for _ in 0..<4 { texts.append(try await later.body("https://a/")) }
        expectEqual(texts, ["a", "b", "b", "b"])
    }

    @Test func exchangesThatWereNotUsedAreListed() async throws {
        let first = store("a")
        for url in ["https://a/1", "https://a/2", "https://a/2", "https://a/3?token=planted"] {
            _ = try await first.body(url)
        }
        let file = file
        let messages = await failures {
            let later = NetworkStore.replaying(from: file, expectsAllUsed: true)
            expect(await later.errorText("https://a/1").isEmpty)
        }.map(\.message)
        let unused = "GET https://a/2 (2 times), GET https://a/3"
        let text = "the recording “\(file)” has exchanges that no request used: \(unused)"
        expect(messages.count == 1 && messages[0].contains(text), "\(messages)")
    }

    @Test func errorsOfTheNetworkArePlayed() async throws {
        let network = Network { number, _ in throw URLError(number == 1 ? .timedOut : .cannotConnectToHost) }
        let store = network.store.layered(recording(to: file, mode: .once))
        for _ in 0..<2 { _ = await store.failure(try message("https://a/")) }
        let later = NetworkStore.replaying(from: file)
        expect(try await (later.failure(message("https://a/")) as? URLError)?.code == .timedOut)
        expect(try await (later.failure(message("https://a/")) as? URLError)?.code == .cannotConnectToHost)
    }

    @Test func aCancelledRequestIsNotRecorded() async throws {
        let store = NetworkStore.hanging.layered(recording(to: file, mode: .once))
        let task = Task { try await store.body("https://a/") }
        task.cancel()
        _ = await task.result
        expect(text == nil)
    }

    @Test func eachRedirectIsRecorded() async throws {
        let network = Network { _, request in
            let isFirst = request.url?.path() == "/old"
            return try stubResponse(
                to: request, Data((isFirst ? "" : "new").utf8), status: isFirst ? 302 : 200,
                headers: isFirst ? ["Location": "/new"] : [:])
        }
        try await expectEqual(network.store.layered(recording(to: file, mode: .once)).body("https://a/old"), "new")
        try await expectEqual(NetworkStore.replaying(from: file).body("https://a/old"), "new")
        try await expectEqual(NetworkStore.replaying(from: file).body("https://a/new"), "new")
        expectEqual(text?.contains(#""redirectURL": "/new""#), true)
    }

    @Test func aRelativePathStartsAtTheSourceFile() async throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Replays/heroes.har")
        expect(FileManager.default.fileExists(atPath: source.path(percentEncoded: false)))
        let store = NetworkStore.replaying(from: "Replays/heroes.har")
        try await expectEqual(store.body("https://api.example.com/heroes/1"), #"{"id":1,"name":"Spider-Man"}"#)
    }

    @Test func manyConcurrentRequestsArePlayed() async throws {
        let count = runsSlowTests ? 1000 : 200
        let entries = (0..<count).map { number in
            #"{"request": {"url": "https://a/\#(number / 2)"}, "response": {"status": 200, "content": {"text": "\#(number)"}}}"#
        }
        try folder.write("{\"log\": {\"entries\": [\(entries.joined(separator: ","))]}}", to: "a.har")
        let store = NetworkStore.replaying(from: folder.path + "a.har", expectsAllUsed: true)
        let texts = try await withThrowingTaskGroup(of: String.self, returning: Set<String>.self) { group in
            for number in 0..<count { group.addTask { try await store.body("https://a/\(number % (count / 2))") } }
            return try await group.reduce(into: []) { $0.insert($1) }
        }
        expectEqual(texts.count, count)
    }

    @Test func twoTestsCanRecordOneFileAtOnce() async throws {
        let (file, count) = (file, 100)
        let stores = (0..<2).map { _ in store("a") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<count {
                group.addTask { _ = try await stores[number % 2].body("https://\(number % 2)/\(number)") }
            }
            try await group.waitForAll()
        }
        for first in 0..<2 {
            let later = NetworkStore.replaying(from: file)
            for number in stride(from: first, to: count, by: 2) {
                try await expectEqual(later.body("https://\(first)/\(number)"), "a")
            }
        }
        expectEqual(folder.names, ["Replays"])
        try expectEqual(RecordingFile(reading: file).entries.count, count)
    }

    /// Another process can hold the lock of the folder, for example while it is stopped in a debugger. Meanwhile, calls
    /// block no thread of Swift's pool. Exchanges that are written together have no secret of each other.
    @Test(.hangLimit) func exchangesWaitForTheLockOfTheFolder() async throws {
        // More calls than threads of the pool.
        let count = max(50, 2 * ProcessInfo.processInfo.activeProcessorCount)
        let (file, unlock) = (folder.path + "a.har", await lock(folder.url))
        let network = Network(texts: "a planted-value")
        let store = network.store.layered(recording(to: file, mode: .once))
        try await withThrowingTaskGroup { group in
            for number in 0..<count {
                let headers = number == 10 ? ["Authorization": "Bearer planted-value"] : [:]
                group.addTask { _ = try await store.body("https://a/\(number)", headers: headers) }
            }
            let areSent = await eventually { network.count == count }
            expect(areSent && !FileManager.default.fileExists(atPath: file))
            unlock()
            try await group.waitForAll()
        }
        expectEqual(folder.text("a.har")?.contains("planted"), false)
        try expectEqual(RecordingFile(reading: file).entries.count, count)
    }

    /// Locks a folder as another process does, until the returned closure is called.
    private func lock(_ folder: URL) async -> @Sendable () -> Void {
        let end = DispatchSemaphore(value: 0)
        await withCheckedContinuation { continuation in
            Thread {
                let lock = try? lockedFolder(folder)
                continuation.resume()
                end.wait()
                lock?.unlock()
            }.start()
        }
        return { end.signal() }
    }

    @Test func anotherProgramCanChangeTheFileBetweenTwoExchanges() async throws {
        let store = self.store("a", mode: .newEpisodes)
        _ = try await store.body("https://a/1")
        var other = try RecordingFile(reading: file)
        other.entries.append(
            RecordingFile.Entry(
                try JSONTree(Data(#"{"request": {"url": "https://b/"}, "response": {"status": 204}}"#.utf8))))
        try other.bytes.write(to: URL(filePath: file))
        _ = try await store.body("https://a/2")
        try expectEqual(
            RecordingFile(reading: file).entries.compactMap { $0.exchange?.url.absoluteString },
            [
                "https://a/1", "https://b/", "https://a/2",
            ])
    }

    @Test func playedResponsesAreReportedAsAttempts() async throws {
        _ = try await store("a").body("https://a/")
        let events = Texts()
        let store = NetworkStore.replaying(from: file).layered(observing { events.add("\($0.kind)") })
        _ = try await store.body("https://a/")
        expectEqual(events.all, ["callStarted", "attemptStarted", "headArrived", "attemptEnded", "callEnded"])
    }

    @Test func aFileThatCannotBeWrittenIsAnError() async throws {
        try folder.write("", to: "file")
        let store = Network(texts: "a").store.layered(recording(to: folder.path + "file/a.har", mode: .all))
        expect(await store.reportedText("https://a/").contains("/file/a.har” could not be "))
    }

    /// Returns a layer that adds a secret and a date to the query.
    private func sealing(_ key: String) -> StoreLayer {
        let layer = signing(declaring: SecretNames(queryItems: ["seal"])) { request, date in
            var request = request
            let items = [("seal", key), ("ts", "\(key.utf8.reduce(0) { $0 + Int($1) })\(date.timeIntervalSince1970)")]
            request.url?.append(queryItems: items.map { URLQueryItem(name: $0.0, value: $0.1) })
            return request
        }
        return { settingTime(VirtualTime(seed: 1).source)(layer($0)) }
    }
}

extension RecordingFile {
    /// The bytes of the file.
    var bytes: Data {
        var bytes = Data()
        write { bytes += $0 }
        return bytes
    }

    init(reading path: String) throws {
        let file = URL(filePath: path)
        try self.init(Data(contentsOf: file), from: file)
    }
}
