import Foundation

/// Parses requests from bytes that arrive in pieces of any size.
///
/// The parser refuses bytes that two implementations of RFC 9112 could read differently. Each line must end with CR LF.
/// A field line must have a colon and must not be folded. A request must not state the length of its body twice.
/// Nothing is parsed after a refusal.
struct RequestParser: Sendable {
    struct Limits: Sendable {
        var headBytes = 64 * 1024
        var bodyBytes = 64 * 1024 * 1024
    }

    enum Event {
        case needsMore
        /// The client waits for `100 Continue` before it sends the body.
        case continueExpected
        /// The head of a request with a body is complete, and `announcesBodies` is true. Set `isStreaming` now.
        case bodyBegins(LoopbackServer.Request)
        /// A part of a body, if `isStreaming` is true.
        case part(Data)
        case request(LoopbackServer.Request)
        case refused(Refusal)
    }

    /// The reason why a request is refused, and the status to respond with.
    struct Refusal: Error, Equatable {
        var status = 400
        let reason: String
    }

    private enum State {
        case requestLine
        case fields(RequestLine)
        case bodyBegins(LoopbackServer.Request, BodyLength)
        case fixedBody(LoopbackServer.Request, length: Int)
        case chunkSize(LoopbackServer.Request)
        case chunk(LoopbackServer.Request, left: Int)
        case chunkEnd(LoopbackServer.Request)
        case trailers(LoopbackServer.Request)
        case refused(Refusal)
    }

    private let limits: Limits
    private var state = State.requestLine
    private var buffer: [UInt8] = []
    /// The index of the first byte in `buffer` that has not been taken as part of a line or a body.
    private var start = 0
    /// The index up to which the buffer has been searched for the end of a line.
    private var searched = 0
    /// The number of bytes in the lines that were taken from the current section of the request. A section is the head,
    /// the lines between two chunks, or the trailers. `Limits.headBytes` limits this number.
    private var lineBytes = 0
    private var fields: [(name: String, value: String)] = []
    private var body = Data()
    /// The number of bytes that were taken from the current body.
    private var bodyBytes = 0
    private let announcesBodies: Bool
    /// Whether the parts of the current body are returned as events. The length of such a body is not limited, and
    /// `body` of the request is empty.
    var isStreaming = false

    init(limits: Limits = Limits(), announcesBodies: Bool = false) {
        self.limits = limits
        self.announcesBodies = announcesBodies
    }

    mutating func append(_ bytes: [UInt8]) {
        buffer.removeFirst(start)
        searched -= start
        start = 0
        buffer.append(contentsOf: bytes)
    }

    /// The bytes that follow the last request, for another protocol than HTTP.
    var rest: [UInt8] { Array(buffer[start...]) }

    /// Returns the next event. Call this method again until the event is `needsMore` or `refused`.
    mutating func next() -> Event {
        do {
            while true {
                if let event = try step() { return event }
            }
        } catch {
            state = .refused(error)
            return .refused(error)
        }
    }

    /// Performs one transition of `state`. Returns an event, or nil if the parser can continue without an event.
    private mutating func step() throws(Refusal) -> Event? {
        switch state {
        case .requestLine:
            guard let line = try takeLine() else { return .needsMore }
            // Some clients send empty lines before a request (RFC 9112, section 2.2).
            if !line.isEmpty { state = .fields(try RequestLine(line)) }

        case .fields(let requestLine):
            guard let line = try takeLine() else { return .needsMore }
            if line.isEmpty { return try beginBody(requestLine) }
            fields.append(try field(line))

        case .bodyBegins(let request, let length):
            return try startBody(of: request, length)

        case .fixedBody(let request, let length):
            takeBody(upTo: length - bodyBytes)
            return part() ?? (bodyBytes == length ? complete(request) : .needsMore)

        case .chunkSize(let request):
            guard let line = try takeLine() else { return .needsMore }
            let size = try chunkSize(line)
            lineBytes = 0
            guard isStreaming || size <= limits.bodyBytes - bodyBytes else { throw .bodyTooLarge(limits.bodyBytes) }
            state = size == 0 ? .trailers(request) : .chunk(request, left: size)

        case .chunk(let request, let left):
            let taken = takeBody(upTo: left)
            if taken == left {
                state = .chunkEnd(request)
                return part()
            } else {
                state = .chunk(request, left: left - taken)
                return part() ?? .needsMore
            }

        case .chunkEnd(let request):
            guard let line = try takeLine() else { return .needsMore }
            guard line.isEmpty else { throw Refusal(reason: "A chunk has more bytes than its size line states.") }
            state = .chunkSize(request)

        case .trailers(let request):
            guard let line = try takeLine() else { return .needsMore }
            if line.isEmpty { return complete(request) }
            _ = try field(line)

        case .refused(let refusal):
            return .refused(refusal)
        }
        return nil
    }

