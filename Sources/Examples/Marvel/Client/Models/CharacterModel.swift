/// A character as the API sends it.
public struct CharacterModel: Codable, Hashable, Identifiable, Sendable {
    /// The ID of the character.
    public var id: Int
    /// The name, such as `Spider-Man (Peter Parker)`.
    public var name: String
    /// A short biography; often empty or nil.
    public var description: String?
    /// The date of the record's last change.
    public var modified = MarvelDate.noDate
    /// The image to show with the character.
    public var thumbnail = ImageModel.notAvailable
    /// The URL of the record.
    public var resourceURI = ""
    /// Links to pages about the character.
    public var urls: [LinkModel] = []
    /// Comics in which the character appears.
    public var comics = ResourceList()
    /// Series in which the character appears.
    public var series = ResourceList()
    /// Stories in which the character appears.
    public var stories = ResourceList()
    /// Events in which the character appears.
    public var events = ResourceList()

    /// Creates a character for tests and previews. All other properties have default values.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
