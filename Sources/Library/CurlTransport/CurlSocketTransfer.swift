#if os(Linux)
    internal import CCurl
    import Foundation

    /// An open connection. Only the thread that has opened it uses this object.
    final class CurlSocketTransfer {
        enum Outcome {
            /// The connection continues after an event or a command.
            case waits
            /// The connection continues in the next turn.
            case continues
            /// The connection is lost.
            case failed
        }

        let socket: CurlSocket
        let handle: CurlHandle
        let descriptor: Int32
        /// Whether bytes may have arrived. The system reports an event only after a call has found no bytes, and it
        /// reports none for bytes that OpenSSL holds.
        var mayReceive = true
        /// Whether bytes can be sent. The system reports an event only after it has refused bytes.
        var maySend = true
        /// Whether the connection gets a turn.
        var isReady = false
        /// The bytes that are being sent. After a refusal, OpenSSL needs the same bytes at the same place again.
        private var piece: CurlPiece?
        /// The maximum number of bytes that are sent in a turn, so that other connections don't wait long.
        private static let sendBytes = 128 * 1024

        init(_ socket: CurlSocket, _ handle: CurlHandle, _ descriptor: Int32) {
            (self.socket, self.handle, self.descriptor) = (socket, handle, descriptor)
        }

        /// Receives up to 64 KiB if they are wanted, and sends up to 128 KiB.
        func serve(_ loop: CurlLoop) -> Outcome {
            if let error = receive(loop) {
                socket.failSending(error)
                return .failed
            }
            let sendsMore = send(loop)
            return sendsMore || mayReceive && socket.wantsBytes() ? .continues : .waits
        }

        /// Returns the error if the connection is lost.
        private func receive(_ loop: CurlLoop) -> (any Error)? {
            guard mayReceive, socket.wantsBytes() else { return nil }
            let (bytes, progress) = loop.receive(handle, socket: descriptor)
            mayReceive = progress == .complete
            switch progress {
            case .complete, .blocked: socket.deliver(bytes, end: nil)
            case .ended: socket.deliver(bytes, end: .success(()))
            case .failed(let code):
                let error = handle.connectionError(code, socket.url)
                socket.deliver(bytes, end: error.isEnd ? .success(()) : .failure(error))
                return error.isEnd ? nil : error
            }
            return nil
        }

        /// Returns whether there may be more to send in the next turn.
        private func send(_ loop: CurlLoop) -> Bool {
            var rest = Self.sendBytes
            while maySend {
                guard rest > 0 else { return true }
                do {
                    guard let next = try piece ?? socket.nextPiece().map(CurlPiece.init) else { return false }
                    piece = next
                    let progress = loop.send(next, handle, socket: descriptor)
                    maySend = progress == .complete
                    switch progress {
                    case .complete:
                        rest -= next.count
                        piece = nil
                        socket.setSent(next.count)
                    case .blocked: break
                    case .ended: socket.failSending(URLError(.networkConnectionLost))
                    case .failed(let code): socket.failSending(handle.connectionError(code, socket.url))
                    }
                } catch {
                    maySend = false
                    socket.failSending(error)
                }
            }
            return false
        }
    }

    extension CurlHandle {
        /// Returns the error of a call to receive or send. Other codes mean that libcurl has closed the connection.
        fileprivate func connectionError(_ code: Int, _ url: URL) -> URLError {
            let isKnown = [CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_OUT_OF_MEMORY].contains(code)
            return error(isKnown ? code : CURLE_RECV_ERROR, url)
        }
    }

    extension URLError {
        /// Whether the server has ended TCP, but not TLS. libcurl reports this as an error if it is built with some
        /// versions of OpenSSL.
        fileprivate var isEnd: Bool {
            (errorUserInfo[NSLocalizedDescriptionKey] as? String)?.contains("unexpected eof while reading") == true
        }
    }
#endif
