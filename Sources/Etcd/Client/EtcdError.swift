import Fetching
import Foundation

/// An error that etcd reports in a body.
public struct EtcdError: Error, Decodable, Equatable, CustomStringConvertible, LocalizedError {
    public var message: String
    /// The code of gRPC, such as ``notFound``.
    public var code: Int?

    /// The code if a lease does not exist.
    public static let notFound = 5

    public init(message: String, code: Int? = nil) {
        self.message = message
        self.code = code
    }

    public var description: String { code.map { "\(message) (gRPC code \($0))" } ?? message }
    public var errorDescription: String? { "The key-value store reported an error: \(message)." }
}

extension AppError {
    /// The error of etcd in the body of a response with an error status; nil for other errors.
    public var etcdError: EtcdError? {
        if case .server(let failure) = self { try? failure.decoded() } else { nil }
    }
}
