import Foundation
internal import HTTPSyntax
import Synchronization

/// The body of a response, as a sequence of chunks that arrive over time.
///
/// ```swift
/// let (body, response) = try await NetworkStore.live.fetchStream(request)
/// for try await chunk in body { try file.write(contentsOf: chunk) }
/// ```
///
/// A body can be read only once. The sizes of the chunks have no meaning. If the consumer is slower than the
/// server, the server has to wait; see ``NetworkStore/fetchStream``. The transfer is cancelled if the iterator is
/// released before the end, if the body is released without being read, or if the task of the consumer is cancelled.
public struct ResponseBody: AsyncSequence, Sendable {
    private let holder: Holder

    /// Creates a body from a closure that returns the next chunk.
    ///
    /// - Parameters:
    ///   - next: Returns the next chunk, or nil at the end. It throws if the rest of the body does not arrive. After
    ///     the end or an error it is not called again.
    ///   - cancel: Ends the transfer. It is called once, unless the body is read to its end. At the end, `next`
    ///     releases what the transfer needs.
    public init(next: @escaping @Sendable () async throws -> Data?, cancel: @escaping @Sendable () -> Void = {}) {
        holder = Holder(Source(next: next, cancel: cancel))
    }

    /// Creates a body that consists of `data`.
    public init(_ data: Data) { holder = Holder(Source(data)) }

    /// Returns the iterator of the body. If the method is called again, the new iterator throws
    /// ``ResponseBodyError/alreadyRead``.
    public func makeAsyncIterator() -> Iterator { Iterator(source: holder.take()) }

    /// Returns the complete body.
    ///
    /// - Parameter maximumBytes: The maximum length of the body in bytes. The default is 64 MiB.
    /// - Throws: ``ResponseBodyError/tooLong(maximumBytes:)`` if the body is longer.
    ///   ``ResponseBodyError/alreadyRead`` if the body was read before. `CancellationError` if the task is cancelled.
    ///   The error of the transfer if the rest of the body does not arrive.
    public func data(maximumBytes: Int = defaultMaximumBodyBytes) async throws -> Data {
        let tooLong = ResponseBodyError.tooLong(maximumBytes: maximumBytes)
        let source = holder.take()
        if let data = try source.takeData() {
            guard data.count <= maximumBytes else { throw tooLong }
            return data
        }
        var data = Data()
        while let chunk = try await source.next() {
            guard chunk.count <= maximumBytes - data.count else { throw tooLong }
            // A body of one chunk is not copied.
            if data.isEmpty { data = chunk } else { data.append(chunk) }
        }
        return data
    }

    /// The iterator of a response's body.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        fileprivate let source: Source
        private var hasFailed = false

        fileprivate init(source: Source) { self.source = source }

