import Foundation

/// A body that is read while it is sent. It can be read again for another attempt.
///
/// The stores of this package read the source, which has a length and can be opened again. Other stores read the same
/// bytes from the request's `httpBodyStream`.
package indirect enum BodySource: Hashable, Sendable {
    /// Bytes whose upload is observed.
    case data(Data)
    case file(URL)
    /// A form that contains a file.
    case form(MultipartForm)
    /// A body that a closure opens, and its length, which is nil if it is not known.
    case stream(length: Int64?, BodyClosure<@Sendable () throws -> sending () throws -> Data?>)
    /// A body whose parts pass through a closure.
    case observed(BodySource, BodyClosure<BodyObserver>)

    /// The file that is the body, or nil for another body.
    package var file: URL? {
        switch self {
        case .file(let file): file
        case .observed(let source, _): source.file
        case .data, .form, .stream: nil
        }
    }

    /// The bytes that are the body, or nil for another body.
    var data: Data? {
        switch self {
        case .data(let data): data
        case .observed(let source, _): source.data
        case .file, .form, .stream: nil
        }
    }

    /// The source without its observers.
    var content: BodySource { if case .observed(let source, _) = self { source.content } else { self } }

    /// Returns the number of bytes, or nil if it is not known. Throws if a file cannot be read.
    func length() throws(RequestError) -> Int64? {
        switch self {
        case .data(let data): Int64(data.count)
        case .file(let file): try Fetching.length(ofFile: file)
        case .form(let form): try form.length()
        case .stream(let length?, _) where length < 0: throw .bodyLengthDiffers(expectedBytes: length)
        case .stream(let length, _): length
        case .observed(let source, _): try source.length()
        }
    }

    /// Opens the source, and returns a closure that returns the next bytes, or nil at the end.
    func open() throws -> () throws -> Data? {
        switch self {
        case .data(let data): parts(of: data)
        case .file(let file): try parts(ofFile: file)
        case .form(let form): form.open()
        case .stream(_, let open): try open.closure()
        case .observed(let source, let observer): try observer.closure(source.length(), source.open())
        }
    }
}

/// A closure that opens or observes a body. It is equal only to itself.
package final class BodyClosure<Closure: Sendable>: Hashable, Sendable {
    let closure: Closure

    init(_ closure: Closure) { self.closure = closure }

    package static func == (one: BodyClosure, other: BodyClosure) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A closure that receives the length and the parts of a body, and returns the same parts.
package typealias BodyObserver =
    @Sendable (_ length: Int64?, _ next: @escaping () throws -> Data?) -> () throws -> Data?

/// Returns a closure that returns the same parts as `next`, without empty ones.
///
/// The closure throws ``RequestError/bodyLengthDiffers(expectedBytes:)`` if the parts do not have `length` bytes
/// together. It returns the last bytes only after `next` has returned nil, so a body of another length is never sent
/// completely. If `next` returns an empty part and `isClosed` returns true, the closure throws `CancellationError`, so
/// that a body of only empty parts can be cancelled.
func parts(
    _ next: @escaping () throws -> Data?, checkedFor length: Int64?, isClosed: @escaping () -> Bool = { false }
) -> () throws -> Data? {
    func nextPart() throws -> Data? {
        while let part = try next() {
            if !part.isEmpty { return part }
            if isClosed() { throw CancellationError() }
        }
        return nil
    }
    guard let length else { return nextPart }
    var rest = length
    return {
        // The closure is called again after the last bytes.
        if rest == 0, length > 0 { return nil }
        let part = try nextPart()
        rest -= Int64(part?.count ?? 0)
        let isWrong = part == nil ? rest > 0 : try rest < 0 || rest == 0 && nextPart() != nil
        if isWrong { throw RequestError.bodyLengthDiffers(expectedBytes: length) }
        return part
    }
}

private let partBytes = 64 * 1024

/// Returns a closure that returns the next bytes of `data`, or nil at the end.
func parts(of data: Data) -> () throws -> Data? {
    var rest = data
    return {
        defer { rest = rest.dropFirst(partBytes) }
        return rest.isEmpty ? nil : rest.prefix(partBytes)
    }
}

/// Opens a file, and returns a closure that returns its next bytes, or nil at the end.
func parts(ofFile file: URL) throws(RequestError) -> () throws -> Data? {
    let handle: FileHandle
    do { handle = try FileHandle(forReadingFrom: file) } catch { throw .unopenableFile(file) }
    return {
        do { return try handle.read(upToCount: partBytes) } catch { throw RequestError.unopenableFile(file) }
    }
}

extension RequestError {
    fileprivate static func unopenableFile(_ file: URL) -> RequestError {
        .unreadableFile("\(file.lastPathComponent) cannot be read")
    }
}

/// Returns the length of a file in bytes. Throws ``RequestError/unreadableFile(_:)`` if the URL is not a file that can
/// be read.
func length(ofFile file: URL) throws(RequestError) -> Int64 { try attributes(ofFile: file).length }

/// Returns the length and the modification date of a file. Throws ``RequestError/unreadableFile(_:)`` if the URL is
/// not a file that can be read.
func attributes(ofFile file: URL) throws(RequestError) -> (length: Int64, modified: Date?) {
    guard file.isFileURL else {
        throw .unreadableFile(
            "\(redacted(urlText: file.absoluteString)) is not a file URL; use one that begins with file:")
    }
    let path = file.resolvingSymlinksInPath().path(percentEncoded: false)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
        throw .unreadableFile(
            "“\(file.lastPathComponent)” cannot be found; check its URL and the permissions of its folder")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? NSNumber else {
        throw .unreadableFile("“\(file.lastPathComponent)” is not a regular file; check the URL of the file")
    }
    guard FileManager.default.isReadableFile(atPath: path) else {
        throw .unreadableFile("“\(file.lastPathComponent)” has no read permission; change the permissions of the file")
    }
    return (size.int64Value, attributes[.modificationDate] as? Date)
}
