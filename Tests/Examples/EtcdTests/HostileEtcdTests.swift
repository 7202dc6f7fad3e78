import Fetching
import FetchingCrawl
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Etcd

/// Live tests with a server that speaks etcd's JSON gateway, and says what cannot be true. Each lie is an error that
/// names it, or does no harm.
@Suite(.live, .hangLimit) struct HostileEtcdTests {
    /// A change of a response to a request with a path and a body.
    typealias Lie = (name: String, error: String?, tell: @Sendable (String, [String: Any], inout [String: Any]) -> Void)

    private static let lies: [Lie] = [
        ("the truth", nil, { _, _, _ in }),
        ("the largest counts", nil, { _, _, response in changeRanges(&response) { $0["count"] = "\(Int.max)" } }),
        ("the smallest counts", nil, { _, _, response in changeRanges(&response) { $0["count"] = "\(Int.min)" } }),
        (
            "a key again and again", "etcd has sent a key twice",
            { path, request, response in
                if path.hasSuffix("range") { repeatTheFirstRange(request, &response) }
            }
        ),
        (
            "keys in another order", "etcd has sent a key twice",
            { _, _, response in
                changeRanges(&response) { $0["kvs"] = ($0["kvs"] as? [Any]).map { Array($0.reversed()) } }
            }
        ),
        (
            "keys of another request", "etcd has sent a key twice",
            { _, _, response in
                changePairs(&response, ofKeysWith: "/open/") {
                    $0["key"] = base64("fetching/other/open/000000000.000000000")
                }
            }
        ),
        (
            "transactions that fail", "another worker has been making the plan for an hour",
            { path, _, response in
                if path.hasSuffix("txn") { response = ["responses": []] }
            }
        ),
        ("empty objects", "expected a value for “ID”", { _, _, response in response = [:] }),
        (
            "a plan of no ranges", "the plan has 0 ranges",
            { _, _, response in changePlan(&response) { $0["rangeCount"] = 0 } }
        ),
        (
            "a plan of many ranges", "the plan has \(Int.max) ranges",
            { _, _, response in
                changePlan(&response) { $0["rangeCount"] = Int.max }
            }
        ),
        (
            "a plan without JSON", "a value of the job in etcd cannot be read",
            { _, _, response in
                changePairs(&response, ofKeysWith: "/plan") { $0["value"] = base64("[") }
            }
        ),
        (
            "a path in place of an ID", "the plan in etcd has an invalid ID",
            { _, _, response in
                changeValues(&response, ofKeysWith: "/plan") { $0["id"] = "../../other" }
            }
        ),
        (
            "the largest index", "is not in the plan",
            { _, _, response in changeValues(&response, ofKeysWith: "/open/") { $0["index"] = Int.max } }
        ),
        (
            "the smallest index", "is not in the plan",
            { _, _, response in changeValues(&response, ofKeysWith: "/open/") { $0["index"] = Int.min } }
        ),
        (
            "the largest part", "is not in the plan",
            { _, _, response in changeValues(&response, ofKeysWith: "/open/") { $0["partIndex"] = Int.max } }
        ),
        (
            "the range of another key", "etcd has sent a key twice",
            { _, _, response in
                changeValues(&response, ofKeysWith: "/open/") { $0["partIndex"] = 1 }
            }
        ),
        (
            "a cursor of another type", "a cursor in the plan",
            { _, _, response in
                changeValues(&response, ofKeysWith: "/open/") { if $0["index"] as? Int == 1 { $0["start"] = "true" } }
            }
        ),
        (
            "counts that overflow", "the part of the range 0.0 has \(Int.max) items",
            { _, _, response in
                changeValues(&response, ofKeysWith: "/done/") { $0["itemCount"] = Int.max }
            }
        ),
        (
            "a file outside of the folder", "an invalid file name",
            { _, _, response in
                changeValues(&response, ofKeysWith: "/done/") { $0["fileName"] = "../../victim.txt" }
            }
        ),
        (
            "claims that stay", "other workers have kept all ranges for more than a day",
            { _, _, response in
                claimEverything(&response)
            }
        ),
        ("no lease", nil, { path, _, response in if path.hasSuffix("grant") { response["TTL"] = "\(Int64.max)" } }),
        (
            "parts that are recorded and refused", "is missing in",
            { path, request, response in
                if path.hasSuffix("txn"), hasPut(request, ofKeyWith: "/claim/") {
                    response["responses"] = (response["responses"] as? [Any])?.map { _ in
                        ["response_txn": ["succeeded": true]]
                    }
                }
                if path.hasSuffix("txn"), hasPut(request, ofKeyWith: "/done/") { response = ["responses": []] }
            }
        ),
    ]

