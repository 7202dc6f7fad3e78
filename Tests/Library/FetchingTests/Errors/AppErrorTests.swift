import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

private let url = "https://example.com/heroes"

/// Returns the `AppError` that a fetcher returns when its store throws `error`.
private func failure(_ error: any Error, request: URLRequest? = nil) async throws -> AppError {
    let request = try request ?? createRequest(baseURL: url)
    let fetch: Fetcher<Void, Data> = fetcher(
        createURLRequest: { request }, fetch: networkFetcher(store: .failing(error)), mapper: dataMapper())
    return try #require(await fetch(()).error)
}

private struct Odd: Error {}

@Test func eachErrorOfAStoreBecomesACaseOfAppError() async throws {
    let offline = try #require(await failure(URLError(.notConnectedToInternet)).network)
    expect(offline.urlError.code == .notConnectedToInternet && offline.underlying is URLError)
    expectEqual(offline.request.description, "GET https://example.com/heroes")

    let timedOut = TimedOut(timeLimit: .seconds(1), elapsed: .seconds(1), phase: .receivingBody)
    let late = try #require(await failure(timedOut).network)
    expect(late.urlError.code == .timedOut && late.underlying is TimedOut)

    let loop = try #require(await failure(RedirectError.tooMany(maximumRedirects: 10, last: url)).network)
    expect(loop.urlError.code == .httpTooManyRedirects && loop.underlying is RedirectError)

    let long = try #require(await failure(ResponseBodyError.tooLong(maximumBytes: 5)).network)
    expect(
        long.urlError.code == .dataLengthExceedsMaximum
            && long.underlying as? ResponseBodyError == .tooLong(maximumBytes: 5))

    let refused = try #require(await failure(RequestError.dotSegment("..")).request)
    expectEqual(refused.underlying as? RequestError, .dotSegment(".."))

    let differs = RequestError.bodyLengthDiffers(expectedBytes: 4)
    let partlySent = try #require(await failure(differs).network)
    expect(partlySent.urlError.code == .requestBodyStreamExhausted && !AppError.network(partlySent).isRetryable)
    expectEqual(partlySent.underlying as? RequestError, differs)
    expectEqual("\(partlySent)", "GET https://example.com/heroes: \(differs)")

    let unknown = try #require(await failure(Odd()).unknown)
    expect(unknown.underlying is Odd && unknown.reason == "Odd()")
    expectEqual(unknown.request?.hasPrefix("GET "), true)
}

