import SharedTestCode

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import FetchingAccess
    import FetchingCache
    import FetchingTestSupport
    import Foundation
    import Testing

    /// The records of Kinto through a cache. Kinto's log shows which requests arrived.
    @Suite(.live, .installed(.kinto), .served(by: .kinto), .hangLimit) struct KintoCacheTests {
        @Test(arguments: Transport.all) func aListIsConfirmedUntilARecordChanges(transport: Transport) async throws {
            let records = Records("kept", over: transport)
            try await records.put("emma", name: "Emma")
            let (first, response) = try await records.get()
            let etag = try #require(response.value(forHTTPHeaderField: "ETag"))
            for _ in 0..<2 {
                let (text, response) = try await records.get()
                expect(text == first && response.statusCode == 200)
                expectEqual(response.value(forHTTPHeaderField: "Content-Type"), "application/json")
            }
            try await expectEqual(records.log(), ["PUT 201 -", "GET 200 -", "GET 304 \(etag)", "GET 304 \(etag)"])
            try await records.put("bobby", name: "Bobby")
            try await expectEqual(records.names(), ["Bobby", "Emma"])
            try await expectEqual(records.log().last, "GET 200 \(etag)")
        }

        @Test(arguments: CachePlace.allCases) func aChangeRemovesTheStoredRecord(place: CachePlace) async throws {
            let records = Records("kept", place)
            try await records.put("emma", name: "Emma")
            for (method, name) in [(HTTPMethod.put, "Frost"), (.patch, "White Queen"), (.delete, nil)] {
                for _ in 0..<2 { try await expectEqual(records.get("emma").response.statusCode, 200) }
                try await records.send(method, "emma", name: name)
                let text = try await records.get("emma").text
                if let name { expect(text.contains(#""name":"\#(name)""#)) }
                expect(try await records.log().last == (name == nil ? "GET 404 -" : "GET 200 -"))
            }
            try await expectEqual(records.log().filter { $0.hasPrefix("GET 304") }.count, 5)
        }

        // Each user has a bucket of the same name, so the URLs are equal.
        @Test(arguments: CachePlace.allCases)
        func twoUsersNeverSeeTheRecordsOfEachOther(place: CachePlace) async throws {
            let emma = Records("kept", place)
            let bobby = emma.seen(by: "bobby")
            for (records, name) in [(emma, "Emma"), (bobby, "Bobby")] {
                try await records.put("name", name: name)
                try await expectEqual(records.names(), [name])
            }
            let found = try await withThrowingTaskGroup { group in
                for index in 0..<20 {
                    let records = index.isMultiple(of: 2) ? emma : bobby
                    group.addTask { (index, try await records.names()) }
                }
                return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            }
            for (index, names) in found { expectEqual(names, [index.isMultiple(of: 2) ? "Emma" : "Bobby"]) }
            let log = try await emma.log()
            expect(log.filter { $0 == "GET 200 -" }.count == 2 && log.filter { $0.hasPrefix("GET 304") }.count == 20)
            try await expectEqual(emma.cache.size().entries, 2)
            try await bobby.send(.delete, "name")
            try await expectEqual(emma.names(), ["Emma"])
            try await expectEqual(bobby.names(), [])
            try await expectEqual(emma.seen(by: nil).get().response.statusCode, 401)
        }

        @Test(arguments: ["kept", "private"]) func aListThatHasNotChangedIsNil(collection: String) async throws {
            let records = Records(collection)
            let list: ConditionalFetcher<Void, RecordList> = conditionalFetcher(
                createURLRequest: { try records.request() }, store: records.store)
            try await records.put("emma", name: "Emma")
            let first = try await list(((), since: nil)).get()
            expectEqual(first?.model.data.map(\.name), ["Emma"])
            for _ in 0..<2 { expect(try await list(((), since: first?.validator)).get() == nil) }
            try await records.put("bobby", name: "Bobby")
            let second = try await list(((), since: first?.validator)).get()
            expectEqual(second?.model.data.map(\.name).sorted(), ["Bobby", "Emma"])
            expect(try await list(((), since: second?.validator)).get() == nil)
        }

        @Test func aConditionThatFailsIsReturnedAndRemovesNoStoredRecord() async throws {
            let records = Records("kept")
            try await records.put("emma", name: "Emma")
            let (old, response) = try await records.get("emma")
            let etag = try #require(response.value(forHTTPHeaderField: "ETag"))
            for (method, name) in [(HTTPMethod.put, "Frost"), (.patch, "Frost"), (.delete, nil), (.get, nil)] {
                let (text, response) = try await records.send(method, "emma", name: name, ["If-Match": "\"1\""])
                expect(response.statusCode == 412 && text.contains("modified meanwhile"))
            }
            try await expectEqual(records.get("emma").text, old)
            try await expectEqual(records.log().last, "GET 304 \(etag)")
            try await records.send(.put, "emma", name: "Frost", ["If-Match": etag])
            expect(try await records.get("emma").text.contains("Frost"))
        }

        // Kinto's redirects to the URL without a slash at the end are fresh for an hour.
        @Test func aRedirectIsStoredAndAChangeThroughItRemovesTheStoredRecord() async throws {
            let records = Records("kept")
            try await records.put("emma", name: "Emma")
            let old = try await records.get("emma").text
            for _ in 0..<2 { try await expectEqual(records.get("emma/").text, old) }
            try await expectEqual(records.log().filter { $0 == "GET 307 -" }.count, 1)
            try await records.put("emma/", name: "Frost")
            expect(try await records.get("emma").text.contains("Frost"))
            try await expectEqual(records.log().suffix(3), ["PUT 307 -", "PUT 200 -", "GET 200 -"])
        }

        // A cache knows the URL that a change names. The list has another URL than its records.
        @Test func aPublicListIsFreshUntilItIsPostedToOrItsLifetimeEnds() async throws {
            let records = try await Records("public").published(lifetime: 60)
            let readers = records.seen(by: nil)
            for _ in 0..<3 { try await expectEqual(readers.names(), []) }
            try await records.put("emma", name: "Emma")
            try await expectEqual(readers.names(), [])
            try await readers.send(.post, nil, name: "Bobby")
            for _ in 0..<3 { try await expectEqual(readers.names(), ["Bobby", "Emma"]) }
            readers.time.advance(by: .seconds(61))
            for _ in 0..<3 { try await expectEqual(readers.names(), ["Bobby", "Emma"]) }
            let statuses = try await readers.log().map { String($0.prefix(8)) }
            expectEqual(statuses, ["PUT 201 ", "GET 200 ", "PUT 201 ", "POST 201", "GET 200 ", "GET 304 "])
        }
    }

    /// The records of a collection of Kinto, through a cache.
    private struct Records {
        var time = VirtualTime()
        var cache = CacheStore.memory()
        private let network: NetworkStore
        private let place: CachePlace
        private let collection: String
        private var bucket = "default"
        private var user: String? = "emma"

        init(_ collection: String, _ place: CachePlace = .outside, over transport: Transport = .live) {
            (network, self.place) = (transport.store(), place)
            self.collection = "\(collection)-\(UUID().uuidString)"
        }

        /// Returns the records for another user, or for nobody, through the same cache.
        func seen(by user: String?) -> Records {
            var records = self
            records.user = user
            return records
        }

        /// Returns the records in a bucket of their own, in which everybody can read and add records. Responses to
        /// nobody in particular are fresh for a number of seconds.
        func published(lifetime: Int) async throws -> Records {
            var records = self
            records.bucket = UUID().uuidString
            let path = ["v1", "buckets", records.bucket]
            for (path, body) in [
                (path, #"{"permissions": {"read": ["system.Everyone"]}}"#),
                (
                    path + ["collections", collection],
                    #"{"data": {"cache_expires": \#(lifetime)}, "permissions": {"record:create": ["system.Everyone"]}}"#
                ),
            ] {
                let request = try createRequest(
                    .put, baseURL: Peer.baseURL, path: path, body: json(body), timeLimit: longTimeout)
                expect((try await store.fetchData(request).1 as? HTTPURLResponse)?.statusCode == 201)
            }
            return records
        }

        var store: NetworkStore {
            let cache = caching(in: cache)
            let time = settingTime(time.source)
            guard let user else { return network.layered(time, cache) }
            let access = authenticating(.basic(user: user, password: "p"), allowedOrigins: [Peer.baseURL])
            return place == .outside ? network.layered(time, cache, access) : network.layered(time, access, cache)
        }

        func request(
            _ method: HTTPMethod = .get, _ record: String? = nil, name: String? = nil,
            _ headers: [String: String?] = [:]
        ) throws -> URLRequest {
            let path = ["v1", "buckets", bucket, "collections", collection, "records"]
            let parts = record?.split(separator: "/").map(String.init) ?? []
            return try createRequest(
                method, baseURL: Peer.baseURL, path: path + parts, trailingSlash: record?.hasSuffix("/") == true,
                headers: headers, body: name.map { json(#"{"data": {"name": "\#($0)"}}"#) }, timeLimit: longTimeout)
        }

        @discardableResult
        func send(
            _ method: HTTPMethod, _ record: String?, name: String? = nil, _ headers: [String: String?] = [:]
        ) async throws -> (text: String, response: HTTPURLResponse) {
            let (data, response) = try await store.fetchData(request(method, record, name: name, headers))
            return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
        }

        func get(_ record: String? = nil) async throws -> (text: String, response: HTTPURLResponse) {
            try await send(.get, record)
        }

        func put(_ record: String, name: String) async throws {
            let status = try await send(.put, record, name: name).response.statusCode
            expect(status == 200 || status == 201)
        }

        /// The names in the list of records.
        func names() async throws -> [String] {
            try JSONDecoder().decode(RecordList.self, from: Data(await get().text.utf8)).data.map(\.name).sorted()
        }

        /// The requests for the records: their method, the status and the condition.
        func log() async throws -> [String] {
            try await network.text("\(Peer.baseURL)/log/\(collection)").text.split(separator: "\n").map { line in
                let parts = line.split(separator: " ")
                return ([parts[0]] + parts[2...]).joined(separator: " ")
            }
        }
    }

    private struct RecordList: Decodable, Sendable {
        struct Record: Decodable, Sendable { let name: String }
        let data: [Record]
    }

    private func json(_ text: String) -> RequestBody { RequestBody(Data(text.utf8), contentType: "application/json") }
#endif
