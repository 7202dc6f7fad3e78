#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Foundation
    import Testing

    /// A built command, which is in the same folder as the tests.
    package struct Binary: Sendable {
        package static let marvel = Binary(name: "marvel")
        package static let fetching = Binary(name: "fetching")

        private let name: String

        package var url: URL {
            #if os(macOS)
                // On macOS the tests are a bundle that another program loads, so `Bundle.main` is not the bundle of the
                // tests.
                Bundle(for: BundleOfTests.self).bundleURL.deletingLastPathComponent().appending(path: name)
            #else
                Bundle.main.bundleURL.appending(path: name)
            #endif
        }

        package var exists: Bool { FileManager.default.isExecutableFile(atPath: url.path) }

        /// The message for tests that are skipped because the command is missing.
        package var missing: Comment { "the command is not built; it is expected at \(url.path)" }

        /// The environment of the processes that tests start. The environment has no API keys. `LLVM_PROFILE_FILE`
        /// stops code coverage from writing a profile to the working folder.
        package static let environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LLVM_PROFILE_FILE": "/dev/null",
        ]

        /// Runs the command with arguments that are separated by spaces.
        package func run(_ line: String, environment: [String: String] = [:]) async throws -> Run {
            try await Self.launch(url.path, words(line), environment)
        }

        /// Runs a script with `sh`. In the script, `$MARVEL` and `$FETCHING` are the paths of the commands, `$0` is a
        /// path for the script's own files, and `$1` is the first argument.
        package func shell(_ script: String, _ arguments: String...) async throws -> Run {
            let name = FileManager.default.temporaryDirectory.appending(path: "command-\(UUID().uuidString)").path
            return try await Self.launch(
                "/bin/sh", ["-c", script, name] + arguments,
                ["MARVEL": Self.marvel.url.path, "FETCHING": Self.fetching.url.path])
        }

        /// Runs a program and returns its output. The output goes to files, because a pipe must be read while the
        /// process runs.
        private static func launch(
            _ program: String, _ arguments: [String], _ environment: [String: String]
        ) async throws -> Run {
            let output = FileManager.default.temporaryDirectory.appending(path: "command-\(UUID().uuidString).out")
            let notes = output.appendingPathExtension("notes")
            for file in [output, notes] { try Data().write(to: file) }
            defer { for file in [output, notes] { try? FileManager.default.removeItem(at: file) } }

            let process = try ChildProcess(
                program, arguments, environment: Self.environment.merging(environment) { $1 },
                output: FileHandle(forWritingTo: output), errors: FileHandle(forWritingTo: notes))
            let exitCode = try await withTaskCancellationHandler {
                try await onOwnThread { process.waitUntilExit() }
            } onCancel: {
                process.send(signal: SIGTERM)
            }
            try Task.checkCancellation()
            return Run(
                exitCode: exitCode,
                output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
                notes: String(decoding: try Data(contentsOf: notes), as: UTF8.self))
        }
    }

    #if os(macOS)
        private final class BundleOfTests {}
    #endif
#endif
