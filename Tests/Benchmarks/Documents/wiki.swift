import Foundation

extension Document {
    /// A query of a wiki in the form of MediaWiki: pages by identifier, and texts in many languages, whose characters
    /// outside of ASCII are escaped.
    static let wiki = Document(
        "a query of 50 wiki pages", isSnakeCase: false, (type: Wiki.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 22)
        let pages = (0..<50).map { page(736 + $0 * 1_931, $0, &generator) }
        return #"""
            {"batchcomplete":"","continue":{"gsroffset":50,"continue":"gsroffset||"},"query":{"normalized":[{\#
            "from":"leuchtturm","to":"Leuchtturm"}],"pages":{\#(pages.joined(separator: ","))}}}
            """#
    }
}

private struct Wiki: Document.Model {
    struct Continuation: Document.Model { let gsroffset: Int }
    struct Query: Document.Model { let pages: [String: Page] }
    struct Page: Document.Model {
        struct Image: Document.Model {
            let source: URL
            let width, height: Int
        }
        struct Link: Document.Model {
            enum CodingKeys: String, CodingKey {
                case lang
                case title = "*"
            }
            let lang, title: String
        }
        struct Coordinates: Document.Model {
            let lat, lon: Double
            let globe: String
        }
        struct Revision: Document.Model {
            let revid, parentid, size: Int
            let user, comment: String
            let timestamp: Date
        }
        let pageid, ns, index: Int
        let title: String
        let extract, contentmodel, pagelanguage: String?
        let length: Int?
        let thumbnail, original: Image?
        let fullurl, canonicalurl: URL?
        let coordinates: [Coordinates]?
        let terms: [String: [String]]?
        let langlinks: [Link]?
        let revisions: [Revision]?
    }
    let `continue`: Continuation?
    let query: Query
}

private let titles = [
    ("de", #"Leuchtturm (Gel\u00e4nde)"#), ("fr", #"Phare maritime \u00e9teint"#), ("ru", #"\u041c\u0430\u044f\u043a"#),
    ("ja", #"\u706f\u53f0"#), ("ar", #"\u0645\u0646\u0627\u0631\u0629"#), ("nl", "Vuurtoren"), ("en", "Lighthouse"),
]

private func page(_ id: Int, _ index: Int, _ generator: inout SeededGenerator) -> String {
    let name = generator.words(1...3)
    let sentences = (0..<generator.int(3...12)).map { _ in
        #"\#(generator.words(6...20)) (\#(generator.any(of: titles).1)) \u2013 \"\#(generator.words(1...3))\"."#
    }
    let links = titles.map { #"{"lang":"\#($0)","*":"\#($1) \#(index)"}"# }
    let image = { (kind: String, width: Int) in
        #"""
        "\#(kind)":{"source":"https://upload.example.org/commons/thumb/7/78/\#(id).jpg/\#(width)px.jpg",\#
        "width":\#(width),"height":\#(width * 3 / 4)}
        """#
    }
    let latitude = Double(generator.int(0...800_000)) / 1e4
    let place = #""coordinates":[{"lat":\#(latitude),"lon":-4.75,"primary":"","globe":"earth"}],"#
    let images = generator.once(in: 2) ? "\(image("thumbnail", 320)),\(image("original", 2048))," : ""
    return #"""
        "\#(id)":{"pageid":\#(id),"ns":0,"title":"\#(name)","index":\#(index + 1),"contentmodel":"wikitext",\#
        "pagelanguage":"en","pagelanguagehtmlcode":"en","touched":"\#(generator.date())",\#
        "length":\#(generator.int(900...190_000)),"fullurl":"https://en.example.org/wiki/\#(id)",\#
        "canonicalurl":"https://en.example.org/wiki/\#(id)",\#(images)"extract":"<p><b>\#(name)</b> \#
        \#(sentences.joined(separator: #"\n"#))</p>",\#(generator.once(in: 3) ? place : "")"terms":{"description":[\#
        "\#(generator.words(2...6))"],"alias":["\#(generator.any(of: titles).1)"]},"langlinks":[\#
        \#(links.joined(separator: ","))],"revisions":[{"revid":\#(generator.int(900_000_000...1_300_000_000)),\#
        "parentid":\#(generator.int(1...900_000_000)),"minor":"","user":"Ren\u00e9e",\#
        "timestamp":"\#(generator.date())","size":\#(generator.int(900...190_000)),"comment":"/* \#
        \#(generator.words(1...2)) */ \#(generator.words(1...8))"}]}
        """#
}
