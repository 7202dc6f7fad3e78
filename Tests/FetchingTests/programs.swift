import Fetching

/// Programs that are not ours, as oracles; where one is missing its tests are skipped.
enum Programs {
    static let python = path(of: "python3")
    static let curl = path(of: "curl")
    static let openssl = path(of: "openssl")

    static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }
}

/// What a Python script prints as JSON, given `input` as JSON in `data`.
func python<Input: Encodable & Sendable, Output: Decodable & Sendable>(
    _ script: String, _ input: Input, as type: Output.Type = Output.self
) async throws -> Output {
    let script = "import json, sys\ndata = json.load(sys.stdin)\n" + script
    let output = try await run(Programs.python ?? "", ["-c", script], input: JSONEncoder().encode(input))
    return try JSONDecoder().decode(Output.self, from: output)
}

/// What a program prints; it runs on a thread of its own, so that no test waits for it.
func run(_ path: String, _ arguments: [String], input: Data = Data()) async throws -> Data {
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

/// The data that lies beside the checkout, for tests that want it: recordings which may not be copied into the project.
enum SharedData {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "../shared/data").standardizedFileURL

    static func files(in name: String) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder.appending(path: name), includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }
}
