import Foundation
import Fetching

/// `marvel serve`, started once for all tests.
///
/// A command that starts a sandbox of its own spends 0.4 s of CPU time on loading the facts. The server is a process of
/// its own because the test process is busy: on Linux, Foundation uses a whole core while it waits for a response.
enum SharedSandbox {
    /// The arguments that make the command use this sandbox.
    static var arguments: String {
        get async throws { "--base-url \(try await baseURL.value)" }
    }

    private static let baseURL = Task {
        let (input, output) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // `cat` ends together with the test process, which holds the other end of its pipe.
        process.arguments = ["-c", #""$0" serve 2>&- & cat > /dev/null; kill $!"#, Binary.url.path]
        process.environment = Binary.environment
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = await withCheckedContinuation { continuation in
            Thread {
                continuation.resume(returning: output.fileHandleForReading.availableData)
                withExtendedLifetime((input, process)) { process.waitUntilExit() }
            }.start()
        }
        let url = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
        // Loads the facts.
        _ = try await Binary.run("comics --limit 1 --base-url \(url)")
        return url
    }
}
