import Foundation
internal import HTTPSyntax

/// The parts of a form and the boundary between them.
struct MultipartForm: Hashable, Sendable {
    let parts: [FormPart]
    let boundary: String

    /// Creates a form, and chooses its boundary.
    ///
    /// - Throws: ``RequestError/unreadableFile(_:)`` if a file cannot be read, or
    ///   ``RequestError/invalidHeaderValue(name:)`` if a content type is not valid.
    init(_ parts: [FormPart]) throws(RequestError) {
        if parts.contains(where: { !isFieldValue($0.contentType ?? "") }) {
            throw .invalidHeaderValue(name: "Content-Type")
        }
        self.parts = parts
        boundary = try Fetching.boundary(of: parts)
    }

    /// The complete body, or nil if the form contains a file.
    var data: Data? {
        var data = Data()
        for piece in pieces {
            guard case .data(let bytes) = piece else { return nil }
            data += bytes
        }
        return data
    }

    /// Returns the length of the body in bytes. Throws if a file cannot be read.
    func length() throws(RequestError) -> Int64 {
        var length: Int64 = 0
        for piece in pieces {
            switch piece {
            case .data(let data): length += Int64(data.count)
            case .file(let file): length += try Fetching.length(ofFile: file)
            }
        }
        return length
    }

    /// Returns a closure that returns the next bytes of the body, or nil at the end. Each file is opened when its part
    /// begins.
    func open() -> () throws -> Data? {
        var rest = pieces[...]
        var next: () throws -> Data? = { nil }
        return {
            while true {
                if let bytes = try next(), !bytes.isEmpty { return bytes }
                switch rest.popFirst() {
                case .data(let data): next = Fetching.parts(of: data)
                case .file(let file): next = try Fetching.parts(ofFile: file)
                case nil: return nil
                }
            }
        }
    }

    /// The contents of the parts, and the bytes before, between and after them (RFC 2046 §5.1.1).
    private var pieces: [FormPart.Content] {
        var pieces: [FormPart.Content] = []
        var lineEnd = ""
        for part in parts {
            pieces += [.data(Data("\(lineEnd)--\(boundary)\r\n\(part.head)\r\n".utf8)), part.content]
            lineEnd = "\r\n"
        }
        return pieces + [.data(Data("\(lineEnd)--\(boundary)--\r\n".utf8))]
    }
}

extension FormPart {
    /// The header fields of the part, each with a line end.
    fileprivate var head: String {
        var head = "Content-Disposition: form-data; name=\"\(escaped(name))\""
        if let filename { head += "; filename=\"\(escaped(filename))\"" }
        return head + (contentType.map { "\r\nContent-Type: \($0)" } ?? "") + "\r\n"
    }
}

/// Percent-encodes the characters that would end a name in quotation marks, or its line. As in browsers, a percent sign
/// is not encoded.
private func escaped(_ text: String) -> String {
    text.replacingScalars("\r", with: "%0D").replacingScalars("\n", with: "%0A").replacingScalars("\"", with: "%22")
}

/// Returns a boundary that does not occur in the parts. Equal parts have the same boundary, so that equal parts give
/// equal requests.
///
/// Only bytes in memory are searched for the boundary. Files are not, because they would be read twice, and can change
/// after the search. Instead, if there is a file, the boundary depends on a random secret of this process, which the
/// writer of the file cannot know, and on the modification date of the file, so that a changed file gets another
/// boundary. The probability that the boundary occurs in the file by chance is at most 2^-90 for a file of 2^38 bytes.
private func boundary(of parts: [FormPart]) throws(RequestError) -> String {
    var seed = ""
    var hasFile = false
    for part in parts {
        switch part.content {
        case .data(let data): seed += "\(data.count) "
        case .file(let file):
            let attributes = try attributes(ofFile: file)
            seed += "\(file.absoluteString) \(attributes.length) \(attributes.modified?.timeIntervalSince1970 ?? 0) "
            hasFile = true
        }
        seed += part.head
    }
    var attempt = 0
    while true {
        // If the parts contain the first three boundaries, they may be an attack. Their writer cannot know the secret.
        let secret = hasFile || attempt > 2 ? processSecret : []
        let boundary = "----FormBoundary" + sha256(Array("\(attempt) \(seed)".utf8) + secret).prefix(32)
        let isUsed = parts.contains { part in
            guard case .data(let data) = part.content else { return false }
            return data.range(of: Data(boundary.utf8)) != nil
        }
        if !isUsed { return boundary }
        attempt += 1
    }
}

/// A random number of 256 bits. It does not come from a `TimeSource`, as other random numbers do, because it must be
/// unpredictable in tests too.
private let processSecret: [UInt8] = {
    var generator = SystemRandomNumberGenerator()
    return (0..<32).map { _ in UInt8(truncatingIfNeeded: generator.next() as UInt64) }
}()
