import Fetching
import Foundation
import LoopbackServer

extension Subject {
    static let loopback = Subject(
        name: "loopback", title: "modelFetcher over loopback, compared with code written by hand on the same transport"
    ) { effort in
        try requireNoProxy()
        let page = characterPage(of: 20)
        let server = try LoopbackServer.start { request in
            request.path == "/page" ? .data(page, type: "application/json") : .json("{}")
        }
        defer { server.stop() }
        return [
            try await wholePage(from: server, effort).finding(.ratio(1.02)),
            try await smallBody(from: server, effort).finding(.ratio(1.02)),
            try await liveLayers(server, effort).finding(),
        ]
    }
}

/// Throws if the environment sets a proxy, because a live store would send its loopback requests to the proxy.
func requireNoProxy() throws {
    if ProcessInfo.processInfo.environment["http_proxy"] != nil { throw ProxyInTheWay() }
}

private struct ProxyInTheWay: Error, CustomStringConvertible {
    let description = "Unset http_proxy: on Linux, a session sends even loopback requests to the proxy."
}

private func wholePage(from server: LoopbackServer, _ effort: Effort) async throws -> Comparison {
    let build: RequestBuilder<Int> = { [baseURL = server.baseURL] limit in
        try createRequest(baseURL: baseURL, path: ["page"], query: [QueryItem("limit", limit)])
    }
    // Each side uses the same decoder, because only composition is measured.
    let decode = jsonMapper(CharacterPage.self)
    let fetcher: Fetcher<Int, CharacterPage> = modelFetcher(createURLRequest: build, store: .urlSession)
    return try await compare(
        Contender("by hand, a page of 20 characters") {
            try await byHand(20, build: build, store: .urlSession, decode: decode).get()
        },
        with: Contender("modelFetcher, a page of 20 characters") { try await fetcher(20).get() },
        effort: effort)
}

private func smallBody(from server: LoopbackServer, _ effort: Effort) async throws -> Comparison {
    let build: RequestBuilder<Int> = { [baseURL = server.baseURL] _ in try createRequest(baseURL: baseURL) }
    let count: Mapper<Int> = { $0.count }
    let fetcher = modelFetcher(createURLRequest: build, store: .urlSession, mapper: count)
    return try await compare(
        Contender("by hand, 2 bytes") {
            try await byHand(1, build: build, store: .urlSession, decode: count).get()
        },
        with: Contender("modelFetcher, 2 bytes") { try await fetcher(1).get() },
        effort: effort)
}

/// Measures the cost of the live store's layers by adding them a second time.
private func liveLayers(_ server: LoopbackServer, _ effort: Effort) async throws -> Comparison {
    let request = try createRequest(baseURL: server.baseURL)
    let store = NetworkStore.urlSession
    let twice = store.layered(followingRedirects(), timingOut())
    return try await compare(
        Contender("urlSession, 2 bytes") { try await store.fetchData(request) },
        with: Contender("urlSession with its layers twice, 2 bytes") { try await twice.fetchData(request) },
        effort: effort)
}
