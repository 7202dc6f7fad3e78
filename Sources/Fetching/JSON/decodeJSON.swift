import Foundation

/// Decodes a JSON text as `JSONDecoder` with the same options does, only stricter: see `Docs/Performance.md`.
///
/// - Throws: `DecodingError`; for a text that isn't JSON, with a ``JSONSyntaxError`` beneath.
func decodeJSON<Model: Decodable>(_ type: Model.Type, from body: Data, options: JSONOptions) throws -> Model {
    let document: JSONDocument
    do { document = try JSONDocument(JSONText(body), options) } catch {
        throw DecodingError.dataCorrupted(
            .init(codingPath: [], debugDescription: "The given data was not valid JSON.", underlyingError: error))
    }
    defer { document.finish() }
    return try document.decode(type, 0) { nil }
}
