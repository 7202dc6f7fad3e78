import Foundation
internal import HTTPSyntax

/// Reads the body of a response that is not a WebSocket from bytes that arrive in pieces (RFC 9112 §6 and §7.1), up to
/// a limit. Trailer fields and the extensions of chunks are ignored.
struct ResponseBodyReader: Sendable {
    /// The bytes of the body so far, at most the limit.
    private(set) var body = Data()
    /// Whether no further bytes are needed, because the body is complete, the limit is reached or a chunk is not valid.
    private(set) var isComplete: Bool

    private let framing: ResponseHead.Body
    private let limit: Int
    /// The number of bytes of the body or of the chunk that have not arrived.
    private var missing: Int64
    /// The line that precedes a chunk, or nil in the data of a chunk.
    private var sizeLine: [UInt8]?
    /// The number of bytes of the lines so far.
    private var lineBytes = 0
    private static let maximumLineBytes = 64 << 10

    /// Creates a reader. `framing` determines the length of the body, and `limit` is the maximum number of bytes to
    /// keep.
    init(_ framing: ResponseHead.Body, limit: Int) {
        self.framing = framing
        self.limit = limit
        switch framing {
        case .length(let length): (missing, sizeLine) = (length, nil)
        case .chunked: (missing, sizeLine) = (0, [])
        case .none, .untilEnd: (missing, sizeLine) = (.max, nil)
        }
        isComplete = framing == .none || missing == 0 && framing != .chunked
    }

    /// Reads the next bytes, or the end of the connection if `bytes` is nil.
    mutating func read(_ bytes: [UInt8]?) {
        guard let bytes else {
            isComplete = true
            return
        }
        var rest = bytes[...]
        while !isComplete, !rest.isEmpty {
            if sizeLine == nil { readData(&rest) } else { readSize(&rest) }
        }
    }

    private mutating func readData(_ rest: inout ArraySlice<UInt8>) {
        let part = rest.prefix(Int(clamping: missing))
        rest = rest[part.endIndex...]
        missing -= Int64(part.count)
        body.append(contentsOf: part.prefix(limit - body.count))
        if body.count == limit { isComplete = true }
        if missing > 0 { return }
        if framing == .chunked { sizeLine = [] } else { isComplete = true }
    }

    /// Reads the line with the size of a chunk. The line end of the previous chunk precedes it.
    private mutating func readSize(_ rest: inout ArraySlice<UInt8>) {
        let part = rest.prefix { $0 != UInt8(ascii: "\n") }
        let hasEnd = part.endIndex < rest.endIndex
        rest = rest[part.endIndex...].dropFirst()
        lineBytes += part.count + 1
        guard lineBytes <= Self.maximumLineBytes else { return isComplete = true }
        sizeLine?.append(contentsOf: part)
        guard hasEnd, let line = sizeLine else { return }
        sizeLine = []
        if lineBytes > line.count + 1, line == [UInt8(ascii: "\r")] || line.isEmpty { return }
        let digits = line.prefix { $0.hexDigitValue != nil }
        guard let size = Int64(String(decoding: digits, as: UTF8.self), radix: 16), size > 0 else {
            return isComplete = true
        }
        (missing, sizeLine) = (size, nil)
    }
}
