import FetchingJSON
import Foundation
internal import HTTPSyntax

/// Maps a JSON body to a model. By default, underscores, hyphens and the case of letters in JSON keys are ignored (see
/// ``JSONOptions/Keys/flexible``), and dates are in ISO 8601.
///
/// For an empty body, an `Optional` model is nil, and a model without stored properties is created. For any other
/// model, the mapper throws.
///
/// With few exceptions, the result is that of Foundation's `JSONDecoder` with the same options, but decoding is faster.
/// Flexible keys and dates in ISO 8601 follow the rules of ``JSONOptions``.
///
/// The body must be valid JSON (RFC 8259) in UTF-8, UTF-16 or UTF-32. A comma after the last element, an unpaired
/// surrogate, and bytes that aren't valid Unicode are errors. So are more than 512 nested levels, or
/// fewer on a thread with a small stack: with 512 KiB, 256 levels fit, and 64 in a debug build. More than 30 combining
/// marks in a row in a name, or 1,000 in a string, are errors too, and so are a value of 1 GiB and a body of 4 GiB.
///
/// Decoding of a long body ends with an error when the task is cancelled, or when the limit of
/// ``deadline(after:includingTransfers:allowingLongerRequests:setBy:)`` has passed. Both are checked about
/// every MiB, and then about every 16,384 objects, arrays and elements.
///
/// Between bodies, the mapper keeps the names that it has read, and up to 2 MB of memory. Bytes of earlier bodies stay
/// in this memory until a later body overwrites them, or until the mapper is released.
///
/// - Parameters:
///   - model: The type to decode.
///   - options: The options for decoding keys, dates, data and numbers.
/// - Returns: A closure that throws `DecodingError`. If the body isn't JSON, the description of the underlying error
///   contains the reason and the position.
public func jsonMapper<Model: Decodable & Sendable>(
    _ model: Model.Type = Model.self, options: JSONOptions = JSONOptions()
) -> Mapper<Model> {
    let reader = JSONReader(options, check: SecretScope.checkCall)
    return jsonMapper(model) { model, body in try reader.decode(model, from: body) }
}

/// Maps a JSON body to a model with your own `JSONDecoder`, which must not be changed afterwards.
///
/// - Parameters:
///   - model: The type to decode.
///   - decoder: The decoder, with its options.
/// - Returns: A closure that throws `DecodingError`. An empty body is treated as in ``jsonMapper(_:options:)``.
public func jsonMapper<Model: Decodable & Sendable>(
    _ model: Model.Type = Model.self, decoder: JSONDecoder
) -> Mapper<Model> {
    jsonMapper(model) { model, body in try decoder.decode(model, from: body) }
}

private func jsonMapper<Model: Decodable & Sendable>(
    _ model: Model.Type, decode: @escaping @Sendable (Model.Type, Data) throws -> Model
) -> Mapper<Model> {
    let modelOfEmptyBody = modelOfEmptyBody(model, decode)
    return { body in
        if let modelOfEmptyBody, body.allSatisfy(\.isJSONSpace) { return modelOfEmptyBody }
        return try decode(model, body)
    }
}

/// Returns the model for an empty body: nil for an `Optional`, and a value for a type without stored properties.
/// Returns no model for any other type, because an empty body is then an error.
private func modelOfEmptyBody<Model: Decodable>(
    _ model: Model.Type, _ decode: (Model.Type, Data) throws -> Model
) -> Model? {
    if let optional = model as? any ExpressibleByNilLiteral.Type {
        return optional.init(nilLiteral: ()) as? Model
    }
    guard MemoryLayout<Model>.size == 0 else { return nil }
    return try? decode(model, Data("{}".utf8))
}
