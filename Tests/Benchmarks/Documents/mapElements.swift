import Foundation

extension Document {
    /// Elements of a map in the form of Overpass: nodes, ways and relations with tags, as an enum with a payload for
    /// each type.
    static let mapElements = Document(
        "a map of 900 elements", isSnakeCase: false, (type: MapElements.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 20)
        let elements = (0..<900).map { _ in element(&generator) }
        let text = #"""
            {"version":0.6,"generator":"Overpass API 0.7.62.1 084b4234","osm3s":{\#
            "timestamp_osm_base":"2024-05-14T10:22:41Z","copyright":"The data included in this document is from \#
            www.openstreetmap.org."},"elements":[\#(elements.joined(separator: ","))]}
            """#
        return indented(text, .google)
    }
}

private struct MapElements: Document.Model {
    struct Source: Document.Model {
        enum CodingKeys: String, CodingKey {
            case date = "timestamp_osm_base"
            case copyright
        }
        let date: Date
        let copyright: String
    }
    struct Node: Document.Model {
        let id: Int
        let lat, lon: Double
        let tags: [String: String]?
    }
    struct Way: Document.Model {
        let id: Int
        let nodes: [Int]
        let tags: [String: String]?
    }
    struct Relation: Document.Model {
        struct Member: Document.Model {
            enum Kind: String, Document.Model { case node, way, relation }
            let type: Kind
            let ref: Int
            let role: String
        }
        let id: Int
        let members: [Member]
        let tags: [String: String]?
    }
    enum Element: Document.Model {
        enum CodingKeys: String, CodingKey { case type }
        enum Kind: String, Decodable { case node, way, relation }
        case node(Node), way(Way), relation(Relation)

        init(from decoder: any Decoder) throws {
            switch try decoder.container(keyedBy: CodingKeys.self).decode(Kind.self, forKey: .type) {
            case .node: self = .node(try Node(from: decoder))
            case .way: self = .way(try Way(from: decoder))
            case .relation: self = .relation(try Relation(from: decoder))
            }
        }
    }
    let version: Double
    let osm3s: Source
    let elements: [Element]
}

private func element(_ generator: inout SeededGenerator) -> String {
    let id = { (generator: inout SeededGenerator) in generator.int(20_000_000...11_900_000_000) }
    let tags = (0..<generator.int(1...5)).map {
        [
            #""name":"\#(generator.any(of: ["Leuchtturm", "Café Łódź", "灯台", "Маяк"])) \#(generator.int(1...99))""#,
            #""addr:housenumber":"\#(generator.int(1...200))""#, #""addr:street":"\#(generator.words(1...2))""#,
            #""opening_hours":"Mo-Fr 08:00-18:00; Sa \"by appointment\"""#, #""wheelchair":"yes""#,
        ][$0]
    }
    let end = #""tags":{\#(tags.joined(separator: ","))}}"#
    switch generator.int(0...9) {
    case 0...6:
        let (lat, lon) = (Double(generator.int(0...9_999_999)) / 1e7 + 52, Double(generator.int(0...9_999_999)) / 1e7)
        let start = #"{"type":"node","id":\#(id(&generator)),"lat":\#(lat),"lon":\#(lon)"#
        return generator.once(in: 3) ? start + "," + end : start + "}"
    case 7, 8:
        let nodes = (0..<generator.int(2...14)).map { _ in "\(id(&generator))" }
        return #"{"type":"way","id":\#(id(&generator)),"nodes":[\#(nodes.joined(separator: ","))],"# + end
    default:
        let members = (0..<generator.int(1...8)).map { _ in
            #"{"type":"way","ref":\#(id(&generator)),"role":"\#(generator.any(of: ["outer", "inner", ""]))"}"#
        }
        return #"{"type":"relation","id":\#(id(&generator)),"members":[\#(members.joined(separator: ","))],"# + end
    }
}
