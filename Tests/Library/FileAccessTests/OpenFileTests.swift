import Foundation
import SharedTestCode
import Testing

@testable import FileAccess

/// Which files can be opened, and in which way.
struct OpenFileTests {
    private let folder = TestFolder()

    /// What a path refers to.
    enum Subject: CaseIterable {
        case file, missing, secondName, link, linkToNothing, linkToFolder, linkToPipe, folder, pipe, device, inFile
    }

    enum Outcome: Equatable {
        case opened
        case refused(String)
        case failed(Int32)
    }

    private static let notRegular = Outcome.refused("it is not a regular file")
    private static let outcomes: [(OpenFile.Mode, [Subject: Outcome])] = [
        (
            .reading,
            [
                .file: .opened, .missing: .failed(ENOENT), .secondName: .opened, .link: .failed(ELOOP),
                .linkToNothing: .failed(ELOOP), .linkToFolder: .failed(ELOOP), .linkToPipe: .failed(ELOOP),
                .folder: notRegular, .pipe: notRegular, .device: notRegular, .inFile: .failed(ENOTDIR),
            ]
        ),
        (
            .readingTarget,
            [
                .file: .opened, .missing: .failed(ENOENT), .secondName: .opened, .link: .opened,
                .linkToNothing: .failed(ENOENT), .linkToFolder: notRegular, .linkToPipe: notRegular,
                .folder: notRegular, .pipe: notRegular, .device: notRegular, .inFile: .failed(ENOTDIR),
            ]
        ),
        (
            .appending,
            [
                .file: .opened, .missing: .opened,
                .secondName: .refused("the file has a second name (a hard link); remove the other name"),
                .link: .failed(ELOOP), .linkToNothing: .failed(ELOOP), .linkToFolder: .failed(ELOOP),
                .linkToPipe: .failed(ELOOP), .folder: .failed(EISDIR), .pipe: notRegular, .inFile: .failed(ENOTDIR),
            ]
        ),
        (
            .locking,
            [
                .file: .opened, .missing: .opened, .secondName: .opened, .link: .failed(ELOOP),
                .linkToNothing: .failed(ELOOP), .linkToFolder: .failed(ELOOP), .linkToPipe: .failed(ELOOP),
                .folder: .failed(EISDIR), .pipe: notRegular, .inFile: .failed(ENOTDIR),
            ]
        ),
        (
            .creating,
            [
                .file: .failed(EEXIST), .missing: .opened, .secondName: .failed(EEXIST), .link: .failed(EEXIST),
                .linkToNothing: .failed(EEXIST), .linkToFolder: .failed(EEXIST), .linkToPipe: .failed(EEXIST),
                .folder: .failed(EEXIST), .pipe: .failed(EEXIST), .inFile: .failed(ENOTDIR),
            ]
        ),
        (
            .folder,
            [
                .file: .failed(ENOTDIR), .missing: .failed(ENOENT), .link: .failed(ENOTDIR),
                .linkToNothing: .failed(ENOENT), .linkToFolder: .opened, .folder: .opened, .pipe: .failed(ENOTDIR),
            ]
        ),
        (
            .output,
            [
                .file: .opened, .missing: .opened, .secondName: .opened, .link: .opened, .linkToNothing: .opened,
                .linkToFolder: .failed(EISDIR), .folder: .failed(EISDIR), .inFile: .failed(ENOTDIR),
            ]
        ),
    ]

    /// Creates the subject, and returns its path.
    private func create(_ subject: Subject) throws -> String {
        let (path, target) = (folder.path + "subject", folder.path + "target")
        func link(to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        switch subject {
        case .file: try folder.write("old", to: "subject")
        case .missing: break
        case .secondName:
            try folder.write("old", to: "target")
            try FileManager.default.linkItem(atPath: target, toPath: path)
        case .link:
            try folder.write("old", to: "target")
            try link(to: target)
        case .linkToNothing: try link(to: target)
        case .linkToFolder:
            try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
            try link(to: target)
        case .linkToPipe:
            try #require(mkfifo(target, 0o600) == 0)
            try link(to: target)
        case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case .pipe: try #require(mkfifo(path, 0o600) == 0)
        // It is only read: with the rights of an administrator, a fault could change the machine's device.
        case .device: return "/dev/zero"
        case .inFile:
            try folder.write("old", to: "file")
            return folder.path + "file/subject"
        }
        return path
    }

    @Test(.timeLimit(.minutes(1)), arguments: outcomes) func eachModeAcceptsOnlyItsFiles(
        mode: OpenFile.Mode, expected: [Subject: Outcome]
    ) throws {
        for (subject, expected) in expected {
            try FileManager.default.removeItem(at: folder.url)
            try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
            let path = try create(subject)
            let names = folder.names
            let outcome: Outcome
            do {
                let file = try OpenFile(path, mode)
                outcome = .opened
                expect(fcntl(file.descriptor, F_GETFD) & FD_CLOEXEC != 0)
                withExtendedLifetime(file) {}
            } catch {
                outcome = error.code.map { .failed($0) } ?? .refused(error.reason)
                expect(error.path == path && error.action == (mode.flags & O_CREAT == 0 ? "opened" : "created"))
                expectEqual(folder.names, names, "\(mode.flags) \(subject)")
            }
            expectEqual(outcome, expected, "\(mode.flags) \(subject)")
            // The cases run at the same time, and all of them open the same device.
            expect(subject == .device || descriptors(of: path).isEmpty, "\(mode.flags) \(subject)")
            let isEmptied = mode == .output && outcome == .opened
            for name in ["subject", "target"] where folder.text(name)?.isEmpty == false {
                expect(!isEmptied && folder.text(name) == "old", "\(mode.flags) \(subject)")
            }
        }
    }

    @Test func aPathWithANULByteIsRefused() throws {
        let path = folder.path + "victim\u{0}.json"
        for mode in [OpenFile.Mode.reading, .creating, .appending, .output, .folder] {
            expect(throws: FileAccessError.self) { try OpenFile(path, mode) }
        }
        expect(throws: FileAccessError.self) { try fileStatus(path) }
        expect(throws: FileAccessError.self) { try removeFile(path) }
        expect(throws: FileAccessError.self) {
            try replaceFile(path, temporary: path + "2", isDurable: false) { _ in }
        }
        let file = try OpenFile(folder.path + "file", .creating)
        expect(throws: FileAccessError.self) { try file.move(to: path) }
        expectEqual(folder.names, ["file"])
    }

    @Test(arguments: ["link", "link/", "link//"]) func aLinkIsNotAFolder(_ name: String) throws {
        try createFolder(folder.path + "target/")
        try createFolder(folder.path + "target//")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "link", withDestinationPath: folder.path + "target")
        expect(throws: FileAccessError.self) { try createFolder(folder.path + name) }
        expect(throws: FileAccessError.self) { try createFolder("") }
        expect(throws: Never.self) { try createFolder("//") }
    }

