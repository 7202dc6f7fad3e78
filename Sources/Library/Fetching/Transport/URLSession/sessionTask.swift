// Unsafe: an `OutputStream` takes pointers, which do not outlive the call for which they are created. Only one thread
// uses the stream.

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
        guard let source = request.bodySource else { return { session in session.dataTask(with: request) } }
        let length = try source.length()
        var request = request
        request.httpBodyStream = nil
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
            completionHandler(boundStream(of: source, length: length) { exchange.abandon($0) })
        }
    }

    /// Returns a stream that a thread fills with the bytes of a body. The thread ends when the body ends or when the
    /// session closes the stream.
    ///
    /// - Parameter fail: Called on that thread if the body cannot be read or has another length than `length`.
    private func boundStream(
        of source: BodySource, length: Int64?, fail: @escaping @Sendable (any Error) -> Void
    ) -> InputStream? {
        var (input, output): (InputStream?, OutputStream?)
        unsafe Stream.getBoundStreams(withBufferSize: 128 * 1024, inputStream: &input, outputStream: &output)
        guard let output else { return nil }
        // Unchecked: only the thread uses the output stream from now on.
        nonisolated(unsafe) let destination = output
        let thread = Thread {
            unsafe destination.open()
            // The session would accept a body that ends too early. So `fail` is called before the stream is closed.
            defer { unsafe destination.close() }
            do {
                let next = parts(try source.open(), checkedFor: length)
                // Without the pool, all parts would stay in memory until the thread ends.
                while try autoreleasepool(invoking: {
                    guard let part = try next() else { return false }
                    return unsafe write(part, to: destination)
                }) {}
            } catch { fail(error) }
        }
        thread.name = "Fetching.Body"
        thread.start()
        return input
    }

    /// Writes all bytes of a part. Waits for the reader of a bound stream. Returns false if the reader has closed it.
    private func write(_ part: Data, to output: OutputStream) -> Bool {
        var rest = part
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe bytes.baseAddress.map {
                    unsafe output.write($0.assumingMemoryBound(to: UInt8.self), maxLength: bytes.count)
                } ?? 0
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
#endif
