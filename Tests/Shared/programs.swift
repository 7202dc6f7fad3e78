import Foundation

/// Programs of this machine that results are compared with. Tests that need a missing one are skipped.
package enum Programs {
    package static let python = path(of: "python3")
    package static let curl = path(of: "curl")
    package static let openssl = path(of: "openssl")

    package static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }
}

/// Runs a Python script, with `input` in its variable `data`, and returns what it prints as JSON.
package func python<Input: Encodable & Sendable, Output: Decodable & Sendable>(
    _ script: String, _ input: Input, as type: Output.Type = Output.self
) async throws -> Output {
    let script = "import json, sys\ndata = json.load(sys.stdin)\n" + script
    let output = try await run(Programs.python ?? "", ["-c", script], input: JSONEncoder().encode(input))
    return try JSONDecoder().decode(Output.self, from: output)
}

/// Runs a program and returns its output. It runs on its own thread, so that it blocks no task.
package func run(_ path: String, _ arguments: [String], input: Data = Data()) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
        Thread {
            continuation.resume(
                with: Result {
                    let process = Process()
                    process.executableURL = URL(filePath: path)
                    process.arguments = arguments
                    let (standardInput, output) = (Pipe(), Pipe())
                    process.standardInput = standardInput
                    process.standardOutput = output
                    try process.run()
                    Thread {
                        try? standardInput.fileHandleForWriting.write(contentsOf: input);
                        try? standardInput.fileHandleForWriting.close()
                    }.start()
                    let data = try output.fileHandleForReading.readToEnd() ?? Data()
                    process.waitUntilExit()
                    return data
                })
        }.start()
    }
}
