import Fetching

/// A character as the API sends it.
public struct CharacterModel: Codable, Hashable, Identifiable, Sendable {
    /// The character's number.
    public var id: Int
    /// The name, such as `Spider-Man (Peter Parker)`.
    public var name: String
    /// A short biography; often empty or nil.
    public var description: String?
    /// When the record last changed.
    public var modified = MarvelDate.noDate
    /// The image to show for it.
    public var thumbnail = ImageModel.notAvailable
    /// Where the record is.
    public var resourceURI = ""
    /// Pages about it.
    public var urls: [LinkModel] = []
    /// Comics in which it appears.
    public var comics = ResourceList()
    /// Series in which it appears.
    public var series = ResourceList()
    /// Stories in which it appears.
    public var stories = ResourceList()
    /// Events in which it appears.
    public var events = ResourceList()

    /// Makes a character of which nothing else is known, for tests and previews to fill in.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
