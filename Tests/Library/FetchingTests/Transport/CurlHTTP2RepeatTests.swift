#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Synchronization
    import Testing

    @testable import Fetching

    /// Tests of requests over HTTP/2 that are sent again because the server ends the connection.
    @Suite(
        .live, .hangLimit, .certificates, .enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"),
        .enabled(if: Programs.python != nil, "needs Python"))
    struct CurlHTTP2RepeatTests {
        /// The actions of the server, the number of requests that are received, and whether there is a response.
        private static let endings: [(names: String, count: Int, hasResponse: Bool)] = [
            ("refuse", 2, true), ("goaway", 2, true), ("processed", 2, true), ("cancel", 1, false),
            ("goaway goaway", 2, false), ("refuse refuse", 2, false), ("processed goaway", 2, false),
        ]

        @Test func aRequestIsSentAgainOnceIfAConnectionEnds() async throws {
            // The server has responded to `first` requests over the same connection before.
            let cases = Self.endings.flatMap { ending in
                [0, 1].map { first in
                    // A request on a new connection is not sent again if the server may have processed it, as with
                    // HTTP/1.1.
                    let isNew = first == 0 && ending.names.hasPrefix("processed")
                    return (ending: isNew ? (names: "processed", count: 1, hasResponse: false) : ending, first: first)
                }
            }
            let actions = cases.flatMap { ending, first in
                let responses = (
                    start: Array(repeating: "respond", count: first), end: ending.hasResponse ? ["respond"] : []
                )
                return responses.start + ending.names.split(separator: " ").map(String.init) + responses.end
            }
            let certificates = try #require(Certificates.current)
            let server = try await HTTP2ScriptServer(certificates, actions)
            defer { server.stop() }
            var received = 0
            for (ending, first) in cases {
                let comment: Comment = "\(ending.names) after \(first)"
                let events = Recorded<NetworkEvent>()
                let store = try curlStore(trusting: certificates)
                for _ in 0..<first { _ = try await store.text(server.baseURL) }
                received += first + ending.count
                let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
                let observed = store.layered(observing { event in events.add(event) })
                if ending.hasResponse {
                    let text = String(decoding: try await observed.fetchData(request).0, as: UTF8.self)
                    expectEqual(text, "\(received)", comment)
                } else {
                    try await expectEqual(observed.errorCode(request), .networkConnectionLost, comment)
                }
                expectEqual(events.all.last?.resendCount, ending.count - 1, comment)
            }
            // The server has no other requests.
            let text = try await curlStore(trusting: certificates).text(server.baseURL).text
            expectEqual(text, "\(received + 1)")
        }

        /// The server does the last action while it has several requests.
        @Test func requestsThatShareAConnectionAreSentAgain() async throws {
            let certificates = try #require(Certificates.current)
            let server = try await HTTP2ScriptServer(certificates, Array(repeating: "respond", count: 7) + ["goaway"])
            defer { server.stop() }
            let numbers = Recorded<String>()
            try await curlStore(trusting: certificates).callAtOnce(40) { store, _ in
                numbers.add(try await store.text(server.baseURL).text)
            }
            expectEqual(Set(numbers.all).count, 40)
        }
    }

    /// nginx, which ends each connection after 100 requests.
    @Suite(
        .live, .hangLimit, .certificates, .enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"),
        .installed(.nginxHTTP2), .served(by: .nginxHTTP2))
    struct NginxHTTP2Tests {
        @Test(arguments: ["ok", "static"], [("POST", ""), ("POST", "body"), ("GET", "")])
        func noneOf2000RequestsIsLost(location: String, form: (method: String, body: String)) async throws {
            let store = try curlStore { $0.trust = .insecureAcceptAnyCertificate }
            let name = UUID().uuidString
            let sent = Recorded<Void>()
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        while case let number = sent.add(()), number <= 2000 {
                            do {
                                var request = try createRequest(
                                    baseURL: "\(Peer.baseURL)/\(location)?\(name)-\(number)-",
                                    timeLimit: longTimeout)
                                request.httpMethod = form.method
                                if !form.body.isEmpty { request.httpBody = Data(form.body.utf8) }
                                let response = try await store.fetchData(request).1
                                let status = location == "ok" || form.method == "GET" ? 200 : 405
                                expect((response as? HTTPURLResponse)?.statusCode == status)
                            } catch { Issue.record("\(number): \(error)") }
                        }
                    }
                }
            }
            // nginx writes a line after the end of a request.
            var lines: [Substring] = []
            while lines.count < 2000, !Task.isCancelled {
                lines = try await store.text("\(Peer.baseURL)/log").text.split(separator: "\n")
                    .filter { $0.contains(name) }
            }
            expectEqual(Set(lines).count, 2000)
            // Only a request that is safe to send twice is sent twice, and only such a request uses HTTP/2.
            if form.method == "POST" { expectEqual(lines.count, 2000) }
            let version = form.method == "GET" ? "HTTP/2.0" : "HTTP/1.1"
            expect(lines.allSatisfy { $0.hasPrefix("\(version) \(form.method) ") })
        }
    }

    extension Peer {
        /// nginx with HTTP/2 and the certificate `good`. Put ``certificates`` before this peer.
        fileprivate static let nginxHTTP2: Peer = {
            var peer = nginxServer(
                """
                log_format path '$server_protocol $request_method $request_uri';
                server {
                    listen 127.0.0.1:PORT1 ssl http2; ssl_certificate CERTIFICATES/good.pem;
                    ssl_certificate_key CERTIFICATES/good.key; keepalive_requests 100;
                    access_log FOLDER/access.log path;
                    location = /log { access_log off; default_type text/plain; alias FOLDER/access.log; }
                    location = /ok { return 200 ok; }
                    location = /static { alias FOLDER/file; }
                }
                """, files: ["file": "file"])
            peer.scheme = "https"
            return peer
        }()
    }
#endif
