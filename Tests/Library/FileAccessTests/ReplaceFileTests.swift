import Foundation
import SharedTestCode
import Testing

@testable import FileAccess

/// Files that are replaced in one step.
struct ReplaceFileTests {
    private let folder = TestFolder()
    private var path: String { folder.path + "file" }
    private var new: String { folder.path + "file.new" }

    private struct Failure: Error {}

    private func replace(keepsPermissions: Bool = false, isDurable: Bool = false) throws {
        try replaceFile(path, temporary: new, keepsPermissions: keepsPermissions, isDurable: isDurable) {
            try $0.append(Data("new".utf8))
        }
    }

    @Test func aFileIsCreatedAndReplaced() throws {
        for isDurable in [false, true] {
            try removeFile(path)
            for _ in 0..<2 {
                let reader = try folder.text("file").map { _ in try OpenFile(path, .reading) }
                try replace(isDurable: isDurable)
                expectEqual(folder.text("file"), "new")
                expectEqual(folder.names, ["file"])
                try expectEqual(
                    reader?.read(count: 10) ?? Array("old".utf8), Array("old".utf8), "the file that was open")
                try folder.write("old", to: "file")
            }
        }
    }

    @Test func thePermissionsAreKeptIfThatIsWanted() throws {
        for (old, isKept, expected) in [
            (nil, true, 0o600), (0o640, true, 0o640), (0o640, false, 0o600), (0o444, true, 0o444),
        ]
            as [(mode_t?, Bool, mode_t)]
        {
            try removeFile(path)
            if let old {
                try folder.write("old", to: "file")
                chmod(path, old)
            }
            try replace(keepsPermissions: isKept)
            try expectEqual(fileStatus(path)?.permissions, expected)
        }
    }

    @Test(arguments: [0, 1, 2]) func aLinkIsReplacedAndNotFollowed(place: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder.outside) }
        try Data("other".utf8).write(to: folder.outside)
        let link = [path, new, new][place]
        if place == 2 {
            try FileManager.default.linkItem(atPath: folder.outside.path, toPath: link)
        } else {
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.outside.path)
        }
        // The permissions of the link's target are not taken either.
        try replace(keepsPermissions: true)
        try expectEqual(fileStatus(path)?.permissions, 0o600)
        expectEqual(folder.text("file"), "new")
        expectEqual(folder.names, ["file"])
        try expectEqual(Data(contentsOf: folder.outside), Data("other".utf8))
    }

    @Test func anErrorLeavesTheOldFile() throws {
        try folder.write("old", to: "file")
        expect(throws: Failure.self) {
            try replaceFile(path, temporary: new, isDurable: true) {
                try $0.append(Data("new".utf8))
                throw Failure()
            }
        }
        expectEqual(folder.text("file"), "old")
        expectEqual(folder.names, ["file"])
    }

    /// The system cannot create a file in place of a folder, or replace a folder.
    @Test func aFolderIsNotReplaced() throws {
        for (name, action) in [("file", "replaced"), ("file.new", "created")] {
            try FileManager.default.createDirectory(atPath: folder.path + name, withIntermediateDirectories: false)
            expectEqual(expect(throws: FileAccessError.self) { try replace() }?.action, action)
            expectEqual(folder.names, [name])
            try FileManager.default.removeItem(atPath: folder.path + name)
        }
        let path = folder.path + "missing/file"
        expect(throws: FileAccessError(path: path + ".new", action: "created", code: ENOENT)) {
            try replaceFile(path, temporary: path + ".new", isDurable: true) { _ in }
        }
    }

    @Test func aPipeIsNotReplaced() throws {
        try #require(mkfifo(path, 0o600) == 0)
        let error = expect(throws: FileAccessError.self) { try replace() }
        expectEqual(error?.description, "“\(path)” could not be replaced: it is not a regular file")
        let file = try OpenFile(folder.path + "other", .appending)
        expect(throws: try #require(error)) { try file.move(to: path) }
        try expectEqual(fileStatus(path)?.isRegular, false)
        expectEqual(folder.names, ["file", "other"])
    }

    @Test func aMovedFileHasItsNewNameOnly() throws {
        try folder.write("old", to: "file")
        let file = try OpenFile(folder.path + "other", .appending)
        try file.append(Data("new".utf8))
        try file.move(to: path)
        expectEqual(folder.text("file"), "new")
        expectEqual(folder.names, ["file"])
        expect(throws: FileAccessError(path: path, action: "replaced", code: ENOENT)) { try file.move(to: path) }
    }

    @Test func aMissingFileNeedNotBeRemoved() throws {
        try folder.write("old", to: "file")
        for _ in 0..<2 { try removeFile(path) }
        expect(folder.names.isEmpty)
        let error = expect(throws: FileAccessError.self) { try removeFile(folder.path) }
        expectEqual(error?.action, "removed")
    }

    @Test func theFolderOfAPathPrecedesItsLastSlash() {
        for (path, expected) in [
            ("/a/b", "/a"), ("/a/b/", "/a/b"), ("/a", "/"), ("/", "/"), ("a", "."), ("a/b", "a"), ("", "."),
        ] { expectEqual(FileAccess.folder(of: path), expected, "\(path)") }
    }

    #if os(Linux)  // the type of the resource differs between platforms
        @Test func aNewFileThatCannotBeWrittenIsRemoved() async throws {
            try folder.write("old", to: "file")
            await inTurn {
                await #expect(processExitsWith: .success) { [path = path as String] in
                    limitFileSize(to: 4500)
                    let error = FileAccessError(path: path + ".new", action: "written", code: EFBIG)
                    expect(throws: error) {
                        try replaceFile(path, temporary: path + ".new", isDurable: false) {
                            try $0.append(Data(count: 9000))
                        }
                    }
                }
            }
            expectEqual(folder.text("file"), "old")
            expectEqual(folder.names, ["file"])
        }
    #endif
}
