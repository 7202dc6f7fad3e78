import Foundation

extension URLRequest {
    /// The file whose bytes are the request's body, or nil if the body is not a file.
    ///
    /// The request's `httpBodyStream` reads the file too, so stores that do not know this property send the same body.
    package var bodyFile: URL? { httpBody == nil ? httpBodyStream.flatMap(file(of:)) : nil }

    /// Whether the body can be sent a second time. A stream can be read only once.
    package var hasReplayableBody: Bool { httpBodyStream == nil || bodyFile != nil }
}

/// Returns the length of a file in bytes. Throws ``RequestError/unreadableFile(_:)`` if the URL is not a file that can
/// be read.
func length(ofFile file: URL) throws(RequestError) -> Int64 {
    guard file.isFileURL else {
        throw .unreadableFile(
            "\(redacted(urlText: file.absoluteString)) is not a file URL; use one that begins with file:")
    }
    let path = file.resolvingSymlinksInPath().path(percentEncoded: false)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
        throw .unreadableFile("\(file.lastPathComponent) does not exist; check the URL of the file")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? NSNumber else {
        throw .unreadableFile("\(file.lastPathComponent) is not a regular file; check the URL of the file")
    }
    guard FileManager.default.isReadableFile(atPath: path) else {
        throw .unreadableFile("\(file.lastPathComponent) has no read permission; change the permissions of the file")
    }
    return size.int64Value
}

// On Linux, a request loses the properties of `URLProtocol` when it is copied. On Apple platforms, `URLSession` cannot
// read a subclass of `InputStream`.
#if canImport(FoundationNetworking)
    extension URLRequest {
        /// Makes the contents of a file the request's body.
        mutating func setBody(file: URL) { httpBodyStream = FileStream(file: file) }

        private func file(of stream: InputStream) -> URL? { (stream as? FileStream)?.file }
    }

    /// A stream that knows the file that it reads.
    private final class FileStream: InputStream {
        let file: URL

        init?(file: URL) {
            self.file = file
            super.init(url: file)
        }
    }
#else
    extension URLRequest {
        /// Makes the contents of a file the request's body.
        mutating func setBody(file: URL) {
            httpBodyStream = InputStream(url: file)
            guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest,
                let stream = request.httpBodyStream
            else { return }
            URLProtocol.setProperty(BodyFile(file, stream), forKey: bodyFileKey, in: request)
            self = request as URLRequest
        }

        private func file(of stream: InputStream) -> URL? {
            let property = URLProtocol.property(forKey: bodyFileKey, in: self) as? BodyFile
            // The stream may have been replaced.
            return property?.stream === stream ? property?.file : nil
        }
    }

    private let bodyFileKey = "Fetching.bodyFile"

    /// A file, and the stream that reads it.
    private final class BodyFile {
        let file: URL
        let stream: InputStream

        init(_ file: URL, _ stream: InputStream) {
            self.file = file
            self.stream = stream
        }
    }
#endif
