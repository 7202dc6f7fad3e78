import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

private let secret = "planted/S3cr3t+value=="

private func request() throws -> URLRequest {
    var request = try createRequest(
        .post,
        baseURL:
            "https://bob:\(secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")@example.com/a",
        query: ["apikey", "token", "signature", "API_KEY", "access_token"].map { QueryItem($0, secret) } + [
            QueryItem("limit", 5)
        ],
        headers: [
            "Authorization": "Bearer \(secret)", "Cookie": "theme=dark; session=\(secret)", "X-Api-Key": secret,
            "Proxy-Authorization": "Basic " + Data("bob:\(secret)".utf8).base64EncodedString(),
        ])
    request.timeoutInterval = 5
    return request
}

/// The forms in which a server or a framework may write the secret.
private let spellings = [
    secret, secret.replacing("/", with: "\\/"),
    secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
    secret.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.subtracting(CharacterSet(charactersIn: "+=/")))
        ?? "",
]

/// Returns the texts that an app or a log can create from an error.
private func texts(of error: any Error) -> [String] {
    let texts = [
        error.localizedDescription, "\(error as NSError)", "\([error])", "\(Result<Int, any Error>.failure(error))",
    ]
    return texts
        + ([error] + parts(of: error as? AppError)).flatMap { part in
            var dumped = ""
            dump(part, to: &dumped)
            return ["\(part)", String(reflecting: part), dumped]
        }
}

private func parts(of error: AppError?) -> [Any] {
    switch error {
    case .request(let failure): [failure]
    case .network(let failure): [failure, failure.urlError, failure.urlError.failingURL ?? "", failure.request]
    case .server(let failure):
        [failure, failure.request, failure.message ?? ""]
    case .parsing(let failure):
        [failure, failure.request, failure.path, failure.expected, failure.found ?? "", failure.excerpt]
    case .unknown(let failure): [failure]
    case .cancelled, nil: []
    }
}

private func expectNoSecret(_ error: AppError, _ comment: Comment? = nil) {
    for text in texts(of: error) {
        for word in ["planted", "S3cr3t"] { expect(!text.contains(word), comment) }
    }
}

private struct Leaky: Error, CustomStringConvertible {
    var description: String
}

