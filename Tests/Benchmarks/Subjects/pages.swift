import Fetching
import Foundation
import LoopbackServer
import Marvel

extension Subject {
    static let pages = Subject(
        name: "pages", title: "79 pages of 20 characters with offsetPages, compared with a plain loop over URLSession"
    ) { effort in
        try requireNoProxy()
        let bodies = (0..<pageCount).map { characterPage(of: 20, from: 20 * $0, total: 20 * pageCount) }
        let server = try startServer(returning: bodies)
        defer { server.stop() }
        let decodes = decoding(bodies)

        let (plainNow, pagedNow) = (plainLoop(server, delay: 0), paged(server, delay: 0))
        _ = try await measure([plainNow, pagedNow], rounds: 1)
        let now = try await measure([plainNow, pagedNow], rounds: effort.longRounds)

        let (plainLate, pagedLate) = (plainLoop(server, delay: 50), paged(server, delay: 50))
        let late = try await measure([plainLate, pagedLate, decodes], rounds: effort.longestRounds)
        let waits = Double((pageCount + width - 1) / width) * 50e6
        let floor = Timed(name: "79 / 8 waits of 50 ms, and decoding", times: late[2].map { waits + $0 })

        return [
            Comparison(Timed(plainNow, now[0]), Timed(pagedNow, now[1])).finding(.ratio(1)),
            Comparison(Timed(plainLate, late[0]), Timed(pagedLate, late[1])).finding(.speed(6)),
            Comparison(floor, Timed(pagedLate, late[1])).finding(.ratio(1.3)),
        ]
    }
}

private let pageCount = 79
/// The default width of `offsetPages`.
private let width = 8

/// Starts a server that returns the page at the offset in the query, after the number of milliseconds in the path.
private func startServer(returning bodies: [Data]) throws -> LoopbackServer {
    try LoopbackServer.start { request in
        let offset = request.queryItems.first { $0.name == "offset" }.flatMap { Int($0.value) } ?? 0
        guard bodies.indices.contains(offset / 20) else { return .status(404) }
        let delay = Int(request.path.dropFirst()) ?? 0
        return .data(bodies[offset / 20], type: "application/json").delayed(by: .milliseconds(delay))
    }
}

/// An error for items that are missing or were read twice.
struct WrongCount: Error {}

/// Returns a contender that fetches and decodes one page after another.
private func plainLoop(_ server: LoopbackServer, delay: Int) -> Contender {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return Contender("a plain loop, \(delay) ms before each response") { [baseURL = server.baseURL] in
        var characters: [CharacterModel] = []
        var total = 1
        while characters.count < total {
            guard let url = URL(string: "\(baseURL)/\(delay)?offset=\(characters.count)&limit=20") else {
                throw URLError(.badURL)
            }
            let (body, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            let page = try decoder.decode(CharacterPage.self, from: body).data
            characters += page.results
            total = page.total
        }
        guard characters.count == pageCount * 20 else { throw WrongCount() }
    }
}

private func paged(_ server: LoopbackServer, delay: Int) -> Contender {
    let fetchPage: Fetcher<OffsetCursor, CharacterPage> = modelFetcher { [baseURL = server.baseURL] cursor in
        try createRequest(
            baseURL: baseURL, path: [String(delay)],
            query: [QueryItem("offset", cursor.offset), QueryItem("limit", cursor.limit)])
    }
    let pages = offsetPages(of: transformedFetcher(fetchPage, \.data), limit: 20)
    return Contender("offsetPages, \(delay) ms before each response") {
        var characters: [CharacterModel] = []
        for try await character in pages.items { characters.append(character) }
        guard characters.count == pageCount * 20 else { throw WrongCount() }
    }
}

/// Returns a contender that decodes the same bodies one after another, without a network.
private func decoding(_ bodies: [Data]) -> Contender {
    let mapper = jsonMapper(CharacterPage.self)
    return Contender("decoding alone") {
        for body in bodies { _ = opaque(try mapper(body)) }
    }
}

extension Timed {
    fileprivate init(_ contender: Contender, _ times: [Double]) { self.init(name: contender.name, times: times) }
}