        /// Returns the next chunk, which is not empty, or nil at the end.
        ///
        /// Each copy of the iterator throws an error once, so that an incomplete body does not seem complete to a copy.
        /// After the error, the result is nil.
        ///
        /// - Throws: `CancellationError` if the task is cancelled. ``ResponseBodyError/alreadyRead`` if the body was
        ///   read before. The error of the transfer if the rest of the body does not arrive.
        public mutating func next() async throws -> Data? {
            if hasFailed { return nil }
            do { return try await source.next() } catch {
                hasFailed = true
                throw error
            }
        }
    }

    /// The source of a body that was not read yet. Its first iterator takes the source, so the transfer is cancelled
    /// when that iterator is released.
    private final class Holder: Sendable {
        private let source: Mutex<Source?>

        init(_ source: Source) { self.source = Mutex(source) }

        /// Returns the source the first time, and later a source that throws.
        func take() -> Source {
            source.withLock { $0.take() } ?? Source(next: { throw ResponseBodyError.alreadyRead }, cancel: {})
        }
    }

    /// Reads a body with its closures, and cancels the transfer when it is released before the end.
    fileprivate final class Source: Sendable {
        private struct State {
            var hasEnded = false
            var failure: (any Error)?
            /// The complete body, if it was known from the start and was not read yet.
            var data: Data?
        }

        private let state: Mutex<State>
        private let chunk: @Sendable () async throws -> Data?
        private let cancel: @Sendable () -> Void

        init(next: @escaping @Sendable () async throws -> Data?, cancel: @escaping @Sendable () -> Void) {
            state = Mutex(State())
            chunk = next
            self.cancel = cancel
        }

        init(_ data: Data) {
            state = Mutex(State(data: data.isEmpty ? nil : data))
            chunk = { nil }
            cancel = {}
        }

        deinit { stop() }

        /// Cancels the transfer, unless the body has ended.
        func stop() {
            let hadEnded = state.withLock { state in
                defer { state.hasEnded = true }
                return state.hasEnded
            }
            if !hadEnded { cancel() }
        }

        /// Returns the complete body if it was known from the start and was not read yet. A call of ``next()`` would
        /// take longer, because it is async.
        func takeData() throws -> Data? {
            guard let data = state.withLock({ $0.hasEnded ? nil : $0.data.take() }) else { return nil }
            try Task.checkCancellation()
            return data
        }

        /// Returns the next chunk. Cancels the transfer when the task is cancelled, even if the closure does not
        /// notice.
        private func cancellableChunk() async throws -> Data? {
            try await withTaskCancellationHandler {
                try await chunk()
            } onCancel: {
                // The closure can still return a chunk. The end of the transfer must not look like that of the body.
                state.withLock { $0.failure = $0.failure ?? CancellationError() }
                stop()
            }
        }

        func next() async throws -> Data? {
            let (hasEnded, failure) = state.withLock { ($0.hasEnded, $0.failure) }
            if let failure { throw failure }
            if hasEnded { return nil }
            do {
                if let data = try takeData() { return data }
                try Task.checkCancellation()
                while let data = try await cancellableChunk() {
                    if !data.isEmpty { return data }
                    // A source can return empty chunks without waiting, so this loop lets other tasks run.
                    await Task.yield()
                    try Task.checkCancellation()
                }
                // If the task was cancelled, the closure may have returned nil before the end of the body.
                try Task.checkCancellation()
                state.withLock { $0.hasEnded = true }
                return nil
            } catch {
                state.withLock { $0.failure = $0.failure ?? error }
                stop()
                throw error
            }
        }
    }
}

extension ResponseBody {
    /// Returns the complete body of `response`, with the response. If the body fails and the status is not successful,
    /// the result is an empty body; see `HTTPURLResponse.bodyError`.
    func data(of response: URLResponse) async throws -> (Data, URLResponse) {
        do { return (try await data(), response) } catch {
            guard let response = response as? HTTPURLResponse else { throw error }
            return try response.withPart(Data(), of: error)
        }
    }

    /// Returns a body that calls `wrap` to read each chunk of this body, for example within a time limit.
    public func wrapping(
        _ wrap: @escaping @Sendable (_ next: @escaping @Sendable () async throws -> Data?) async throws -> Data?
    ) -> ResponseBody {
        let source = holder.take()
        return ResponseBody(next: { try await wrap { try await source.next() } }, cancel: { source.stop() })
    }

    /// Returns a body that calls `action` once: at its end, after an error, or when it is released before its end.
    /// `bytes` is the number of bytes that were read. `error` is nil at the end, and `CancellationError` after a
    /// release.
    public func onEnd(_ action: @escaping @Sendable (_ bytes: Int64, _ error: (any Error)?) -> Void) -> ResponseBody {
        let source = holder.take()
        let state = Mutex((bytes: Int64(0), hasEnded: false))
        @Sendable func end(_ error: (any Error)?) {
            let (bytes, hadEnded) = state.withLock { state in
                defer { state.hasEnded = true }
                return state
            }
            if !hadEnded { action(bytes, error) }
        }
        return ResponseBody(
            next: {
                do {
                    let chunk = try await source.next()
                    if let chunk { state.withLock { $0.bytes += Int64(chunk.count) } } else { end(nil) }
                    return chunk
                } catch {
                    end(error)
                    throw error
                }
            },
            cancel: {
                source.stop()
                end(CancellationError())
            })
    }
}

/// An error for a response body that cannot be read.
public enum ResponseBodyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The body is longer than a limit in bytes, such as the limit of the store.
    case tooLong(maximumBytes: Int)
    /// The body was read for a second time.
    case alreadyRead

    /// The reason, and a way to read the body.
    public var description: String {
        switch self {
        case .tooLong(let maximumBytes):
            "the response is longer than \(maximumBytes) bytes; set a higher limit in the call or where the store is created (`maximumBodyBytes`), or read the body as a stream and keep only a part of it"
        case .alreadyRead:
            "the body of the response was already read; to use it several times, keep its chunks or the result of `data()`"
        }
    }
}

/// The default maximum length of a body: 64 MiB, which fits in a phone's memory.
@usableFromInline let defaultMaximumBodyBytes = 64 << 20
