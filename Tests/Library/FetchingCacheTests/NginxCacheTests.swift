import SharedTestCode

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import FetchingCache
    import FetchingTestSupport
    import Foundation
    import Testing

    /// Files of nginx through a cache. nginx's access log shows which requests arrived.
    @Suite(.live, .installed(.cachedFiles), .served(by: .cachedFiles), .hangLimit) struct NginxCacheTests {
        @Test(arguments: Transport.all, StoreClosure.allCases)
        func aFileIsRequestedWhenItIsStaleAndReadWhenItHasChanged(transport: Transport, form: StoreClosure) async throws
        {
            let file = try await ServedFile("one", over: transport)
            for _ in 0..<3 { try await expectEqual(file.get("expires", form: form).text, "one") }
            try await expectEqual(file.log(), ["GET 200 -"])

            file.time.advance(by: .seconds(61))
            for _ in 0..<3 {
                let (text, response) = try await file.get("expires", form: form)
                expect(text == "one" && response.statusCode == 200)
                expectEqual(response.value(forHTTPHeaderField: "Content-Type"), "text/plain")
            }
            let etag = try #require(try await file.get("expires").response.value(forHTTPHeaderField: "ETag"))
            try await expectEqual(file.log(), ["GET 200 -", "GET 304 \(etag)"])

            try await file.write("another")
            try await expectEqual(file.get("expires", form: form).text, "one", "still fresh")
            file.time.advance(by: .seconds(61))
            for _ in 0..<3 { try await expectEqual(file.get("expires", form: form).text, "another") }
            try await expectEqual(file.log(), ["GET 200 -", "GET 304 \(etag)", "GET 200 \(etag)"])
        }

        // nginx makes the entity tag of a compressed response weak, and confirms it with the strong one.
        @Test(arguments: Transport.all, StoreClosure.allCases)
        func aCompressedFileIsConfirmedWithOneRequest(transport: Transport, form: StoreClosure) async throws {
            let text = String(repeating: "Größe 🐛 ", count: 5000)
            let file = try await ServedFile(text, over: transport)
            let (first, response) = try await file.get("gzip", form: form)
            expectEqual(first, text)
            let etag = try #require(response.value(forHTTPHeaderField: "ETag"))
            expect(etag.hasPrefix("W/"))
            for _ in 0..<2 {
                file.time.advance(by: .seconds(61))
                try await expectEqual(file.get("gzip", form: form).text, text)
                try await expectEqual(file.get("gzip", method: .head).response.statusCode, 200)
            }
            try await expectEqual(file.log(), ["GET 200 -", "GET 304 \(etag)", "GET 304 \(etag)"])
        }

        @Test(arguments: [
            // The first request, the age of the file in hours, the seconds until the second one, and what arrives then.
            ("plain", 0, 1, "304 ETAG"),
            ("plain", 10, 3500, ""),  // a tenth of the age of the file
            ("plain", 10, 3700, "304 ETAG"),
            ("modified", 0, 1, "304 DATE"),
            ("expires", 0, 59, ""),
            ("expires", 0, 60, "304 ETAG"),
            ("epoch", 0, 0, "304 ETAG"),
            ("both", 0, 59, ""),
            ("both", 0, 61, "304 ETAG"),
            ("conflict", 0, 1, "304 ETAG"),
            ("control?no-store", 0, 1, "200 -"),
            ("control?no-cache", 0, 1, "304 ETAG"),
            ("control?max-age=0,must-revalidate", 0, 1, "304 ETAG"),
            ("control?private,max-age=60,immutable", 0, 1, ""),
            ("control?s-maxage=60,max-age=1", 0, 2, "304 ETAG"),
            ("none", 0, 0, "200 -"),
            ("missing", 0, 0, "404 -"),
        ]) func theFieldsOfNginxDecide(location: String, hours: Int, seconds: Int, second: String) async throws {
            let file = try await ServedFile("text", hoursAgo: hours)
            let (text, response) = try await file.get(location)
            file.time.advance(by: .seconds(seconds))
            try await expectEqual(file.get(location).text, text)
            let log = try await file.log()
            let expected =
                second
                .replacing("ETAG", with: response.value(forHTTPHeaderField: "ETag") ?? "?")
                .replacing("DATE", with: response.value(forHTTPHeaderField: "Last-Modified") ?? "?")
            expect(log.dropFirst() == (second.isEmpty ? [] : ["GET \(expected)"]))
        }

        @Test(
            .enabled(if: Programs.curl != nil), arguments: ["plain", "gzip", "expires", "moved"], [0, 1, 1000, 300_000])
        func theBytesAreThoseOfCurl(location: String, count: Int) async throws {
            let file = try await ServedFile(
                String((0..<count).map { Character(Unicode.Scalar(UInt8(32 + $0 * $0 % 95))) }))
            let expected = try await run(
                Programs.curl ?? "", ["--silent", "--location", "--compressed", "--noproxy", "*", file.url(location)])
            expectEqual(expected.count, count)
            for form in StoreClosure.allCases + StoreClosure.allCases {
                try await expectEqual(file.get(location, form: form).text, String(decoding: expected, as: UTF8.self))
                file.time.advance(by: .seconds(31))
            }
        }

        @Test func aDeletedFileIsNotUsedAfterTheServerHasSaidSo() async throws {
            let file = try await ServedFile("text")
            let location = "control?max-age=1,stale-while-revalidate=600"
            _ = try await file.get(location)
            try await file.delete()
            file.time.advance(by: .seconds(5))
            try await expectEqual(file.get(location).text, "text")
            while try await file.log().count < 2 { try await Task.sleep(for: .milliseconds(1)) }
            // The server has logged its response before the cache has received it.
            var status = 200
            while status == 200 {
                status = try await file.get(location).response.statusCode
                try await Task.sleep(for: .milliseconds(1))
            }
            expectEqual(status, 404)
        }

        @Test(arguments: Transport.all) func confirmationsOfStreamsUseOneConnection(transport: Transport) async throws {
            let file = try await ServedFile("text", over: transport)
            for _ in 0..<5 { try await expectEqual(file.get("epoch", form: .fetchStream).text, "text") }
            try await expectEqual(file.log().map { $0.split(separator: " ")[1] }, ["200", "304", "304", "304", "304"])
            let connections = try await file.connections()
            expect(Set(connections).count == 1, "\(connections)")
        }

        @Test(arguments: ["plain", "gzip", "modified"]) func aFileThatHasNotChangedIsNil(location: String) async throws
        {
            let file = try await ServedFile(#"["Emma"]"#)
            let names: ConditionalFetcher<Void, [String]> = conditionalFetcher(
                createURLRequest: { try createRequest(baseURL: file.url(location), timeLimit: longTimeout) },
                store: file.cached)
            let first = try await names(((), since: nil)).get()
            expectEqual(first?.model, ["Emma"])
            expect(try await names(((), since: first?.validator)).get() == nil)
            try await file.write(#"["Emma", "Bobby"]"#, hoursAgo: -1)
            let second = try await names(((), since: first?.validator)).get()
            expectEqual(second?.model, ["Emma", "Bobby"])
            expect(try await names(((), since: second?.validator)).get() == nil)
        }
    }

    /// A file that nginx serves at several locations.
    private struct ServedFile {
        let time = VirtualTime()
        private let name = UUID().uuidString
        private let network: NetworkStore
        let cached: NetworkStore

        init(_ text: String, hoursAgo hours: Int = 0, over transport: Transport = .live) async throws {
            network = transport.store()
            cached = network.layered(settingTime(time.source), caching())
            try await write(text, hoursAgo: hours)
        }

        func url(_ location: String) -> String {
            let parts = location.split(separator: "?", maxSplits: 1)
            return "\(Peer.baseURL)/\(parts[0])/\(name)" + (parts.count > 1 ? "?\(parts[1])" : "")
        }

        func get(
            _ location: String, method: HTTPMethod = .get, form: StoreClosure = .fetchData
        ) async throws -> (text: String, response: HTTPURLResponse) {
            try await form.send(createRequest(method, baseURL: url(location), timeLimit: longTimeout), cached)
        }

        /// Writes the file, which gets a date of its last modification in the past.
        func write(_ text: String, hoursAgo hours: Int = 0) async throws {
            let date = httpDateText(Date().addingTimeInterval(Double(-3600 * hours)))
            try await change(.put, ["Date": date], RequestBody(Data(text.utf8), contentType: "text/plain"))
        }

        func delete() async throws { try await change(.delete) }

        private func change(
            _ method: HTTPMethod, _ headers: [String: String] = [:], _ body: RequestBody? = nil
        ) async throws {
            let request = try createRequest(
                method, baseURL: "\(Peer.baseURL)/files/\(name)", headers: headers, body: body, timeLimit: longTimeout)
            let status = (try await network.fetchData(request).1 as? HTTPURLResponse)?.statusCode
            expect(status == 201 || status == 204)
        }

        /// The requests for the file: their method, the status and the condition.
        func log() async throws -> [String] { try await lines().map { $0.dropFirst().joined(separator: " ") } }

        /// The numbers of the connections over which the requests arrived.
        func connections() async throws -> [Substring] { try await lines().map { $0[0] } }

        private func lines() async throws -> [[Substring]] {
            try await network.text("\(Peer.baseURL)/log").text.split(separator: "\n")
                .map { $0.split(separator: " ") }
                .filter { $0[0] == name }.map { Array($0.dropFirst()) }
        }
    }

    extension Peer {
        /// nginx with files that can be written at `/files/NAME`.
        fileprivate static let cachedFiles = nginxServer(
            """
            default_type text/plain;
            log_format condition escape=none
                '$file $connection $request_method $status $condition';
            map $http_if_none_match$http_if_modified_since $condition { '' -; default $http_if_none_match$http_if_modified_since; }
            map $uri $file { ~/(?<last>[^/]+)$ $last; }
            server {
                listen 127.0.0.1:PORT1; access_log FOLDER/access.log condition;
                location = /log { access_log off; alias FOLDER/access.log; }
                location /files/ { access_log off; alias FOLDER/www/; dav_methods PUT DELETE; create_full_put_path on; }
                location /plain/ { alias FOLDER/www/; }
                location /modified/ { alias FOLDER/www/; etag off; }
                location /expires/ { alias FOLDER/www/; expires 60; }
                location /epoch/ { alias FOLDER/www/; expires epoch; }
                location /both/ { alias FOLDER/www/; expires 60; add_header Cache-Control must-revalidate; }
                location /conflict/ { alias FOLDER/www/; expires 30; add_header Cache-Control max-age=60; }
                location /control/ { alias FOLDER/www/; add_header Cache-Control $args; }
                location /gzip/ {
                    alias FOLDER/www/; expires 60; gzip on; gzip_vary on; gzip_min_length 0; gzip_types text/plain;
                }
                location /none/ { return 200 text; }
                location /moved/ { expires 60; return 301 /expires/$file; }
            }
            """)
    }
#endif
