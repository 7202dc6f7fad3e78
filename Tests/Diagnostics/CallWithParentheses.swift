import Fetching
import Foundation

nonisolated struct User: Codable, Sendable {
    var name: String
}

func userFetcher(_ api: APISettings) -> Call<User> {
    withoutParameters(api.modelFetcher { try api.request(path: ["user"]) })
}

func printUser(_ api: APISettings) async {
    print(await userFetcher(api)(()))  // error: argument passed to call that takes no arguments
}
