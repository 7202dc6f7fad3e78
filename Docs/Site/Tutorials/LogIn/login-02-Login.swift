import Fetching
import FetchingAccess
import Foundation

nonisolated struct Login: Encodable, Sendable {
    var email: String
    var password: String
}

nonisolated struct TokenResponse: Decodable, Sendable {
    var accessToken: String
    var refreshToken: String

    var tokens: Tokens { Tokens(access: accessToken, refresh: refreshToken) }
}

nonisolated struct User: Codable, Equatable, Sendable {
    var name: String
}
