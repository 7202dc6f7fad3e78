import Foundation

extension Document {
    /// A page of an outbox in the form of ActivityPub. The object of an activity is a note or a URL, which depends on
    /// the type of the activity.
    static let outbox = Document(
        "an outbox of 90 activities", isSnakeCase: false, (type: Outbox.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 24)
        let activities = (0..<90).map { _ in activity(&generator) }
        return #"""
            {"@context":["https://www.w3.org/ns/activitystreams",{"ostatus":"http://ostatus.org#",\#
            "sensitive":"as:sensitive","focalPoint":{"@container":"@list","@id":"toot:focalPoint"}}],\#
            "id":"\#(base)/outbox?page=true","type":"OrderedCollectionPage",\#
            "next":"\#(base)/outbox?max_id=1&page=true","prev":"\#(base)/outbox?min_id=9&page=true",\#
            "partOf":"\#(base)/outbox","orderedItems":[\#(activities.joined(separator: ","))]}
            """#
    }
}

private struct Outbox: Document.Model {
    struct Note: Document.Model {
        struct Attachment: Document.Model {
            let mediaType: String
            let url: URL
            let name, blurhash: String?
            let width, height: Int?
        }
        struct Tag: Document.Model {
            enum Kind: String, Document.Model {
                case mention = "Mention"
                case hashtag = "Hashtag"
                case emoji = "Emoji"
            }
            let type: Kind
            let name: String
            let href: URL?
        }
        let id, content: String
        let summary: String?
        let inReplyTo, url: URL?
        let published: Date
        let updated: Date?
        let sensitive: Bool
        let contentMap: [String: String]?
        let attachment: [Attachment]
        let tag: [Tag]
    }
    enum Activity: Document.Model {
        enum CodingKeys: String, CodingKey { case type, object, published, cc }
        case create(Note)
        case announce(URL, published: Date, cc: [String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(String.self, forKey: .type) {
            case "Create":
                self = .create(try container.decode(Note.self, forKey: .object))
            case "Announce":
                self = .announce(
                    try container.decode(URL.self, forKey: .object),
                    published: try container.decode(Date.self, forKey: .published),
                    cc: try container.decode([String].self, forKey: .cc))
            default:
                throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown type")
            }
        }
    }
    let id: URL
    let next, prev: URL?
    let orderedItems: [Activity]
}

private let base = "https://social.example/users/renee"

private func activity(_ generator: inout SeededGenerator) -> String {
    let id = "\(base)/statuses/11\(generator.int(1_000_000_000_000_000...9_999_999_999_999_999))"
    let (date, isBoost) = (generator.date(), generator.once(in: 4))
    let audience =
        #""to":["https://www.w3.org/ns/activitystreams#Public"],"cc":["\#(base)/followers"],"published":"\#(date)","#
    let type = isBoost ? "Announce" : "Create"
    let start = #"{"id":"\#(id)/activity","type":"\#(type)","actor":"\#(base)",\#(audience)"object":"#
    if isBoost { return start + #""https://other.example/notes/\#(generator.hex(16))"}"# }
    let content = #"""
        \u003cp\u003e\#(generator.words(5...50)) \#(generator.any(of: ["🗼", "Größe", "灯台は遠い", "&amp;"])) \u003ca \#
        href=\"https://social.example/tags/lamp\" class=\"mention\"\u003e#lamp\u003c/a\u003e\u003c/p\u003e
        """#
    let attachment = #"""
        {"type":"Document","mediaType":"image/jpeg","url":"https://files.example/\#(generator.hex(16)).jpg",\#
        "name":null,"blurhash":"UBL_:rOpGG-oBUNG,qRj","focalPoint":[0.0,-0.35],"width":\#(generator.int(600...4000)),\#
        "height":1280}
        """#
    return start + #"""
        {"id":"\#(id)","type":"Note","summary":null,\#
        "inReplyTo":\#(generator.once(in: 3) ? "\"\(base)/statuses/1\"" : "null"),\#
        "url":"https://social.example/@renee/\#(generator.hex(16))","attributedTo":"\#(base)",\#
        \#(audience)"sensitive":false,"atomUri":"\#(id)","inReplyToAtomUri":null,\#
        "conversation":"tag:social.example,2024:objectId=\#(generator.int(1...99_999)):objectType=Conversation",\#
        "content":"\#(content)","contentMap":{"en":"\#(content)"},\#
        \#(generator.once(in: 9) ? #""updated":"\#(date)","# : "")"attachment":[\#
        \#(generator.once(in: 4) ? attachment : "")],"tag":[{"type":"Hashtag","name":"#lamp",\#
        "href":"https://social.example/tags/lamp"},{"type":"Mention","name":"@ivan@other.example",\#
        "href":"https://other.example/@ivan"}],"replies":{"id":"\#(id)/replies","type":"Collection","first":{\#
        "type":"CollectionPage","partOf":"\#(id)/replies","items":[]}}}}
        """#
}