    @Test func aLieOfEtcdIsAnErrorOrDoesNoHarm() async throws {
        try await withCall({ $0.time = impatientTime }) {
            for lie in Self.lies {
                let folder = TestFolder()
                let etcd = SimulatedEtcd(seed: 1, faults: 0)
                let server = try gateway(to: etcd, lie.tell)
                defer { server.stop() }
                let coordinator = etcdCoordinator(server.baseURL, job: "numbers", store: liveStore())
                let fetch: Fetcher<OffsetCursor, OffsetPage<Int>> = { cursor in
                    let items = Array(cursor.offset..<min(60, cursor.offset + cursor.limit))
                    return .success(OffsetPage(items: items, total: 60, limit: cursor.limit))
                }
                let crawl = Crawl(
                    of: offsetPages(of: fetch, limit: 10) { $0 }, to: folder.url.appending(path: "crawl"),
                    coordinator: coordinator, pagesPerPart: 2)
                do {
                    try await crawl.run(width: 2)
                    try await expectEqual(crawl.collect(to: folder.url.appending(path: "all.jsonl")), 60, "\(lie.name)")
                    expect(lie.error == nil, "no error: \(lie.name)")
                } catch {
                    let text = "\(error)"
                    expect(lie.error.map(text.contains) == true && text.utf8.count < 1000, "\(lie.name): \(text)")
                }
                expect(Set(folder.names).isSubset(of: ["crawl", "all.jsonl"]), "\(lie.name)")
            }
        }
    }

