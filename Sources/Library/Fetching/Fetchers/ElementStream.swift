/// The model of a streamed endpoint: a sequence whose elements arrive over time.
///
/// ```swift
/// for try await price in try await prices("ACME").get() { print(price.bid) }
/// ```
///
/// The sequence can be read once; a second iteration of the stream of an endpoint throws an error. The transfer ends
/// when the last element was read, when the iterator is released, for example by `break`, or when the task of the
/// consumer is cancelled. The server can't send faster than the consumer reads.
public struct ElementStream<Element: Sendable>: AsyncSequence, Sendable {
    /// The error of an element or of the transfer.
    public typealias Failure = AppError

    private let makeIterator: @Sendable () -> any AsyncIteratorProtocol<Element, any Error>
    private let appError: @Sendable (any Error) -> AppError

    /// Creates a stream from a sequence, for example in a test. A `CancellationError` becomes ``AppError/cancelled``,
    /// and an ``AppError`` stays as it is. Any other error, even a `URLError`, becomes ``AppError/unknown(_:)``,
    /// because the request is not known. To test another kind of error, throw an ``AppError`` from the sequence, such
    /// as `AppError.network(NetworkFailure(URLError(.timedOut), request: request))`.
    public init<Elements: AsyncSequence & Sendable>(_ elements: Elements) where Elements.Element == Element {
        self.init(elements, mappingErrors: { AppError($0) })
    }

    /// Creates a stream from a sequence. `appError` converts the errors of the sequence, for example to errors with the
    /// request.
    public init<Elements: AsyncSequence & Sendable>(
        _ elements: Elements, mappingErrors appError: @escaping @Sendable (any Error) -> AppError
    ) where Elements.Element == Element {
        makeIterator = { AnyErrorIterator(base: elements.makeAsyncIterator()) }
        self.appError = appError
    }

    /// Returns the iterator of the stream.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: makeIterator(), appError: appError) }

    /// Returns a stream of models that `transform` creates from the elements.
    ///
    /// ```swift
    /// let rows = transformedFetcher(events) { stream in
    ///     stream.mapElements { event in try jsonMapper(Row.self)(Data(event.data.utf8)) }
    /// }
    /// ```
    ///
    /// If `transform` throws, the stream ends with an ``AppError``, as after an invalid element. If an endpoint has
    /// created the stream, the error is ``AppError/parsing(_:)`` with the request.
    public func mapElements<Other: Sendable>(
        _ transform: @escaping @Sendable (Element) throws -> Other
    ) -> ElementStream<Other> {
        ElementStream<Other>(map { try transform($0) }, mappingErrors: appError)
    }

    /// The iterator of a stream.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: (any AsyncIteratorProtocol<Element, any Error>)?
        fileprivate let appError: @Sendable (any Error) -> AppError

        /// Returns the next element, or nil at the end. After an error, the sequence has ended.
        ///
        /// - Throws: ``AppError/cancelled`` if the task is cancelled, and otherwise an error for the element or for
        ///   the transfer.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(AppError) -> Element? {
            do {
                guard let element = try await base?.next(isolation: actor) else {
                    base = nil
                    return nil
                }
                return element
            } catch {
                base = nil
                throw appError(error)
            }
        }
    }
}

extension ElementStream: CustomStringConvertible {
    /// The type of the stream. The elements are not read.
    public var description: String { "ElementStream<\(Element.self)>" }
}

/// An iterator whose `Failure` is `any Error`, whatever the `Failure` of `base` is.
private struct AnyErrorIterator<Base: AsyncIteratorProtocol>: AsyncIteratorProtocol {
    var base: Base

    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
        try await base.next(isolation: actor)
    }
}
