#if os(Linux)
    import CurlTransport
    import Foundation
    import SharedTestCode
    import Synchronization
    import Testing

    /// Live tests of connections over a proxy.
    @Suite(.hangLimit) struct CurlConnectionProxyTests {
        @Test(arguments: ["ws", "http"]) func aConnectionWithoutTLSUsesATunnelToo(scheme: String) async throws {
            let heads = Recorded<String>()
            let proxy = try proxy { head, socket in
                heads.add(head)
                socket.write(Array("HTTP/1.1 200 Connected\r\nA: b\r\n\r\n".utf8))
                while case let bytes = socket.read(), !bytes.isEmpty, socket.write(bytes) {}
            }
            let sockets = curlSockets { $0.proxy = .url("http://ada:pass%40word@127.0.0.1:\(proxy.port)") }
            let connection = try await sockets.connection("\(scheme)://me:mine@fetching.invalid/secret?a=secret")
            try await connection.expectEcho()
            try await connection.expectEcho(count: 1 << 20)
            let head = try #require(heads.all.first)
            expect(head.hasPrefix("CONNECT fetching.invalid:80 HTTP/1.1\r\n"), "\(head)")
            expect(head.contains("Basic \(Data("ada:pass@word".utf8).base64EncodedString())\r\n"), "\(head)")
            expect(!head.contains("secret") && !head.contains("mine"), "\(head)")
        }

        @Test func bytesAfterTheResponseOfTheProxyBelongToTheServer() async throws {
            let proxy = try proxy { _, socket in
                socket.write(Array("HTTP/1.1 200 OK\r\n\r\nhello".utf8))
                _ = socket.read()
            }
            let sockets = curlSockets { $0.proxy = .url("http://127.0.0.1:\(proxy.port)") }
            try await expectEqual(
                sockets.connection("ws://fetching.invalid/").receive(atLeast: 5), Data("hello".utf8))
        }

        @Test func aProxyThatRefusesATunnelIsAnError() async throws {
            for response in ["HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 407 No\r\n\r\n", "hello", ""] {
                let proxy = try proxy { _, socket in socket.write(Array(response.utf8)) }
                let sockets = curlSockets { $0.proxy = .url("http://ada:planted@127.0.0.1:\(proxy.port)") }
                let error = await expect(throws: URLError.self, "\(response)") {
                    try await sockets.connection("ws://fetching.invalid/")
                }
                if response.contains("HTTP") { expectEqual(error?.code, .cannotConnectToHost, "\(response)") }
                expect(!"\(error as Any) \(error?.userInfo ?? [:])".contains("planted"))
            }
            await expectFailure(.cannotConnectToHost) {
                try await curlSockets { $0.proxy = .url("http://127.0.0.1:1") }.connection("ws://fetching.invalid/")
            }
        }

        /// libcurl reads the body of the refusal in one call that does not return. The call is ended by its limit.
        @Test func aProxyThatRespondsWithoutEndDelaysOthersForTwoSecondsAtMost() async throws {
            let isFlooded = DispatchSemaphore(value: 0)
            let written = Mutex(0)
            let proxy = try proxy { head, socket in
                guard head.contains("flood") else {
                    socket.write(Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
                    while case let bytes = socket.read(), !bytes.isEmpty, socket.write(bytes) {}
                    return
                }
                socket.write(Array("HTTP/1.1 407 No\r\nContent-Length: 99999999999\r\n\r\n".utf8))
                let part = [UInt8](repeating: 120, count: 1 << 20)
                isFlooded.signal()
                while socket.write(part) { written.withLock { $0 += part.count } }
            }
            let sockets = curlSockets { $0.proxy = .url("http://127.0.0.1:\(proxy.port)") }
            let connection = try await sockets.connection("ws://fetching.invalid/")
            let flood = Task { try await sockets.connection("ws://flood.invalid/") }
            try await onOwnThread { isFlooded.wait() }
            for _ in 0..<100 { try await connection.expectEcho() }
            try await sockets.connection("ws://other.invalid/").expectEcho()
            await expect(throws: URLError.self) { try await flood.value }
            // Without the limit, the call would end after the complete body.
            expect(written.withLock { $0 < 99_999_999_999 })
        }

        /// Returns a proxy that reads a head and then runs `respond`.
        private func proxy(_ respond: @escaping @Sendable (String, ByteSocket) -> Void) throws -> ByteServer {
            try ByteServer { socket in
                var head = ""
                while !head.hasSuffix("\r\n\r\n"), case let bytes = socket.read(), !bytes.isEmpty {
                    head += String(decoding: bytes, as: UTF8.self)
                }
                respond(head, socket)
            }
        }
    }
#endif
