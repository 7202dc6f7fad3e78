import Foundation
import Fetching
import FetchingTestSupport
import MarvelSandbox
import Synchronization
import SharedTestCode
import Testing

@testable import MarvelCLI

/// Tests in which the process ends in the middle of an operation on a file, and the next run resumes the crawl.
struct CrawlCrashTests {
    private let line = "characters --name-starts-with W --limit 3 --width 2"

    @Test(arguments: [false, true])
    func afterACrashInAnyStepTheNextRunCompletesTheCollection(isRestart: Bool) async throws {
        let complete = await crawlInProcess(line, in: nil).output
        let old = isRestart ? await crawlInProcess("characters --name Hulk", in: nil).output : nil
        var step = 0
        while true {
            let folder = TestFolder()
            if isRestart { _ = await crawlInProcess("characters --name Hulk", in: folder) }
            let crash = Crash(at: step, seed: UInt64(step))
            let run = await crawlInProcess(line + (isRestart ? " --restart" : ""), in: folder, files: crash.files)
            // The final file is never incomplete.
            let isOldOrNew = folder.has(old) || folder.has(complete)
            #expect(isOldOrNew, "step \(step)")

            var next = await crawlInProcess(line, in: folder)
            if isRestart, next.exitCode == 1 {
                // The crash came before the restart was recorded.
                #expect(step < 2, "step \(step): \(next.notes)")
                next = await crawlInProcess(line + " --restart", in: folder)
            }
            #expect(next.exitCode == 0, "step \(step): \(next.notes)")
            let isComplete = folder.has(complete)
            #expect(isComplete, "step \(step)")
            #expect(folder.names == ["heroes.jsonl", "heroes.jsonl.crawl"])
            if run.exitCode == 0 { break }
            step += 1
        }
        // Each of the five pages takes two steps. Other steps precede and follow the pages.
        #expect(step > 10)
    }

    @Test func repeatedCrashesLoseNoResources() async throws {
        let complete = await crawlInProcess(line, in: nil).output
        var random = SplitMix64(seed: 3)
        for _ in 0..<(soakSize == nil ? 3 : 30) {
            let folder = TestFolder()
            var runs = 0
            while true {
                let crash = Crash(at: Int.random(in: 0..<12, using: &random), seed: random.next())
                runs += 1
                if await crawlInProcess(line, in: folder, files: crash.files).exitCode == 0 { break }
                if runs > 1_000 { break }
            }
            let isComplete = folder.has(complete)
            #expect(isComplete)
        }
    }

    @Test func aFullDiskIsReportedAndLosesNoResources() async throws {
        let folder = TestFolder()
        let crash = Crash(at: 9, seed: 1)
        let run = await crawlInProcess(line, in: folder, files: crash.files)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("could not be written: No space left on device."))
        #expect(run.notes.hasSuffix("Fix this, then run the same command to resume.\n"))
        #expect(await crawlInProcess(line, in: folder).notes.contains("Resuming after the first"))
    }
}

/// A file system that completes a number of steps. The next step completes only in part, and all later steps fail.
private final class Crash: Sendable {
    private let state: Mutex<(left: Int, random: SplitMix64)>

    init(at step: Int, seed: UInt64) { state = Mutex((step, SplitMix64(seed: seed))) }

    var files: Files {
        let system = Files.system
        return Files(
            status: system.status,
            open: { path in
                try self.step(path)
                let file = try system.open(path)
                var crashing = file
                crashing.truncate = { bytes in
                    try self.step(path)
                    try file.truncate(bytes)
                }
                crashing.append = { data in
                    do { try self.step(path) } catch {
                        if let part = self.part(of: data) { try file.append(part) }
                        throw error
                    }
                    try file.append(data)
                }
                return crashing
            },
            create: system.create,
            rename: { path, newPath in
                try self.step(path)
                try system.rename(path, newPath)
            })
    }

    private func step(_ path: String) throws {
        let isOver = state.withLock { state in
            state.left -= 1
            return state.left < 0
        }
        if isOver { throw FileError(path: path, action: "written", reason: "No space left on device") }
    }

    /// Returns the part of `data` that the first failing step writes: none, some or all of the bytes. Returns nil for
    /// later steps.
    private func part(of data: Data) -> Data? {
        state.withLock { state in
            guard state.left == -1 else { return nil }
            return [data.prefix(0), data.prefix(Int.random(in: 0...data.count, using: &state.random)), data]
                .randomElement(using: &state.random)
        }
    }
}
