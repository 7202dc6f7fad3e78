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

    private func download(to folder: URL, _ server: ScriptedServer, name: String = "file") async -> AppError? {
        await downloadFetcher(
            createURLRequest: { try request("https://a/file") }, to: folder, store: server.store,
            fileName: { _ in name }, attempts: 0)(()).error
    }

    @Test func aMissingFolderIsAnErrorThatSaysWhatToDo() async {
        let error = await download(to: folder.url.appending(path: "missing"), ScriptedServer())
        expectEqual(error?.localizedDescription.hasSuffix("create the folder first."), true)
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may write to all folders"))
    func aFolderThatCannotBeWrittenIsAnErrorThatSaysWhatToDo() async throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
        let error = await download(to: folder.url, ScriptedServer())
        expectEqual(error?.localizedDescription.contains("choose a folder"), true)
    }

    @Test func aFolderWithTheNameOfTheFileStays() async throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "file"), withIntermediateDirectories: false)
        let error = await download(to: folder.url, ScriptedServer())
        expectEqual(error?.localizedDescription.contains("is a folder"), true)
        expectEqual(folder.names, ["file"])
    }

    @Test func linksAreNotFollowed() async throws {
        try Data("old".utf8).write(to: folder.outside)
        defer { try? FileManager.default.removeItem(at: folder.outside) }
        for name in [".file.partial", ".file.partial.record", "file"] {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: name), withDestinationURL: folder.outside)
        }
        let error = await download(to: folder.url, ScriptedServer())
        expectEqual(error?.localizedDescription.contains("symbolic link"), true)
        try FileManager.default.removeItem(at: folder.url.appending(path: ".file.partial"))
        expect(await download(to: folder.url, ScriptedServer(.whole(file))) == nil)
        try expectEqual(Data(contentsOf: folder.url.appending(path: "file")), file)
        try expectEqual(Data(contentsOf: folder.outside), Data("old".utf8))
        expectEqual(folder.names, ["file"])
    }

    @Test(arguments: ["../outside", "/etc/passwd", "a/../../b", "\u{0}", "..", String(repeating: "x", count: 5000)])
    func aHostileNameDoesNotLeaveTheFolder(name: String) async throws {
        expect(await download(to: folder.url, ScriptedServer(.whole(file)), name: name) == nil)
        expectEqual(folder.names, [safeFileName(name)])
    }

    @Test(arguments: [".file.partial", ".file.partial.record"])
    func aHardLinkIsNotWrittenThroughAndNotResumed(name: String) async throws {
        _ = await download(to: folder.url, ScriptedServer(.whole(file, bytes: 4000)))
        let (link, other) = (folder.url.appending(path: name), folder.url.appending(path: "other"))
        try FileManager.default.linkItem(at: link, to: other)
        let before = try Data(contentsOf: other)
        let server = ScriptedServer(.whole(file))
        expect(await download(to: folder.url, server) == nil)
        expectEqual(server.ranges, [nil])
        try expectEqual(Data(contentsOf: other), before)
        try expectEqual(Data(contentsOf: folder.url.appending(path: "file")), file)
        expectEqual(folder.names, ["file", "other"])
    }

    @Test(.enabled(if: getuid() == 0, "only the superuser may give a file to another user"))
    func aPartialFileOfAnotherUserIsNotResumed() async throws {
        for name in [".file.partial", ".file.partial.record"] {
            _ = await download(to: folder.url, ScriptedServer(.whole(file, bytes: 4000)))
            chown(folder.url.appending(path: name).path, 12_345, 12_345)
            let server = ScriptedServer(.whole(file))
            expect(await download(to: folder.url, server) == nil)
            expectEqual(server.ranges, [nil])
            expectEqual(folder.names, ["file"])
        }
    }

    /// Downloads the file, and changes the partial file after half of the bytes.
    private func download(change: @escaping @Sendable () throws -> Void) async -> AppError? {
        let body = Mutex([file.prefix(5000), file.dropFirst(5000)])
        let store = NetworkStore(
            fetchData: { _ in throw URLError(.unsupportedURL) },
            fetchStream: { request in
                let headers = ["ETag": #""1""#, "Content-Length": "10000"]
                let (_, response) = try stubResponse(to: request, Data(), status: 200, headers: headers)
                let chunks = ResponseBody(next: {
                    let next = body.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                    if let next, next.startIndex != 0 { try change() }
                    return next
                })
                return (chunks, response)
            })
        return await downloadFetcher(
            createURLRequest: { try request("https://a/file") }, to: folder.url, store: store)(()).error
    }

    @Test(arguments: ["", "1", String(repeating: "1", count: 6000)])
    func aPartialFileWithAnotherLengthIsRemoved(text: String) async throws {
        let path = folder.url.appending(path: ".file.partial")
        let error = await download {
            // The file keeps its inode.
            let file = try FileHandle(forWritingTo: path)
            try file.truncate(atOffset: 0)
            try file.write(contentsOf: Data(text.utf8))
            try file.close()
        }
        expectEqual(error?.localizedDescription.contains("changed by another program; try again"), true)
        expectEqual(folder.names, [])
    }

    @Test func aPartialFileOfAnotherProgramIsNotRenamed() async throws {
        let folder = folder
        let error = await download {
            try FileManager.default.removeItem(at: folder.url.appending(path: ".file.partial"))
            try folder.write("other", to: ".file.partial")
        }
        expectEqual(error?.localizedDescription.contains("changed by another program; try again"), true)
        expect(folder.text("file") == nil)
        expectEqual(folder.text(".file.partial"), "other")
    }

    @Test func aRemovedPartialFileGivesAnError() async throws {
        let folder = folder
        let error = await download {
            try FileManager.default.removeItem(at: folder.url.appending(path: ".file.partial"))
        }
        expectEqual(error?.localizedDescription.contains("changed by another program; try again"), true)
        expect(await download(to: folder.url, ScriptedServer(.whole(file))) == nil)
        expectEqual(folder.names, ["file"])
    }

    @Test(arguments: ["complete", "lost", "wrong digest"])
    func aDownloadWhosePartialFileWasRemovedLeavesThatOfTheNextOne(end: String) async throws {
        let (folder, file) = (folder, file)
        let gate = Gate()
        // Each download waits after half of the bytes.
        @Sendable func fetch(_ number: Int) async -> AppError? {
            let body = Mutex([file.prefix(5000), file.dropFirst(5000)])
            let store = NetworkStore(
                fetchData: { _ in throw URLError(.unsupportedURL) },
                fetchStream: { request in
                    let headers = ["ETag": "\"\(number)\"", "Content-Length": "10000"]
                    let (_, response) = try stubResponse(to: request, Data(), status: 200, headers: headers)
                    let chunks = ResponseBody(next: {
                        let next = body.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                        if let next, next.startIndex != 0 { try await gate.pass(number) }
                        return next
                    })
                    return (chunks, response)
                })
            return await downloadFetcher(
                createURLRequest: { try request("https://a/file") }, to: folder.url, store: store,
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
        try expectEqual(Data(contentsOf: folder.url.appending(path: "file")), file)
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
        let error = await download {
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
        }
        expectEqual(error?.localizedDescription.contains("could not be given its final name"), true)
        try FileManager.default.removeItem(at: target)
        let server = ScriptedServer(.init(status: 416, headers: ["Content-Range": "bytes */10000"]))
        expect(await download(to: folder.url, server) == nil)
        expectEqual(server.ranges, ["bytes=10000-"])
        try expectEqual(Data(contentsOf: target), file)
    }

    @Test func onlyAMissingFolderHasToBeCreated() {
        expect(
            fileError("a", FileAccessError(path: "", action: "created", code: ENOENT)).description.hasSuffix(
                "; create the folder first"))
        expect(
            !fileError("a", FileAccessError(path: "", action: "replaced", code: ENOENT)).description.contains("folder"))
    }

    @Test func aSecondDownloadOfTheSameFileIsRefused() async throws {
        let gate = Gate()
        let file = file
        let body = Mutex([file.prefix(5000), file.dropFirst(5000)])
        let slow = NetworkStore(
            fetchData: { _ in throw URLError(.unsupportedURL) },
            fetchStream: { request in
                let (_, response) = try stubResponse(to: request, Data(), status: 200, headers: [:])
                let chunks = ResponseBody(next: {
                    let next = body.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                    if let next, next.startIndex != 0 { try await gate.pass(0) }
                    return next
                })
                return (chunks, response)
            })
        let fetch = downloadFetcher(createURLRequest: { try request("https://a/file") }, to: folder.url, store: slow)
        async let first = fetch(())
        await waitUntil { folder.text(".file.partial")?.isEmpty == false }
        let second = await download(to: folder.url, ScriptedServer())
        expectEqual(
            second?.localizedDescription.contains("Another download with the file name “file” is running"), true)
        await gate.waiting(atLeast: 1)
        gate.release(0)
        _ = try await first.get()
        try expectEqual(Data(contentsOf: folder.url.appending(path: "file")), file)
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
        _ = await download(to: folder.url, ScriptedServer(.whole(file, bytes: 4000)))
        let record = try #require(folder.text(".file.partial.record"))
        for count in stride(from: 0, to: record.utf8.count, by: 7) {
            try folder.write(String(record.prefix(count)), to: ".file.partial.record")
            let server = ScriptedServer(.failing(URLError(.notConnectedToInternet)))
            _ = await download(to: folder.url, server)
            expectEqual(server.ranges, [nil])
            try file.prefix(4000).write(to: folder.url.appending(path: ".file.partial"))
        }
        try folder.write(record, to: ".file.partial.record")
        expect(await download(to: folder.url, ScriptedServer(.part(file, from: 4000))) == nil)
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

    @Test func aFullDiskIsAnErrorThatSaysWhatToDo() {
        let error = fileError("film.mp4", FileAccessError(path: "", action: "written", code: ENOSPC))
        expect(
            error.description.hasPrefix("“film.mp4” could not be written: No space left on device; free some space"))
    }

    @Test func reportsIncludeTheBytesOfEarlierCallsAndAreAtMostTenASecond() async throws {
        _ = await download(to: folder.url, ScriptedServer(.whole(file, bytes: 4000)))
        let time = VirtualTime()
        try await time.run {
            let reports = Mutex<[TransferProgress]>([])
            // Each chunk of 1,000 bytes takes 40 ms.
            let store = NetworkStore(
                fetchData: { _ in throw URLError(.unsupportedURL) },
                fetchStream: { request in
                    let (body, response) = try await ScriptedServer(.part(testBytes(10_000), from: 4000)).store
                        .fetchStream(request)
                    return (
                        body.wrapping { next in
                            time.advance(by: .milliseconds(40))
                            return try await next()
                        }, response
                    )
                })
            _ = try await downloadFetcher(
                createURLRequest: { try request("https://a/file") }, to: folder.url, store: store, silenceLimit: nil,
                progress: { _, report in reports.withLock { $0.append(report) } })(()).get()
            let found = reports.withLock { $0 }
            expectEqual(found.map(\.bytes), [5000, 8000, 10_000])
            expect(found.allSatisfy { $0.totalBytes == 10_000 })
            expectEqual(found.last?.timeLeft, .zero)
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
            expect(await download(to: folder.url, ScriptedServer(.part(file, from: 4500))) == nil)
            try expectEqual(Data(contentsOf: folder.url.appending(path: "file")), file)
        }
    #endif
}
