import Fetching
import FetchingAccess
import FetchingTestSupport
import Testing
@testable import App

@Test func aRefusedRefreshEndsTheSession() async throws {
    let api = APISettings(
        baseURL: "https://api.example.com/v1", store: .json("{}", status: 401))
    let storage = TokenStorage.inMemory()
    let session = try makeSession(
        Tokens(access: "a1", refresh: "r1"), storage: storage, api: api)

    let result = await userFetcher(session)()
    guard case .failure(.server(let failure)) = result else {
        Issue.record("expected status 401")
        return
    }
    #expect(failure.status == 401)
    #expect(session.hasEnded)
    #expect(try restoredSession(from: storage, api: api) == nil)
}
