#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Synchronization
    import Testing

    @testable import Fetching

    /// Tests of requests over HTTP/2 that the server has not processed (RFC 9113 §8.7), and of early responses.
    @Suite(
        .live, .hangLimit, .certificates, .enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"),
        .enabled(if: Programs.python != nil, "needs Python"))
    struct CurlHTTP2RepeatTests {
        @Test(
            arguments: [
                // The action, the number of requests that are received, and whether there is a response.
                ("refuse", 2, true), ("goaway", 2, true), ("refuse refuse", 3, true), ("goaway goaway", 3, true), ("goaway early", 2, true),
                ("cancel", 1, false), ("processed", 1, false), ("close", 1, false),
            ], [(0, 0), (0, 4), (1, 0), (1, 4), (1, 100_000)])
        func aPOSTIsSentAgainOnlyIfTheServerHasNotProcessedIt(
            _ action: (names: String, count: Int, hasResponse: Bool), _ form: (first: Int, byteCount: Int)
        ) async throws {
            let first = form.first
            // libcurl does not say that a stream was refused, except for the first one of a connection.
            let isUnknown = first > 0 && action.names.contains("refuse")
            let action = isUnknown ? (names: "refuse", count: 1, hasResponse: false) : action
            let body = String(repeating: "a", count: form.byteCount)
            let certificates = try #require(Certificates.current)
            let names = Array(repeating: "respond", count: first) + action.names.split(separator: " ").map(String.init)
            let server = try await HTTP2ScriptServer(certificates, names)
            defer { server.stop() }
            let events = Mutex<[NetworkEvent]>([])
            let store = try NetworkStore.curl(options(certificates))
            for _ in 0..<first { _ = try await store.text(server.baseURL) }
            let request = try createRequest(
                .post, baseURL: server.baseURL, body: body.isEmpty ? nil : .text(body), timeLimit: longTimeout)
            let observed = store.layered(observing { event in events.withLock { $0.append(event) } })
            if action.hasResponse {
                let text = String(decoding: try await observed.fetchData(request).0, as: UTF8.self)
                #expect(text == "\(first + action.count)")
            } else {
                let error = await observed.failure(request)
                #expect((error as? URLError)?.code == .networkConnectionLost)
            }
            // The response to the next request is the number of all requests.
            #expect(try await store.text(server.baseURL).text == "\(first + action.count + 1)")
            #expect(events.withLock { $0.last?.resendCount } == action.count - 1)
        }

        @Test func aServerThatRefusesEachTimeIsAskedSixTimes() async throws {
            let certificates = try #require(Certificates.current)
            let server = try await HTTP2ScriptServer(certificates, Array(repeating: "refuse", count: 6))
            defer { server.stop() }
            let store = try NetworkStore.curl(options(certificates))
            let request = try createRequest(.post, baseURL: server.baseURL, body: .text("a"), timeLimit: longTimeout)
            let error = await store.failure(request)
            #expect((error as? URLError)?.code == .networkConnectionLost)
            #expect(try await store.text(server.baseURL).text == "7")
        }

        /// The last action concerns a request among others.
        @Test(arguments: ["goaway"]) func refusedRequestsAmongOthersAreSentAgain(action: String) async throws {
            let certificates = try #require(Certificates.current)
            let names = (0..<40).map { $0 % 8 == 7 ? action : "respond" }
            let server = try await HTTP2ScriptServer(certificates, names)
            defer { server.stop() }
            let store = try NetworkStore.curl(options(certificates))
            let request = try createRequest(.post, baseURL: server.baseURL, body: .text("a"), timeLimit: longTimeout)
            let numbers = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<40 {
                    group.addTask { String(decoding: try await store.fetchData(request).0, as: UTF8.self) }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(numbers.count == 40)
        }

        @Test(arguments: [(0, false), (4, false), (4, true), (100_000, false), (100_000, true), (600_000, false), (600_000, true)])
        func anEarlyResponseIsReturned(byteCount: Int, isStream: Bool) async throws {
            let certificates = try #require(Certificates.current)
            let server = try await HTTP2ScriptServer(certificates, Array(repeating: "early", count: 20))
            defer { server.stop() }
            let store = try NetworkStore.curl(options(certificates))
            for number in 1...20 {
                var request = try createRequest(.post, baseURL: server.baseURL, timeLimit: .seconds(3))
                if isStream {
                    request.httpBodyStream = InputStream(data: Data(count: byteCount))
                } else {
                    request.httpBody = Data(count: byteCount)
                }
                #expect(try await store.fetchData(request).0 == Data("\(number)".utf8))
            }
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
        @Test(arguments: ["ok", "static"], ["", "body"])
        func noneOf2000POSTsIsLostOrReceivedTwice(location: String, body: String) async throws {
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
                                let request = try createRequest(
                                    .post, baseURL: "\(Peer.baseURL)/\(location)?\(name)-\(number)-",
                                    body: body.isEmpty ? nil : .text(body), timeLimit: longTimeout)
                                let response = try await store.fetchData(request).1
                                #expect((response as? HTTPURLResponse)?.statusCode == (location == "ok" ? 200 : 405))
                            } catch { Issue.record("\(number): \((error as NSError).userInfo)") }
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
            #expect(lines.count == 2000 && Set(lines).count == 2000)
            #expect(lines.allSatisfy { $0.hasPrefix("HTTP/2.0 POST ") })
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
