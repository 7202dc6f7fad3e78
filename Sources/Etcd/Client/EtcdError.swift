import Fetching
import Foundation

/// An error that etcd reports in the body of a response.
struct EtcdError: Error, Decodable, Equatable, CustomStringConvertible, LocalizedError {
    var message: String
    /// The gRPC status code, such as ``notFound``.
    var code: Int?

    /// The code of the error that a lease does not exist.
    static let notFound = 5

    var description: String { code.map { "\(message) (gRPC code \($0))" } ?? message }
    var errorDescription: String? { "The etcd server reported an error: \(message)." }
}

extension AppError {
    /// The error of etcd in the body of a response with an error status; nil for other errors.
    var etcdError: EtcdError? {
        if case .server(let failure) = self { try? failure.decoded() } else { nil }
    }
}
