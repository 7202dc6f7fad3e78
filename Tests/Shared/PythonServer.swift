#if os(Linux)
    import Foundation
    import Testing

    /// A server in Python, for behavior that `LoopbackServer` does not have. The script accepts the connections of
    /// `listener`.
    package struct PythonServer: Sendable {
        package let port: Int
        private let process: ChildProcess

        package var baseURL: String { "http://127.0.0.1:\(port)" }

        package init(_ script: String) async throws {
            let start = """
                import os, socket
                listener = socket.create_server(("127.0.0.1", 0))
                # The port is written at once, because the test closes the pipe after it has read the port.
                os.write(1, b"%d\\n" % listener.getsockname()[1])

                """
            let output = Pipe()
            process = try ChildProcess(
                #require(Programs.python), ["-c", start + script], output: output.fileHandleForWriting)
            try output.fileHandleForWriting.close()
            let line = try await onOwnThread { output.fileHandleForReading.availableData }
            port = try #require(Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)))
        }

        package func stop() {
            process.send(signal: SIGKILL)
            process.waitUntilExit()
        }
    }
#endif
