import Foundation

@testable import FetchingJSON

/// The result of decoding, with the details in which two decoders must agree.
struct Outcome<Value: Equatable>: Equatable {
    enum Failure: Equatable {
        case mismatch(String, path: [String])
        case missingValue(String, path: [String])
        case missingKey(String, path: [String])
        case corrupted(path: [String])
        case other(String)

        var path: [String]? {
            switch self {
            case .mismatch(_, let path), .missingValue(_, let path), .missingKey(_, let path), .corrupted(let path):
                path
            case .other: nil
            }
        }
    }

    var value: Value?
    var error: Failure?
    var isSyntaxError = false
    /// The error that was thrown. It is not compared.
    var thrown: (any Error)?

    init(_ decode: () throws -> Value) {
        do { value = try decode() } catch {
            thrown = error
            switch error {
            case DecodingError.typeMismatch(let type, let context):
                self.error = .mismatch("\(type)", path: path(context))
            case DecodingError.valueNotFound(let type, let context):
                self.error = .missingValue("\(type)", path: path(context))
            case DecodingError.keyNotFound(let key, let context):
                self.error = .missingKey(key.stringValue, path: path(context))
            case DecodingError.dataCorrupted(let context):
                self.error = .corrupted(path: path(context))
                isSyntaxError = context.underlyingError is JSONSyntaxError
            default: self.error = .other("\(error)")
            }
        }
    }

    static func == (left: Outcome, right: Outcome) -> Bool { left.value == right.value && left.error == right.error }
}

private func path(_ context: DecodingError.Context) -> [String] {
    context.codingPath.map { key in key.stringValue + (key.intValue.map { " = \($0)" } ?? "") }
}
