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
    let timedOut = TimedOut(timeLimit: .seconds(1), elapsed: .seconds(1), phase: .receivingBody)
    let differs = RequestError.bodyLengthDiffers(expectedBytes: 4)
    let networkErrors: [(error: any Error, code: URLError.Code)] = [
        (URLError(.notConnectedToInternet), .notConnectedToInternet), (timedOut, .timedOut),
        (RedirectError.tooMany(maximumRedirects: 10, last: url), .httpTooManyRedirects),
        (RedirectError.invalidTarget("ftp://a"), .redirectToNonExistentLocation),
        (RedirectError.bodyNotReplayable, .requestBodyStreamExhausted),
        (ResponseBodyError.tooLong(maximumBytes: 5), .dataLengthExceedsMaximum), (differs, .requestBodyStreamExhausted),
    ]
    for (error, code) in networkErrors {
        let failure = try #require(await failure(error).network, "\(error)")
        expectEqual(failure.urlError.code, code, "\(error)")
        expect(type(of: failure.underlying) == type(of: error), "\(error)")
        if !(error is URLError) { expectEqual("\(failure.underlying)", "\(error)") }
        expectEqual(failure.request.description, "GET https://example.com/heroes", "\(error)")
        expectEqual(AppError.network(failure).isRetryable, [.notConnectedToInternet, .timedOut].contains(code))
    }
    try await expectEqual("\(failure(differs))", "GET https://example.com/heroes: \(differs)")

    let refused = try await failure(RequestError.dotSegment(".."))
    expectEqual(refused.request?.underlying as? RequestError, .dotSegment(".."))
    let odd = try await failure(Odd())
    let unknown = try #require(odd.unknown)
    expect(unknown.underlying is Odd && unknown.reason == "Odd()" && odd.underlying is Odd)
    expectEqual(unknown.request?.hasPrefix("GET "), true)
    let cancelled = try await failure(CancellationError())
    expect(cancelled.underlying == nil)
    for error in [refused, odd, cancelled] { expect(!error.isRetryable, "\(error)") }
    expect(try await failure(URLError(.timedOut)).underlying is URLError)
    let server = try #require(await serverFailure(Data(), request: createRequest(baseURL: url)))
    expect(AppError.server(server).underlying is ServerFailure)
}

@Test func aResponseThatIsNotHTTPIsANetworkError() async throws {
    let store = NetworkStore { _ in
        let url = URL(filePath: "/")
        return (Data(), URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil))
    }
    let fetch: Fetcher<Void, Data> = fetcher(
        createURLRequest: { try createRequest(baseURL: url) }, fetch: networkFetcher(store: store),
        mapper: dataMapper())
    await expectEqual(fetch(()).error?.network?.urlError.code, .badServerResponse)
}

@Test func aCancellationThrownByAnyStepBecomesCancelled() async throws {
    let request = try createRequest(baseURL: url)
    let cancellations: [any Error] = [
        CancellationError(), URLError(.cancelled), NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled),
        AppError.cancelled,
    ]
    for error in cancellations {
        let fetchers: [Fetcher<Void, Int>] = [
            fetcher(createURLRequest: { request }, fetch: networkFetcher(store: .failing(error)), mapper: { _ in 1 }),
            fetcher(createURLRequest: { throw error }, fetch: networkFetcher(store: .json("")), mapper: { _ in 1 }),
            fetcher(
                createURLRequest: { request }, fetch: networkFetcher(store: .json("")), mapper: { _ in throw error }),
            transformedFetcher({ (_: Void) in .success(1) }, { _ in throw error }),
            adaptedFetcher({ (_: Void) in .success(1) }, { _ in throw error }),
        ]
        for (step, fetch) in fetchers.enumerated() { expect(await fetch(()).isCancelled, "\(error) in step \(step)") }
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
        AppError.parsing(try #require(await failure("[\"a\u{2028}\u{202E}b\"]", as: [Int].self))),
        AppError.parsing(
            try #require(await failure("{\"a\u{2028}\u{202E}\":{\"b\":5}}", as: [String: [String: String]].self))),
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

@Test func theDescriptionOfAnErrorContainsTheRequestOnce() async throws {
    let fetch: Fetcher<Void, Int> = modelFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com", path: ["books"]) },
        store: NetworkStore { throw UnexpectedRequest($0) })
    let error = try await #require(throws: AppError.self) { try await fetch(()).get() }
    expectEqual("\(error)", "no stub for the unexpected request GET https://example.com/books")
    let failure = try #require(error.unknown)
    expectEqual(failure.request?.description, "GET https://example.com/books")
}
