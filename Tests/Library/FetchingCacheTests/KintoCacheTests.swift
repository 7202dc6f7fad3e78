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
            let records = Records(over: transport)
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
            let records = Records(place)
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
            let emma = Records(place)
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

        // Kinto's redirects to the URL without a slash at the end are fresh for an hour.
        @Test func aRedirectIsStoredAndAChangeThroughItRemovesTheStoredRecord() async throws {
            let records = Records()
            try await records.put("emma", name: "Emma")
            let old = try await records.get("emma").text
            for _ in 0..<2 { try await expectEqual(records.get("emma/").text, old) }
            try await expectEqual(records.log().filter { $0 == "GET 307 -" }.count, 1)
            try await records.put("emma/", name: "Frost")
            expect(try await records.get("emma").text.contains("Frost"))
            try await expectEqual(records.log().suffix(3), ["PUT 307 -", "PUT 200 -", "GET 200 -"])
        }
    }

    /// The records of a collection of Kinto, through a cache.
    private struct Records {
        var time = VirtualTime()
        var cache = CacheStore.memory()
        private let network: NetworkStore
        private let place: CachePlace
        private let collection: String
        private var user: String? = "emma"

        init(_ place: CachePlace = .outside, over transport: Transport = .live) {
            (network, self.place) = (transport.store(), place)
            collection = "kept-\(UUID().uuidString)"
        }

        /// Returns the records for another user, or for nobody, through the same cache.
        func seen(by user: String?) -> Records {
            var records = self
            records.user = user
            return records
        }

        var store: NetworkStore {
            let cache = caching(in: cache)
            let time = settingTime(time.source)
            guard let user else { return network.layered(time, cache) }
            let access = authenticating(.basic(user: user, password: "p"), allowedOrigins: [Peer.baseURL])
            return place == .outside ? network.layered(time, cache, access) : network.layered(time, access, cache)
        }

        @discardableResult
        func send(
            _ method: HTTPMethod, _ record: String?, name: String? = nil
        ) async throws -> (text: String, response: HTTPURLResponse) {
            let path = ["v1", "buckets", "default", "collections", collection, "records"]
            let parts = record?.split(separator: "/").map(String.init) ?? []
            let body = name.map {
                RequestBody(Data(#"{"data": {"name": "\#($0)"}}"#.utf8), contentType: "application/json")
            }
            let request = try createRequest(
                method, baseURL: Peer.baseURL, path: path + parts, trailingSlash: record?.hasSuffix("/") == true,
                body: body, timeLimit: longTimeout)
            return try await StoreClosure.fetchData.send(request, store)
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
#endif
