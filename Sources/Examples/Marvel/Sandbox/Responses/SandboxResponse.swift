import Foundation

/// A response of the sandbox.
struct SandboxResponse: Sendable {
    /// The HTTP status.
    var status: Int

    /// The header fields: `Content-Type` except for status 304, and `ETag` without quotes for status 200 and 304.
    var headers: [String: String]

    /// The body; empty for status 304. ``MarvelSandbox/respond(to:)`` returns an empty body for HEAD too.
    var body: Data

    static let json = "application/json; charset=utf-8"
}
