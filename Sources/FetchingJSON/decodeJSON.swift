import Foundation
import Synchronization

/// Decodes JSON texts as `JSONDecoder` does with the same options, but accepts only valid JSON (RFC 8259).
///
/// Keeps the memory of one decoding for the next: the arrays of the text, the names of its objects, and containers. A
/// decoding that runs at the same time as another uses new memory.
package final class JSONReader: Sendable {
    private let options: JSONOptions
    private let unused = Mutex<JSONMemory?>(nil)

    package init(_ options: JSONOptions) { self.options = options }

    /// - Throws: `DecodingError`, or the error of a model. If the text isn't JSON, the underlying error is a
    ///   ``JSONSyntaxError``. If the decoder rejects a value of the text, the underlying error is a `JSONValueError`.
    package func decode<Model: Decodable>(_ type: Model.Type, from body: Data) throws -> Model {
        var memory = unused.withLock { $0.take() } ?? JSONMemory()
        let document: JSONDocument
        do {
            let text = try JSONText(body, reusing: taken(&memory.bytes))
            document = try JSONDocument(text, options, reusing: taken(&memory.nodes), memory.containers)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "The given data was not valid JSON.", underlyingError: error))
        }
        document.beginDecoding()
        defer { keepMemory(of: document) }
        return try document.decode(type, 0) { nil }
    }

    /// Keeps the memory of a document, unless it is large. If a model keeps the document, an array is copied before it
    /// is changed.
    private func keepMemory(of document: JSONDocument) {
        var memory = JSONMemory(containers: document.endDecoding())
        if document.bytes.capacity <= 1 << 20 { memory.bytes = document.bytes }
        if document.nodes.capacity <= 1 << 17 { memory.nodes = document.nodes }
        unused.withLock { $0 = memory }
    }
}

/// Returns the elements as an array that can be changed without a copy.
private func taken<Element>(_ elements: inout [Element]) -> [Element] {
    defer { elements = [] }
    return elements
}

/// Decodes one JSON text.
package func decodeJSON<Model: Decodable>(
    _ type: Model.Type, from body: Data, options: JSONOptions
) throws -> Model {
    try JSONReader(options).decode(type, from: body)
}
