import Foundation

/// Decodes a JSON text as `JSONDecoder` does with the same options, but accepts only valid JSON (RFC 8259).
///
/// - Throws: `DecodingError`, or the error of a model. If the text isn't JSON, the underlying error is a
///   ``JSONSyntaxError``. If the decoder rejects a value of the text, the underlying error is a `JSONValueError`.
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
