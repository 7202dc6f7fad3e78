#if os(Linux)
    internal import CCurl
    import Foundation
    import Synchronization

    /// The resources of a transport. Together they need at most half of the descriptors of the process, so that other
    /// code can open files, and a chain of redirects leaves open at most a fifth of that half.
    struct CurlBudget: Sendable {
        /// The number of calls under way over all transports, each with a connection. The rest of the descriptors is
        /// free for name lookups and for second addresses of hosts.
        let calls: Int
        /// The number of loops that each have one origin. A loop is a thread, and needs four descriptors: `epoll`, the
        /// signal that wakes it, and a pair of sockets of libcurl's “multi” handle, which cannot be turned off.
        let loops: Int
        /// The number of loops for all other origins.
        let sharedLoops: Int
        /// The number of connections that are kept after their calls, in addition to one for each loop.
        let idleConnections: Int

        /// Creates the budget of a process that can open this number of descriptors.
        init(descriptorLimit: Int = Int(ccurl_descriptor_limit())) {
            let descriptors = descriptorLimit / 2
            let allLoops = max(2, min(descriptors / 25, 80))
            calls = max(1, descriptors / 2)
            sharedLoops = max(1, allLoops / 5)
            loops = allLoops - sharedLoops
            idleConnections = descriptors / 8
        }
    }

    /// The number of calls under way over several transports.
    final class CurlCallCount: Sendable {
        /// The calls of all transports of this process.
        static let process = CurlCallCount()

        /// The number.
        let value = Atomic(0)

        /// Creates a count of zero.
        init() {}
    }

    extension CurlUnavailable {
        /// The error for a process without a free file descriptor.
        static var noDescriptor: CurlUnavailable {
            let limit = ccurl_descriptor_limit().formatted(.number.locale(Locale(identifier: "en_US")))
            return CurlUnavailable(
                reason: "the process has no file descriptor left (its limit is \(limit)); raise the limit with “ulimit "
                    + "-n”, or send fewer requests at a time")
        }

        /// Returns the error for the current `errno`.
        static func lackOfResources() -> CurlUnavailable {
            [EMFILE, ENFILE].contains(errno) ? noDescriptor : CurlUnavailable(reason: "the process has no memory left")
        }
    }
#endif
