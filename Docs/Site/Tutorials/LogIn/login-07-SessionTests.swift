import Fetching
import FetchingAccess
import FetchingTestSupport
import Foundation
import Testing
@testable import App

private func api(_ store: NetworkStore) -> APISettings {
    APISettings(baseURL: "https://api.example.com/v1", store: store)
}

@Test func aUserLogsInAndLoadsTheUser() async throws {
    let log = RequestLog()
    let store = NetworkStore.routed([
        "POST /v1/login": .json(
            #"{"access_token": "a1", "refresh_token": "r1"}"#),
        "GET /v1/user": .json(#"{"name": "Emma"}"#),
    ])
    let session = try await logIn(
        Login(email: "emma@example.com", password: "…"),
        storage: .inMemory(), api: api(store.recorded(in: log)))

    #expect(try await userFetcher(session)().get() == User(name: "Emma"))
    let last = try #require(log.requests.last)
    #expect(last.value(forHTTPHeaderField: "Authorization") == "Bearer a1")
}

@Test func anExpiredTokenIsRefreshedOnceForTwentyCalls() async throws {
    let log = RequestLog()
    let store = NetworkStore.routed { request in
        let token = request.value(forHTTPHeaderField: "Authorization")
        return switch (request.url?.path, token) {
        case ("/v1/refresh", _):
            .json(#"{"access_token": "a2", "refresh_token": "r2"}"#)
        case ("/v1/user", "Bearer a2"): .json(#"{"name": "Emma"}"#)
        default: .json("{}", status: 401)
        }
    }
    let session = try makeSession(
        Tokens(access: "a1", refresh: "r1"),
        storage: .inMemory(), api: api(store.recorded(in: log)))
    let user = userFetcher(session)

    await withTaskGroup { group in
        for _ in 0..<20 { group.addTask { await user() } }
        for await result in group {
            #expect((try? result.get()) == User(name: "Emma"))
        }
    }
    #expect(log.requests.count { $0.url?.path == "/v1/refresh" } == 1)
}
