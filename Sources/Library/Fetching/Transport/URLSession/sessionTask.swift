// Unsafe: an `OutputStream` takes pointers, which do not outlive the call for which they are created. One thread at a
// time uses the stream.

import Foundation
internal import HTTPSyntax
import Synchronization

/// Creates the task of a request in a session.
typealias CreateTask = @Sendable (URLSession) -> URLSessionDataTask

#if canImport(FoundationNetworking)
    /// Returns a closure that creates the task of `request`. Throws if a body cannot be read.
    ///
    /// A file or a stream is read completely before the task is created, because an upload task ends the process if its
    /// transfer ends while a part of a file is read.
    func sessionTask(for request: URLRequest, _ exchange: SessionExchange) async throws -> CreateTask {
        var request = request
        // The session supports a scheme only in lower case.
        request.url = request.url?.withLowercaseScheme
        if let source = request.bodySource {
            request.httpBodyStream = nil
            request.httpBody = try await bytes(of: source, within: exchange.limit)
        }
        return { [request] session in session.dataTask(with: request) }
    }

    /// Reads a body on a thread of its own, because reading can block. Stops when the task is cancelled.
    private func bytes(of source: BodySource, within limit: TimeLimit) async throws -> Data {
        let length = try source.length()
        if length == 0 { return Data() }
        let result = PendingResult<Data>()
        let isCancelled = Atomic(false)
        let thread = Thread {
            let bytes = Result {
                var bytes = Data()
                let next = parts(try source.open(), checkedFor: length)
                while !isCancelled.load(ordering: .relaxed), let part = try next() { bytes += part }
                return bytes
            }
            result.complete(bytes)
        }
        thread.name = "Fetching.Body"
        thread.start()
        return try await result.value(within: limit) { isCancelled.store(true, ordering: .relaxed) }
    }
#else
    /// Returns a closure that creates the task of `request`. Throws if a file of the body cannot be read.
    ///
    /// The session cannot read a subclass of `InputStream`, so the session's delegate gives it a bound stream.
    func sessionTask(for request: URLRequest, _ exchange: SessionExchange) async throws -> CreateTask {
        guard let source = request.bodySource else {
            // The session ends the process if a stream of the caller is already open.
            if let stream = request.httpBodyStream, stream.streamStatus != .notOpen {
                throw URLError(.requestBodyStreamExhausted)
            }
            return { session in session.dataTask(with: request) }
        }
        let length = try source.length()
        var request = request
        request.removeBodySource()
        if case .file(let file) = source {
            return { [request] session in session.uploadTask(with: request, fromFile: file) }
        }
        if length == 0 { return { [request] session in session.dataTask(with: request) } }
        // Without this field, the session sends the body in chunks.
        if let length { request.setValue("\(length)", forHTTPHeaderField: "Content-Length") }
        exchange.requestBody = (source, length)
        return { [request] session in session.uploadTask(withStreamedRequest: request) }
    }

    extension SessionDelegate {
        /// Gives the session a stream for the body. The session asks for a new stream each time that it sends the body.
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
        ) {
            guard let exchange = exchange(of: task), let (source, length) = exchange.requestBody else {
                return completionHandler(nil)
            }
            completionHandler(boundStream(of: source, length: length, for: exchange))
        }
    }

    /// Returns a stream that a thread fills with the bytes of a body. The thread ends when the body or the exchange
    /// ends, or when the session closes the stream.
    private func boundStream(of source: BodySource, length: Int64?, for exchange: SessionExchange) -> InputStream? {
        var (input, output): (InputStream?, OutputStream?)
        unsafe Stream.getBoundStreams(withBufferSize: 512 * 1024, inputStream: &input, outputStream: &output)
        guard let output else { return nil }
        // Unchecked: one thread at a time uses the output stream from now on.
        nonisolated(unsafe) let destination = output
        let number = exchange.nextBody()
        let thread = Thread {
            unsafe destination.open()
            writeBody(
                parts: { parts(try source.open(), checkedFor: length) }, of: exchange, number: number,
                // A stream that was closed or has failed has no space, so only a write shows it.
                hasSpace: {
                    unsafe destination.hasSpaceAvailable
                        || [.atEnd, .closed, .error].contains(destination.streamStatus)
                }, write: { unsafe write($0, to: destination) },
                close: { unsafe destination.close() })
        }
        thread.name = "Fetching.Body"
        thread.start()
        return input
    }

    /// Writes bytes, and returns their number, or a number below 1 if the reader has closed the stream.
    private func write(_ part: Data, to output: OutputStream) -> Int {
        unsafe part.withUnsafeBytes { bytes in
            unsafe bytes.baseAddress.map {
                unsafe output.write($0.assumingMemoryBound(to: UInt8.self), maxLength: bytes.count)
            } ?? 0
        }
    }
#endif

/// Writes the body of a request into a stream that a session reads.
///
/// Nothing is written while the stream is full, because a write would block the thread, and a session that no longer
/// reads would never release it. If the body cannot be read, or has another length than promised, the exchange is
/// abandoned. A stream whose body was not completely written stays open until the task is complete: the session would
/// send an upload whose stream is closed too early as a complete one.
///
/// - Parameters:
///   - parts: Opens the body, and returns a closure that returns its next part, or nil at the end.
///   - exchange: The exchange of the request.
///   - number: The number of the stream; see ``SessionExchange/nextBody()``.
///   - hasSpace: Whether the stream accepts bytes, or is closed.
///   - write: Writes bytes. Returns their number, or a number below 1 if the reader has closed the stream.
///   - close: Closes the stream.
func writeBody(
    parts: () throws -> () throws -> Data?, of exchange: SessionExchange, number: Int, hasSpace: () -> Bool,
    write: (Data) -> Int, close: @escaping @Sendable () -> Void
) {
    func writeAll(_ part: Data) -> Bool {
        var rest = part
        var pause = 0.002
        while !rest.isEmpty {
            if exchange.isOver || !exchange.isCurrentBody(number) { return false }
            guard hasSpace() else {
                Thread.sleep(forTimeInterval: pause)
                pause = min(pause * 2, 0.02)
                continue
            }
            pause = 0.002
            let count = write(rest)
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
    do {
        let next = try parts()
        var isComplete = false
        // Without the pool, all parts would stay in memory until the thread ends.
        while try withReleasePool({
            if let part = try next() { return writeAll(part) }
            isComplete = !exchange.isAbandoned && exchange.isCurrentBody(number)
            return false
        }) {}
        if isComplete { close() } else { exchange.whenComplete(close) }
    } catch {
        if exchange.isCurrentBody(number) { exchange.abandon(error) }
        exchange.whenComplete(close)
    }
}

/// Calls a closure, and releases the objects that Foundation keeps for it.
private func withReleasePool<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(FoundationNetworking)
        try body()
    #else
        try autoreleasepool(invoking: body)
    #endif
}
