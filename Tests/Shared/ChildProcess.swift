#if os(macOS) || os(Linux)  // other platforms cannot start a process
    import Foundation
    import ProcessStarter
    import Synchronization

    /// A process that a test starts. It has no open files except its standard files, and no blocked signals.
    ///
    /// Tests do not use Foundation's `Process`. On Linux, if more than about 1,300 files are open, its `run` can read
    /// beyond its memory and end the tests. Its children also inherit the signals that a thread blocks.
    package final class ChildProcess: Sendable {
        private let identifier: pid_t
        /// The exit code of the process, or the number of the signal that ended it, or nil while the process runs.
        private let exitCode = Mutex<Int32?>(nil)
        private let end = DispatchGroup()

        /// Starts a program. A standard file that is nil is `/dev/null`.
        ///
        /// - Throws: `POSIXError` if the program cannot be started.
        package init(
            _ path: String, _ arguments: [String],
            environment: [String: String] = ProcessInfo.processInfo.environment,
            input: FileHandle? = nil, output: FileHandle? = nil, errors: FileHandle? = .standardError
        ) throws {
            let files = [input, output, errors].map { $0 ?? .nullDevice }
            let texts = ([path] + arguments).map { strdup($0) } + [nil]
            let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
            defer { for text in texts + variables { free(text) } }
            var identifier = pid_t()
            let error = startProcess(path, texts, variables, files.map(\.fileDescriptor), &identifier)
            withExtendedLifetime(files) {}
            guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EINVAL) }
            self.identifier = identifier
            end.enter()
            Thread { self.awaitEnd() }.start()
        }

        /// Waits until the process has ended, and returns its exit code, or the number of the signal that ended it.
        @discardableResult package func waitUntilExit() -> Int32 {
            end.wait()
            return exitCode.withLock { $0 ?? 0 }
        }

        /// Sends a signal to the process, unless the process has ended.
        package func send(signal: Int32) {
            exitCode.withLock { exitCode in
                if exitCode == nil { kill(identifier, signal) }
            }
        }

        /// Waits for the process at once, even if no test does. As long as the system remembers a process that has
        /// ended, Swift Testing does not notice the end of its exit tests. The exit code is -1 if the system does not
        /// know the process.
        private func awaitEnd() {
            var information = siginfo_t()
            while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
            // The identifier is not used again before `waitpid` returns.
            exitCode.withLock { exitCode in
                var status: Int32 = 0
                var result: pid_t
                repeat { result = waitpid(identifier, &status, 0) } while result == -1 && errno == EINTR
                exitCode = result == -1 ? -1 : status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
            }
            end.leave()
        }
    }
#endif
