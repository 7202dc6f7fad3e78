#if os(macOS) || os(Linux)
    import Foundation
    import SharedTestCode
    import Testing

    @testable import CommandLineSupport

    struct SystemTests {
        @Test func theOutputOfAProgramIsWhatItPrintsAsOutputAndAsErrors() throws {
            let (exitCode, text) = try Launcher.system.output(
                "/bin/sh", ["-c", "echo $FIRST; echo second >&2; exit 3"], ["FIRST": "first"])
            expect(exitCode == 3 && text == "first\nsecond\n", "\(exitCode) \(text)")
        }

        /// The pipe takes only a part of the bytes at a time, and does not wait for its reader.
        @Test func allBytesAreWrittenToAPipeThatIsFull() async {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    // Swift Testing writes to the standard output after the test.
                    ignoreClosedPipes()
                    let pipe = Pipe()
                    let writer = pipe.fileHandleForWriting.fileDescriptor
                    try #require(fcntl(writer, F_SETFL, O_NONBLOCK) == 0 && dup2(writer, STDOUT_FILENO) >= 0)
                    let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 100) })
                    Thread.detachNewThread { try? systemTerminal(environment: [:]).writeData(data) }
                    let received = try pipe.fileHandleForReading.read(upToCount: data.count)
                    expect(received == data)
                }
            }
        }
    }
#endif
