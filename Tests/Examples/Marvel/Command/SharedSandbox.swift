#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation
    import SharedTestCode

    /// One `marvel serve` for all tests.
    ///
    /// A command that starts its own sandbox needs 0.4 s of CPU time to load the sandbox's data. The server has its own
    /// process because the test process is busy: on Linux, Foundation uses a full CPU core while it waits for a
    /// response.
    enum SharedSandbox {
        /// The arguments that make the command use this sandbox.
        static var arguments: String {
            get async throws { "--base-url \(try await baseURL.value)" }
        }

        /// The URL of this sandbox.
        static let baseURL = Task {
            let (input, output) = (Pipe(), Pipe())
            // `cat` ends together with the test process, because the test process has the other end of the pipe.
            let process = try ChildProcess(
                "/bin/sh", ["-c", #"trap '' INT; "$0" serve 2>&- & cat > /dev/null; kill $!"#, Binary.marvel.url.path],
                environment: Binary.environment, input: input.fileHandleForReading, output: output.fileHandleForWriting)
            try input.fileHandleForReading.close()
            try output.fileHandleForWriting.close()
            let line = await withCheckedContinuation { continuation in
                Thread {
                    continuation.resume(returning: output.fileHandleForReading.availableData)
                    // Keeps the pipe open until the test process ends.
                    _ = withExtendedLifetime(input) { process.waitUntilExit() }
                }.start()
            }
            let url = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
            // The first request makes the sandbox load its data.
            _ = try await Binary.marvel.run("comics --limit 1 --base-url \(url)")
            return url
        }
    }
#endif
