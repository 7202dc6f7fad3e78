import Foundation
import SharedTestCode
import Testing

@testable import FileAccess

/// Files that are read completely, the status of a path, and folders that are created.
struct FileContentsTests {
    private let folder = TestFolder()
    private var url: URL { folder.url.appending(path: "file", directoryHint: .notDirectory) }
    private var path: String { url.path }

    @Test func aFileIsReadToItsEnd() throws {
        let link = folder.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
        for count in [0, 1, 1 << 20, 3_000_000] {
            let data = pattern(count)
            try data.write(to: url)
            for url in [url, link] { expect(try boundedContents(ofFile: url) == data, "\(count)") }
        }
        expect(descriptors(of: path).isEmpty)
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("text".utf8))
        try pipe.fileHandleForWriting.close()
        try expectEqual(boundedContents(of: pipe.fileHandleForReading, path: "-"), Data("text".utf8))
        #if os(Linux)
            // The length of such a file is 0 before it is read.
            expect(try !boundedContents(ofFile: URL(filePath: "/proc/self/status")).isEmpty)
        #endif
    }

    /// Opening a pipe would wait for a writer, and `/dev/zero` has no end.
    @Test(.timeLimit(.minutes(1))) func aPipeADeviceAndAFolderAreRefused() throws {
        try #require(mkfifo(path, 0o600) == 0)
        for url in [url, URL(filePath: "/dev/zero"), folder.url.appending(path: ".")] {
            let error = expect(throws: FileAccessError.self) { try boundedContents(ofFile: url) }
            expect(error?.code == nil && error?.reason == "it is not a regular file", "\(url)")
        }
    }

    @Test func aMissingFileIsAnErrorThatNamesIt() {
        let error = expect(throws: FileAccessError.self) { try boundedContents(ofFile: url) }
        expectEqual(error, FileAccessError(path: path, action: "opened", code: ENOENT))
        expectEqual(error?.localizedDescription, "“\(path)” could not be opened: No such file or directory")
    }

    @Test(.enabled(if: runsSlowTests, "it reads 256 MB")) func aHugeFileIsNotReadCompletely() throws {
        try Data().write(to: url)
        try #require(truncate(path, 1 << 40) == 0)
        let error = expect(throws: FileAccessError.self) { try boundedContents(ofFile: url) }
        expectEqual(error?.description, "“\(path)” could not be read: it has more than 256 MB, the maximum")
    }

    @Test func theStatusIsThatOfTheFileOrOfTheLink() throws {
        try folder.write("text", to: "file")
        chmod(path, 0o640)
        let other = folder.path + "other"
        try FileManager.default.linkItem(atPath: path, toPath: other)
        let link = folder.path + "link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        let status = try #require(try fileStatus(path))
        expect(status.isRegular && status.bytes == 4 && status.permissions == 0o640 && status.nameCount == 2)
        expect(status.isOwn && !status.isFolder && !status.isLink && status.occupiedBytes >= 4)
        expect(abs(Date(timeIntervalSince1970: status.date).timeIntervalSinceNow) < 3600)
        try expectEqual(fileStatus(other), status)
        try expectEqual(fileStatus(link)?.isLink, true)
        try expectEqual(fileStatus(link, followsLinks: true), status)
        try expectEqual(fileStatus(folder.path)?.isFolder, true)
        let device = try #require(try fileStatus("/dev/zero"))
        expect(!device.isRegular && !device.isFolder && !device.isLink)
        expect(try fileStatus(folder.path + "missing") == nil)
        expect(throws: FileAccessError(path: path + "/a", action: "read", code: ENOTDIR)) {
            try fileStatus(path + "/a")
        }
    }

    @Test func aFolderIsCreatedOnce() throws {
        for _ in 0..<2 { try createFolder(folder.path + "a/b") }
        try folder.write("text", to: "file")
        for path in [path, path + "/a", path + "/a/b"] {
            let error = expect(throws: FileAccessError.self) { try createFolder(path) }
            expectEqual(error?.description, "“\(self.path)” could not be used: it is a file, not a folder")
        }
        let link = folder.path + "link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "a")
        let error = expect(throws: FileAccessError.self) { try createFolder(link) }
        expectEqual(error?.description, "“\(link)” could not be used: it is a symbolic link")
        // Only the last folder must not be a link, because a user can choose such a path.
        try createFolder(link + "/c")
        try expectEqual(fileStatus(folder.path + "a/c")?.isFolder, true)
    }

    @Test func aFileThatCannotBeWrittenIsFoundBefore() throws {
        try folder.write("text", to: "file")
        try #require(mkfifo(folder.path + "pipe", 0o600) == 0)
        let link = folder.path + "link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "pipe")
        for path in [path, folder.path + "new", link] { try checkIsWritable(path) }
        let missing = "the folder does not exist; create it first"
        for (path, named, reason) in [
            ("file/new", "file", "it is a file, not a folder"), ("missing/new", "missing", missing),
            ("missing/../new", "missing/..", missing), ("pipe", "pipe", "it is not a regular file"),
        ] {
            let error = expect(throws: FileAccessError.self) { try checkIsWritable(folder.path + path) }
            expect(error?.path == folder.path + named && error?.reason == reason && error?.code == nil)
        }
    }
}
