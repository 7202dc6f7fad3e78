import Foundation

extension Document {
    /// The blocks of a page in the form of Notion: a type, an object under a name that is equal to the type, and texts
    /// in parts that have annotations.
    static let blocks = Document(
        "a page of 100 blocks", isSnakeCase: true,
        (type: Blocks.self, name: "what an app reads"), (type: WholeBlocks.self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 17)
        let (page, users) = (uuid(&generator), (0..<3).map { _ in uuid(&generator) })
        let blocks = (0..<100).map { _ in block(page, users, &generator) }
        return #"""
            {"object":"list","results":[\#(blocks.joined(separator: ","))],"next_cursor":"\#(uuid(&generator))",\#
            "has_more":true,"type":"block","block":{},"request_id":"\#(uuid(&generator))"}
            """#
    }
}

private struct Blocks: Document.Model {
    enum Kind: String, Document.Model {
        case paragraph, quote, callout, code, divider, image, bookmark, equation, toggle, unsupported
        case heading1 = "heading_1"
        case heading2 = "heading_2"
        case heading3 = "heading_3"
        case bulletedListItem = "bulleted_list_item"
        case numberedListItem = "numbered_list_item"
        case toDo = "to_do"
        case childPage = "child_page"
    }
    struct RichText: Document.Model {
        let plainText: String
        let href: URL?
        let annotations: Annotations
    }
    struct Annotations: Document.Model {
        let bold, italic, strikethrough, underline, code: Bool
        let color: String
    }
    struct Text: Document.Model {
        let richText: [RichText]
        let color: String
    }
    struct ToDo: Document.Model {
        let richText: [RichText]
        let checked: Bool
    }
    struct Code: Document.Model {
        let richText: [RichText]
        let language: String
    }
    struct Image: Document.Model {
        struct File: Document.Model {
            let url: URL
        }
        let caption: [RichText]
        let file, external: File?
    }
    struct Bookmark: Document.Model {
        let url: URL
    }
    struct Equation: Document.Model {
        let expression: String
    }
    struct ChildPage: Document.Model {
        let title: String
    }
    struct Block: Document.Model {
        let id: String
        let type: Kind
        let hasChildren: Bool
        let paragraph, quote, callout, toggle, heading1, heading2, heading3: Text?
        let bulletedListItem, numberedListItem: Text?
        let toDo: ToDo?
        let code: Code?
        let image: Image?
        let bookmark: Bookmark?
        let equation: Equation?
        let childPage: ChildPage?
    }
    let results: [Block]
    let nextCursor: String?
    let hasMore: Bool
}

private struct WholeBlocks: Document.Model {
    struct Parent: Document.Model {
        let type: String
        let pageId, blockId: String?
    }
    struct User: Document.Model {
        let object, id: String
    }
    struct RichText: Document.Model {
        struct Text: Document.Model {
            struct Link: Document.Model {
                let url: URL
            }
            let content: String
            let link: Link?
        }
        struct Mention: Document.Model {
            struct Page: Document.Model {
                let id: String
            }
            struct Day: Document.Model {
                let start: String
                let end, timeZone: String?
            }
            let type: String
            let user: User?
            let page: Page?
            let date: Day?
        }
        let type: String
        let text: Text?
        let mention: Mention?
        let equation: Blocks.Equation?
        let annotations: Blocks.Annotations
        let plainText: String
        let href: URL?
    }
    struct Text: Document.Model {
        let richText: [RichText]
        let color: String
    }
    struct Heading: Document.Model {
        let richText: [RichText]
        let isToggleable: Bool
        let color: String
    }
    struct ToDo: Document.Model {
        let richText: [RichText]
        let checked: Bool
        let color: String
    }
    struct Callout: Document.Model {
        struct Icon: Document.Model {
            let type: String
            let emoji: String?
        }
        let richText: [RichText]
        let icon: Icon?
        let color: String
    }
    struct Code: Document.Model {
        let caption, richText: [RichText]
        let language: String
    }
    struct Image: Document.Model {
        struct File: Document.Model {
            let url: URL
            let expiryTime: String?
        }
        let caption: [RichText]
        let type: String
        let file, external: File?
    }
    struct Bookmark: Document.Model {
        let caption: [RichText]
        let url: URL
    }
    struct Empty: Document.Model {}
    struct Block: Document.Model {
        let object, id: String
        let parent: Parent
        let createdTime, lastEditedTime: String
        let createdBy, lastEditedBy: User
        let hasChildren, archived, inTrash: Bool
        let type: Blocks.Kind
        let paragraph, quote, toggle, bulletedListItem, numberedListItem: Text?
        let heading1, heading2, heading3: Heading?
        let toDo: ToDo?
        let callout: Callout?
        let code: Code?
        let image: Image?
        let bookmark: Bookmark?
        let equation: Blocks.Equation?
        let divider, unsupported: Empty?
        let childPage: Blocks.ChildPage?
    }
    let object: String
    let results: [Block]
    let nextCursor: String?
    let hasMore: Bool
    let type: String
    let block: Empty
    let requestId: String
}

private func uuid(_ generator: inout SeededGenerator) -> String {
    [8, 4, 4, 4, 12].map { generator.hex($0) }.joined(separator: "-")
}

/// Returns a time such as `2024-03-01T19:05:00.000Z`. The times of blocks are whole minutes.
private func minute(_ generator: inout SeededGenerator) -> String { "\(generator.date().prefix(16)):00.000Z" }

private func block(_ page: String, _ users: [String], _ generator: inout SeededGenerator) -> String {
    let kinds =
        [String](repeating: "paragraph", count: 8) + [String](repeating: "bulleted_list_item", count: 6) + [
            "numbered_list_item", "numbered_list_item", "heading_1", "heading_2", "heading_2", "heading_3", "to_do",
            "to_do",
            "quote", "callout", "code", "divider", "image", "bookmark", "equation", "toggle", "child_page",
        ]
    let kind = generator.any(of: kinds)
    let parent =
        generator.once(in: 5)
        ? #"{"type":"block_id","block_id":"\#(uuid(&generator))"}"# : #"{"type":"page_id","page_id":"\#(page)"}"#
    let (author, editor) = (generator.any(of: users), generator.any(of: users))
    let hasChildren = ["toggle", "child_page"].contains(kind) || generator.once(in: 12)
    return #"""
        {"object":"block","id":"\#(uuid(&generator))","parent":\#(parent),"created_time":"\#(minute(&generator))",\#
        "last_edited_time":"\#(minute(&generator))","created_by":{"object":"user","id":"\#(author)"},\#
        "last_edited_by":{"object":"user","id":"\#(editor)"},"has_children":\#(hasChildren),"archived":false,\#
        "in_trash":false,"type":"\#(kind)","\#(kind)":\#(content(kind, &generator))}
        """#
}

private func content(_ kind: String, _ generator: inout SeededGenerator) -> String {
    let color = generator.once(in: 8) ? "blue_background" : "default"
    switch kind {
    case "heading_1", "heading_2", "heading_3":
        return #"{"rich_text":[\#(plain(generator.words(1...6)))],"is_toggleable":false,"color":"\#(color)"}"#
    case "to_do":
        return #"{"rich_text":[\#(richText(&generator))],"checked":\#(generator.once(in: 2)),"color":"\#(color)"}"#
    case "callout":
        let emoji = generator.any(of: ["💡", "⚠️", "🗼"])
        return
            #"{"rich_text":[\#(richText(&generator))],"icon":{"type":"emoji","emoji":"\#(emoji)"},"color":"gray_background"}"#
    case "code":
        let code = #"func shine(_ lamp: Lamp) {\n\tprint(\"\#(generator.words(1...4))\")\n}"#
        return #"{"caption":[],"rich_text":[\#(plain(code))],"language":"swift"}"#
    case "divider": return "{}"
    case "image":
        let caption = generator.once(in: 2) ? plain(generator.words(2...8)) : ""
        if generator.once(in: 3) {
            return #"""
                {"caption":[\#(caption)],"type":"external",\#
                "external":{"url":"https://images.example.com/\#(generator.hex(12)).jpg?w=1200&q=80"}}
                """#
        }
        return #"""
            {"caption":[\#(caption)],"type":"file","file":{"url":"https://prod-files-secure.s3.us-west-2.amazonaws.com/\#
            \#(uuid(&generator))/\#(uuid(&generator))/lamp.png?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Content-Sha256=UNSIGNED-PAYLOAD\#
            &X-Amz-Date=20240514T102311Z&X-Amz-Expires=3600&X-Amz-Signature=\#(generator.hex(64))&X-Amz-SignedHeaders=host\#
            &x-id=GetObject","expiry_time":"2024-05-14T11:23:11.302Z"}}
            """#
    case "bookmark": return #"{"caption":[],"url":"https://www.example.com/\#(generator.hex(6))/lighthouse"}"#
    case "equation": return #"{"expression":"I(r) = \\frac{P}{4 \\pi r^2}"}"#
    case "child_page": return #"{"title":"\#(generator.words(1...4))"}"#
    default: return #"{"rich_text":[\#(richText(&generator))],"color":"\#(color)"}"#
    }
}

private let noAnnotations =
    #"{"bold":false,"italic":false,"strikethrough":false,"underline":false,"code":false,"color":"default"}"#

private func plain(_ text: String) -> String {
    #"""
    {"type":"text","text":{"content":"\#(text)","link":null},"annotations":\#(noAnnotations),\#
    "plain_text":"\#(text)","href":null}
    """#
}

private func richText(_ generator: inout SeededGenerator) -> String {
    (0..<generator.int(1...5)).map { _ in part(&generator) }.joined(separator: ",")
}

private func part(_ generator: inout SeededGenerator) -> String {
    switch generator.int(0...15) {
    case 0:
        let id = uuid(&generator)
        let title = generator.words(1...4)
        return #"""
            {"type":"mention","mention":{"type":"page","page":{"id":"\#(id)"}},"annotations":\#(noAnnotations),\#
            "plain_text":"\#(title)","href":"https://www.notion.so/\#(id.replacing("-", with: ""))"}
            """#
    case 1:
        return #"""
            {"type":"mention","mention":{"type":"date","date":{"start":"2024-05-14","end":null,"time_zone":null}},\#
            "annotations":\#(noAnnotations),"plain_text":"2024-05-14","href":null}
            """#
    case 2:
        return #"""
            {"type":"mention","mention":{"type":"user","user":{"object":"user","id":"\#(uuid(&generator))"}},\#
            "annotations":\#(noAnnotations),"plain_text":"@Renée Martin","href":null}
            """#
    case 3:
        return #"""
            {"type":"equation","equation":{"expression":"r^2"},"annotations":\#(noAnnotations),"plain_text":"r^2","href":null}
            """#
    case 4, 5:
        let (text, url) = (generator.words(1...4), "https://example.com/\(generator.hex(8))?a=1&b=2")
        return #"""
            {"type":"text","text":{"content":"\#(text)","link":{"url":"\#(url)"}},"annotations":\#(noAnnotations),\#
            "plain_text":"\#(text)","href":"\#(url)"}
            """#
    case 6, 7, 8:
        let text = generator.words(1...5)
        let color = generator.once(in: 4) ? "red" : "default"
        return #"""
            {"type":"text","text":{"content":"\#(text)","link":null},"annotations":{"bold":\#(generator.once(in: 2)),\#
            "italic":\#(generator.once(in: 3)),"strikethrough":\#(generator.once(in: 9)),\#
            "underline":\#(generator.once(in: 9)),"code":\#(generator.once(in: 4)),"color":"\#(color)"},\#
            "plain_text":"\#(text)","href":null}
            """#
    default:
        let words = generator.words(3...20)
        return plain(
            generator.any(of: [
                words, words, " \(words) ", #"\"\#(words)\" — "#, "Größe: \(words)", "今日は\(words)。",
                #"\#(words)\n\#(words)"#,
            ]))
    }
}
