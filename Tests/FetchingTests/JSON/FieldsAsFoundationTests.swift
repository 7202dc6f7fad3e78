import FetchingTestSupport
import Foundation
import Testing

@testable import FetchingJSON

/// Tests that a model finds the same fields as with Foundation's decoder, in any order.
@Suite struct FieldsAsFoundationTests {
    @Test func fieldsAreFoundInAnyOrder() throws {
        let objects = caseCount("FETCHING_DOCUMENTS", default: 100)
        let names = [
            "", "_", "a", "A", "b", "a_b", "aB", "a_B", "A_b", "_a_b_", "url", "URL", "uRL", "url_x", "user_Id",
            "image_URL", "a1b_c2d", "é", "e\u{301}", "é_x", "Ж", "ж_я", "x-y", "x-y_z", "s_-a", "s_-A", "s_a.b",
            #"\u0061"#, #"\u0061_b"#, "\u{212A}", "k_\u{212A}", "longer_than_sixteen_bytes_it_is",
            "longer_than_sixteen_bytes_it_was", #"straße_\u00e4"#, "straße",
        ]
        let keys = names.map(camelCase) + names + ["äbsent", "absent", "aC", "xYz", "kK", "sA", "a_c"]
        let options = [
            JSONOptions(keys: .convertFromSnakeCase), JSONOptions(keys: .useDefaultKeys),
            JSONOptions(keys: .custom { $0[$0.count - 1] }),
        ]
        var random = SplitMix64(seed: 7159)
        for number in 0..<objects {
            // Some objects are so large that the decoder creates a table.
            let count = Int.random(in: 0...(number % 50 == 0 ? 200 : 12), using: &random)
            let fields = try (0..<count).map { value in
                "\"\(try #require(names.randomElement(using: &random)))\":\(value % 7 == 0 ? "null" : "\(value)")"
            }
            let body = Data("{\(fields.joined(separator: ","))}".utf8)
            let lookups = try (0..<30).map { _ in
                Lookup(
                    key: try #require(keys.randomElement(using: &random)), isOfAllKeys: random.next() % 40 == 0,
                    isOfNull: random.next() % 4 == 0)
            }
            let lookupsKey = try #require(LookupResults.key)
            for var options in options {
                options.userInfo = [lookupsKey: lookups]
                let theirs = try options.decoder().decode(LookupResults.self, from: body)
                let ours = try decodeJSON(LookupResults.self, from: body, options: options)
                #expect(ours.texts == theirs.texts, "\(String(decoding: body, as: UTF8.self)), \(lookups.map(\.key))")
            }
        }
    }

    @Test func objectsOfManyFieldsAreReadAsInFoundation() throws {
        var random = SplitMix64(seed: 200)
        let names = (0..<100).flatMap { ["repository_\($0)_url", "owner_\($0)"] }
        let allOptions = [JSONOptions(keys: .useDefaultKeys), JSONOptions(keys: .convertFromSnakeCase)]
        // The readers keep names from one text to the next.
        let readers = allOptions.map { JSONReader($0) }
        for _ in 0..<caseCount("FETCHING_DOCUMENTS", default: 10) {
            let count = Int.random(in: 40...200, using: &random)
            let isSnake = random.next() % 2 == 0
            let objects = (0..<6).map { number in
                var fields = names.shuffled(using: &random).prefix(count).map {
                    "\"\(isSnake ? $0 : camelCase($0))\":\(Int.random(in: 1..<1_000, using: &random))"
                }
                if number % 2 == 0 { fields.sort() }
                if number % 3 == 0 { fields += fields.prefix(10).map { $0 + "0" } }
                return "{" + fields.joined(separator: ",") + "}"
            }
            let body = Data("[\(objects.joined(separator: ","))]".utf8)
            for (options, reader) in zip(allOptions, readers) {
                let theirs = try options.decoder().decode([ManyFields].self, from: body)
                #expect(try reader.decode([ManyFields].self, from: body) == theirs)
            }
        }
    }

    /// For names of ASCII letters, digits and underscores, no string is created.
    @Test func anASCIINameIsConvertedToCamelCaseByItsBytes() throws {
        struct Keys: Decodable {
            var keys: [String]
            init(from decoder: any Decoder) throws {
                keys = try decoder.container(keyedBy: JSONKey.self).allKeys.map(\.stringValue)
            }
        }
        var random = SplitMix64(seed: 91)
        for _ in 0..<caseCount("FETCHING_DOCUMENTS", default: 1_000) {
            let letters = Array(random.next() % 2 == 0 ? "aabBZz19__" : "aAbB1__-. '")
            let name = String(
                (0..<Int.random(in: 0...7, using: &random)).compactMap { _ in letters.randomElement(using: &random) })
            let options = JSONOptions(keys: .convertFromSnakeCase)
            let keys = try options.decoder().decode(Keys.self, from: Data("{\"\(name)\":0}".utf8)).keys
            #expect([camelCase(name)] == keys, "\(name)")
        }
    }
}

private struct Lookup {
    let key: String
    let isOfAllKeys: Bool
    let isOfNull: Bool
}

private struct LookupResults: Decodable {
    static let key = CodingUserInfoKey(rawValue: "lookups")
    var texts: [String] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: JSONKey.self)
        let lookups = Self.key.flatMap { decoder.userInfo[$0] as? [Lookup] } ?? []
        for lookup in lookups {
            let key = JSONKey.name(lookup.key)
            if lookup.isOfAllKeys {
                // If two names are equal but have different bytes, a decoder may return either name.
                let keys = container.allKeys.map(\.stringValue.precomposedStringWithCanonicalMapping)
                texts.append(keys.sorted().joined(separator: ","))
            } else if lookup.isOfNull {
                texts.append((try? container.decodeNil(forKey: key)).map { "\($0)" } ?? "none")
            } else {
                texts.append(
                    "\(container.contains(key)) \((try? container.decodeIfPresent(Int.self, forKey: key)) ?? -1)")
            }
        }
    }
}

/// A model whose keys consist of one byte. Each object has fields for some of the keys.
private struct ManyFields: Decodable, Equatable {
    var values: [Int?] = []

    private struct Key: CodingKey {
        var number: UInt8
        var stringValue: String { number % 2 == 0 ? "repository\(number / 2)Url" : "owner\(number / 2)" }
        var intValue: Int? { nil }

        init(number: UInt8) { self.number = number }
        init?(stringValue: String) { return nil }
        init?(intValue: Int) { return nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        values = try (0..<210).map { try container.decodeIfPresent(Int.self, forKey: Key(number: $0)) }
    }
}
