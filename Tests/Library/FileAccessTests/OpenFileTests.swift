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

        static let special = Outcome.refused("it is not a regular file")
        static let linked = Outcome.refused("the file has a second name (a hard link); remove the other name")
        static let (missing, exists, link) = (Outcome.failed(ENOENT), Outcome.failed(EEXIST), Outcome.failed(ELOOP))
        static let (isFolder, noFolder) = (Outcome.failed(EISDIR), Outcome.failed(ENOTDIR))
    }

    private static let modes: [OpenFile.Mode] = [
        .reading, .readingTarget, .appending, .locking, .creating, .folder, .output,
    ]
    /// The outcome in each mode, or nil if it is not checked.
    private static let outcomes: [(Subject, [Outcome?])] = [
        (.file, [.opened, .opened, .opened, .opened, .exists, .noFolder, .opened]),
        (.missing, [.missing, .missing, .opened, .opened, .opened, .missing, .opened]),
        (.secondName, [.opened, .opened, .linked, .opened, .exists, nil, .opened]),
        (.link, [.link, .opened, .link, .link, .exists, .noFolder, .opened]),
        (.linkToNothing, [.link, .missing, .link, .link, .exists, .missing, .opened]),
        (.linkToFolder, [.link, .special, .link, .link, .exists, .opened, .isFolder]),
        (.linkToPipe, [.link, .special, .link, .link, .exists, nil, nil]),
        (.folder, [.special, .special, .isFolder, .isFolder, .exists, .opened, .isFolder]),
        (.pipe, [.special, .special, .special, .special, .exists, .noFolder, nil]),
        // It is only read: with the rights of an administrator, a fault could change the machine's device.
        (.device, [.special, .special, nil, nil, nil, nil, nil]),
        (.inFile, [.noFolder, .noFolder, .noFolder, .noFolder, .noFolder, nil, .noFolder]),
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
        case .device: return "/dev/zero"
        case .inFile:
            try folder.write("old", to: "file")
            return folder.path + "file/subject"
        }
        return path
    }

    @Test(.timeLimit(.minutes(1)), arguments: outcomes) func eachModeAcceptsOnlyItsFiles(
        subject: Subject, outcomes: [Outcome?]
    ) throws {
        for (mode, expected) in zip(Self.modes, outcomes) {
            guard let expected else { continue }
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
                expectEqual(folder.names, names, "\(mode.flags)")
            }
            expectEqual(outcome, expected, "\(mode.flags)")
            // Other tests open the device at the same time.
            expect(subject == .device || descriptors(of: path).isEmpty, "\(mode.flags)")
            let isEmptied = mode == .output && outcome == .opened
            for name in ["subject", "target"] where folder.text(name)?.isEmpty == false {
                expect(!isEmptied && folder.text(name) == "old", "\(mode.flags)")
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

    @Test func aLinkIsNotAFolder() throws {
        try createFolder(folder.path + "target/")
        try createFolder(folder.path + "target//")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "link", withDestinationPath: folder.path + "target")
        for path in [folder.path + "link", folder.path + "link/", folder.path + "link//", ""] {
            expect(throws: FileAccessError.self, "\(path)") { try createFolder(path) }
        }
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
        let bytes = pattern(1_200_000)
        var steps: [Int] = []
        try file.append(bytes) { steps.append($0) }
        expect(steps.count > 1 && steps.reduce(0, +) == bytes.count)
        try file.append(Data("end".utf8))
        try file.append(Data())
        try expectEqual(file.status().bytes, 1_200_003)
        let all = bytes + Data("end".utf8)
        for (offset, count) in [(0, 5), (1_199_998, 10), (1_200_003, 10), (4_000_000, 1), (0, 0), (0, 4_000_000)] {
            let expected = Data(all.dropFirst(offset).prefix(count))
            try expectEqual(Data(file.read(from: Int64(offset), count: count)), expected, "\(offset)")
        }
        // Bytes are appended at the end, also after another descriptor has changed the length.
        try OpenFile(file.path, .appending).truncate(to: 2)
        try file.append(Data("x".utf8))
        try expectEqual(file.read(count: 10), [0, 1, UInt8(ascii: "x")])
    }

    @Test func aFileThatIsOpenOnlyForReadingIsNotWritten() throws {
        try folder.write("old", to: "file")
        let file = try OpenFile(folder.path + "file", .reading)
        let error = expect(throws: FileAccessError.self) { try file.append(Data("new".utf8)) }
        expectEqual(error, FileAccessError(path: file.path, action: "written", code: EBADF))
        expectEqual(folder.text("file"), "old")
    }

    @Test func aFileThatLostItsPathIsNotInPlace() throws {
        for change in ["removed", "replaced", "renamed", "unchanged"] {
            let file = try OpenFile(folder.path + change, .appending)
            if change == "removed" || change == "replaced" { try removeFile(file.path) }
            if change == "replaced" { try folder.write("", to: change) }
            if change == "renamed" { try file.move(to: folder.path + "other") }
            expect(file.isInPlace == (change == "unchanged"), "\(change)")
        }
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
                    limitFileSize(to: 4500)
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

/// Returns bytes that repeat after a number of bytes that is not a power of two.
func pattern(_ count: Int) -> Data {
    let period = Data(0..<251)
    var data = Data(capacity: count + period.count)
    while data.count < count { data.append(period) }
    return data.prefix(count)
}

#if os(Linux)
    /// Limits the size of the files that this process writes.
    func limitFileSize(to bytes: UInt) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    }
#endif