    @Test func aCursorOfAnotherOriginIsNotFetched() async throws {
        try await withCall({ $0.time = impatientTime }) {
            let etcd = SimulatedEtcd(seed: 1, faults: 0)
            let server = try gateway(to: etcd) { _, _, response in
                changeValues(&response, ofKeysWith: "/open/") {
                    if $0["partIndex"] as? Int == 1 { $0["start"] = #""https://evil.example/3""# }
                }
            }
            defer { server.stop() }
            let requests = Texts()
            let fetch: Fetcher<URL, LinkedPage<Int>> = { url in
                requests.add(url.absoluteString)
                if url.path() == "/3" { return .failure(.cancelled) }
                return .success(LinkedPage(model: 1, next: url.path() == "/1" ? "/2" : "/3"))
            }
            let start = try #require(URL(string: "https://api.example.com/1"))
            let folder = TestFolder()
            for count in [3, 3] {
                let coordinator = etcdCoordinator(server.baseURL, job: "links", store: liveStore())
                let crawl = Crawl(
                    of: linkPages(of: fetch, from: start) { [$0] }, to: folder.url, coordinator: coordinator,
                    pagesPerPart: 2)
                let error = await expect(throws: PageError<URL>.self) { try await crawl.run() }
                expectEqual(requests.all.count, count, "\(error as Any)")
            }
            expect(requests.all.allSatisfy { $0.hasPrefix("https://api.example.com/") })
        }
    }

    /// The text with which the tokens of a worker begin is known to each client of etcd.
    @Test func aClaimIsRecognizedByItsWholeToken() async throws {
        try await withCall({ $0.time = impatientTime }) {
            let etcd = SimulatedEtcd(seed: 1, faults: 0)
            let tokens = Texts()
            let server = try gateway(to: etcd) { path, request, response in
                guard path.hasSuffix("txn") else { return }
                // The first claim is made, but its response is lost, so the worker looks for it again.
                changeValues(&response, ofKeysWith: "/claim/") { claim in
                    let token = claim["token"] as? String ?? ""
                    tokens.add(token)
                    claim["token"] = token + "/../../victim.txt"
                }
            }
            defer { server.stop() }
            let coordinator = etcdCoordinator(server.baseURL, job: "j", store: liveStore())
            let ranges = [Coordinator.PageRange(index: 0, start: "0", end: nil)]
            _ = try await coordinator.plan {
                (Coordinator.Plan(job: "j", start: "0", rangeCount: 1, total: nil), ranges)
            }
            try await expectEqual(coordinator.claim(1)?.count, 1)
            // This worker has the claim, and no other one is returned.
            try await expectEqual(coordinator.claim(1), [])
            expect(!tokens.all.isEmpty)
        }
    }

    @Test func aSharedValueIsChangedOrThereIsAnError() async throws {
        try await withCall({ $0.time = impatientTime }) {
            // Another client has stored an empty value, which etcd leaves out of its responses.
            let etcd = SimulatedEtcd(seed: 1, faults: 0)
            let honest = etcdCoordinator(
                "http://etcd.example.com", job: "j", store: etcd.store)
            try await honest.update("rate") { _ in Data() }
            try await honest.update("rate") { _ in Data("1".utf8) }
            try await honest.update("rate") { value in
                expectEqual(value, Data("1".utf8))
                return nil
            }
            let server = try gateway(to: etcd) { path, _, response in if path.hasSuffix("txn") { response = [:] } }
            defer { server.stop() }
            let coordinator = etcdCoordinator(server.baseURL, job: "j", store: liveStore())
            let error = await expect(throws: CrawlError.self) {
                try await coordinator.update("rate") { _ in Data("2".utf8) }
            }
            expectEqual(
                error?.description.contains("“fetching/j/shared/rate” could not be changed in 200 attempts"), true)
        }
    }
}

/// Changes the plan in a response.
private func changePlan(_ response: inout [String: Any], _ change: (inout [String: Any]) -> Void) {
    changeValues(&response, ofKeysWith: "/plan") { value in
        guard var plan = value["plan"] as? [String: Any] else { return }
        change(&plan)
        value["plan"] = plan
    }
}

/// Changes the response to a request for open ranges: it has only the first one, and says that more follow.
private func repeatTheFirstRange(_ request: [String: Any], _ response: inout [String: Any]) {
    let key = decodedText(request["key"])
    guard let start = key.range(of: "/open/") else { return }
    let value = #"{"index":0,"partIndex":0,"start":"{\"limit\":10,\"offset\":0}","end":"{\"limit\":10,\"offset\":20}"}"#
    response["kvs"] = [
        [
            "key": base64(key[..<start.upperBound] + "000000000.000000000"), "value": base64(value),
            "mod_revision": "1",
        ]
    ]
    response["more"] = true
}

/// Changes the response to a request for open ranges and their claims: another worker has claimed each range.
private func claimEverything(_ response: inout [String: Any]) {
    guard var results = response["responses"] as? [[String: Any]], results.count == 2,
        let open = (results[0]["response_range"] as? [String: Any])?["kvs"] as? [[String: Any]]
    else { return }
    results[1]["response_range"] = [
        "kvs": open.map { pair in
            let key = decodedText(pair["key"]).replacing("/open/", with: "/claim/")
            let value = #"{"range":\#(decodedText(pair["value"])),"worker":"other","token":"t"}"#
            return ["key": base64(key), "value": base64(value), "mod_revision": "1"]
        }
    ]
    response["responses"] = results
}
