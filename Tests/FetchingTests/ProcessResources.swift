#if os(Linux)
    import Foundation

    /// The number of threads and open descriptors of this process.
    struct ProcessResources {
        var threads: Int
        /// The number of threads that a transport has started.
        var transportThreads: Int
        var descriptors: Int

        static var current: ProcessResources {
            let files = FileManager.default
            let threads = (try? files.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
            let names = threads.map { try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8) }
            return ProcessResources(
                threads: threads.count, transportThreads: names.count { $0?.hasPrefix("Fetching.") == true },
                descriptors: (try? files.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0)
        }
    }

    /// Removes Swift Testing's handlers for thrown errors from the Swift runtime of this process.
    ///
    /// The handlers keep a backtrace for each thrown error, even after the error was released. In a test with many
    /// errors, this needs more memory than the tested code. The pointers to the handlers are variables of the runtime.
    func stopRecordingThrownErrors() {
        for name in ["_swift_willThrow", "_swift_willThrowTypedImpl"] {
            dlsym(nil, name)?.storeBytes(of: 0, as: UInt.self)
        }
    }
#endif
