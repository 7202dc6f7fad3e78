#if os(Linux)
    import Foundation

    /// The request and the received part of the response of one transfer. Only libcurl's thread uses it.
    struct CurlTransfer {
        let exchange: CurlExchange
        let maximumBodyBytes: Int
        var upload: CurlUpload
        private var head = CurlHeadReader()
        private var body = Data()
        /// A compressed body has several parts, so that its memory can be freed part by part while it is decompressed.
        private var parts: [Data] = []
        private var bodyBytes = 0
        private static let partBytes = 64 << 10
        /// The error with which this side has ended the transfer.
        private var failure: (any Error)?
        /// Whether this side has ended the transfer after the head.
        private var isEndedAfterHead = false

        /// Creates a transfer that `queue` continues after a pause.
        init(_ exchange: CurlExchange, _ queue: CurlQueue, maximumBodyBytes: Int) {
            self.exchange = exchange
            self.maximumBodyBytes = maximumBodyBytes
            upload = CurlUpload(exchange, queue)
        }

        /// Whether the head of the response is not complete.
        var isReceivingHead: Bool { !head.isComplete }

        /// Returns whether libcurl may read a part of a line of the head. The complete line is received afterwards.
        mutating func accepts(partOfHead part: Span<UInt8>) -> Bool { continues { try $0.head.check(part) } }

        /// Receives a line of a head or a trailer. Returns whether the transfer goes on.
        mutating func receive(line: Span<UInt8>) -> Bool {
            continues {
                let wasComplete = $0.head.isComplete
                try $0.head.read(line)
                guard !wasComplete, $0.head.isComplete else { return }
                let head = $0.head.head
                let hasBody = $0.exchange.request.method != "HEAD" && ![204, 304].contains(head.status)
                if hasBody, head.coding == .unsupported { throw GzipDecoder.unsupportedCoding }
                $0.exchange.receive(head)
                $0.upload.headHasArrived()
                // If the request had an `Expect` field, libcurl would send it again without the field, and ignore the
                // body of the first response. libcurl adds the field to a request with a body of 1 MB or more.
                $0.isEndedAfterHead = head.status == 417 && $0.exchange.request.hasBody
            } && !isEndedAfterHead
        }

        /// Whether the response has begun, and the request's body is a file or a stream.
        var isAnsweredUpload: Bool {
            if case .stream = upload { head.isComplete } else { false }
        }

        /// Receives a part of a body that is collected. Returns whether the transfer goes on.
        mutating func receive(body bytes: Span<UInt8>) -> Bool {
            continues {
                let isCompressed = $0.head.head.coding != .none
                let count = $0.bodyBytes + bytes.count
                guard (isCompressed ? GzipDecoder.leastCount(of: count) : count) <= $0.maximumBodyBytes else {
                    throw BodyTooLong(maximumBytes: $0.maximumBodyBytes)
                }
                if isCompressed, $0.body.count >= Self.partBytes {
                    $0.parts.append($0.body)
                    $0.body = Data()
                }
                $0.body.append(copying: bytes)
                $0.bodyBytes = count
            }
        }

        /// Returns the next part of the request's body, at most `count` bytes, or nil if the body cannot be read.
        mutating func send(_ count: Int) -> CurlUpload.Part? {
            do { return try upload.next(count) } catch {
                failure = error
                return nil
            }
        }

        /// Goes back to an offset in the request's body, because libcurl sends the request again on another connection.
        /// Returns whether this is possible.
        mutating func seek(to offset: Int) -> Bool {
            guard exchange.request.isRepeatable else {
                failure = URLError(.networkConnectionLost)
                return false
            }
            return upload.seek(to: offset)
        }

        /// Returns the response, or the reason why there is none.
        ///
        /// - Parameter error: The error of libcurl, or nil if libcurl has no error.
        func result(_ error: URLError?) -> Result<CurlResponse, any Error> {
            if let error = failure ?? (isEndedAfterHead ? nil : error) { return .failure(error) }
            // For libcurl, a response is also complete if the connection was closed within its head.
            guard head.isComplete else { return .failure(URLError(.networkConnectionLost)) }
            return .success(CurlResponse(head: head.head, body: body, parts: parts))
        }

        private mutating func continues(_ step: (inout Self) throws -> Void) -> Bool {
            if exchange.isEnded { return false }
            do {
                try step(&self)
                return true
            } catch {
                failure = error
                return false
            }
        }
    }
#endif
