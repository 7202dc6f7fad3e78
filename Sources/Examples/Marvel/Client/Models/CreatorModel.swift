/// A creator as the API sends it: a person or a company that makes comics.
public struct CreatorModel: Codable, Hashable, Identifiable, Sendable {
    /// The ID of the creator.
    public var id: Int
    /// The first name; can be empty.
    public var firstName = ""
    /// The middle name; can be empty.
    public var middleName = ""
    /// The last name; can be empty.
    public var lastName = ""
    /// The suffix of the name, such as `Jr.`; can be empty.
    public var suffix = ""
    /// The complete name.
    public var fullName: String
    /// The date of the record's last change.
    public var modified = MarvelDate.noDate
    /// The image to show with the creator.
    public var thumbnail = ImageModel.notAvailable
    /// The URL of the record.
    public var resourceURI = ""
    /// Links to pages about the creator.
    public var urls: [LinkModel] = []
    /// Comics by the creator.
    public var comics = ResourceList()
    /// Series by the creator.
    public var series = ResourceList()
    /// Stories by the creator.
    public var stories = ResourceList()
    /// Events to which the creator contributed.
    public var events = ResourceList()

    /// Creates a creator for tests and previews. All other properties have default values.
    public init(id: Int, fullName: String) {
        self.id = id
        self.fullName = fullName
    }
}
