import Foundation
import Fetching

/// The built command, next to the tests.
enum Binary {
    static let url: URL = {
        #if os(macOS)
            let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
                .deletingLastPathComponent()
            return (folder ?? Bundle.main.bundleURL).appending(path: "marvel")
        #else
            Bundle.main.bundleURL.appending(path: "marvel")
        #endif
    }()

    static var exists: Bool { FileManager.default.isExecutableFile(atPath: url.path) }

    static func run(_ line: String, environment: [String: String] = [:]) async throws -> Run {
        try await launch(url, words(line), environment)
    }

    /// A script for `sh`, in which `$MARVEL` is the command, `$0` a name for files of its own, `$1` and on the
    /// arguments.
    static func shell(_ script: String, _ arguments: String...) async throws -> Run {
        let name = FileManager.default.temporaryDirectory.appending(path: "marvel-\(UUID().uuidString)").path
        return try await launch(URL(filePath: "/bin/sh"), ["-c", script, name] + arguments, ["MARVEL": url.path])
    }

    /// Output goes to files, because a pipe would need someone to read it meanwhile.
    private static func launch(_ program: URL, _ arguments: [String], _ environment: [String: String]) async throws
        -> Run
    {
        let output = FileManager.default.temporaryDirectory.appending(path: "marvel-\(UUID().uuidString).out")
        let notes = output.appendingPathExtension("notes")
        for file in [output, notes] { try Data().write(to: file) }
        defer { for file in [output, notes] { try? FileManager.default.removeItem(at: file) } }

        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: notes)
        let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in continuation.finish() }
        try process.run()
        for await _ in ends {}
        if Task.isCancelled {
            process.terminate()
            throw CancellationError()
        }
        return Run(
            exitCode: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            notes: String(decoding: try Data(contentsOf: notes), as: UTF8.self))
    }
}
