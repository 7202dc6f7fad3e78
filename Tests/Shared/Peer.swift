#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation
    import Synchronization
    import Testing

    /// A trait that starts a server of another project for a suite, on a free port of 127.0.0.1.
    ///
    /// `.ci/peers` installs the servers.
    package struct Peer: SuiteTrait, TestScoping {
        /// The URL of the running server, such as `http://127.0.0.1:8001`.
        @TaskLocal package static var baseURL = ""

        package let name: String
        /// The command that starts the server, or nil if the server isn't installed.
        ///
        /// In the arguments and the files, `FOLDER` is replaced by the path of a temporary folder, and `CERTIFICATES`
        /// by that of the suite's certificates.
        package let command: [String]?
        /// The texts of the files that the server reads, by the names of the files in `FOLDER`.
        package var files: [String: String] = [:]
        package var scheme = "http"

        package func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "peer-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let certificates = Certificates.current?.folder.path() ?? ""
            for (name, text) in files {
                let text = text.replacing("FOLDER", with: folder.path()).replacing("CERTIFICATES", with: certificates)
                try Data(text.utf8).write(to: folder.appending(path: name))
            }
            let process = PeerProcess((command ?? []).map { $0.replacing("FOLDER", with: folder.path()) })
            do {
                let port = try await process.port()
                print("Pages are read from \(name) on port \(port).")
                try await Self.$baseURL.withValue("\(scheme)://127.0.0.1:\(port)") { try await function() }
            } catch {
                await process.stop()
                throw error
            }
            await process.stop()
        }
    }

    extension Trait where Self == Peer {
        /// Returns a trait that starts a server for the suite. Put ``installed(_:)`` before this trait.
        package static func served(by peer: Peer) -> Peer { peer }
    }

    extension Trait where Self == ConditionTrait {
        /// Returns a trait that skips the suite if the server isn't installed.
        package static func installed(_ peer: Peer) -> Self {
            .enabled(if: peer.command != nil, "\(peer.name) is not installed; .ci/peers installs it in .build-peers")
        }
    }

    /// The process of a server. The server prints its address, such as `127.0.0.1:8001`.
    private final class PeerProcess: Sendable {
        private struct State {
            var output = Data()
            var hasEnded = false
            var observers: [CheckedContinuation<Void, Never>] = []
        }

        private let state = Mutex(State())
        private let input = Pipe()

        init(_ command: [String]) {
            Thread { self.run(command) }.start()
        }

        func port() async throws -> Int {
            let isReady = await eventually { self.state.withLock { $0.hasEnded || portNumber(in: $0.output) != nil } }
            let output = state.withLock { $0.output }
            guard isReady, let port = portNumber(in: output) else {
                throw PeerError(output: String(decoding: output, as: UTF8.self))
            }
            return port
        }

        /// Stops the server and waits until its process has ended.
        func stop() async {
            closeInput()
            await withCheckedContinuation { continuation in
                let hasEnded = state.withLock { state in
                    if !state.hasEnded { state.observers.append(continuation) }
                    return state.hasEnded
                }
                if hasEnded { continuation.resume() }
            }
        }

        // The server and the test may end at the same time, and a file handle is not safe to use from two threads.
        private func closeInput() { state.withLock { _ in try? input.fileHandleForWriting.close() } }

        private func run(_ command: [String]) {
            let output = Pipe()
            do {
                // The shell kills the server when the shell's input ends, even if the tests were killed or interrupted.
                // The shell closes its own output, so that the pipe ends when the server ends.
                let script = #"trap '' INT; "$0" "$@" & exec > /dev/null 2>&1; read -r _; kill -9 $!; wait"#
                let process = try ChildProcess(
                    "/bin/bash", ["-c", script] + command,
                    input: input.fileHandleForReading, output: output.fileHandleForWriting,
                    errors: output.fileHandleForWriting)
                try input.fileHandleForReading.close()
                try output.fileHandleForWriting.close()
                // `availableData` returns the bytes that have arrived, without waiting for a number of bytes.
                while case let bytes = output.fileHandleForReading.availableData, !bytes.isEmpty {
                    state.withLock { $0.output += bytes }
                }
                closeInput()
                process.waitUntilExit()
            } catch {
                state.withLock { $0.output += Data("\(error)".utf8) }
            }
            let observers = state.withLock { state in
                state.hasEnded = true
                return state.observers
            }
            for observer in observers { observer.resume() }
        }
    }

    private struct PeerError: Error, CustomStringConvertible {
        let output: String
        var description: String { "the server did not start; its output:\n\(output)" }
    }

    private func portNumber(in output: Data) -> Int? {
        String(decoding: output, as: UTF8.self).firstMatch(of: /127\.0\.0\.1:([0-9]+)\b/).flatMap { Int($0.1) }
    }
#endif
