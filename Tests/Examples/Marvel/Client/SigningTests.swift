import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Marvel

@Suite struct SigningTests {
    @Test func aSignatureEqualsTheExampleInTheDocumentation() throws {
        let signed = try signed(
            request("https://gateway.marvel.com/v1/public/comics"), keys: testKeys, timestamp: "1")
        expectEqual(
            signed.url?.absoluteString,
            "https://gateway.marvel.com/v1/public/comics?ts=1&apikey=1234&hash=ffd275c5130566a2916217b101f26150")
    }

    @Test func aSignatureIsLastAndReplacesAnEarlierOne() throws {
        for (path, start) in [
            ("a", "a?"),
            ("a?", "a?"),
            ("a?limit=20&name=3-D%20Man", "a?limit=20&name=3-D%20Man&"),
            ("a?name=%26ts%3D1", "a?name=%26ts%3D1&"),
            ("a?ts=9&limit=20&apikey=old&hash=old", "a?limit=20&"),
            ("a?%74s=9&tsx=1", "a?tsx=1&"),
        ] {
            let once = try signed(request("https://example.com/" + path), keys: testKeys, timestamp: "1")
            let twice = try signed(once, keys: testKeys, timestamp: "1")

            let end = "ts=1&apikey=1234&hash=ffd275c5130566a2916217b101f26150"
            expectEqual(once.url?.absoluteString, "https://example.com/" + start + end)
            expectEqual(twice, once)
        }
    }

    @Test func signingChangesOnlyTheURL() throws {
        var request = try request("https://example.com/")
        request.httpMethod = "POST"
        request.httpBody = Data("body".utf8)
        request.setValue("1", forHTTPHeaderField: "X-Test")
        var signed = try signed(request, keys: testKeys, timestamp: "1")
        signed.url = request.url
        expectEqual(signed, request)
    }

    @Test func aPublicKeyIsPercentEncoded() throws {
        let signed = try signed(request(), keys: MarvelKeys(publicKey: "a&b=c+ü", privateKey: "d"), timestamp: "1")
        expectEqual(queryNames(of: signed), ["ts", "apikey", "hash"])
        expectEqual(signed.url?.query(percentEncoded: true)?.contains("apikey=a%26b%3Dc%2B%C3%BC&"), true)
    }

    @Test func timestampsAreTheTimeAndAlwaysIncrease() {
        let cases: [(latest: Int64, seconds: Double, next: Int64)] = [
            (0, 1.0, 1000), (0, 1_700_000_000.1239, 1_700_000_000_123), (1000, 1.0, 1001), (5000, 1.0, 5001),
            (7, .infinity, 8), (7, .nan, 8), (0, -1, 1),
        ]
        for (latest, seconds, next) in cases {
            expectEqual(timestamp(after: latest, at: Date(timeIntervalSince1970: seconds)), next, "\(seconds)")
        }
    }

    @Test func eachAttemptHasItsOwnSignatureEvenAtTheSameTime() async {
        await VirtualTime(startingAt: Date(timeIntervalSince1970: 1)).run {
            let log = RequestLog()
            let threeTimes: StoreLayer = { store in
                NetworkStore { request in
                    _ = try await store.fetchData(request)
                    _ = try await store.fetchData(request)
                    return try await store.fetchData(request)
                }
            }
            let characters = listFetcher(
                of: .characters, store: emptyPage.recorded(in: log), keys: testKeys, layers: [threeTimes])
            expect(await characters(CharacterQuery()).error == nil)

            let signatures = log.requests.map { queryItems(of: $0).suffix(3).compactMap(\.value) }
            expectEqual(
                signatures, ["1000", "1001", "1002"].map { ts in [ts, "1234", md5((ts + "abcd" + "1234").utf8)] })
        }
    }

    @Test func layersSeeTheUnsignedRequestInTheirOrder() async {
        let log = RequestLog()
        func marking(_ name: String) -> StoreLayer {
            { store in
                NetworkStore { request in
                    var request = request
                    let marks = (request.value(forHTTPHeaderField: "X-Marks") ?? "") + name
                    request.setValue(marks, forHTTPHeaderField: "X-Marks")
                    expectEqual(queryNames(of: request), ["offset", "limit"])
                    return try await store.fetchData(request)
                }
            }
        }
        let client = MarvelClient(
            store: emptyPage.recorded(in: log), keys: testKeys, layers: [marking("a"), marking("b")])
        _ = await client.comics(ComicQuery())

        expectEqual(log.requests.first?.value(forHTTPHeaderField: "X-Marks"), "ab")
    }

    @Test func endpointsOfOneClientNeverShareATimestamp() async {
        await VirtualTime(startingAt: .distantPast).run {
            let log = RequestLog()
            let client = MarvelClient(store: emptyPage.recorded(in: log), keys: testKeys)
            await withTaskGroup { group in
                for _ in 0..<100 {
                    group.addTask { _ = await client.characters(CharacterQuery()) }
                    group.addTask { _ = await client.story(7) }
                }
            }
            let timestamps = log.requests.compactMap { queryItems(of: $0).first { $0.name == "ts" }?.value }
            expectEqual(Set(timestamps).count, 200)
        }
    }
}
