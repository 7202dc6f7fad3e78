import Fetching
import Foundation

/// An error that etcd reports in a body.
struct EtcdError: Error, Decodable, Equatable, CustomStringConvertible, LocalizedError {
    var message: String
    /// The code of gRPC, such as ``notFound``.
    var code: Int?

    /// The code if a lease does not exist.
    static let notFound = 5

    var description: String { code.map { "\(message) (gRPC code \($0))" } ?? message }
    var errorDescription: String? { "The key-value store reported an error: \(message)." }
}

extension AppError {
    /// The error of etcd in the body of a response with an error status; nil for other errors.
    var etcdError: EtcdError? {
        if case .server(let failure) = self { try? failure.decoded() } else { nil }
    }
}
