import Fetching
import Foundation

/// The elements that a parser finds in a body, as a sequence that can be read once.
///
/// The sequence reads a chunk only if the parser has no further element. So the server can't send faster than the
/// consumer reads.
struct ParsedBody<Parser: Sendable, Element: Sendable>: AsyncSequence, Sendable {
    let body: ResponseBody
    /// The parser before the first chunk.
    let parser: Parser
    /// Gives a chunk to the parser, or nil at the end of the body.
    let append: @Sendable (inout Parser, Data?) -> Void
    /// Returns the next element of the chunks so far, or nil if there is none.
    let next: @Sendable (inout Parser) throws -> Element?

    func makeAsyncIterator() -> Iterator {
        Iterator(chunks: body.makeAsyncIterator(), parser: parser, append: append, parsed: next)
    }

    struct Iterator: AsyncIteratorProtocol {
        /// The chunks. Nil means that the transfer has ended.
        fileprivate var chunks: ResponseBody.Iterator?
        fileprivate(set) var parser: Parser
        fileprivate let append: @Sendable (inout Parser, Data?) -> Void
        fileprivate let parsed: @Sendable (inout Parser) throws -> Element?
        private var hasEnded = false

        fileprivate init(
            chunks: ResponseBody.Iterator, parser: Parser, append: @escaping @Sendable (inout Parser, Data?) -> Void,
            parsed: @escaping @Sendable (inout Parser) throws -> Element?
        ) {
            self.chunks = chunks
            self.parser = parser
            self.append = append
            self.parsed = parsed
        }

        mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Element? {
            guard !hasEnded else { return nil }
            do {
                while true {
                    // A chunk can have many elements. They are returned without a suspension, so cancellation is
                    // checked here.
                    try Task.checkCancellation()
                    if let element = try parsed(&parser) { return element }
                    guard chunks != nil else {
                        hasEnded = true
                        return nil
                    }
                    let chunk = try await chunks?.next()
                    append(&parser, chunk)
                    if chunk == nil { chunks = nil }
                }
            } catch {
                chunks = nil
                hasEnded = true
                throw error
            }
        }
    }
}
