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