@Test func aResponseThatIsNotHTTPIsANetworkError() async throws {
    let store = NetworkStore { request in
        (
            Data(),
            URLResponse(
                url: request.url ?? URL(filePath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        )
    }
    let request = try createRequest(baseURL: url)
    let fetch: Fetcher<Void, Data> = fetcher(
        createURLRequest: { request }, fetch: networkFetcher(store: store), mapper: dataMapper())
    let failure = try #require(await fetch(()).error?.network)
    expectEqual(failure.urlError.code, .badServerResponse)
}

@Test(arguments: [
    (URLError.Code.timedOut, true), (.networkConnectionLost, true), (.notConnectedToInternet, true),
    (.cannotFindHost, true),
    (.secureConnectionFailed, false), (.serverCertificateUntrusted, false), (.badURL, false),
    (.httpTooManyRedirects, false),
])
func onlyTransientURLErrorsAreRetryable(code: URLError.Code, isRetryable: Bool) async throws {
    try await expectEqual(failure(URLError(code)).isRetryable, isRetryable)
}

@Test func onlyNetworkAndServerErrorsAreRetryable() async throws {
    for error in [Odd(), RequestError.dotSegment("."), CancellationError()] as [any Error] {
        try await expectEqual(failure(error).isRetryable, false)
    }
    expect(
        try await failure(TimedOut(timeLimit: .seconds(1), elapsed: .seconds(1), phase: .receivingBody)).isRetryable)
}

private let cancellations: [any Error] = [
    CancellationError(), URLError(.cancelled), NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled),
    AppError.cancelled,
]

@Test(arguments: cancellations.indices)
func aCancellationThrownByAnyStepBecomesCancelled(index: Int) async throws {
    let error = cancellations[index]
    let request = try createRequest(baseURL: url)
    let fetchers: [Fetcher<Void, Int>] = [
        fetcher(createURLRequest: { request }, fetch: networkFetcher(store: .failing(error)), mapper: { _ in 1 }),
        fetcher(createURLRequest: { throw error }, fetch: networkFetcher(store: .json("")), mapper: { _ in 1 }),
        fetcher(createURLRequest: { request }, fetch: networkFetcher(store: .json("")), mapper: { _ in throw error }),
        transformedFetcher({ (_: Void) in .success(1) }, { _ in throw error }),
        adaptedFetcher({ (_: Void) in .success(1) }, { _ in throw error }),
    ]
    for fetch in fetchers {
        expect(await fetch(()).isCancelled)
    }
}

@Test func anyErrorOfACancelledTaskBecomesCancelled() async throws {
    let task = Task {
        let store = NetworkStore { _ in
            withUnsafeCurrentTask { task in task?.cancel() }
            throw Odd()
        }
        let fetch: Fetcher<Void, Data> = fetcher(
            createURLRequest: { try createRequest(baseURL: url) }, fetch: networkFetcher(store: store),
            mapper: dataMapper())
        return await fetch(())
    }
    expect(await task.value.isCancelled)
}

@Test func aDescriptionIsOneLineAndAMessageIsASentence() async throws {
    let hostile = NSError(
        domain: "a\nb", code: 1, userInfo: [NSLocalizedDescriptionKey: "x\r\ny\u{2028}\u{202E}z\u{1B}[31m"])
    let request = try createRequest(baseURL: url)
    let errors: [AppError] = [
        try await failure(hostile),
        try await failure(URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: "a\nb"])),
        try await failure(RequestError.invalidMethod("a\nb")), try await failure(CancellationError()),
        AppError.server(try #require(await serverFailure(Data(#"{"message":"a\nb"}"#.utf8), request: request))),
        AppError.parsing(try #require(await failure("{\"a\n\":{\"b\":5}}", as: [String: [String: String]].self))),
        AppError.parsing(try #require(await failure("\n\n<\n>\n", as: Int.self))),
    ]
    for error in errors {
        for text in ["\(error)", error.localizedDescription, String(reflecting: error)] {
            expect(
                !text.unicodeScalars.contains {
                    $0.properties.generalCategory == .control || $0.properties.isBidiControl
                })
            expect(!text.contains("\u{2028}"))
            expect(text.count < 1000)
        }
        let sentence = try #require(error.errorDescription)
        expect(sentence.first?.isUppercase == true || error.server?.message != nil)
        expect(sentence.hasSuffix(".") || error.server?.message != nil)
        expect(!sentence.contains("(null)") && (error as any Error).localizedDescription == sentence)
    }
}

@Test func aDescriptionShowsTheRequestAndTheCause() async throws {
    let request = try createRequest(.post, baseURL: url, query: [QueryItem("apikey", "x"), QueryItem("a", 1)])
    let server = try #require(await serverFailure(Data(#"{"message":"No."}"#.utf8), status: 409, request: request))
    expectEqual("\(server)", "POST https://example.com/heroes?apikey=***&a=1: status 409, “No.”")
    expectEqual(
        "\(try await failure(URLError(.timedOut), request: request))",
        "POST https://example.com/heroes?apikey=***&a=1: The server took too long to respond. (URLError -1001)")
    let late = TimedOut(timeLimit: .seconds(1), elapsed: .seconds(1), phase: .waitingForResponse)
    expectEqual("\(try await failure(late))", "GET https://example.com/heroes: \(late)")
    let parsing = try #require(await failure(#"{"a":5}"#, as: [String: String].self, request: request))
    expectEqual(
        "\(AppError.parsing(parsing))",
        #"POST https://example.com/heroes?apikey=***&a=1: a: expected a string, found the number 5, in {"a":5}"#)
}

@Test func theUnderlyingErrorIsAvailable() async throws {
    expect(try await failure(Odd()).underlying is Odd)
    expect(try await failure(URLError(.timedOut)).underlying is URLError)
    expect(try await failure(CancellationError()).underlying == nil)
    let request = try createRequest(baseURL: url)
    let server = try #require(await serverFailure(Data(), request: request))
    expect(AppError.server(server).underlying is ServerFailure)
}

@Test func theDescriptionOfAnErrorContainsTheRequestOnce() async throws {
    let fetch: Fetcher<Void, Int> = modelFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com", path: ["books"]) },
        store: NetworkStore { throw UnexpectedRequest($0) })
    let error = try await #require(throws: AppError.self) { try await fetch(()).get() }
    expectEqual("\(error)", "no stub for the unexpected request GET https://example.com/books")
    let failure = try #require(error.unknown)
    expectEqual(failure.request?.description, "GET https://example.com/books")
}
