import Foundation
import Fetching

/// What the sandbox answers.
public struct SandboxResponse: Sendable {
    /// The HTTP status.
    public var status: Int

    /// The header fields: `Content-Type` where there is a body, `ETag` without quotes where the answer is a success.
    public var headers: [String: String]

    /// The body; empty for HEAD and 304.
    public var body: Data

    static let json = "application/json; charset=utf-8"
}
