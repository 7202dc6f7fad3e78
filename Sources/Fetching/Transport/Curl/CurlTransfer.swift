#if os(Linux)
    import Foundation

    /// The request and the received part of the response of one transfer. Only libcurl's thread uses it.
    struct CurlTransfer {
        let exchange: CurlExchange
        let maximumBodyBytes: Int
        var upload: CurlUpload
        private var head = CurlHeadReader()
        private var body = Data()
        /// The error with which this side has ended the transfer.
        private var failure: (any Error)?

        init(_ exchange: CurlExchange, maximumBodyBytes: Int) {
            self.exchange = exchange
            self.maximumBodyBytes = maximumBodyBytes
            upload = CurlUpload(exchange.request.source)
        }

        /// Receives a line of a head or a trailer. Returns whether the transfer goes on.
        mutating func receive(line: Span<UInt8>) -> Bool {
            continues {
                let wasComplete = $0.head.isComplete
                try $0.head.read(line)
                if !wasComplete, $0.head.isComplete { $0.exchange.receive($0.head.head) }
            }
        }

        /// Receives a part of a body that is collected. Returns whether the transfer goes on.
        mutating func receive(body bytes: Span<UInt8>) -> Bool {
            continues {
                guard bytes.count <= $0.maximumBodyBytes - $0.body.count else {
                    throw BodyTooLong(maximumBytes: $0.maximumBodyBytes)
                }
                $0.body.append(copying: bytes)
            }
        }

        /// Returns the next bytes of the request's body, at most `count`, or nil if the body cannot be read.
        mutating func send(_ count: Int) -> Data? {
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

        /// The phase of the exchange.
        var phase: TimedOut.Phase { head.isComplete ? .receivingBody : .waitingForResponse }

        /// Returns the response, or the reason why there is none.
        ///
        /// - Parameter error: The error of libcurl, or nil if libcurl has no error.
        func result(_ error: URLError?) -> Result<CurlResponse, any Error> {
            if let error = failure ?? error { return .failure(error) }
            // For libcurl, a response is also complete if the connection was closed within its head.
            guard head.isComplete else { return .failure(URLError(.networkConnectionLost)) }
            return .success(CurlResponse(head: head.head, body: body))
        }

        private mutating func continues(_ step: (inout Self) throws -> Void) -> Bool {
            do {
                try step(&self)
                return true
            } catch {
                failure = error
                return false
            }
        }
    }

    /// The part of a request's body that has not been sent.
    enum CurlUpload {
        case data(Data, offset: Int)
        case stream(InputStream)

        init(_ request: URLRequest) {
            if request.httpBody == nil, let stream = request.httpBodyStream {
                stream.open()
                self = .stream(stream)
            } else {
                self = .data(request.httpBody ?? Data(), offset: 0)
            }
        }

        /// Returns the next bytes, at most `count`. Returns no bytes at the end.
        mutating func next(_ count: Int) throws -> Data {
            switch self {
            case .data(let data, let offset):
                let part = data.dropFirst(offset).prefix(count)
                self = .data(data, offset: offset + part.count)
                return part
            case .stream(let stream):
                return try stream.next(count)
            }
        }

        /// Closes a stream.
        func close() {
            if case .stream(let stream) = self { stream.close() }
        }

        /// Continues at another offset. Returns false if this is not possible.
        mutating func seek(to offset: Int) -> Bool {
            guard case .data(let data, _) = self, (0...data.count).contains(offset) else { return false }
            self = .data(data, offset: offset)
            return true
        }
    }
#endif
