// Not @testable, because an app's tests see only the public interface.
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

private struct Odd: Error {}

private func request() throws -> URLRequest {
    try createRequest(baseURL: "https://example.com/heroes", query: [QueryItem("token", "planted-secret")])
}

@Test func everyErrorHasAPublicInitializer() throws {
    let request = try request()
    let mismatch = MappingError(expected: "a", found: "b")
    let errors: [(AppError, String)] = [
        (.request(RequestFailure(RequestError.emptySegment(0))), "not sent: the path segment at index 0 is empty"),
        (.network(NetworkFailure(URLError(.timedOut), request: request)), "The server took too long"),
        (.server(ServerFailure(request: request, status: 404, message: "No hero.")), "status 404, “No hero.”"),
        (.parsing(ParsingFailure(mismatch, request: request)), "expected a, found b"),
        (.unknown(UnknownFailure(Odd())), "Odd()"),
    ]
    for (error, text) in errors { expect("\(error)".contains(text) && !"\(error)".contains("planted"), "\(error)") }
}

@Test func aServerFailureMasksItsTextsAndKeepsItsData() throws {
    let failure = ServerFailure(
        request: try request(), status: 503, headers: ["Set-Cookie": "a=planted-cookie", "retry-after": "5"],
        body: Data(repeating: 65, count: 70_000), message: "no planted-secret")
    expect(failure.headers["Set-Cookie"] == "a=planted-cookie" && failure.header("Retry-After") == "5")
    expect(!"\(failure) \(String(reflecting: failure)) \(failure.localizedDescription)".contains("planted"))
    expectEqual(failure.body.count, 70_000)
    expect(failure.message == "no ***" && AppError.server(failure).isRetryable)
    expect(ServerFailure(request: try request(), status: 500, message: " ").message == nil)
}

@Test func theTextOfALocalizedErrorIsForTheUserAndMasked() throws {
    struct NoMailServer: LocalizedError {
        let errorDescription: String?
    }
    let request = try request()
    let errors: [any Error] = [
        NoMailServer(errorDescription: "No mail server for planted-secret."), NoMailServer(errorDescription: nil),
        Odd(),
    ]
    let texts = errors.map { AppError.unknown(UnknownFailure($0, request: request)).localizedDescription }
    expectEqual(texts, ["No mail server for ***.", "Something went wrong.", "Something went wrong."])
}

@Test func anUnknownDecodingErrorShowsItsPathButNotTheValue() throws {
    enum Code: String, Decodable { case known }
    let error = try #require(throws: DecodingError.self) {
        try JSONDecoder().decode([String: Code].self, from: Data(#"{"code": "planted-secret"}"#.utf8))
    }
    let failure = AppError.unknown(UnknownFailure(error))
    expectEqual("\(failure)", "DecodingError: invalid data at code")
    expect(failure.underlying is DecodingError)
}

@Test func aLayerOfAnAppCanThrowARequestError() async throws {
    let fetch: Fetcher<Void, Data> = fetcher(
        createURLRequest: { try request() },
        fetch: networkFetcher(store: .failing(AppError.request(RequestFailure(Odd())))), mapper: dataMapper())
    let failure = try #require(await fetch(()).error?.request)
    expect(failure.underlying is Odd)
}

@Test func aParsingFailureKeepsTheStatusAndTheHeaders() async throws {
    let headers = ["content-type": "text/html", "Set-Cookie": "a=planted-cookie"]
    let fetch: Fetcher<Void, Int> = modelFetcher(
        createURLRequest: { try request() },
        store: .constant(Data("<html>Log in to our Wi-Fi".utf8), status: 203, headers: headers))
    let failure = try #require(await fetch(()).error?.parsing)
    expect(failure.status == 203 && failure.header("Content-Type") == "text/html")
    expect(failure.header("set-cookie") == "a=planted-cookie" && !String(reflecting: failure).contains("planted"))
}

/// Returns the sentence for the user of the error that a call returns.
private func sentence(
    _ store: NetworkStore, path: [String] = ["heroes"], mapper: @escaping Mapper<Int> = jsonMapper()
) async -> String? {
    let fetch: Fetcher<Void, Int> = fetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com", path: path) },
        fetch: networkFetcher(store: store), mapper: mapper)
    return await fetch(()).error?.localizedDescription
}

/// These are the sentences of the table “Texts for users” in Docs/Errors.md.
@Test func theSentencesForTheUserHaveNoDetailsForDevelopers() async throws {
    struct Closed: LocalizedError {
        var errorDescription: String? { "The library is closed." }
    }

    let cases: [(NetworkStore, String)] = [
        (.failing(URLError(.notConnectedToInternet)), "There is no connection to the internet."),
        (.failing(URLError(.timedOut)), "The server took too long to respond."),
        (.json(#"{"message":"No."}"#, status: 409), "No."),
        (.json("", status: 503), "The server has a problem. Try again later (503)."),
        (.json("[]"), "The server's response could not be read."),
        (.failing(Closed()), "The library is closed."), (.failing(Odd()), "Something went wrong."),
    ]
    for (store, text) in cases { await expectEqual(sentence(store), text) }
    await expectEqual(sentence(.json("1"), path: ["heroes", ""]), "The request could not be sent.")
    await expectEqual(sentence(.json("1"), mapper: { _ in throw Closed() }), "The library is closed.")

    let refused: Fetcher<Void, Int> = modelFetcher(createURLRequest: { throw Closed() }, store: .json("1"))
    await expectEqual(refused(()).error?.localizedDescription, "The library is closed.")
}