/// `SecretSinkTests` has more spellings, so by default this test has only the first and the last.
@Test(arguments: runsSlowTests ? Array(spellings.indices) : [0, spellings.count - 1])
func noTextOfAnErrorContainsASecret(index: Int) async throws {
    let spelling = spellings[index]
    let request = try request()
    let text =
        "the key \(spelling) is not valid, see https://bob:planted@example.com/?token=planted#access_token=planted"
    let json =
        #"{"message":"\#(text)","token":"planted","a":{"planted-\#(spelling)":"\#(spelling)"},"n":"\#(spelling)"}"#
    let headers = [
        "Set-Cookie": "session=planted; Path=/",
        "Location": "https://bob:planted@example.com/?apikey=planted&a=1#token=planted",
        "Content-Type": "application/json", "X-Echo": spelling, "X-Api-Key": "planted",
        "Link": "<https://example.com/?sig=planted>; rel=next",
    ]
    let underlying = NSError(domain: "x", code: 1, userInfo: [NSLocalizedDescriptionKey: text, "token": spelling])
    let urlError = URLError(
        .timedOut,
        userInfo: [
            "NSErrorFailingURLStringKey": request.url?.absoluteString ?? "", "NSErrorFailingURLKey": request.url as Any,
            NSLocalizedDescriptionKey: text, NSUnderlyingErrorKey: underlying, "other": [spelling],
        ])
    let stores: [NetworkStore] = [
        .json(json, status: 401, headers: headers), .json("<html>\(text)", status: 500, headers: headers),
        .json(json, headers: headers),
        .json(#"{"n":{"x":"\#(spelling)"}}"#), .json("\(spelling)"), .json("<html>\(text)"), .failing(urlError),
        .failing(Leaky(description: text)), .failing(underlying),
        .failing(RedirectError.invalidTarget("ftp://example.com/\(spelling)")),
        .failing(UnexpectedRequest(request)), .failing(RequestError.unencodableBody("x")),
    ]
    for (number, store) in stores.enumerated() {
        for statuses in [200..<300, 200..<600] {
            let fetch: Fetcher<Void, [String: Int]> = fetcher(
                createURLRequest: { request }, fetch: networkFetcher(store: store, accepting: statuses),
                mapper: jsonMapper())
            expectNoSecret(try #require(await fetch(()).error), "store \(number)")
        }
    }
}

@Test func secretsInErrorsOfBuildersAndMappersAreMasked() async throws {
    let leak = Leaky(
        description: "refused token=planted for https://bob:planted@example.com, Authorization: Bearer planted")
    let request = try request()
    let fetchers: [Fetcher<Void, Int>] = [
        fetcher(createURLRequest: { throw leak }, fetch: networkFetcher(store: .json("1")), mapper: jsonMapper()),
        fetcher(createURLRequest: { request }, fetch: networkFetcher(store: .json("1")), mapper: { _ in throw leak }),
        transformedFetcher({ (_: Void) in .success(1) }, { _ in throw leak }),
        adaptedFetcher({ (_: Void) in .success(1) }, { _ in throw leak }),
        fetcher(
            createURLRequest: { try createRequest(baseURL: "https://bob:planted@exa mple.com?token=planted") },
            fetch: networkFetcher(store: .json("1")), mapper: jsonMapper()),
        fetcher(
            createURLRequest: {
                try createRequest(baseURL: "https://example.com", headers: ["Authorization": "planted\n"])
            },
            fetch: networkFetcher(store: .json("1")), mapper: jsonMapper()),
    ]
    for fetch in fetchers {
        expectNoSecret(try #require(await fetch(()).error))
    }
}

@Test func namesThatALayerDeclaresAreSecretInErrors() async throws {
    let request = try createRequest(baseURL: "https://example.com", query: [QueryItem("badge", "planted")])
    let error = try await SecretNames.declaring(SecretNames(queryItems: ["Badge"])) {
        try #require(await serverFailure(Data(), request: request))
    }
    expectEqual(error.request, "GET https://example.com?badge=***")
}

/// The dump does not contain the body, which can have 64 KiB.
@Test func aDumpOfAServerFailureIsOneLine() throws {
    let failure = ServerFailure(request: try request(), status: 500, body: Data(repeating: 65, count: 70_000))
    var dumped = ""
    dump(failure, to: &dumped)
    expectEqual(dumped, "- \(failure)\n")
}

@Test func aSecretOfAFormIsMaskedWhenTheServerRepeatsIt() async {
    for (name, value) in [
        ("user[password]", "hunter2hunter2"), ("password", "correct horse+battery"), ("user[token]", "a b+c d"),
    ] {
        let store = NetworkStore.json(#"{"message": "wrong value \#(value)"}"#, status: 400)
        let fetch: Fetcher<Void, Int> = modelFetcher(
            createURLRequest: {
                try createRequest(.post, baseURL: "https://a", body: .form([QueryItem(name, value)]))
            }, store: store)
        let error = await fetch(()).error
        expectEqual(error.map { "\($0)" }, "POST https://a: status 400, “wrong value ***”")
    }
}

@Test func aParsingErrorDoesNotRepeatTheValueOfASecretField() async throws {
    struct Login: Decodable, Sendable { var token: Date }
    enum Kind: String, Decodable, Sendable { case a }
    struct Other: Decodable, Sendable { var token: Kind }
    let store = NetworkStore.json(#"{"token": "hunter2hunter2"}"#)
    let login: Fetcher<Void, Login> = modelFetcher(
        createURLRequest: { try createRequest(baseURL: "https://a") }, store: store)
    let other: Fetcher<Void, Other> = modelFetcher(
        createURLRequest: { try createRequest(baseURL: "https://a") }, store: store)
    for text in ["\(await login(()))", "\(await other(()))"] {
        expect(text.contains("***"))
        expect(!text.contains("hunter2"))
    }
}
