import Foundation
import Synchronization

/// The part of a response's body that has arrived, but that the consumer has not read.
///
/// The transport's thread adds bytes, and one consumer takes them. When the buffer is full, the transport pauses until
/// the consumer has taken the bytes.
final class BodyBuffer: Sendable {
    private typealias Reader = PendingResult<Data?>

    private struct State {
        var bytes = Data()
        var isPaused = false
        /// The result of the transfer, or nil if more bytes may arrive.
        var end: Result<Void, any Error>?
        /// The consumer, if it waits for bytes.
        var reader: Reader?

        mutating func takeBytes() -> Data {
            defer { bytes = Data() }
            return bytes
        }

        /// Returns the bytes or the end that has arrived, or nil if the consumer must wait.
        mutating func takeArrived() -> Result<Data?, any Error>? {
            if !bytes.isEmpty { return .success(takeBytes()) }
            if let end { return end.map { nil } }
            // If there is a reader, another task already waits for the next bytes.
            return reader == nil ? nil : .failure(ResponseBodyError.alreadyRead)
        }
    }

    /// The buffer is full if the next bytes would make it longer than this number of bytes.
    static let capacity = 256 * 1024

    private let state = Mutex(State())

    /// The number of bytes that are in memory.
    var count: Int { state.withLock { $0.bytes.count } }

    /// Adds bytes.
    ///
    /// - Parameter append: Appends the bytes to the data.
    func append(_ append: (inout Data) -> Void) {
        var delivery: (reader: Reader, bytes: Data)?
        state.withLock { state in
            append(&state.bytes)
            if let reader = state.reader.take() { delivery = (reader, state.takeBytes()) }
        }
        if let (reader, bytes) = delivery { reader.complete(.success(bytes)) }
    }

    /// Returns whether the transport must pause, because the buffer is full.
    ///
    /// - Parameters:
    ///   - count: The number of bytes that the transport would add next.
    ///   - pause: Called if the buffer is full, to pause the transport before the consumer can call `resume`. Not
    ///     called again until then.
    func pausesIfFull(before count: Int = 0, _ pause: () -> Void = {}) -> Bool {
        state.withLock { state in
            guard !state.bytes.isEmpty, count > Self.capacity - state.bytes.count else { return false }
            if !state.isPaused { pause() }
            state.isPaused = true
            return true
        }
    }

    /// Ends the body. The consumer reads the bytes that have arrived, and then the end or the error.
    func finish(_ result: Result<Void, any Error>) {
        let reader = state.withLock { state in
            state.end = state.end ?? result
            return state.reader.take()
        }
        reader?.complete(result.map { nil })
    }

    /// Returns all bytes that have arrived. If there are none, waits for more bytes. Returns nil at the end.
    ///
    /// - Parameter resume: Continues a transfer that was paused.
    func next(resume: @Sendable () -> Void) async throws -> Data? {
        let (arrived, reader, wasPaused) = state.withLock { state in
            let arrived = state.takeArrived()
            if arrived == nil { state.reader = Reader() }
            defer { state.isPaused = false }
            return (arrived, state.reader, state.isPaused)
        }
        if wasPaused { resume() }
        if let arrived { return try arrived.get() }
        return try await reader?.value { finish(.failure(CancellationError())) } ?? nil
    }
}
