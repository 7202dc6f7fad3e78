import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

/// Functions that fail a test do so. Those of `Tests/Shared` take the place of `#expect`.
@Suite struct ExpectTests {
    private struct Fault: Error, Equatable { var code = 1 }

    private static let isPlanted = ProcessInfo.processInfo.environment["FETCHING_PLANTED_FAILURES"] != nil

    /// Runs only in the process of `eachFailureIsReported`.
    @Test(.enabled(if: isPlanted)) func plantedFailures() async {
        expect(1 > 2)
        expectEqual(1, 2)
        expect(throws: Fault.self) {}
        expect(throws: Fault.self) { throw CancellationError() }
        expect(throws: Fault()) { throw Fault(code: 2) }
        expect(throws: Never.self) { throw Fault() }
        await expect(throws: Fault.self) { await Task.yield() }
        await expect(throws: Fault()) {
            await Task.yield()
            throw Fault(code: 2)
        }
        _ = try? await NetworkStore.unimplemented.fetchData(request())
        _ = try? await NetworkStore.sequence().fetchData(request())
    }

    #if os(Linux)
        /// An issue that the same process expects would be shown as a known issue, so another process has the issues.
        @Test(.hangLimit) func eachFailureIsReported() async throws {
            let output = Pipe()
            let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            let process = try ChildProcess(
                program, ["--testing-library", "swift-testing", "--filter", "ExpectTests/plantedFailures"],
                environment: ProcessInfo.processInfo.environment.merging(["FETCHING_PLANTED_FAILURES": "1"]) { $1 },
                output: output.fileHandleForWriting, errors: output.fileHandleForWriting)
            try output.fileHandleForWriting.close()
            let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            expect(process.waitUntilExit() != 0)
            let lines = text.split(separator: "\n").filter { $0.contains("plantedFailures() recorded an issue at ") }
            expectEqual(lines.count, 10, "\(text)")
            // Each failure names its own line, and that of `unimplemented` the line of the test.
            let places = lines.compactMap { $0.split(separator: " ").first { $0.hasPrefix("ExpectTests.swift:") } }
            expectEqual(Set(places).count, 10, "\(places)")
        }
    #endif

    @Test func theErrorIsReturned() async {
        expectEqual(expect(throws: Fault.self) { throw Fault(code: 3) }, Fault(code: 3))
        let error = await expect(throws: Fault(code: 4)) {
            await Task.yield()
            throw Fault(code: 4)
        }
        expectEqual(error, Fault(code: 4))
        expect(throws: Never.self) {}
    }
}
