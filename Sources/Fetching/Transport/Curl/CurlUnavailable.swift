#if os(Linux)
    /// An error for a request that libcurl cannot send, because it is missing, too old or lacks an option or a
    /// resource.
    public struct CurlUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason.
        public let reason: String

        /// The reason as a sentence.
        public var description: String { "libcurl cannot be used: \(reason)" }
    }
#endif
