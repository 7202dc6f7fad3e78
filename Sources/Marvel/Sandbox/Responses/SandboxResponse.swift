import Foundation

/// A response of the sandbox.
package struct SandboxResponse: Sendable {
    /// The HTTP status.
    package var status: Int

    /// The header fields: `Content-Type` if there is a body, and `ETag` without quotes if the request succeeded.
    package var headers: [String: String]

    /// The body; empty for HEAD and for status 304.
    package var body: Data

    static let json = "application/json; charset=utf-8"
}
