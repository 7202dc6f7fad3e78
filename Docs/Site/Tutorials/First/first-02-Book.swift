nonisolated struct Book: Codable, Equatable, Sendable {
    var id: Int
    var title: String
    var firstPublished: Int?
}
