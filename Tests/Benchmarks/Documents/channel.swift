import Foundation

extension Document {
    /// The history of a channel in the form of Slack. The blocks of a message, and the elements of a block, are enums
    /// with a payload for each type.
    static let channel = Document(
        "a channel of 140 messages", isSnakeCase: true, (type: Channel.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 19)
        let messages = (0..<140).map { _ in message(&generator) }
        return #"""
            {"ok":true,"messages":[\#(messages.joined(separator: ","))],"has_more":true,"pin_count":2,\#
            "channel_actions_ts":null,"channel_actions_count":0,"response_metadata":{"next_cursor":"bmV4dF90czo="}}
            """#
    }
}

private enum Kind: String, CodingKey { case type }

private struct Channel: Document.Model {
    enum Element: Document.Model {
        struct Text: Document.Model {
            struct Style: Document.Model { let bold, italic, strike, code: Bool? }
            let text: String
            let style: Style?
        }
        struct Link: Document.Model {
            let url: URL
            let text: String?
        }
        struct User: Document.Model { let userId: String }
        struct Emoji: Document.Model { let name, unicode: String? }
        case text(Text), link(Link), user(User), emoji(Emoji), unknown

        init(from decoder: any Decoder) throws {
            switch try decoder.container(keyedBy: Kind.self).decode(String.self, forKey: .type) {
            case "text": self = .text(try Text(from: decoder))
            case "link": self = .link(try Link(from: decoder))
            case "user": self = .user(try User(from: decoder))
            case "emoji": self = .emoji(try Emoji(from: decoder))
            default: self = .unknown
            }
        }
    }
    enum Block: Document.Model {
        struct RichText: Document.Model {
            struct Section: Document.Model { let elements: [Element] }
            let blockId: String
            let elements: [Section]
        }
        struct Image: Document.Model {
            let imageUrl: URL
            let altText: String
            let imageWidth, imageHeight: Int?
        }
        case richText(RichText), image(Image), divider

        init(from decoder: any Decoder) throws {
            switch try decoder.container(keyedBy: Kind.self).decode(String.self, forKey: .type) {
            case "rich_text": self = .richText(try RichText(from: decoder))
            case "image": self = .image(try Image(from: decoder))
            default: self = .divider
            }
        }
    }
    struct Message: Document.Model {
        struct Reaction: Document.Model {
            let name: String
            let users: [String]
            let count: Int
        }
        let type, text, ts: String
        let subtype, user, botId, threadTs, latestReply: String?
        let replyCount, replyUsersCount: Int?
        let replyUsers: [String]?
        let isLocked: Bool?
        let reactions: [Reaction]?
        let blocks: [Block]?
    }
    let ok, hasMore: Bool
    let messages: [Message]
}

private func message(_ generator: inout SeededGenerator) -> String {
    let ts = "17\(generator.int(10_000_000...49_999_999)).\(generator.int(100_000...999_999))"
    let words = generator.words(3...25)
    let user = "U0\(generator.hex(9).uppercased())"
    let elements = (0..<generator.int(1...6)).map { _ in
        generator.any(of: [
            #"{"type":"text","text":"\#(generator.words(1...12)) \u2014 ok\n"}"#,
            #"{"type":"user","user_id":"\#(user)"}"#,
            #"{"type":"text","text":"\#(generator.words(1...3))","style":{"bold":true,"code":true}}"#,
            #"{"type":"link","url":"https:\/\/lamp.test\/\#(generator.hex(9))","text":"\#(generator.words(1...3))"}"#,
            #"{"type":"emoji","name":"tada","unicode":"1f389"}"#, #"{"type":"broadcast","range":"here"}"#,
        ])
    }
    let section = #"{"type":"rich_text_section","elements":[\#(elements.joined(separator: ","))]}"#
    let image = #"""
        ,{"type":"image","block_id":"\#(generator.hex(5))",\#
        "image_url":"https:\/\/files.example.com\/\#(generator.hex(12)).png","alt_text":"a caf\u00e9",\#
        "image_width":\#(generator.int(100...900)),"image_height":300,"image_bytes":48211}
        """#
    let thread = #"""
        "thread_ts":"\#(ts)","reply_count":2,"reply_users_count":1,"latest_reply":"\#(ts)","reply_users":[\#
        "\#(user)"],"is_locked":false,"subscribed":true,"last_read":"\#(ts)","reactions":[{"name":"+1","users":[\#
        "\#(user)"],"count":1}],
        """#
    return #"""
        {"user":"\#(user)","type":"message","ts":"\#(ts)","client_msg_id":"\#(generator.hex(32))","text":"\#(words) \#
        &amp; <@\#(user)>","team":"T061EG9R6",\#(generator.once(in: 4) ? thread : "")"blocks":[{"type":"rich_text",\#
        "block_id":"\#(generator.hex(5))","elements":[\#
        \#(section)]}\#(generator.once(in: 6) ? image + #",{"type":"divider"}"# : "")]}
        """#
}
