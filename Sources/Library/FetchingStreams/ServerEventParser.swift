import Fetching
import Foundation
internal import HTTPSyntax

/// Finds the events in an event stream that arrives in chunks (HTML Standard, section 9.2.6 “Interpreting an event
/// stream”).
struct ServerEventParser: Sendable {
    /// The last event ID string: the ID to send after a lost connection. It changes at the empty line that ends an
    /// event, even if the event has no data.
    private(set) var lastEventID: String
    /// The reconnection time that the server has set, or nil.
    private(set) var reconnectionTime: Duration?

    private let maximumBytes: Int
    private var lines: LineSplitter
    private var id: String
    private var type = ""
    private var data = ""

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - maximumBytes: The maximum length of the data of an event, and of a line, in bytes.
    ///   - lastEventID: The last event ID of the connection before this one. In the standard, each connection starts
    ///     with an empty ID, so the first event without an ID would discard the last ID. Like Chromium and Firefox,
    ///     this parser keeps the last ID.
    ///   - reconnectionTime: The reconnection time that the server has set over an earlier connection, or nil.
    init(maximumBytes: Int, lastEventID: String = "", reconnectionTime: Duration? = nil) {
        self.maximumBytes = maximumBytes
        self.lastEventID = lastEventID
        self.reconnectionTime = reconnectionTime
        lines = LineSplitter(maximumBytes: maximumBytes)
        id = lastEventID
    }

    /// Appends a chunk. Nil means the end of the stream, and has no effect: an event that is not complete is never
    /// returned. A last line without a line end is not used either, because it may be a part of a longer line.
    mutating func append(_ chunk: Data?) {
        if let chunk { lines.append(chunk) }
    }

    /// Returns the next complete event, or nil if more of the stream has to arrive.
    ///
    /// - Throws: `MappingError` if a line or an event is too long.
    mutating func next() throws -> ServerEvent? {
        while let line = try lines.next() {
            guard line.isEmpty else {
                try read(line)
                continue
            }
            if let event = dispatchedEvent() { return event }
        }
        return nil
    }

    /// Returns the event that an empty line ends, or nil if it has no data.
    private mutating func dispatchedEvent() -> ServerEvent? {
        defer { (type, data) = ("", "") }
        lastEventID = id
        guard !data.isEmpty else { return nil }
        data.unicodeScalars.removeLast()
        return ServerEvent(id: id, type: type.isEmpty ? "message" : type, data: data)
    }

    /// Reads a line that is not empty. The names of fields are case-sensitive.
    private mutating func read(_ line: ArraySlice<UInt8>) throws {
        // A line that starts with a colon is a comment. It is read as a field with an empty name, which is ignored.
        let colon = line.firstIndex(of: UInt8(ascii: ":"))
        var value = colon.map { line[($0 + 1)...] } ?? []
        if value.first == UInt8(ascii: " ") { value.removeFirst() }
        // No known name has more than 5 bytes, so 6 bytes are enough to compare names.
        switch String(decoding: line[..<(colon ?? line.endIndex)].prefix(6), as: UTF8.self) {
        case "event": type = String(decoding: value, as: UTF8.self)
        case "data":
            guard data.utf8.count + value.count <= maximumBytes else {
                throw MappingError(
                    expected: "events with at most \(maximumBytes) bytes of data",
                    found:
                        "a longer event; if this length is correct, pass a higher limit to the function that reads the events"
                )
            }
            data += String(decoding: value, as: UTF8.self)
            data.unicodeScalars.append("\n")
        case "id":
            let text = String(decoding: value, as: UTF8.self)
            if value.count <= maximumIDBytes, isFieldValue(text) { id = text }
        case "retry": if let time = milliseconds(value) { reconnectionTime = time }
        default: break
        }
    }
}

func parsedEvents(of body: ResponseBody, _ parser: ServerEventParser) -> ParsedBody<ServerEventParser, ServerEvent> {
    ParsedBody(body: body, parser: parser) {
        $0.append($1)
    } next: {
        try $0.next()
    }
}

/// Returns the duration that `digits` contains in milliseconds, at most about 24 days. Returns nil if `digits` is
/// empty, or contains a byte that is not an ASCII digit.
private func milliseconds(_ digits: ArraySlice<UInt8>) -> Duration? {
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let digits = digits.drop { $0 == UInt8(ascii: "0") }
    // Ten digits don't overflow. A longer number is above the limit.
    let value = digits.prefix(10).reduce(Int64(0)) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    return .milliseconds(digits.count > 10 ? maximumMilliseconds : min(value, maximumMilliseconds))
}

/// The maximum length of an ID. Many servers reject a request with a field of more than about 8 KiB.
private let maximumIDBytes = 4096
private let maximumMilliseconds = Int64(Int32.max)
