import Foundation

extension Document {
    /// A catalog of a shop, whose objects have numeric identifiers as keys.
    static let catalog = Document(
        "a catalog with 150 products by id", isSnakeCase: false,
        (type: Catalog.self, name: "what an app reads"), (type: WholeCatalog.self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 6)
        let ids = (0..<150).map { 138_586_341 + $0 * 4_127 }
        func names(_ first: Int, _ count: Int) -> String {
            (0..<count).map {
                #""\#(first + $0 * 37)":"\#(generator.words(1...3)) n\#($0.isMultiple(of: 4) ? "\\u00b0" : "°") \#($0)""#
            }
            .joined(separator: ",")
        }
        let (areas, brands, topics) = (names(205_705_993, 40), names(342_742_591, 60), names(107_888_604, 30))
        let products = ids.map { "\"\($0)\":\(product($0, &generator))" }
        let offers = (0..<200).map { _ in offer(generator.any(of: ids), &generator) }
        return #"{"areaNames":{\#(areas)},"brandNames":{\#(brands)},"topicNames":{\#(topics)},"blockNames":{},"#
            + #""products":{\#(products.joined(separator: ","))},"offers":[\#(offers.joined(separator: ","))]}"#
    }
}

private struct Catalog: Document.Model {
    struct Product: Document.Model {
        let id: Int
        let name: String
        let topicIds: [Int]
        let image: String?
    }
    struct Offer: Document.Model {
        struct Price: Document.Model {
            let amount: Int
            let currency: String
        }
        let productId: Int
        let prices: [Price]
        let start: Int
    }
    let areaNames: [Int: String]
    let products: [Int: Product]
    let offers: [Offer]
}

private struct WholeCatalog: Document.Model {
    struct Product: Document.Model {
        let description: String?
        let id: Int
        let image: String?
        let name: String
        let subTopicIds: [Int]
        let subjectCode, subtitle: String?
        let topicIds: [Int]
        let brandId: Int
        let attributes: [String: String]
    }
    struct Offer: Document.Model {
        struct Price: Document.Model {
            let amount: Int
            let currency: String
            let audienceSubCategoryId, areaId: Int
        }
        struct Area: Document.Model {
            let areaId: Int
            let blockIds: [Int]
        }
        let id, productId: Int
        let logo, name: String?
        let prices: [Price]
        let areas: [Area]
        let start: Int
        let venueCode: String
    }
    let areaNames, brandNames, topicNames, blockNames: [Int: String]
    let products: [Int: Product]
    let offers: [Offer]
}

private func product(_ id: Int, _ generator: inout SeededGenerator) -> String {
    let topics = (0..<generator.int(1...5)).map { _ in "\(107_888_604 + generator.int(0...29) * 37)" }.joined(
        separator: ",")
    let image = generator.any(of: ["null", #""\/images\/UE0AAAAACEKo6QAAAAZDSVRN\#(generator.hex(4))""#])
    let description = generator.any(of: [
        "null", #""\#(generator.words(10...40)), \u00e9dition \"\#(generator.words(1...2))\"""#,
    ])
    return #"{"description":\#(description),"id":\#(id),"image":\#(image),"name":"\#(generator.words(2...6)) é","#
        + #""subTopicIds":[\#(topics)],"subjectCode":null,"subtitle":null,"topicIds":[\#(topics)],"#
        + #""brandId":\#(342_742_591 + generator.int(0...59) * 37),"attributes":{"color":"\#(generator.any(of: ["red", "blau", "černá"]))","size":"\#(generator.int(30...50))"}}"#
}

private func offer(_ product: Int, _ generator: inout SeededGenerator) -> String {
    let areas = (0..<generator.int(1...9)).map { _ in 205_705_993 + generator.int(0...39) * 37 }
    let prices = areas.map {
        #"{"amount":\#(generator.int(10...900) * 250),"audienceSubCategoryId":337100890,"areaId":\#($0),"currency":"EUR"}"#
    }
    return #"{"id":\#(generator.int(100_000_000...400_000_000)),"productId":\#(product),"logo":null,"name":null,"#
        + #""prices":[\#(prices.joined(separator: ","))],"areas":[\#(areas.map { #"{"areaId":\#($0),"blockIds":[]}"# }.joined(separator: ","))],"#
        + #""start":1372701600000,"venueCode":"PLEYEL_PLEYEL"}"#
}
