#if os(Linux)
    import Foundation

    /// The part of a request's body that has not been sent.
    enum CurlUpload {
        case data(Data, offset: Int)
        /// A file or a stream.
        case stream(BodyReader)

        /// Creates the upload of an exchange. If a file or a stream has no bytes yet, the transfer pauses. When bytes
        /// arrive, `queue` receives the command to resume it.
        init(_ exchange: CurlExchange, _ queue: CurlQueue) {
            let request = exchange.request
            if let parts = request.bodyParts {
                self = .stream(BodyReader(parts) { queue.send(.resume(exchange)) })
            } else {
                self = .data(request.body, offset: 0)
            }
        }

        /// Returns the next bytes, at most `count`, or nil if no bytes are available yet. Returns empty data at the
        /// end.
        mutating func next(_ count: Int) throws -> Data? {
            switch self {
            case .data(let data, let offset):
                let part = data.dropFirst(offset).prefix(count)
                self = .data(data, offset: offset + part.count)
                return part
            case .stream(let reader): return try reader.next(count)
            }
        }

        /// Continues a transfer that waits for bytes of the body, so that libcurl can end it without the rest of the
        /// body.
        func headHasArrived() {
            if case .stream(let reader) = self { reader.resume() }
        }

        /// Ends the reading of a file or a stream.
        func close() {
            if case .stream(let reader) = self { reader.close() }
        }

        /// Continues the body at another offset. Returns false if this is not possible.
        mutating func seek(to offset: Int) -> Bool {
            switch self {
            case .data(let data, _) where (0...data.count).contains(offset):
                self = .data(data, offset: offset)
                return true
            case .stream(let reader) where offset == 0:
                guard let new = reader.restarted() else { return false }
                self = .stream(new)
                return true
            default: return false
            }
        }
    }
#endif
