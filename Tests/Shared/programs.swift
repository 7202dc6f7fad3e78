#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Foundation

    /// The paths of programs that tests run, or nil if a program is missing. Tests that need a missing program are
    /// skipped.
    package enum Programs {
        package static let python = path(of: "python3")
        package static let curl = path(of: "curl")
        /// OpenSSL 3 or later. LibreSSL, which is `openssl` on macOS, lacks options that tests use.
        package static let openssl = paths(of: "openssl").first { path in
            let output = Pipe()
            guard let process = try? ChildProcess(path, ["version"], output: output.fileHandleForWriting)
            else { return false }
            try? output.fileHandleForWriting.close()
            let version = try? output.fileHandleForReading.readToEnd()
            process.waitUntilExit()
            // LibreSSL prints its own name.
            return version?.starts(with: "OpenSSL ".utf8) == true && version?.starts(with: "OpenSSL 1".utf8) == false
        }

        package static func path(of name: String) -> String? { paths(of: name).first }

        private static func paths(of name: String) -> [String] {
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
            return folders.map { "\($0)/\(name)" }.filter(FileManager.default.isExecutableFile)
        }
    }

    /// Runs a Python script and decodes the JSON that the script prints. In the script, the variable `data` is `input`.
    package func python<Input: Encodable & Sendable, Output: Decodable & Sendable>(
        _ script: String, _ input: Input, as type: Output.Type = Output.self
    ) async throws -> Output {
        let script = "import json, sys\ndata = json.load(sys.stdin)\n" + script
        let output = try await run(Programs.python ?? "", ["-c", script], input: JSONEncoder().encode(input))
        return try JSONDecoder().decode(Output.self, from: output)
    }

    /// Runs a program and returns its standard output.
    package func run(_ path: String, _ arguments: [String], input: Data = Data()) async throws -> Data {
        try await onOwnThread {
            let (standardInput, output) = (Pipe(), Pipe())
            let process = try ChildProcess(
                path, arguments, input: standardInput.fileHandleForReading, output: output.fileHandleForWriting)
            try standardInput.fileHandleForReading.close()
            try output.fileHandleForWriting.close()
            // The input is written on another thread. Otherwise a program that writes output before it has read all
            // input would block this thread.
            Thread {
                try? standardInput.fileHandleForWriting.write(contentsOf: input)
                try? standardInput.fileHandleForWriting.close()
            }.start()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return data
        }
    }
#endif
