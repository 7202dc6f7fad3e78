import Fetching
import FetchingCrawl
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Etcd

/// Tests with a server that speaks etcd's JSON gateway, and says what cannot be true. Each lie is an error that names
/// it, or does no harm.
@Suite(.hangLimit) struct HostileEtcdTests {
    /// A change of a response to a request with a path and a body.
    typealias Change = @Sendable (String, [String: Any], inout [String: Any]) -> Void
    typealias Lie = (name: String, error: String?, tell: Change)

    private static let lies: [Lie] = [
        ("the truth", nil, { _, _, _ in }),
        ("the largest counts", nil, { _, _, response in changeRanges(&response) { $0["count"] = "\(Int.max)" } }),
        ("the smallest counts", nil, { _, _, response in changeRanges(&response) { $0["count"] = "\(Int.min)" } }),
        (
            "a key again and again", "etcd has sent a key twice",
            { path, request, response in if path.hasSuffix("range") { repeatTheFirstRange(request, &response) } }
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
                let other = base64("fetching/other/open/000000000.000000000")
                changePairs(&response, ofKeysWith: "/open/") { $0["key"] = other }
            }
        ),
        (
            "transactions that fail", "another worker has been making the plan for an hour",
            { path, _, response in if path.hasSuffix("txn") { response = ["responses": []] } }
        ),
        ("empty objects", "expected a value for “ID”", { _, _, response in response = [:] }),
        ("a plan of no ranges", "the plan has 0 ranges", inPlan { $0["rangeCount"] = 0 }),
        ("a plan of many ranges", "the plan has \(Int.max) ranges", inPlan { $0["rangeCount"] = Int.max }),
        (
            "a plan without JSON", "a value of the job in etcd cannot be read",
            { _, _, response in changePairs(&response, ofKeysWith: "/plan") { $0["value"] = base64("[") } }
        ),
        (
            "a path in place of an ID", "the plan in etcd has an invalid ID",
            inValues("/plan") { $0["id"] = "../../other" }
        ),
        ("the largest index", "is not in the plan", inValues("/open/") { $0["index"] = Int.max }),
        ("the smallest index", "is not in the plan", inValues("/open/") { $0["index"] = Int.min }),
        ("the largest part", "is not in the plan", inValues("/open/") { $0["partIndex"] = Int.max }),
        ("the range of another key", "etcd has sent a key twice", inValues("/open/") { $0["partIndex"] = 1 }),
        (
            "a cursor of another type", "a cursor in the plan",
            inValues("/open/") { if $0["index"] as? Int == 1 { $0["start"] = "true" } }
        ),
        (
            "counts that overflow", "the part of the range 0.0 has \(Int.max) items",
            inValues("/done/") { $0["itemCount"] = Int.max }
        ),
        (
            "a file outside of the folder", "an invalid file name",
            inValues("/done/") { $0["fileName"] = "../../victim.txt" }
        ),
        (
            "claims that stay", "other workers have kept all ranges for more than a day",
            { _, _, response in claimEverything(&response) }
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
        await withCall({ $0.time = impatientTime }) {
            // Each of many hundred claims is a request.
            for lie in Self.lies where runsSlowTests || lie.name != "claims that stay" {
                let folder = TestFolder()
                let coordinator = coordinator("numbers", SimulatedEtcd(seed: 1, faults: 0), lie.tell)
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
            let lie = inValues("/open/") {
                if $0["partIndex"] as? Int == 1 { $0["start"] = #""https://evil.example/3""# }
            }
            let requests = Texts()
            let fetch: Fetcher<URL, LinkedPage<Int>> = { url in
                requests.add(url.absoluteString)
                if url.path() == "/3" { return .failure(.cancelled) }
                return .success(LinkedPage(model: 1, next: url.path() == "/1" ? "/2" : "/3"))
            }
            let start = try #require(URL(string: "https://api.example.com/1"))
            let folder = TestFolder()
            for count in [3, 3] {
                let crawl = Crawl(
                    of: linkPages(of: fetch, from: start) { [$0] }, to: folder.url,
                    coordinator: coordinator("links", etcd, lie), pagesPerPart: 2)
                let error = await expect(throws: PageError<URL>.self) { try await crawl.run() }
                expectEqual(requests.all.count, count, "\(error as Any)")
            }
            expect(requests.all.allSatisfy { $0.hasPrefix("https://api.example.com/") })
        }
    }

    /// The text with which the tokens of a worker begin is known to each client of etcd.
    @Test func aClaimIsRecognizedByItsWholeToken() async throws {
        try await withCall({ $0.time = impatientTime }) {
            let tokens = Texts()
            let coordinator = coordinator("j", SimulatedEtcd(seed: 1, faults: 0)) { path, _, response in
                guard path.hasSuffix("txn") else { return }
                // The first claim is made, but its response is lost, so the worker looks for it again.
                changeValues(&response, ofKeysWith: "/claim/") { claim in
                    let token = claim["token"] as? String ?? ""
                    tokens.add(token)
                    claim["token"] = token + "/../../victim.txt"
                }
            }
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
            let honest = coordinator("j", etcd) { _, _, _ in }
            try await honest.update("rate") { _ in Data() }
            try await honest.update("rate") { _ in Data("1".utf8) }
            try await honest.update("rate") { value in
                expectEqual(value, Data("1".utf8))
                return nil
            }
            let lying = coordinator("j", etcd) { path, _, response in if path.hasSuffix("txn") { response = [:] } }
            let error = await expect(throws: CrawlError.self) { try await lying.update("rate") { _ in Data("2".utf8) } }
            expectEqual(
                error?.description.contains("“fetching/j/shared/rate” could not be changed in 200 attempts"), true)
        }
    }
}

/// Returns a coordinator that uses a simulated etcd, which lies.
private func coordinator(_ job: String, _ etcd: SimulatedEtcd, _ lie: @escaping HostileEtcdTests.Change) -> Coordinator
{
    let store = NetworkStore { request in
        let (data, head) = try await etcd.store.fetchData(request)
        var response = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        let body = try JSONSerialization.jsonObject(with: request.httpBody ?? Data()) as? [String: Any]
        lie(request.url?.path ?? "", body ?? [:], &response)
        return (try JSONSerialization.data(withJSONObject: response), head)
    }
    return etcdCoordinator("http://etcd.example.com", job: job, store: store)
}

/// Returns a lie about the JSON values of the keys that contain a text.
private func inValues(
    _ text: String, _ change: @escaping @Sendable (inout [String: Any]) -> Void
) -> HostileEtcdTests.Change {
    { _, _, response in changeValues(&response, ofKeysWith: text, change) }
}

/// Returns a lie about the plan.
private func inPlan(_ change: @escaping @Sendable (inout [String: Any]) -> Void) -> HostileEtcdTests.Change {
    inValues("/plan") { value in
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
