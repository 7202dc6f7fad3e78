import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite struct TokenFileTests {
    private let folder = TestFolder()
    private let tokens = Tokens(access: "planted-a", refresh: "planted-r", expires: Date(timeIntervalSince1970: 1.5))

    private var url: URL { folder.url.appending(path: "deep/tokens.json") }
    private var path: String { url.path }
    private var storage: TokenStorage { .file(at: url) }

    @Test func savedTokensAreLoadedAndCleared() throws {
        expect(try storage.load() == nil)
        try storage.clear()
        try storage.save(tokens)
        try expectEqual(storage.load(), tokens)
        try storage.save(Tokens(access: "b"))
        try expectEqual(storage.load(), Tokens(access: "b"))
        try storage.clear()
        expect(try storage.load() == nil)
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path + "deep"), [])
    }

    /// An app and its extension can use the same file.
    @Test func concurrentSavesAreComplete() throws {
        let errors = Mutex<[any Error]>([])
        try storage.save(tokens)
        DispatchQueue.concurrentPerform(iterations: 2) { writer in
            for _ in 0..<20 {
                do {
                    try storage.save(Tokens(access: String(repeating: "\(writer)", count: 500)))
                    _ = try storage.load()
                } catch { errors.withLock { $0.append(error) } }
            }
        }
        expect(errors.withLock { $0.isEmpty })
    }

    @Test func onlyTheUserCanReadTheFileAndItsNewFolder() throws {
        try storage.save(tokens)
        try expectEqual(mode(path), 0o600)
        try expectEqual(mode(folder.path + "deep"), 0o700)
        // A file that others could read, such as a restored backup.
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try storage.save(tokens)
        try expectEqual(mode(path), 0o600)
    }

    @Test func aSaveReplacesTheFileInOneStepAndTheFileOfAnInterruptedSave() throws {
        let new = URL(filePath: path + ".new")
        try storage.save(tokens)
        let reader = try FileHandle(forReadingFrom: url)
        try Data("{".utf8).write(to: new)
        try expectEqual(storage.load(), tokens)
        try storage.save(Tokens(access: "b"))
        try expectEqual(storage.load(), Tokens(access: "b"))
        // The opened file is still the old one, so it was not written to.
        let data = try #require(try reader.readToEnd())
        try expectEqual(JSONDecoder().decode(Tokens.self, from: data), tokens)
        try Data("planted".utf8).write(to: new)
        try storage.clear()
        expect(!FileManager.default.fileExists(atPath: new.path))
    }

    @Test(arguments: ["tokens.json", "tokens.json.new"])
    func aSymbolicLinkIsNotFollowed(name: String) throws {
        let target = folder.url.appending(path: "target")
        let link = folder.url.appending(path: "deep").appending(path: name)
        try JSONEncoder().encode(tokens).write(to: target)
        let before = try Data(contentsOf: target)
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "deep"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        if name == "tokens.json" {
            let error = expect(throws: TokenFileError.self) { try storage.load() }
            expectEqual(
                error?.description,
                "the token file “\(path)” is a symbolic link, which is not followed; use the URL of the file itself"
            )
        }
        try storage.save(Tokens(access: "b"))
        try expectEqual(storage.load(), Tokens(access: "b"))
        try storage.clear()
        try expectEqual(Data(contentsOf: target), before)
    }

    @Test func aDamagedOrLongFileIsAnErrorWithoutItsContent() throws {
        let long = #"{"access": "\#(String(repeating: "planted", count: 20_000))"}"#
        for text in ["", "{", "[]", #"{"access": 1, "refresh": "planted"}"#, "planted", "\u{0}\u{1}", long] {
            try storage.save(tokens)
            try Data(text.utf8).write(to: url)
            let error = expect(throws: TokenFileError.self) { try storage.load() }
            expectEqual(error?.description, "the token file “\(path)” is damaged; remove it and log in again")
            expect(!shownText(of: error as Any).contains("planted"))
        }
    }

    @Test func aFolderOrAPipeInPlaceOfTheFileIsAnErrorAndDoesNotBlock() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        expect(throws: TokenFileError.self) { try storage.load() }
        expect(throws: TokenFileError.self) { try storage.save(tokens) }
        expect(throws: TokenFileError.self) { try storage.clear() }
        expect(!FileManager.default.fileExists(atPath: path + ".new"))

        let pipe = folder.url.appending(path: "pipe")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        let error = expect(throws: TokenFileError.self) { try TokenStorage.file(at: pipe).load() }
        expectEqual(error?.reason, "is not a regular file; check the URL of the file")
    }

    @Test func aFileThatOtherUsersCanChangeIsAnError() throws {
        for mode in [0o620, 0o602, 0o666] {
            try storage.save(tokens)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            let error = expect(throws: TokenFileError.self) { try storage.load() }
            expectEqual(error?.reason, "can be changed by other users; remove it and log in again")
            try storage.save(tokens)
            try expectEqual(storage.load(), tokens)
        }
    }

    @Test func aFolderThatCannotBeCreatedIsAnErrorWithoutSecrets() throws {
        try Data().write(to: folder.url.appending(path: "deep"))
        let error = expect(throws: TokenFileError.self) { try storage.save(tokens) }
        expectEqual(error?.description, "the token file “\(path)” cannot be written: Not a directory")
        expect(!shownText(of: error as Any).contains("planted"))
    }

    @Test func aLockExcludesOtherDescriptorsAndItsFileStays() throws {
        let unlock = try storage.lock()
        let error = expect(throws: TokenStorageLocked.self) { try storage.lock() }
        expectEqual(error?.lock, path + ".lock")
        expectEqual(error?.description.contains(path + ".lock"), true)
        // A lock is only for refreshes.
        try storage.save(tokens)
        try storage.clear()
        unlock()
        unlock()
        let second = try storage.lock()
        unlock()
        expect(throws: TokenStorageLocked.self) { try storage.lock() }
        second()
        try expectEqual(
            FileManager.default.contentsOfDirectory(atPath: folder.path + "deep"), ["tokens.json.lock"])
        try expectEqual(mode(path + ".lock"), 0o600)
    }

    @Test(arguments: ["link", "pipe", "folder"]) func aLockThatIsNotARegularFileIsRefused(kind: String) throws {
        let lock = URL(filePath: path + ".lock")
        let target = folder.url.appending(path: "target")
        try storage.clear()
        try FileManager.default.createDirectory(
            at: kind == "folder" ? lock : lock.deletingLastPathComponent(), withIntermediateDirectories: true)
        if kind == "link" {
            try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: target)
        } else if kind == "pipe" {
            try #require(mkfifo(lock.path, 0o600) == 0)
        }
        let error = expect(throws: TokenFileError.self) { try storage.lock() }
        expectEqual(error?.path, path + ".lock")
        expect(!FileManager.default.fileExists(atPath: target.path))
    }

    @Test func aChangeDoesNotWaitForeverForALockedFolder() throws {
        try storage.save(tokens)
        let descriptor = open(folder.path + "deep", O_RDONLY)
        defer { close(descriptor) }
        try #require(flock(descriptor, LOCK_EX) == 0)
        var file = TokenFile(path: path)
        file.maximumWait = .milliseconds(3)
        let error = expect(throws: TokenFileError.self) { try file.save(Tokens(access: "b")) }
        expectEqual(error?.reason.contains("another process has locked its folder"), true)
        expect(throws: TokenFileError.self) { try file.clear() }
        try expectEqual(storage.load(), tokens)
    }

    /// Otherwise, a session could replace tokens that another process has saved since the session read them.
    @Test func noOtherChangeComesBetweenTheConditionOfAChangeAndTheChange() throws {
        try storage.save(tokens)
        var other = TokenFile(path: path)
        other.maximumWait = .zero
        for new in [Tokens(access: "b"), nil] {
            let isChanged = try storage.replace(with: new) { _ in
                expect(throws: TokenFileError.self) { try other.save(Tokens(access: "c")) }
                return true
            }
            expect(isChanged)
            try expectEqual(storage.load(), new)
        }
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}
