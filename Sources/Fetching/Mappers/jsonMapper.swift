// The decoder is a target of its own. It is re-exported, so that `import Fetching` is all that an app needs.
@_exported import FetchingJSON
import Foundation

/// Maps a JSON body to a model. By default, snake_case keys become camelCase, as `JSONDecoder` converts them.
///
/// An empty body becomes nil if the model is an `Optional`, and an instance if the model has no properties. For any
/// other model it is an error.
///
/// It decodes as Foundation's `JSONDecoder` with the same options, but faster. It accepts only what RFC 8259 calls
/// JSON, in UTF-8, UTF-16 or UTF-32: no comma after the last element, no half surrogate pair, no bytes that aren't
/// Unicode.
///
/// - Parameters:
///   - model: The type to decode.
///   - options: How keys, dates, data and numbers are read.
/// - Returns: A closure that throws `DecodingError`. For a text that isn't JSON, the underlying error is a
///   ``JSONSyntaxError``.
public func jsonMapper<Model: Decodable & Sendable>(
    _ model: Model.Type = Model.self, options: JSONOptions = JSONOptions()
) -> Mapper<Model> {
    jsonMapper(model) { model, body in try decodeJSON(model, from: body, options: options) }
}

/// Maps a JSON body to a model with a Foundation decoder of your own, which must not be changed afterwards.
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

/// The model of an empty body: nil for an `Optional`, the only instance of a type that stores nothing. Other types have
/// none.
private func modelOfEmptyBody<Model: Decodable>(
    _ model: Model.Type, _ decode: (Model.Type, Data) throws -> Model
) -> Model? {
    if let optional = model as? any ExpressibleByNilLiteral.Type {
        return optional.init(nilLiteral: ()) as? Model
    }
    guard MemoryLayout<Model>.size == 0 else { return nil }
    return try? decode(model, Data("{}".utf8))
}
