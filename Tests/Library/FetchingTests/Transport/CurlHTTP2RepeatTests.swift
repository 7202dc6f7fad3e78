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
        /// The server has responded to `first` requests over the same connection before.
        @Test(
            arguments: [
                // The actions, the number of requests that are received, and whether there is a response.
                ("refuse", 2, true), ("goaway", 2, true), ("processed", 2, true), ("cancel", 1, false),
                ("goaway goaway", 2, false), ("refuse refuse", 2, false), ("processed goaway", 2, false),
            ], [0, 1])
        func aRequestIsSentAgainOnceIfAConnectionEnds(
            _ action: (names: String, count: Int, hasResponse: Bool), first: Int
        ) async throws {
            // A request on a new connection is not sent again if the server may have processed it, as with HTTP/1.1.
            let isNew = first == 0 && action.names.hasPrefix("processed")
            let action = isNew ? (names: "processed", count: 1, hasResponse: false) : action
            let certificates = try #require(Certificates.current)
            let names = Array(repeating: "respond", count: first) + action.names.split(separator: " ").map(String.init)
            let server = try await HTTP2ScriptServer(certificates, names)
            defer { server.stop() }
            let events = Mutex<[NetworkEvent]>([])
            let store = try NetworkStore.curl(options(certificates))
            for _ in 0..<first { _ = try await store.text(server.baseURL) }
            let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
            let observed = store.layered(observing { event in events.withLock { $0.append(event) } })
            if action.hasResponse {
                let text = String(decoding: try await observed.fetchData(request).0, as: UTF8.self)
                expectEqual(text, "\(first + action.count)")
            } else {
                let error = await observed.failure(request)
                expect((error as? URLError)?.code == .networkConnectionLost)
            }
            expect(events.withLock { $0.last?.resendCount } == action.count - 1)
        }

        /// The server does the last action while it has several requests.
        @Test(arguments: ["goaway"]) func requestsThatShareAConnectionAreSentAgain(action: String) async throws {
            let certificates = try #require(Certificates.current)
            let server = try await HTTP2ScriptServer(certificates, Array(repeating: "respond", count: 7) + [action])
            defer { server.stop() }
            let store = try NetworkStore.curl(options(certificates))
            let numbers = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<40 { group.addTask { try await store.text(server.baseURL).text } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            expectEqual(numbers.count, 40)
        }

        private func options(_ certificates: Certificates) throws -> CurlOptions {
            var options = CurlOptions()
            options.timeLimit = longTimeout
            options.trust = .authorities(pem: try certificates.text("authority.pem"))
            return options
        }
    }

    /// nginx, which ends each connection after 100 requests.
    @Suite(
        .live, .hangLimit, .certificates, .enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"),
        .installed(.nginxHTTP2), .served(by: .nginxHTTP2))
    struct NginxHTTP2Tests {
        @Test(arguments: ["ok", "static"], [("POST", ""), ("POST", "body"), ("GET", "")])
        func noneOf2000RequestsIsLost(location: String, form: (method: String, body: String)) async throws {
            var options = CurlOptions()
            options.timeLimit = longTimeout
            options.trust = .insecureAcceptAnyCertificate
            let store = try NetworkStore.curl(options)
            let name = UUID().uuidString
            let numbers = Numbers()
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        while case let number = numbers.next(), number <= 2000 {
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

    private final class Numbers: Sendable {
        private let last = Mutex(0)

        func next() -> Int {
            last.withLock { last in
                last += 1
                return last
            }
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
