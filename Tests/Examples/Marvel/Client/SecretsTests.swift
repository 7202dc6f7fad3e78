import Fetching
import FetchingTestSupport
import Foundation
import Marvel
import SharedTestCode
import Synchronization
import Testing

/// Tests that an error contains neither the keys nor the hash, even if a response or a system error contains them.
@Suite struct SecretsTests {
    private let keys = MarvelKeys(publicKey: "plantedpublic", privateKey: "plantedprivate")

    /// Expects that a text has no secret of the first request.
    private func expectNoSecret(in text: String, of log: RequestLog) throws {
        let request = try #require(log.requests.first)
        let hash = try #require(queryItems(of: request).first { $0.name == "hash" }?.value)
        for secret in ["plantedpublic", "plantedprivate", hash] { expect(!text.contains(secret), "\(text)") }
    }

    @Test(arguments: [
        NetworkStore.failing(URLError(.notConnectedToInternet)),
        NetworkStore { request in throw URLError(.timedOut, userInfo: failingURL(of: request)) },
        NetworkStore.json(#"{"code":"InvalidCredentials","message":"The passed API key is invalid."}"#, status: 401),
        NetworkStore { request in
            let echo = #"{"code": 409, "status": "What is \#(request.url?.absoluteString ?? "")?"}"#
            return try await NetworkStore.json(echo, status: 409).fetchData(request)
        },
        NetworkStore { request in
            try await NetworkStore.json(#"{"code": "\#(request.url?.query() ?? "")"}"#).fetchData(request)
        },
        NetworkStore { throw UnexpectedRequest($0) },
    ])
    func noErrorShowsASecret(store: NetworkStore) async throws {
        let log = RequestLog()
        let comics = listFetcher(of: .comics, store: store.recorded(in: log), keys: keys)
        let error = try #require(await comics(ComicQuery(title: "Hulk")).error)

        var text = "\(error) \(String(reflecting: error)) \(error.localizedDescription)"
        dump(error, to: &text)
        try expectNoSecret(in: text, of: log)
    }

    /// `hash` is an ordinary name for the core, so the signing declares it.
    @Test func noEventShowsTheSignature() async throws {
        let texts = Mutex<[String]>([])
        let observer = observing { event in
            let all = ["\(event)", event.url, event.curlCommand ?? "", event.reason ?? ""] + event.fields.values
            texts.withLock { $0 += all }
        }
        let log = RequestLog()
        let store = NetworkStore.json("{}", status: 500).recorded(in: log).layered(observer)
        _ = await listFetcher(of: .comics, store: store, keys: keys, layers: [observer])(ComicQuery())

        let all = texts.withLock { $0.joined(separator: "\n") }
        expect(all.contains("apikey=***&hash=***"))
        try expectNoSecret(in: all, of: log)
    }

    @Test func anErrorHasTheServersMessage() async throws {
        let echo = "/v1/public/heroes?ts=1&apikey=planted&hash=planted does not exist"
        let cases: [(status: Int, body: String, sentence: String)] = [
            (401, #"{"code":"InvalidCredentials","message":"That hash is invalid."}"#, "That hash is invalid."),
            (409, #"{"code":409,"status":"You may not request more."}"#, "You may not request more."),
            (404, #"{"code":404,"status":"We couldn't find that character"}"#, "We couldn't find that character"),
            (
                404, #"{"code":"ResourceNotFound","message":"\#(echo)"}"#,
                "/v1/public/heroes?ts=1&apikey=***&hash=*** does not exist"
            ),
        ]
        for (status, body, sentence) in cases {
            let character = singleFetcher(of: .characters, store: .json(body, status: status), keys: testKeys)
            let failure = try #require(await character(7).error?.server)
            expectEqual(failure.status, status)
            expectEqual(failure.message, sentence)
        }
    }
}

private func failingURL(of request: URLRequest) -> [String: any Sendable] {
    request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]
}
