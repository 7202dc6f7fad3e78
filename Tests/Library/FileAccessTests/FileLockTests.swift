import Foundation
import SharedTestCode
import Testing

@testable import FileAccess

/// The lock of a file or a folder.
struct FileLockTests {
    private let folder = TestFolder()
    private var path: String { folder.path + "lock" }

    @Test(arguments: [OpenFile.Mode.locking, .folder]) func aLockExcludesOtherDescriptors(mode: OpenFile.Mode) throws {
        let path = mode == .folder ? folder.path : path
        let (first, second) = (try OpenFile(path, mode), try OpenFile(path, mode))
        expect(try first.lock())
        // A second call of the owner changes nothing.
        expect(try first.lock())
        expect(try !second.lock())
        expect(try !second.lock(for: .milliseconds(3)))
        first.unlock()
        expect(try second.lock())
        expect(try !first.lock())
    }

    @Test func aWaitEndsWhenTheLockIsReleased() throws {
        let (first, second) = (try OpenFile(path, .locking), try OpenFile(path, .locking))
        expect(try first.lock())
        Thread {
            usleep(20_000)
            first.unlock()
        }.start()
        expect(try second.lock(for: .seconds(60)))
    }

    /// A process that is being started has a copy of each descriptor for a moment.
    @Test func aReleasedFileKeepsNoLockThroughACopyOfItsDescriptor() throws {
        var file: OpenFile? = try OpenFile(path, .locking)
        try expectEqual(file?.lock(), true)
        let copy = dup(try #require(file).descriptor)
        defer { close(copy) }
        file = nil
        expect(try OpenFile(path, .locking).lock())
    }

    #if os(macOS) || os(Linux)  // other platforms have no exit tests
        @Test func aLockExcludesOtherProcesses() async throws {
            let file = try OpenFile(path, .locking)
            expect(try file.lock())
            await inTurn {
                await #expect(processExitsWith: .success) { [path = path as String] in
                    let isLocked = try OpenFile(path, .locking).lock()
                    expect(!isLocked)
                }
            }
            file.unlock()
            // The system releases the lock of a process that is killed.
            await inTurn {
                await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
                    let file = try OpenFile(path, .locking)
                    if try file.lock() { kill(getpid(), SIGKILL) }
                    withExtendedLifetime(file) {}
                }
            }
            expect(try file.lock())
        }
    #endif
}
