#if os(macOS) || os(Linux)  // other platforms cannot start a process
    import Foundation
    import ProcessStarter

    /// A process that a test starts. It has no open files except its standard files, and no blocked signals.
    ///
    /// Tests do not use Foundation's `Process`. On Linux, if more than about 1,300 files are open, its `run` can read
    /// beyond its memory and end the tests. Its children also inherit the signals that a thread blocks.
    package struct ChildProcess: Sendable {
        package let identifier: pid_t

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
        }

        /// Waits until the process has ended, and returns its exit code, or the number of the signal that ended it.
        ///
        /// Call this method once. The system remembers the process until then.
        package func waitUntilExit() -> Int32 {
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
            return status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
        }
    }
#endif
