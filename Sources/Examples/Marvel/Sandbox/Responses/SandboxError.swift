import Foundation

/// An error response in one of the API's two forms: a number in `code` and a `status`, or a word in `code` and a
/// `message`.
///
/// The sentences are from recorded error bodies or from the tests of public clients. A comment marks each sentence that
/// is from another source or only imitates the API.
struct SandboxError: Error {
    var statusCode: Int
    /// The word in `code`. Nil means that `code` is the HTTP status.
    var word: String?
    var sentence: String

    var response: SandboxResponse {
        let sentence = jsonEscaped(sentence)
        let body =
            if let word {
                #"{"code":"\#(word)","message":"\#(sentence)"}"#
            } else {
                #"{"code":\#(statusCode),"status":"\#(sentence)"}"#
            }
        return SandboxResponse(
            status: statusCode, headers: ["Content-Type": SandboxResponse.json], body: Data(body.utf8))
    }

    // Errors of the API's gateway, with a word in `code`.
    static let missingKey = missing("a user key")
    static let missingHash = missing("a hash")
    static let missingTimestamp = missing("a timestamp")
    static let invalidKey = invalidCredentials("The passed API key is invalid.")
    static let invalidSignature = invalidCredentials("That hash, timestamp and key combination is invalid.")
    static let throttled = SandboxError(
        statusCode: 429, word: "RequestThrottled",
        sentence: "You have exceeded your rate limit.  Please try again later.")

    /// Returns the error for an unknown path. The sentence is from the gateway's framework.
    static func noSuchPath(_ path: String) -> SandboxError {
        SandboxError(statusCode: 404, word: "ResourceNotFound", sentence: "\(path) does not exist")
    }

    /// Returns the error for a method other than GET and HEAD. The sentence is from the gateway's framework.
    static func methodNotAllowed(_ method: String) -> SandboxError {
        SandboxError(statusCode: 405, word: "MethodNotAllowed", sentence: "\(method) is not allowed")
    }

    // Errors that the API itself sends, not its gateway. `code` is the HTTP status.
    static func notFound(_ kind: Kind) -> SandboxError {
        SandboxError(statusCode: 404, sentence: "We couldn't find that \(kind.missingNoun)")
    }

    static func unknownParameter(_ name: String) -> SandboxError {
        conflict("We don't recognize the parameter \(name)")
    }

    static func emptyParameter(_ name: String) -> SandboxError {
        conflict("\(name) cannot be blank if it is set")
    }

    static let invalidLimit = conflict("You must pass an integer limit greater than 0.")
    static let limitTooHigh = conflict("You may not request more than 100 items.")
    /// The error for an invalid offset. The sentence imitates ``invalidLimit``.
    static let invalidOffset = conflict("You must pass an integer offset of at least 0.")

    static func invalidOrder(_ name: String) -> SandboxError {
        conflict("\(name) is not a valid ordering parameter.")
    }

    static func tooManyValues(_ noun: String) -> SandboxError {
        conflict("You may not submit more than 10 \(noun) ids.")
    }

    static func noValidValue(_ noun: String) -> SandboxError {
        conflict("You must pass at least one valid \(noun) id if you set the \(noun) filter.")
    }

    /// Returns the error for an invalid value of a filter. The sentence imitates ``noValidValue(_:)``.
    static func invalidValue(of filter: String, expected: String) -> SandboxError {
        conflict("You must pass \(expected) if you set the \(filter) filter.")
    }

    private static func missing(_ what: String) -> SandboxError {
        SandboxError(statusCode: 409, word: "MissingParameter", sentence: "You must provide \(what).")
    }

    private static func invalidCredentials(_ sentence: String) -> SandboxError {
        SandboxError(statusCode: 401, word: "InvalidCredentials", sentence: sentence)
    }

    private static func conflict(_ sentence: String) -> SandboxError {
        SandboxError(statusCode: 409, sentence: sentence)
    }
}
