import Fetching
import FetchingTestSupport
import FileAccess
import Foundation
import HTTPSyntax
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingStreams

/// Downloads to files that cannot be written, and the progress of downloads.
struct DownloadFileTests {
    private let folder = TestFolder()
    private let file = testBytes(10_000)

    private func download(
        to folder: URL? = nil, _ server: ScriptedServer = ScriptedServer(), name: String = "file"
    ) async -> AppError? {
        await downloadFetcher(
            createURLRequest: { try request("https://a/file") }, to: folder ?? self.folder.url, store: server.store,
            fileName: { _ in name }, attempts: 0)(()).error
    }

    private var saved: Data? { try? Data(contentsOf: folder.url.appending(path: "file")) }

    /// Returns a store whose response has the file in two halves. `pause` runs between them.
    private func halves(tag: String = "1", pause: @escaping @Sendable () async throws -> Void) -> NetworkStore {
        let body = Mutex([file.prefix(5000), file.dropFirst(5000)])
        return streams { _ in
            let chunks = ResponseBody(next: {
                let next = body.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                if let next, next.startIndex != 0 { try await pause() }
                return next
            })
            return (chunks, 200, ["ETag": "\"\(tag)\"", "Content-Length": "10000"])
        }
    }

    @Test func aFolderThatCannotBeUsedIsAnErrorThatSaysWhatToDo() async throws {
        let error = await download(to: folder.url.appending(path: "missing"))
        expectEqual(error?.localizedDescription.hasSuffix("create the folder first."), true)
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "file"), withIntermediateDirectories: false)
        await expectEqual(download()?.localizedDescription.contains("is a folder"), true)
        expectEqual(folder.names, ["file"])
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may write to all folders"))
    func aFolderThatCannotBeWrittenIsAnErrorThatSaysWhatToDo() async throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
        await expectEqual(download(name: "other")?.localizedDescription.contains("choose a folder"), true)
    }

    @Test func linksAreNotFollowed() async throws {
        try Data("old".utf8).write(to: folder.outside)
        defer { try? FileManager.default.removeItem(at: folder.outside) }
        for name in [".file.partial", ".file.partial.record", "file"] {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: name), withDestinationURL: folder.outside)
        }
        await expectEqual(download()?.localizedDescription.contains("symbolic link"), true)
        try FileManager.default.removeItem(at: folder.url.appending(path: ".file.partial"))
        expect(await download(ScriptedServer(.whole(file))) == nil)
        expectEqual(saved, file)
        try expectEqual(Data(contentsOf: folder.outside), Data("old".utf8))
        expectEqual(folder.names, ["file"])
    }

    @Test func aHostileNameDoesNotLeaveTheFolder() async throws {
        let names = ["../outside", "/etc/passwd", "a/../../b", "\u{0}", "..", String(repeating: "x", count: 5000)]
        for name in names { expect(await download(ScriptedServer(.whole(file)), name: name) == nil, "\(name)") }
        expectEqual(folder.names, Set(names.map { safeFileName($0) }).sorted())
    }

    @Test func aFileOfAnotherProgramIsNeitherChangedNorResumed() async throws {
        for name in [".file.partial", ".file.partial.record"] {
            let (path, other) = (folder.url.appending(path: name), folder.url.appending(path: "other"))
            // Only the superuser may give a file to another user.
            for hasOtherOwner in getuid() == 0 ? [false, true] : [false] {
                _ = await download(ScriptedServer(.whole(file, bytes: 4000)))
                if hasOtherOwner {
                    chown(path.path, 12_345, 12_345)
                } else {
                    try FileManager.default.linkItem(at: path, to: other)
                }
                let before = try? Data(contentsOf: other)
                let server = ScriptedServer(.whole(file))
                expect(await download(server) == nil)
                expectEqual(server.ranges, [nil])
                expect((try? Data(contentsOf: other)) == before && saved == file)
                expectEqual(folder.names, hasOtherOwner ? ["file"] : ["file", "other"])
                try? FileManager.default.removeItem(at: other)
            }
        }
    }

    /// Downloads the file, and changes the partial file after half of the bytes.
    private func download(change: @escaping @Sendable (URL) throws -> Void) async -> AppError? {
        let path = folder.url.appending(path: ".file.partial")
        return await downloadFetcher(
            createURLRequest: { try request("https://a/file") }, to: folder.url, store: halves { try change(path) })(())
            .error
    }

    @Test func aPartialFileThatAnotherProgramChangesIsNotUsed() async throws {
        for (name, left) in [
            ("0", []), ("1", []), ("6000", []), ("removed", [".file.partial.record"]),
            ("replaced", [".file.partial", ".file.partial.record"]),
        ] {
            let error = await download { path in
                if let count = Int(name) {
                    // The file keeps its inode.
                    let file = try FileHandle(forWritingTo: path)
                    try file.truncate(atOffset: 0)
                    try file.write(contentsOf: Data(count: count))
                    try file.close()
                } else {
                    try FileManager.default.removeItem(at: path)
                    if name == "replaced" { try Data("other".utf8).write(to: path) }
                }
            }
            expectEqual(
                error?.localizedDescription.contains("changed by another program; try again"), true, "\(name)")
            expectEqual(folder.names, left, "\(name)")
            if name == "replaced" { expectEqual(folder.text(".file.partial"), "other") }
            expect(await download(ScriptedServer(.whole(file))) == nil, "\(name)")
            expect(saved == file && folder.names == ["file"], "\(name)")
            try FileManager.default.removeItem(at: folder.url.appending(path: "file"))
        }
    }

    @Test(arguments: ["complete", "lost", "wrong digest"])
    func aDownloadWhosePartialFileWasRemovedLeavesThatOfTheNextOne(end: String) async throws {
        let gate = Gate()
        // Each download waits after half of the bytes.
        let stores = (1...2).map { number in halves(tag: "\(number)") { try await gate.pass(number) } }
        @Sendable func fetch(_ number: Int) async -> AppError? {
            await downloadFetcher(
                createURLRequest: { try request("https://a/file") }, to: folder.url, store: stores[number - 1],
                sha256: { _ in number == 1 && end == "wrong digest" ? sha256(Data()) : nil }, attempts: 0)(())
                .error
        }
        async let first = fetch(1)
        await gate.waiting(atLeast: 1)
        try FileManager.default.removeItem(at: folder.url.appending(path: ".file.partial"))
        async let second = fetch(2)
        await gate.waiting(atLeast: 2)
        let record = folder.text(".file.partial.record")
        gate.release(1, with: end == "lost" ? .failure(URLError(.networkConnectionLost)) : .success(()))
        expect(await first != nil)
        expectEqual(folder.names, [".file.partial", ".file.partial.record"])
        expectEqual(folder.text(".file.partial.record"), record)
        gate.release(2)
        expect(await second == nil)
        expectEqual(saved, file)
        expectEqual(folder.names, ["file"])
    }

    @Test func aDownloadWhosePartialFileWasRemovedCannotStartAgain() throws {
        let first = try PartialFile(in: folder.url, name: "file")
        try FileManager.default.removeItem(at: folder.url.appending(path: ".file.partial"))
        let second = try PartialFile(in: folder.url, name: "file")
        let record = DownloadRecord(url: "", validator: .init(field: "ETag", value: #""1""#), totalBytes: 100)
        try second.restart(with: record)
        expect(throws: DownloadError.changedPartialFile) { try first.restart(with: nil) }
        expectEqual(second.record(), record)
    }

    @Test func aFileThatCannotGetItsNameCanBeResumed() async throws {
        let target = folder.url.appending(path: "file")
        let error = await download { _ in
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
        }
        expectEqual(error?.localizedDescription.contains("could not be given its final name"), true)
        try FileManager.default.removeItem(at: target)
        let server = ScriptedServer(.init(status: 416, headers: ["Content-Range": "bytes */10000"]))
        expect(await download(server) == nil)
        expectEqual(server.ranges, ["bytes=10000-"])
        try expectEqual(Data(contentsOf: target), file)
    }

    @Test func anErrorOfTheSystemSaysWhatToDo() {
        for (action, code, start, advice) in [
            ("created", ENOENT, "“a” could not be created: ", "; create the folder first"),
            ("written", ENOSPC, "“a” could not be written: No space left on device", "; free some space"),
            ("replaced", ENOENT, "“a” could not be given its final name: ", ""),
        ] {
            let text = fileError("a", FileAccessError(path: "", action: action, code: code)).description
            expect(text.hasPrefix(start) && (advice.isEmpty || text.contains(advice)), "\(text)")
            expect(text.contains("folder") == (advice == "; create the folder first"), "\(text)")
        }
    }

    @Test func aSecondDownloadOfTheSameFileIsRefused() async throws {
        let gate = Gate()
        let fetch = downloadFetcher(
            createURLRequest: { try request("https://a/file") }, to: folder.url,
            store: halves { try await gate.pass(0) })
        async let first = fetch(())
        await waitUntil { folder.text(".file.partial")?.isEmpty == false }
        await expectEqual(
            download()?.localizedDescription.contains("Another download with the file name “file” is running"), true)
        await gate.waiting(atLeast: 1)
        gate.release(0)
        _ = try await first.get()
        expectEqual(saved, file)
    }

    @Test func manyDownloadsOfTheSameFileAtOnceGiveTheFile() async throws {
        let file = file
        let store = NetworkStore.constant(file, headers: ["ETag": #""1""#, "Content-Length": "10000"])
        let fetch = downloadFetcher(createURLRequest: { try request("https://a/file") }, to: folder.url, store: store)
        let target = folder.url.appending(path: "file")
        let successes = await withTaskGroup { group in
            for _ in 0..<50 {
                group.addTask {
                    let isSaved = await fetch(()).error == nil
                    if isSaved { expect((try? Data(contentsOf: target)) == file) }
                    return isSaved ? 1 : 0
                }
            }
            return await group.reduce(0, +)
        }
        expect(successes > 0)
        expectEqual(folder.names, ["file"])
    }

    @Test func aDamagedRecordStartsFromTheBeginning() async throws {
        _ = await download(ScriptedServer(.whole(file, bytes: 4000)))
        let record = try #require(folder.text(".file.partial.record"))
        for count in stride(from: 0, to: record.utf8.count, by: 7) {
            try folder.write(String(record.prefix(count)), to: ".file.partial.record")
            let server = ScriptedServer(.failing(URLError(.notConnectedToInternet)))
            _ = await download(server)
            expectEqual(server.ranges, [nil])
            try file.prefix(4000).write(to: folder.url.appending(path: ".file.partial"))
        }
        try folder.write(record, to: ".file.partial.record")
        expect(await download(ScriptedServer(.part(file, from: 4000))) == nil)
    }

    @Test func aFileOfAnEndedSessionIsRemoved() async {
        var api = APISettings(
            baseURL: "https://a", store: ScriptedServer(.whole(file), .whole(file, bytes: 4000)).store)
        api.hasEnded = { true }
        let fetch = api.downloadFetcher(
            createURLRequest: { (_: Void) in try request("https://a/file") }, to: folder.url, attempts: 0)
        for _ in 0..<2 {
            expect(await fetch(()).error != nil)
            expectEqual(folder.names, [])
        }
    }

    /// A thread that has prepared the partial file can keep its last reference longer than the call runs.
    @Test func theNextCallCanUseThePartialFileAtOnce() async throws {
        for _ in 0..<(runsSlowTests ? 2000 : 50) {
            for bytes in [4000, 10_000] {
                _ = await download(ScriptedServer(.whole(file, bytes: bytes)))
                let server = ScriptedServer(.failing(URLError(.notConnectedToInternet)))
                let error = await download(server)
                expectEqual(error?.network?.urlError.code, .notConnectedToInternet)
            }
        }
    }

    @Test func theLockIsReleasedBeforeTheLastReference() throws {
        let first = try PartialFile(in: folder.url, name: "file")
        expect(throws: DownloadError.self) { try PartialFile(in: folder.url, name: "file") }
        first.unlock()
        expect(throws: Never.self) { try PartialFile(in: folder.url, name: "file") }
        withExtendedLifetime(first) {}
    }

    @Test func reportsIncludeTheBytesOfEarlierCallsAndAreAtMostTenASecond() async throws {
        _ = await download(ScriptedServer(.whole(file, bytes: 4000)))
        let (time, reports) = (VirtualTime(), Recorded<TransferProgress>())
        try await time.run {
            // Each chunk of 1,000 bytes takes 40 ms.
            let slow: StoreLayer = { store in
                NetworkStore(
                    around: store, fetchData: store.fetchData,
                    fetchStream: { request in
                        let (body, response) = try await store.fetchStream(request)
                        let slowBody = body.wrapping { next in
                            time.advance(by: .milliseconds(40))
                            return try await next()
                        }
                        return (slowBody, response)
                    })
            }
            _ = try await downloadFetcher(
                createURLRequest: { try request("https://a/file") }, to: folder.url,
                store: ScriptedServer(.part(file, from: 4000)).store.layered(slow), silenceLimit: nil,
                progress: { _, report in reports.add(report) })(()).get()
            expectEqual(reports.all.map(\.bytes), [5000, 8000, 10_000])
            expect(reports.all.allSatisfy { $0.totalBytes == 10_000 })
            expectEqual(reports.all.last?.timeLeft, .zero)
        }
    }

    #if os(Linux)  // the type of the resource differs between platforms
        @Test func aFileThatCannotGrowKeepsItsBytes() async throws {
            let path = folder.path
            // A write beyond the limit fails like a write to a full disk.
            await inTurn {
                await #expect(processExitsWith: .success) { [path = path as String] in
                    var limit = rlimit()
                    signal(SIGXFSZ, SIG_IGN)
                    limit.rlim_cur = 4500
                    limit.rlim_max = 4500
                    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                    let file = testBytes(10_000)
                    let error = await downloadFetcher(
                        createURLRequest: { try request("https://a/file") },
                        to: URL(filePath: path, directoryHint: .isDirectory),
                        store: ScriptedServer(.whole(file), .whole(file)).store)(()).error
                    guard case .unknown? = error, error?.localizedDescription.contains("such a large file") == true
                    else { exit(1) }
                }
            }
            try expectEqual(Data(contentsOf: folder.url.appending(path: ".file.partial")), file.prefix(4500))
            expect(await download(ScriptedServer(.part(file, from: 4500))) == nil)
            expectEqual(saved, file)
        }
    #endif
}
