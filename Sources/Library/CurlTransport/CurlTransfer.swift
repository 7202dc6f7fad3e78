#if os(Linux)
    internal import CCurl
    import Foundation
    internal import HTTPSyntax

    /// The request and the received part of the response of one transfer. Only the loop's thread uses it.
    struct CurlTransfer {
        let exchange: CurlExchange
        let loop: CurlLoop
        private var maximumBodyBytes: Int
        var upload: CurlUpload
        /// The number of times that the request was sent, at least in part.
        private(set) var sendCount = 0
        /// The local port of the connection over which the request is sent, or nil.
        private(set) var port: Int?
        /// A response that libcurl has not read, because the server has reset the connection.
        var earlyResponse: [UInt8]?
        private var head = CurlHeadReader()
        private var body = Data()
        /// The parts of a compressed body before the last part, which is in `body`. Each is freed as soon as it is
        /// decompressed.
        private var parts: [Data] = []
        private var bodyBytes = 0
        private static let partBytes = 64 << 10
        private let boundedBodies: BoundedBodies
        /// The error with which the transport, not libcurl, has ended the transfer. Nil if there is none.
        private var failure: (any Error)?
        /// Whether the transport has ended the transfer after the head. The error that libcurl then reports is ignored.
        private var isEndedAfterHead = false

        /// Creates a transfer of `loop`. When a paused transfer can continue, `queue` receives the command to resume
        /// it. A transfer whose body is not needed is added to `boundedBodies`.
        init(
            _ exchange: CurlExchange, _ loop: CurlLoop, _ queue: CurlQueue, _ boundedBodies: BoundedBodies,
            maximumBodyBytes: Int
        ) {
            self.exchange = exchange
            self.loop = loop
            self.boundedBodies = boundedBodies
            self.maximumBodyBytes = maximumBodyBytes
            upload = CurlUpload(exchange, queue)
        }

        var isReceivingHead: Bool { !head.isComplete }

        /// The last field line of the response that was read, or nil.
        var lastLine: String? { head.lastLine }

        /// Checks a part of a line of the head, before libcurl stores the line. Returns whether the transfer continues.
        /// The complete line is received later.
        mutating func accepts(partOfHead part: Span<UInt8>) -> Bool { continues { try $0.head.check(part) } }

        /// Receives a line of a head or a trailer. Returns whether the transfer continues.
        mutating func receive(line: Span<UInt8>) -> Bool {
            continues {
                let wasComplete = $0.head.isComplete
                try $0.head.read(line)
                guard !wasComplete, $0.head.isComplete else { return }
                $0.head.keepCoding(for: $0.exchange.request.source)
                let head = $0.head.head
                $0.exchange.receive(head)
                $0.upload.headHasArrived()
                let hasBody = $0.hasBody
                if hasBody, head.hasUnsupportedTransferCoding {
                    throw GzipDecoder.unsupported("a transfer coding other than chunked")
                }
                if hasBody, $0.exchange.isFollowed(head) { $0.boundBody() }
                // The bytes of a body that must not be there may arrive later, and would be read as the next response.
                // Over HTTP/2, a body belongs to its stream.
                let isPoisoned = !hasBody && $0.head.declaresBody
                // A server that refuses a long body may close the connection without reading the body.
                let isRefusal = $0.exchange.request.hasLongBody && head.status >= 300
                if isPoisoned || isRefusal { try $0.exchange.handle.set(CURLOPT_FORBID_REUSE, 1) }
                // libcurl adds the field `Expect` to a request with a body of 1 MB or more. After a 417, it would send
                // the request again without the field, and ignore the body of the 417. So the transfer ends here.
                $0.isEndedAfterHead = head.status == 417 && $0.exchange.request.hasBody
            } && !isEndedAfterHead
        }

        /// Limits the body of a redirect, which is received only so that the connection can be used again.
        private mutating func boundBody() {
            maximumBodyBytes = min(maximumBodyBytes, 64 << 10)
            boundedBodies.add(exchange)
        }

        /// Ends the work that belongs to the transfer.
        func close() { upload.close() }

        /// Whether the request's body is a file or a stream, and the head of the response is complete.
        var isAnsweredUpload: Bool {
            if case .stream = upload { head.isComplete } else { false }
        }

        /// Receives a part of a body that is collected. Returns whether the transfer continues.
        mutating func receive(body bytes: Span<UInt8>) -> Bool {
            exchange.call.recordByte()
            return continues {
                let coding = $0.head.head.coding
                if coding == .unsupported { throw GzipDecoder.unsupported($0.head.head.codings ?? []) }
                let isCompressed = coding != .none
                let count = $0.bodyBytes + bytes.count
                guard (isCompressed ? GzipDecoder.leastCount(of: count) : count) <= $0.maximumBodyBytes else {
                    throw CurlBodyTooLong(maximumBytes: $0.maximumBodyBytes)
                }
                if isCompressed, $0.body.count >= Self.partBytes {
                    $0.parts.append($0.body)
                    $0.body = Data()
                }
                $0.body.append(copying: bytes)
                $0.bodyBytes = count
            }
        }

        /// Returns the next bytes of the request's body; see ``CurlUpload/next(_:)``.
        mutating func send(_ count: Int) throws -> Data? {
            exchange.call.recordByte()
            do { return try upload.next(count) } catch {
                failure = error
                throw error
            }
        }

        /// Goes back to an offset in the request's body, so that libcurl can send the request again on another
        /// connection. Returns whether this is possible.
        mutating func seek(to offset: Int) -> Bool {
            guard mayRepeat else {
                failure = URLError(.networkConnectionLost)
                return false
            }
            return upload.seek(to: offset)
        }

        /// Whether the request may be sent again after its connection was lost without a response.
        private var mayRepeat: Bool { exchange.request.isRepeatable && sendCount < 2 }

        /// Records that the request is about to be sent over the connection with the given local port. libcurl sends it
        /// again if the connection is lost before a byte of the response. Returns whether the request may be sent.
        mutating func willSend(port: Int) -> Bool {
            if sendCount > 0 {
                guard mayRepeat else {
                    failure = failure ?? URLError(.networkConnectionLost)
                    return false
                }
                exchange.call.listener?.recordRepeat()
            }
            sendCount += 1
            self.port = port
            earlyResponse = nil
            return true
        }

        /// Whether the transfer may be started again, because no byte of a response has arrived.
        var mayRestart: Bool {
            failure == nil && !exchange.isEnded && !head.hasBegun && sendCount > 0 && mayRepeat
                && !exchange.request.hasBody
        }

        /// Reads the response of a server that has responded before the end of the request's body, and has then reset
        /// the connection. Returns whether the response is complete.
        mutating func readEarlyResponse() -> Bool {
            let previous = failure
            guard !exchange.isEnded, !head.hasBegun, var rest = earlyResponse?[...],
                previous == nil || (previous as? URLError)?.code == .networkConnectionLost
            else { return false }
            failure = nil
            while !head.isComplete {
                guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
                    failure = previous
                    return false
                }
                let line = rest[...end]
                guard receive(line: line.span) else { return false }
                rest = rest[(end + 1)...]
            }
            let (body, isComplete) = hasBody ? head.body(in: rest) : ([], true)
            if let stream = exchange.stream {
                stream.append { $0.append(contentsOf: body) }
            } else if !receive(body: body.span) {
                return false
            }
            if !isComplete { failure = previous }
            return isComplete
        }

        /// Whether a body follows the head of the response.
        private var hasBody: Bool { exchange.request.method != "HEAD" && ![204, 304].contains(head.head.status) }

        /// Returns the response, or the reason why it is not complete.
        ///
        /// - Parameter error: The error of libcurl, or nil if libcurl has no error.
        func result(_ error: (any Error)?) -> Result<CurlResponse, any Error> {
            let error = failure ?? (isEndedAfterHead ? nil : error)
            // If the connection is closed within the head, libcurl reports no error. So this case is checked here.
            guard head.isComplete else { return .failure(error ?? URLError(.networkConnectionLost)) }
            let head = head.head
            if let error {
                return .failure(CurlBodyError(head: head, body: head.coding == .none ? body : Data(), reason: error))
            }
            return .success(CurlResponse(head: head, body: body, parts: parts, maximumBodyBytes: maximumBodyBytes))
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
