import Accounts
import Fetching

nonisolated struct Song: Codable, Sendable {
    var title: String
}

func songsFetcher(_ account: Account) -> Fetcher<Void, [Song]> {
    account.api.modelFetcher { try account.api.request(path: ["songs"]) }
}

func loadSongs() async throws -> [Song] {
    let account = try await logIn(name: "ada", password: "p")
    if let admin = try await adminFetcher(account)(()).get() {
        try await removeUserFetcher(admin)("bob").get()
    }
    return try await songsFetcher(account)(()).get()
}
