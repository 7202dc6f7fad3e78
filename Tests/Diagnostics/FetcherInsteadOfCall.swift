import Fetching
import Foundation

nonisolated struct User: Codable, Sendable {
    var name: String
}

func userFetcher(_ api: APISettings) -> Call<User> {
    api.modelFetcher { try api.request(path: ["user"]) }  // error: cannot convert value of type
}
