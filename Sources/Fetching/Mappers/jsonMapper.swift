/// Maps a JSON body to a model; snake_case keys become camelCase, as `JSONDecoder` does it, unless `options` say otherwise.
///
/// An empty body is nil where the model is an `Optional`, and an instance where the model has no properties; elsewhere it
/// is an error.
///
/// - Returns: A closure that throws `DecodingError`.
public func jsonMapper<Model: Decodable & Sendable>(
    _ model: Model.Type = Model.self, options: JSONOptions = JSONOptions()
) -> Mapper<Model> {
    jsonMapper(model, decoder: options.decoder())
}

/// Maps a JSON body to a model with a Foundation decoder of your own, which must not be changed afterwards.
///
/// - Returns: A closure that throws `DecodingError`. An empty body is treated as by ``jsonMapper(_:options:)``.
public func jsonMapper<Model: Decodable & Sendable>(
    _ model: Model.Type = Model.self, decoder: JSONDecoder
) -> Mapper<Model> {
    let modelOfNothing = modelOfNothing(model, decoder)
    return { body in
        if let modelOfNothing, isBlank(body) { return modelOfNothing }
        return try decoder.decode(Model.self, from: body)
    }
}

/// What a body without content says: nil for an `Optional`, the one instance of a type that stores nothing; for others there
/// is no such thing.
private func modelOfNothing<Model: Decodable>(_ model: Model.Type, _ decoder: JSONDecoder) -> Model? {
    if let optional = model as? any ExpressibleByNilLiteral.Type {
        return optional.init(nilLiteral: ()) as? Model
    }
    guard MemoryLayout<Model>.size == 0 else { return nil }
    return try? decoder.decode(Model.self, from: Data("{}".utf8))
}

/// Whether there is nothing but JSON's white space (RFC 8259 §2).
private func isBlank(_ body: Data) -> Bool {
    body.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
}
