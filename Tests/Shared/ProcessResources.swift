#if os(Linux)
    import Foundation

    /// The threads and open descriptors of this process.
    package struct ProcessResources {
        package var threads: Int
        /// The number of threads that a transport has started.
        package var transportThreads: Int
        /// The number of open descriptors other than timers, which Dispatch can open at any time.
        package var descriptors: Int
        /// The number of open files, pipes and sockets. Dispatch opens none of these.
        package var files: Int

        /// Sleeps for a millisecond, and returns the resources before a test. Dispatch opens some descriptors at the
        /// first sleep of a process.
        package static func beforeTest() async throws -> ProcessResources {
            try await Task.sleep(for: .milliseconds(1))
            return current
        }

        package static var current: ProcessResources {
            func entries(_ folder: String) -> [String] {
                (try? FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }) ?? []
            }
            let threads = entries("/proc/self/task")
            let names = threads.map { try? String(contentsOfFile: "\($0)/comm", encoding: .utf8) }
            let targets = entries("/proc/self/fd").map {
                (try? FileManager.default.destinationOfSymbolicLink(atPath: $0)) ?? ""
            }
            return ProcessResources(
                threads: threads.count, transportThreads: names.count { $0?.hasPrefix("Fetching.") == true },
                descriptors: targets.count { $0 != "anon_inode:[timerfd]" },
                files: targets.count { !$0.hasPrefix("anon_inode:") })
        }
    }
#endif
