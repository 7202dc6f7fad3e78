import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Returns the number of generated cases: the value of an environment variable, or a default. Unless
/// `FETCHING_SLOW_TESTS` is set, `few` cases or a third of the default are enough.
func caseCount(_ variable: String, default count: Int, few: Int? = nil) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
        ?? (runsSlowTests ? count : few ?? (count + 2) / 3)
}

func read<Model: Decodable>(
    _ type: Model.Type = Model.self, _ text: String, _ options: JSONOptions = JSONOptions()
) throws -> Model {
    try decodeJSON(type, from: Data(text.utf8), options: options)
}

/// Checks that a text is not the JSON of a model, and returns the error.
func decodingError<Model: Decodable>(
    _ type: Model.Type, _ text: String, _ options: JSONOptions = JSONOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> DecodingError {
    try #require(throws: DecodingError.self, "\(text)", sourceLocation: sourceLocation) {
        try read(type, text, options)
    }
}

/// Checks that our decoder returns the same model as Foundation's, or an error of the same kind with the same path.
func expectAsFoundation<Model: Decodable & Equatable>(
    _ type: Model.Type, _ text: String, _ options: JSONOptions, sourceLocation: SourceLocation = #_sourceLocation
) {
    let ours = Outcome { try read(type, text, options) }
    let theirs = Outcome { try options.decoder().decode(type, from: Data(text.utf8)) }
    expectEqual(ours, theirs, "\(text), \(options.keys)", sourceLocation: sourceLocation)
}

extension DecodingError {
    var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }

    /// The description of the value by our decoder.
    var details: JSONValueError? { context?.underlyingError as? JSONValueError }
}

/// A model that stores the keys of an object.
struct AllKeys<Key: CodingKey>: Decodable, Equatable {
    let names: [String]

    init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
    }
}

/// A model that stores the value for each key in `userInfo`, as far as the object has a field for the key.
struct ValuesOfKeys: Decodable, Equatable {
    private(set) var values: [String: Int] = [:]

    private static let key = CodingUserInfoKey(rawValue: "keys")

    static func userInfo(_ keys: [String]) -> [CodingUserInfoKey: any Sendable] { key.map { [$0: keys] } ?? [:] }

    static func keys(_ decoder: any Decoder) -> [String] { key.flatMap { decoder.userInfo[$0] as? [String] } ?? [] }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: JSONKey.self)
        for key in Self.keys(decoder) { values[key] = try container.decodeIfPresent(Int.self, forKey: .name(key)) }
    }
}

/// Returns the kind, the type and the path of an error. A key of a model in a test has its type before its name.
func errorText(_ error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(let type, let context): "\(type) at \(keysText(context.codingPath))"
    case DecodingError.valueNotFound(let type, let context): "no \(type) at \(keysText(context.codingPath))"
    case DecodingError.keyNotFound(let key, let context): "no \(keysText([key])) at \(keysText(context.codingPath))"
    default: "\(error)"
    }
}

func keysText(_ path: [any CodingKey]) -> String {
    path.map { key in
        let type = "\(type(of: key))"
        let isOfModel = ["Key", "OtherKey"].contains(type)
        return (isOfModel ? type + "." : "") + key.stringValue + (key.intValue.map { "(\($0))" } ?? "")
    }.joined(separator: "/")
}

/// Returns the CPU time of the work in seconds.
func cpuSeconds(_ work: () throws -> Void) rethrows -> Double {
    let start = threadCPUSeconds()
    try work()
    return threadCPUSeconds() - start
}