    private mutating func beginBody(_ line: RequestLine) throws(Refusal) -> Event? {
        let request = LoopbackServer.Request(
            method: line.method, target: line.target, headers: fields, body: Data(), isHTTP10: line.isHTTP10)
        lineBytes = 0
        let length = try bodyLength(of: request)
        if length == .fixed(0) { return complete(request) }
        guard announcesBodies else { return try startBody(of: request, length) }
        state = .bodyBegins(request, length)
        return .bodyBegins(request)
    }

    private mutating func startBody(of request: LoopbackServer.Request, _ length: BodyLength) throws(Refusal) -> Event?
    {
        switch length {
        case .fixed(let length):
            guard isStreaming || length <= limits.bodyBytes else { throw .bodyTooLarge(limits.bodyBytes) }
            state = .fixedBody(request, length: length)
        case .chunked:
            state = .chunkSize(request)
        }
        let waits = request[header: "Expect"]?.lowercased() == "100-continue" && !request.isHTTP10
        return waits && start == buffer.count ? .continueExpected : nil
    }

    /// Returns the bytes that were taken from a streamed body, if there are any.
    private mutating func part() -> Event? {
        guard isStreaming, !body.isEmpty else { return nil }
        defer { body = Data() }
        return .part(body)
    }

    private mutating func complete(_ request: LoopbackServer.Request) -> Event {
        var request = request
        request.body = body
        state = .requestLine
        lineBytes = 0
        fields = []
        body = Data()
        bodyBytes = 0
        isStreaming = false
        return .request(request)
    }

    /// Returns the next line without its CR LF, or nil if the line is not complete.
    private mutating func takeLine() throws(Refusal) -> [UInt8]? {
        while searched < buffer.count {
            guard lineBytes + searched - start < limits.headBytes else {
                throw Refusal(
                    status: 431,
                    reason:
                        "The head, the lines between two chunks, or the trailers are longer than \(limits.headBytes) bytes."
                )
            }
            let byte = buffer[searched]
            if byte == carriageReturn {
                guard searched + 1 < buffer.count else { return nil }
                guard buffer[searched + 1] == lineFeed else { throw Refusal(reason: "A CR is not followed by LF.") }
                let line = Array(buffer[start..<searched])
                start = searched + 2
                searched = start
                lineBytes += line.count + 2
                return line
            }
            // A control character is refused before the end of the line, because the line may never end. For example, a
            // TLS client sends a message without a line end, and then waits for the server's reply.
            guard !isControl(byte) else {
                throw Refusal(
                    reason: byte == lineFeed ? "An LF is not preceded by CR." : "A line contains a control character."
                )
            }
            searched += 1
        }
        return nil
    }

    @discardableResult
    private mutating func takeBody(upTo count: Int) -> Int {
        let taken = min(count, buffer.count - start)
        body.append(contentsOf: buffer[start..<start + taken])
        bodyBytes += taken
        start += taken
        searched = start
        return taken
    }
}

extension RequestParser.Refusal {
    static func bodyTooLarge(_ limit: Int) -> Self {
        Self(status: 413, reason: "The body is longer than \(limit) bytes.")
    }
}
