#if os(Linux)
    import Fetching
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    /// Tests of requests over a proxy. Other tests show which variables of the environment name a proxy.
    @Suite(.live, .hangLimit, .certificates) struct CurlProxyTests {
        @Test func theNameAndThePasswordOfAProxyAreSentToTheProxyOnly() async throws {
            let server = try LoopbackServer.start(allowsAnyHost: true) {
                .text("\($0.target) \($0[header: "Proxy-Authorization"] ?? "") \($0[header: "Authorization"] ?? "-")")
            }
            let store = try curlStore { $0.proxy = .url("http://ada:pass%40word@127.0.0.1:\(server.port)") }
            let text = try await store.text("http://fetching.invalid/a").text
            expectEqual(text, "http://fetching.invalid/a Basic \(Data("ada:pass@word".utf8).base64EncodedString()) -")
        }

        /// encode/httpx 2174, aio-libs/aiohttp 13409: a zone has a meaning only on this machine (RFC 6874 §4).
        @Test func theHostIsSentWithoutItsZoneAndInASCII() async throws {
            let server = try LoopbackServer.start(allowsAnyHost: true) {
                .text("\($0.target) \($0[header: "Host"] ?? "")")
            }
            let store = try curlStore { $0.proxy = .url(server.baseURL) }
            for (url, host) in [
                ("http://[fe80::1%25lo]:8080/", "[fe80::1]:8080"), ("http://[fe80::1%lo]/", "[fe80::1]"),
                ("http://[::1]:81/", "[::1]:81"), ("http://bücher.example/", "xn--bcher-kva.example"),
                ("http://fetching.invalid:80/", "fetching.invalid"), ("http://fetching.invalid:/", "fetching.invalid"),
                ("http://me@fetching.invalid/", "fetching.invalid"),
            ] {
                try await expectEqual(store.text(url).text, "http://\(host)/ \(host)", "\(url)")
            }
        }

        @Test func theErrorOfAProxyContainsNoPassword() async throws {
            let server = try LoopbackServer.start(allowsAnyHost: true) { _ in .reset }
            let store = try curlStore { $0.proxy = .url("http://ada:planted@127.0.0.1:\(server.port)") }
            let error = try #require(
                await store.failure(createRequest(baseURL: "http://fetching.invalid/")) as? URLError)
            expect(!"\(error) \(error.errorUserInfo)".contains("planted"))
        }

        @Test func aProxyThatRefusesATunnelIsAnError() async throws {
            let targets = Recorded<String>()
            let server = try LoopbackServer.start(allowsAnyHost: true) { request in
                targets.add("\(request.method) \(request.target)")
                return .text("no", status: 403)
            }
            let store = try curlStore { $0.proxy = .url(server.baseURL) }
            try await expectEqual(store.errorCode("https://fetching.invalid/a"), .cannotConnectToHost)
            expectEqual(targets.all, ["CONNECT fetching.invalid:443"])
        }

        /// With a handle that was used before, libcurl 7.88 corrupts the memory of the process.
        @Test func trailerFieldsOfAProxyAreIgnored() async throws {
            let server = try LoopbackServer.start(allowsAnyHost: true) { request in
                let trailer = " a: \(String(repeating: "a", count: 5000))"
                return request.method == "CONNECT"
                    ? .raw("HTTP/1.1 407 No\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nno\r\n0\r\n\(trailer)\r\n\r\n")
                    : .text("hello")
            }
            let store = try curlStore { $0.proxy = .url(server.baseURL) }
            for _ in 0..<20 {
                try await expectEqual(store.text("http://fetching.invalid/").text, "hello")
                try await expectEqual(store.errorCode("https://fetching.invalid/"), .cannotConnectToHost)
            }
        }

        @Test func aProxyThatCannotBeReachedIsAnError() async throws {
            let store = try curlStore { $0.proxy = .url("http://127.0.0.1:1") }
            try await expectEqual(store.errorCode("http://fetching.invalid/"), .cannotConnectToHost)
        }

        @Test(.enabled(if: Programs.openssl != nil && Programs.python != nil, "needs OpenSSL and Python"))
        func aRequestOverTLSUsesATunnelWithBasicAuthentication() async throws {
            let certificates = try #require(Certificates.current)
            let server = try await TLSServer(certificates, "good")
            defer { server.stop() }
            let proxy = try await PythonServer(tunnelProxy)
            defer { proxy.stop() }
            func store(_ password: String) throws -> NetworkStore {
                try curlStore(trusting: certificates) {
                    $0.proxy = .url("http://ada:\(password)@127.0.0.1:\(proxy.port)")
                }
            }
            expect(try await store("password").text(server.baseURL).text.contains("s_server"))
            try await expectEqual(store("wrong").errorCode(server.baseURL), .cannotConnectToHost)
        }
    }

    /// A proxy that opens one tunnel at a time for the user `ada` with the password `password`.
    private let tunnelProxy = """
        import base64, select
        expected = b"Basic " + base64.b64encode(b"ada:password")
        while True:
            client, head = listener.accept()[0], b""
            while b"\\r\\n\\r\\n" not in head: head += client.recv(4096)
            if expected not in head:
                client.sendall(b"HTTP/1.1 407 No\\r\\nProxy-Authenticate: Basic realm=a\\r\\n"
                               b"Content-Length: 0\\r\\n\\r\\n")
                client.close()
                continue
            host, port = head.split()[1].decode().split(":")
            server = socket.create_connection((host, int(port)))
            client.sendall(b"HTTP/1.1 200 Connected\\r\\n\\r\\n")
            pairs = {client: server, server: client}
            while pairs:
                for ready in select.select(list(pairs), [], [])[0]:
                    try:
                        data = ready.recv(65536)
                        if data: pairs[ready].sendall(data)
                        else: pairs.pop(ready).shutdown(socket.SHUT_WR)
                    except OSError: pairs.pop(ready, None)
            client.close(); server.close()
        """
#endif
