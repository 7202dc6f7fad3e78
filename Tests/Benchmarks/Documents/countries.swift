import Foundation

extension Document {
    /// Borders of countries in GeoJSON: polygons and multipolygons, mostly numbers.
    static let countries = Document(
        "GeoJSON of 80 countries", isSnakeCase: false, (type: Countries.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 4)
        let features = (0..<80).map { country($0, &generator) }
        return #"{"type":"FeatureCollection","name":"countries","bbox":[-180.0,-85.609,180.0,83.6451],"#
            + #""features":[\#(features.joined(separator: ","))]}"#
    }
}

private struct Countries: Document.Model {
    struct Feature: Document.Model {
        let id: String?
        let properties: Properties
        let geometry: Geometry
    }
    struct Properties: Document.Model {
        enum CodingKeys: String, CodingKey {
            case name = "NAME"
            case population = "POP_EST"
            case code = "ISO_A3"
            case continent = "CONTINENT"
        }
        let name: String
        let population: Int
        let code, continent: String
    }
    enum Geometry: Document.Model {
        case point([Double])
        case polygon([[[Double]]])
        case multiPolygon([[[[Double]]]])

        enum CodingKeys: String, CodingKey {
            case type, coordinates
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(String.self, forKey: .type) {
            case "Point": self = .point(try container.decode([Double].self, forKey: .coordinates))
            case "Polygon": self = .polygon(try container.decode([[[Double]]].self, forKey: .coordinates))
            case "MultiPolygon": self = .multiPolygon(try container.decode([[[[Double]]]].self, forKey: .coordinates))
            case let type:
                throw DecodingError.dataCorruptedError(
                    forKey: .type, in: container, debugDescription: "unknown type of geometry \(type)")
            }
        }
    }
    let type: String
    let features: [Feature]
}

private func country(_ index: Int, _ generator: inout SeededGenerator) -> String {
    let geometry =
        switch index % 8 {
        case 0: #"{"type":"Point","coordinates":[-3.70379,40.4168]}"#
        case 1, 2, 3:
            #"{"type":"MultiPolygon","coordinates":[\#((0..<4).map { _ in polygon(&generator) }.joined(separator: ","))]}"#
        default: #"{"type":"Polygon","coordinates":\#(polygon(&generator))}"#
        }
    let code = generator.hex(3).uppercased()
    let names = ["en", "de", "ar", "ja", "ru"].map { "\"NAME_\($0.uppercased())\":\"\(translations[$0] ?? "")\"" }
    return #"{"type":"Feature","id":"\#(code)","properties":{"featurecla":"Admin-0 country","scalerank":\#(index % 6),"#
        + #""LABELRANK":\#(index % 7),"SOVEREIGNT":"C\u00f4te d'Exemple","ADM0_DIF":0,"LEVEL":2,"TYPE":"Sovereign country","#
        + #""NAME":"\#(generator.words(1...2))","NAME_LONG":"\#(generator.words(2...4))","FORMAL_EN":null,"#
        + #""POP_EST":\#(generator.int(10_000...1_400_000_000)),"POP_YEAR":2019,"GDP_MD":\#(generator.int(30...20_000_000)),"#
        + #""ISO_A2":"\#(code.prefix(2))","ISO_A3":"\#(code)","WIKIDATAID":"Q\#(generator.int(1...9_999))","#
        + #""CONTINENT":"Europe","SUBREGION":"Southern Europe","LABEL_X":-3.464718,"LABEL_Y":40.090953,"#
        + names.joined(separator: ",") + #"},"geometry":\#(geometry)}"#
}

private let translations = ["en": "Exampleland", "de": "Beispielland", "ar": "بلد المثال", "ja": "例の国", "ru": "Страна"]

private func polygon(_ generator: inout SeededGenerator) -> String {
    let points = (0..<generator.int(8...60)).map { _ in
        "[\(coordinate(180, &generator)),\(coordinate(90, &generator))]"
    }
    return "[[\(points.joined(separator: ","))]]"
}

/// Returns a number with up to 14 decimals, as tools for maps write numbers.
private func coordinate(_ most: Double, _ generator: inout SeededGenerator) -> String {
    let value = Double(generator.int(-1_000_000...1_000_000)) / 1_000_000 * most
    return generator.once(in: 2) ? "\(value)" : "\((value * 1e6).rounded() / 1e6)"
}
