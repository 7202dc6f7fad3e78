import Foundation
internal import HTTPSyntax

/// A body that is read while it is sent. It can be read again for another attempt.
///
/// The stores of this package read the source, which has a length and can be opened again. Other stores read the same
/// bytes from the request's `httpBodyStream`.
indirect enum BodySource: Hashable, Sendable {
    /// Bytes in memory. Without an observer, they become the `httpBody` of the request.
    case data(Data)
    case file(URL)
    /// A form that contains a file.
    case form(MultipartForm)
    /// A body that a closure opens. The length is in bytes, or nil if it is not known.
    case stream(length: Int64?, BodyClosure<@Sendable () throws -> sending () throws -> Data?>)
    /// A body whose parts pass through a closure, for example to report the progress of an upload.
    case observed(BodySource, BodyClosure<BodyObserver>)

    /// The file that is the body, or nil if the body is not a file.
    var file: URL? {
        switch self {
        case .file(let file): file
        case .observed(let source, _): source.file
        case .data, .form, .stream: nil
        }
    }

    /// The bytes that are the body, or nil if the body is not in memory.
    var data: Data? {
        switch self {
        case .data(let data): data
        case .observed(let source, _): source.data
        case .file, .form, .stream: nil
        }
    }

    /// The source without its observers.
    var content: BodySource { if case .observed(let source, _) = self { source.content } else { self } }

    /// Returns the length in bytes, or nil if it is not known. Throws if a file cannot be read, or if the length of a
    /// stream is negative.
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
final class BodyClosure<Closure: Sendable>: Hashable, Sendable {
    let closure: Closure

    init(_ closure: Closure) { self.closure = closure }

    static func == (one: BodyClosure, other: BodyClosure) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A closure that observes a body. It receives the length in bytes, and a closure that returns the next part of the
/// body, or nil at the end. It returns a closure that returns the same parts.
typealias BodyObserver =
    @Sendable (_ length: Int64?, _ next: @escaping () throws -> Data?) -> () throws -> Data?

/// Returns a closure that returns the same parts as `next`, without the empty parts.
///
/// If `length` is not nil and the body has more or fewer bytes, the closure throws
/// ``RequestError/bodyLengthDiffers(expectedBytes:)``. It returns the last part only after `next` has returned nil.
/// Otherwise, the server would receive `length` bytes of a body that is too long, and take them for a complete body.
///
/// - Parameter isClosed: Called after each empty part. If it returns true, the closure throws `CancellationError`.
///   Otherwise, a body that consists only of empty parts could not be cancelled.
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
        // The last part has been returned, and `next` has returned nil.
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
        .unreadableFile("“\(file.lastPathComponent)” cannot be read; check the file and its permissions")
    }
}

/// Returns the length of a file in bytes. Throws ``RequestError/unreadableFile(_:)`` if `file` is not a regular file
/// that can be read.
func length(ofFile file: URL) throws(RequestError) -> Int64 { try attributes(ofFile: file).length }

/// Returns the length in bytes and the modification date of a file. Throws ``RequestError/unreadableFile(_:)`` if
/// `file` is not a regular file that can be read.
func attributes(ofFile file: URL) throws(RequestError) -> (length: Int64, modified: Date?) {
    guard file.isFileURL else {
        throw .unreadableFile(
            "\(Redactor().redacted(file.absoluteString)) is not a file URL; use one that begins with file:")
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
