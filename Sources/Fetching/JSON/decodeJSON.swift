import Foundation

/// Decodes a JSON text as `JSONDecoder` does with the same options, but accepts only what RFC 8259 calls JSON.
///
/// - Throws: `DecodingError`. Its underlying error is a ``JSONSyntaxError`` for a text that isn't JSON, and a
///   `JSONValueError` for a value that the decoder refuses.
package func decodeJSON<Model: Decodable>(
    _ type: Model.Type, from body: Data, options: JSONOptions
) throws -> Model {
    let document: JSONDocument
    do { document = try JSONDocument(JSONText(body), options) } catch {
        throw DecodingError.dataCorrupted(
            .init(codingPath: [], debugDescription: "The given data was not valid JSON.", underlyingError: error))
    }
    defer { document.releaseContainers() }
    return try document.decode(type, 0) { nil }
}
