import Foundation

/// A response of the sandbox.
package struct SandboxResponse: Sendable {
    /// The HTTP status.
    package var status: Int

    /// The header fields: `Content-Type` except for status 304, and `ETag` without quotes for status 200 and 304.
    package var headers: [String: String]

    /// The body; empty for status 304. ``MarvelSandbox/respond(to:)`` returns an empty body for HEAD too.
    package var body: Data

    static let json = "application/json; charset=utf-8"
}
