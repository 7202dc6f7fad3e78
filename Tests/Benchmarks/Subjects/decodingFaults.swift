import Fetching
import Foundation

extension Subject {
    static let decodingFaults = Subject(
        name: "decoding-faults", title: "a page that does not match its model, compared with JSONDecoder"
    ) { effort in
        let request = try createRequest(baseURL: "https://example.com/characters")
        let store = try opaque(NetworkStore.json(brokenPage()))
        let (theirs, ours) = mappers(CharacterPage.self, .snakeCase)
        let (theirFetcher, ourFetcher) = (fetcher(request, store, theirs), fetcher(request, store, ours))
        let body = Data(try brokenPage().utf8)
        let (theirError, ourError) = try (error(theirs, body), error(ours, body))
        return [
            try await compare(
                Contender("a fetcher with JSONDecoder fails") { await theirFetcher(()) },
                with: Contender("a fetcher with jsonMapper fails") { await ourFetcher(()) }, effort: effort
            ).finding(.speed(1)),
            // Two measurements of the same error differ by up to 0.2%, so a difference of 0.5% counts as no slower.
            try await compare(
                Contender("AppError.parsing of JSONDecoder's error") { parsing(theirError, request, body) },
                with: Contender("AppError.parsing of jsonMapper's error") { parsing(ourError, request, body) },
                effort: effort
            ).finding(.ratio(1.005)),
        ]
    }
}

/// Returns a page whose 20th character has a number as its name.
private func brokenPage() throws -> String {
    let page = String(decoding: characterPage(of: 20), as: UTF8.self)
    guard let name = page.range(of: #""name":"Nobody (19)""#) else { throw NotBroken() }
    return page.replacingCharacters(in: name, with: #""name":19"#)
}

private func fetcher(
    _ request: URLRequest, _ store: NetworkStore, _ mapper: @escaping Mapper<CharacterPage>
) -> Fetcher<Void, CharacterPage> {
    modelFetcher(createURLRequest: { request }, store: store, mapper: mapper)
}

private func error(_ mapper: Mapper<CharacterPage>, _ body: Data) throws -> any Error {
    do { _ = try mapper(body) } catch { return error }
    throw NotBroken()
}

private func parsing(_ error: any Error, _ request: URLRequest, _ body: Data) -> AppError {
    .parsing(ParsingFailure(error, request: request, body: body))
}

private struct NotBroken: Error {}
