import Foundation

extension Document {
    /// An export of a chat. A formatted text is an array of strings and objects, so an app reads `text_entities`, which
    /// contains only objects.
    static let chat = Document(
        "a chat of 160 messages", isSnakeCase: true, (type: Chat.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 7)
        let messages = (0..<160).map { message(1_000 + $0, &generator) }
        return #"{"name":"Lighthouse \"keepers\" 🗼","type":"private_supergroup","id":1462839015,"#
            + #""messages":[\#(messages.joined(separator: ","))]}"#
    }
}

private struct Chat: Document.Model {
    struct Message: Document.Model {
        struct Part: Document.Model {
            let type, text: String
            let href: String?
            let userId: Int?
        }
        struct Reaction: Document.Model {
            struct Recent: Document.Model {
                let from: String?
                let fromId, date: String
            }
            let type: String
            let count: Int
            let emoji: String?
            let recent: [Recent]?
        }
        let id: Int
        let type, date, dateUnixtime: String
        let editedUnixtime, from, fromId, actor, action, title, forwardedFrom: String?
        let members: [String?]?
        let replyToMessageId: Int?
        let photo, file, mediaType, mimeType: String?
        let width, height, durationSeconds: Int?
        let textEntities: [Part]
        let reactions: [Reaction]?
    }
    let name, type: String
    let id: Int
    let messages: [Message]
}

private let people = [
    ("Renée Martin", 71_625_344), ("しの", 1_804_289_383), ("Иван", 846_930_886), ("O'Body 🚲", 5_168_169_277),
]

private func message(_ id: Int, _ generator: inout SeededGenerator) -> String {
    let (name, user) = generator.any(of: people)
    let seconds = 1_634_745_600 + id * 977
    let date = #""date":"\#(generator.date().dropLast())","date_unixtime":"\#(seconds)","#
    if generator.once(in: 12) {
        return #"{"id":\#(id),"type":"service",\#(date)"actor":"\#(name)","actor_id":"user\#(user)","#
            + #""action":"invite_members","members":["Иван",null],"text":"","text_entities":[]}"#
    }
    let edited =
        generator.once(in: 6)
        ? #""edited":"\#(generator.date().dropLast())","edited_unixtime":"\#(seconds + 61)","# : ""
    let reply = generator.once(in: 3) ? #""reply_to_message_id":\#(id - generator.int(1...40)),"# : ""
    let forwarded =
        generator.once(in: 10) ? #""forwarded_from":\#(generator.any(of: ["null", "\"Tides today\""])),"# : ""
    let media = generator.any(of: [
        "", "", "",
        #""photo":"photos/photo_\#(id)@20-10-2021_18-00-00.jpg","photo_file_size":\#(generator.int(9_000...300_000)),"width":1280,"height":960,"#,
        #""file":"voice_messages/audio_\#(id).ogg","file_size":\#(generator.int(9_000...90_000)),"media_type":"voice_message","mime_type":"audio/ogg","duration_seconds":\#(generator.int(1...90)),"#,
    ])
    let parts = (0..<generator.int(1...5)).map { _ in part(&generator) }
    let entities = parts.map { #"{"type":"\#($0.type)","text":"\#($0.text)"\#($0.more)}"# }
    let text =
        parts.count == 1 && parts[0].type == "plain"
        ? "\"\(parts[0].text)\""
        : "[\(zip(parts, entities).map { $0.type == "plain" ? "\"\($0.text)\"" : $1 }.joined(separator: ","))]"
    let reactions = (0..<generator.int(1...3)).map { _ in reaction(&generator) }
    return #"{"id":\#(id),"type":"message",\#(date)\#(edited)"from":"\#(name)","from_id":"user\#(user)","#
        + forwarded + reply + media + #""text":\#(text),"text_entities":[\#(entities.joined(separator: ","))]"#
        + (generator.once(in: 2) ? #","reactions":[\#(reactions.joined(separator: ","))]}"# : "}")
}

private func part(_ generator: inout SeededGenerator) -> (type: String, text: String, more: String) {
    let words = generator.words(3...14)
    return switch generator.int(0...9) {
    case 0: ("bold", words, "")
    case 1: ("text_link", words, #","href":"https://example.com/\#(generator.hex(6))?a=1&b=2""#)
    case 2: ("link", "https://example.org/\(generator.hex(8))", "")
    case 3: ("mention_name", "しの", #","user_id":1804289383"#)
    case 4: ("pre", #"let path = \"C:\\\\tmp\"\n\tprint(path)"#, #","language":"swift""#)
    case 5: ("hashtag", "#маяк", "")
    default:
        ("plain", generator.any(of: [words, #"\#(words)\n\n\"\#(words)\" 😂 "#, "今日は\(words)。", "¿Qué? \(words)"]), "")
    }
}

private func reaction(_ generator: inout SeededGenerator) -> String {
    let recent = (0..<generator.int(1...3)).map { _ in
        let (name, user) = generator.any(of: people)
        return #"{"from":\#(generator.once(in: 8) ? "null" : "\"\(name)\""),"from_id":"user\#(user)","#
            + #""date":"\#(generator.date().dropLast())"}"#
    }
    return #"{"type":"emoji","count":\#(generator.int(3...40)),"emoji":"\#(generator.any(of: ["❤", "👍", "🔥", "😁"]))","#
        + #""recent":[\#(recent.joined(separator: ","))]}"#
}
