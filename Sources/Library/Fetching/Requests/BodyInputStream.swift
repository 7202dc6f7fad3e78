// Unsafe: two methods of `InputStream` receive pointers. A pointer is used only during the call of the method.

import Foundation

/// An `httpBodyStream` that reads a body source. Streams with equal sources are equal, and so are their requests.
final class BodyInputStream: InputStream {
    let source: BodySource
    private var next: (() throws -> Data?)?
    private var part = Data()
    private var status = Stream.Status.notOpen
    private var failure: (any Error)?

    init(_ source: BodySource) {
        self.source = source
        super.init(data: Data())
    }

    override var streamStatus: Stream.Status { status }
    override var streamError: (any Error)? { failure }
    override var hasBytesAvailable: Bool { status == .open }

    /// Opens the source. A closed stream can be opened again, so a store that reads the `httpBodyStream` can send the
    /// request again.
    override func open() {
        guard status == .notOpen || status == .closed else { return }
        failure = nil
        do {
            next = parts(try source.open(), checkedFor: try source.length())
            status = .open
        } catch { fail(error) }
    }

    override func close() {
        status = .closed
        next = nil
        part = Data()
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength count: Int) -> Int {
        guard status == .open else { return status == .atEnd ? 0 : -1 }
        do {
            if part.isEmpty { part = try next?() ?? Data() }
        } catch { return fail(error) }
        if part.isEmpty { status = .atEnd }
        let bytes = part.prefix(count)
        unsafe bytes.copyBytes(to: buffer, count: bytes.count)
        part = part.dropFirst(count)
        return bytes.count
    }

    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length: UnsafeMutablePointer<Int>
    ) -> Bool { false }

    override func isEqual(_ other: Any?) -> Bool { (other as? BodyInputStream)?.source == source }
    override var hash: Int { source.hashValue }

    @discardableResult private func fail(_ error: any Error) -> Int {
        failure = error
        status = .error
        next = nil
        return -1
    }
}

// On Apple platforms, the body source is a property that `URLProtocol` stores in the request. A file has a plain stream
// there, because a `URLSession` of the caller cannot read a subclass of `InputStream`. On Linux, the source is in the
// stream, because a copy of a request loses such properties.
#if canImport(FoundationNetworking)
    extension URLRequest {
        /// The source of the body, or nil if the body is data or a stream of the caller.
        var bodySource: BodySource? { httpBody == nil ? (httpBodyStream as? BodyInputStream)?.source : nil }

        /// Sets the request's body to `source`.
        mutating func setBody(_ source: BodySource) { httpBodyStream = BodyInputStream(source) }
    }
#else
    extension URLRequest {
        /// The source of the body, or nil if the body is data or a stream of the caller.
        var bodySource: BodySource? {
            guard httpBody == nil, let stream = httpBodyStream else { return nil }
            // A session cannot read this stream, so its source counts even if the property is lost.
            if let stream = stream as? BodyInputStream { return stream.source }
            let property = URLProtocol.property(forKey: bodySourceKey, in: self) as? BodyProperty
            // The caller may have replaced the stream.
            return property?.stream === stream ? property?.source : nil
        }

        /// Sets the request's body to `source`.
        mutating func setBody(_ source: BodySource) {
            if case .file(let file) = source {
                httpBodyStream = InputStream(url: file) ?? BodyInputStream(source)
            } else {
                httpBodyStream = BodyInputStream(source)
            }
            guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest,
                let stream = request.httpBodyStream
            else { return }
            URLProtocol.setProperty(BodyProperty(source, stream), forKey: bodySourceKey, in: request)
            self = request as URLRequest
        }

        /// Removes the body and its property, which is no property-list value and is not meant for a session.
        mutating func removeBodySource() {
            httpBodyStream = nil
            guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
            URLProtocol.removeProperty(forKey: bodySourceKey, in: request)
            self = request as URLRequest
        }
    }

    private let bodySourceKey = "Fetching.bodySource"

    private final class BodyProperty {
        let source: BodySource
        let stream: InputStream

        init(_ source: BodySource, _ stream: InputStream) {
            self.source = source
            self.stream = stream
        }
    }
#endif
