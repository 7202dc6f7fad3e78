import Foundation

extension LoopbackServer {
    /// Why a server could not start.
    public struct StartError: LocalizedError, CustomStringConvertible {
        /// What failed, in one sentence: `Port 8080 on 127.0.0.1 is in use.`
        public let description: String

        /// The same sentence as ``description``.
        public var errorDescription: String? { description }
    }
}
