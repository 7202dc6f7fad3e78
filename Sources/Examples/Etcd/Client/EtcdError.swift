import Fetching
import Foundation

/// An error that etcd reports in a response, or that the client finds, such as a missing plan.
struct EtcdError: Error, Decodable, Equatable, CustomStringConvertible, LocalizedError {
    var message: String
    /// The gRPC status code, such as ``notFound``; nil if there is none.
    var code: Int?

    /// The code that etcd reports for a lease that does not exist.
    static let notFound = 5

    var description: String { code.map { "\(message) (gRPC code \($0))" } ?? message }
    var errorDescription: String? { "The etcd call failed: \(message)." }
}

extension AppError {
    /// The error of etcd in the body of a response with an error status; nil for other errors.
    var etcdError: EtcdError? {
        if case .server(let failure) = self { try? failure.decoded() } else { nil }
    }
}