    @Test func aNewFileHasThePermissions() throws {
        for (mode, permissions) in [(.appending, 0o600), (.creating, 0o666), (.output, 0o640)]
            as [(OpenFile.Mode, mode_t)]
        {
            let path = folder.path + "\(mode.flags)"
            _ = try OpenFile(path, mode, permissions: permissions)
            let found = try #require(try fileStatus(path)).permissions
            // The mask of the process removes some of them.
            expect(found & ~permissions == 0 && found & 0o600 == permissions & 0o600)
        }
    }

    @Test func bytesAreAppendedAndReadFromAnyOffset() throws {
        let file = try OpenFile(folder.path + "file", .appending)
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        var steps: [Int] = []
        try file.append(bytes) { steps.append($0) }
        expect(steps.count > 1 && steps.reduce(0, +) == bytes.count)
        try file.append(Data("end".utf8))
        try file.append(Data())
        try expectEqual(file.status().bytes, 3_000_003)
        for (offset, count, expected) in [
            (0, 5, Array(bytes[0..<5])), (2_999_998, 10, Array(bytes[2_999_998...]) + Array("end".utf8)),
            (3_000_003, 10, []), (4_000_000, 1, []), (0, 0, []), (0, 4_000_000, bytes + Array("end".utf8)),
        ] {
            try expectEqual(file.read(from: Int64(offset), count: count), expected, "\(offset)")
        }
        // Bytes are appended at the end, also after another descriptor has changed the length.
        try OpenFile(file.path, .appending).truncate(to: 2)
        try file.append(Data("x".utf8))
        try expectEqual(file.read(count: 10), [0, 0, UInt8(ascii: "x")])
    }

    @Test func aFileThatIsOpenOnlyForReadingIsNotWritten() throws {
        try folder.write("old", to: "file")
        let file = try OpenFile(folder.path + "file", .reading)
        let error = expect(throws: FileAccessError.self) { try file.append(Data("new".utf8)) }
        expectEqual(error, FileAccessError(path: file.path, action: "written", code: EBADF))
        expectEqual(folder.text("file"), "old")
    }

    @Test(arguments: ["removed", "replaced", "renamed", "unchanged"])
    func aFileThatLostItsPathIsNotInPlace(change: String) throws {
        let file = try OpenFile(folder.path + "file", .appending)
        if change == "removed" || change == "replaced" { try removeFile(file.path) }
        if change == "replaced" { try folder.write("", to: "file") }
        if change == "renamed" { try file.move(to: folder.path + "other") }
        expect(file.isInPlace == (change == "unchanged"))
    }

    @Test func aTouchSetsTheDate() throws {
        let file = try OpenFile(folder.path + "file", .appending)
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
        try expectEqual(file.status().date, 1_000_000)
        try OpenFile(file.path, .reading).touch()
        expect(try file.status().date > 1_600_000_000)
    }

    #if os(Linux)  // the type of the resource differs between platforms
        /// A write beyond a limit fails like a write to a full disk.
        @Test func aWriteThatFailsReportsWhatItHasWritten() async {
            await inTurn {
                await #expect(processExitsWith: .success) { [path = folder.path as String] in
                    signal(SIGXFSZ, SIG_IGN)
                    var limit = rlimit(rlim_cur: 4500, rlim_max: 4500)
                    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                    let file = try OpenFile(path + "file", .appending)
                    var written = 0
                    let error = expect(throws: FileAccessError.self) {
                        try file.append(Data(count: 9000)) { written += $0 }
                    }
                    expect(error?.code == EFBIG && error?.action == "written")
                    expect(try file.status().bytes == 4500 && written == 4500)
                }
            }
        }
    #endif
}

/// Returns the descriptors of this process for a path, without following a link.
func descriptors(of path: String) -> [Int32] {
    var expected = stat()
    guard lstat(path, &expected) == 0 else { return [] }
    return (0..<1024).filter { number in
        var status = stat()
        return fstat(number, &status) == 0 && status.st_ino == expected.st_ino && status.st_dev == expected.st_dev
    }
}
