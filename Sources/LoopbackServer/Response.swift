import Foundation

extension LoopbackServer {
    /// What the server does with a request: a value, made by a constructor and altered by modifiers.
    ///
    /// ```swift
    /// .json(#"{"id":1}"#, headers: ["ETag": "abc"])
    /// .text("slow").after(.milliseconds(200))
    /// .data(megabyte).chunked(by: 4096).resetting(after: 100_000)
    /// ```
    ///
    /// `Content-Length`, `Transfer-Encoding` and `Connection` are the server's business: fields of these names in
    /// `headers` are left out, except that `Connection: close` is obeyed. To lie about them use ``cutShort(after:)``
    /// or ``raw(_:)``.
    public struct Response: Sendable {
        enum Content: Sendable {
            case response(status: Int, headers: [(name: String, value: String)], body: Data)
            case raw(Data)
            case script([Step])
        }

        enum Ending: Equatable, Sendable {
            case asRequested
            case closed
            case cutShort(after: Int)
            case reset(after: Int)
        }

        var content: Content
        var delay = Duration.zero
        var chunkBytes: Int?
        var drip: (interval: Duration, bytes: Int)?
        var ending = Ending.asRequested
    }

    /// One thing that a connection does on its way through an answer.
    public enum Step: Equatable, Sendable {
        /// Sends bytes as they are.
        case send(Data)
        /// Does nothing for a while; the client's leaving ends it.
        case wait(Duration)
        /// Breaks the connection off: the client sees "connection reset by peer".
        case reset
        /// Closes the connection in order.
        case close
    }
}

extension LoopbackServer.Response {
    /// Makes an answer of its parts.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The header fields in order, `Content-Type` among them; a name may come up more than once.
    ///   - body: The body; it is left out where HTTP has none (HEAD, 1xx, 204, 304).
    public init(status: Int = 200, headers: [(name: String, value: String)], body: Data = Data()) {
        content = .response(status: status, headers: headers, body: body)
    }

    /// An answer with bytes of some type.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - type: The `Content-Type`, unless `headers` has one.
    ///   - status: The status code.
    ///   - headers: Further header fields.
    public static func data(
        _ body: Data, type: String = "application/octet-stream", status: Int = 200,
        headers: KeyValuePairs<String, String> = [:]
    ) -> Self {
        var fields = headers.map { (name: $0.key, value: $0.value) }
        if !fields.contains(where: { $0.name.lowercased() == "content-type" }) {
            fields.insert(("Content-Type", type), at: 0)
        }
        return Self(status: status, headers: fields, body: body)
    }

    /// An answer with plain text, as UTF-8.
    ///
    /// - Parameters:
    ///   - text: The body.
    ///   - status: The status code.
    ///   - headers: Further header fields.
    public static func text(
        _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
    ) -> Self {
        .data(Data(text.utf8), type: "text/plain; charset=utf-8", status: status, headers: headers)
    }

    /// An answer with JSON that is written out already.
    ///
    /// - Parameters:
    ///   - text: The body.
    ///   - status: The status code.
    ///   - headers: Further header fields.
    public static func json(
        _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
    ) -> Self {
        .data(Data(text.utf8), type: "application/json", status: status, headers: headers)
    }

    /// An answer without a body.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The header fields.
    public static func status(_ status: Int, headers: KeyValuePairs<String, String> = [:]) -> Self {
        Self(status: status, headers: headers.map { (name: $0.key, value: $0.value) })
    }

    /// Sends bytes as they are, HTTP or not, and closes the connection.
    ///
    /// - Parameter bytes: Everything that the client gets to see.
    public static func raw(_ bytes: Data) -> Self {
        Self(content: .raw(bytes))
    }

    /// Sends text as it is, HTTP or not, and closes the connection; lines end where it says `\r\n`.
    ///
    /// - Parameter text: Everything that the client gets to see, sent as UTF-8.
    public static func raw(_ text: String) -> Self {
        .raw(Data(text.utf8))
    }

    /// Does one step after another and closes the connection: for what no other answer does.
    ///
    /// - Parameter steps: The steps in order.
    public static func script(_ steps: [LoopbackServer.Step]) -> Self {
        Self(content: .script(steps))
    }

    /// Resets the connection without sending a byte.
    public static var reset: Self { .script([.reset]) }

    /// Closes the connection without sending a byte.
    public static var closed: Self { .script([.close]) }

    /// Sends nothing, ever: the connection stays open until the client leaves or the server stops.
    public static var hanging: Self { .script([.wait(.seconds(86_400 * 365))]) }
}
