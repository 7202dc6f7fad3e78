#if os(Linux)
    import Foundation

    /// The threads and open descriptors of this process.
    package struct ProcessResources {
        package var threads: Int
        /// The number of threads that a transport has started.
        package var transportThreads: Int
        /// The number of open descriptors other than timers, which Dispatch can open at any time.
        package var descriptors: Int

        /// Returns the resources before a test. Dispatch opens other descriptors when the first sleep begins.
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
            let descriptors = entries("/proc/self/fd").filter { path in
                let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
                return target != "anon_inode:[timerfd]"
            }
            return ProcessResources(
                threads: threads.count, transportThreads: names.count { $0?.hasPrefix("Fetching.") == true },
                descriptors: descriptors.count)
        }
    }
#endif
