import Foundation

/// Maps a JSON body to a model; snake_case keys become camelCase, as `JSONDecoder` does it, unless `options` say
/// otherwise.
///
/// An empty body is nil where the model is an `Optional`, and an instance where the model has no properties; elsewhere
/// it is an error.
///
/// It decodes as Foundation's `JSONDecoder` with the same options, but faster, and takes only what RFC 8259 calls JSON,
/// in UTF-8, UTF-16 or UTF-32: no comma behind the last element, no half surrogate pair, no bytes that aren't Unicode.
///
/// - Returns: A closure that throws `DecodingError`; for a text that isn't JSON its context has a ``JSONSyntaxError``
///   beneath it.
public func jsonMapper<Model: Decodable & Sendable>(
    _ model: Model.Type = Model.self, options: JSONOptions = JSONOptions()
) -> Mapper<Model> {
    jsonMapper(model) { model, body in try decodeJSON(model, from: body, options: options) }
}

/// Maps a JSON body to a model with a Foundation decoder of your own, which must not be changed afterwards.
///
/// - Returns: A closure that throws `DecodingError`. An empty body is treated as by ``jsonMapper(_:options:)``.
public func jsonMapper<Model: Decodable & Sendable>(
    _ model: Model.Type = Model.self, decoder: JSONDecoder
) -> Mapper<Model> {
    jsonMapper(model) { model, body in try decoder.decode(model, from: body) }
}

private func jsonMapper<Model: Decodable & Sendable>(
    _ model: Model.Type, decode: @escaping @Sendable (Model.Type, Data) throws -> Model
) -> Mapper<Model> {
    let modelOfNothing = modelOfNothing(model, decode)
    return { body in
        if let modelOfNothing, isBlank(body) { return modelOfNothing }
        return try decode(model, body)
    }
}

/// What a body without content says: nil for an `Optional`, the one instance of a type that stores nothing; for others
/// there is no such thing.
private func modelOfNothing<Model: Decodable>(
    _ model: Model.Type, _ decode: (Model.Type, Data) throws -> Model
) -> Model? {
    if let optional = model as? any ExpressibleByNilLiteral.Type {
        return optional.init(nilLiteral: ()) as? Model
    }
    guard MemoryLayout<Model>.size == 0 else { return nil }
    return try? decode(model, Data("{}".utf8))
}

/// Whether there is nothing but JSON's white space (RFC 8259 §2).
private func isBlank(_ body: Data) -> Bool {
    body.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
}
