import FetchingTestSupport
import Foundation
import Testing

@testable import FetchingJSON

/// Tests that a model finds the same fields as with Foundation's decoder, in any order.
@Suite struct FieldsAsFoundationTests {
    @Test func fieldsAreFoundInAnyOrder() throws {
        let objects = caseCount("FETCHING_DOCUMENTS", default: 200)
        let names = [
            "", "_", "a", "A", "b", "a_b", "aB", "a_B", "A_b", "_a_b_", "url", "URL", "uRL", "url_x", "user_Id",
            "image_URL", "a1b_c2d", "é", "e\u{301}", "é_x", "Ж", "ж_я", "x-y", "x-y_z", "s_-a", "s_-A", "s_a.b",
            #"\u0061"#, #"\u0061_b"#, "\u{212A}", "k_\u{212A}", "longer_than_sixteen_bytes_it_is",
            "longer_than_sixteen_bytes_it_was", #"straße_\u00e4"#, "straße",
        ]
        let keys = names.map(camelCase) + names + ["äbsent", "absent", "aC", "xYz", "kK", "sA", "a_c"]
        let options = [
            JSONOptions(), JSONOptions(keys: .useDefaultKeys), JSONOptions(keys: .custom { $0[$0.count - 1] }),
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

    /// For names of ASCII letters, digits and underscores, no string is created.
    @Test func bytesAreEnoughToCompareAKeyWithTheCamelCaseOfAName() throws {
        struct Keys: Decodable {
            var keys: [String]
            init(from decoder: any Decoder) throws {
                keys = try decoder.container(keyedBy: JSONKey.self).allKeys.map(\.stringValue)
            }
        }
        var random = SplitMix64(seed: 91)
        let names = caseCount("FETCHING_DOCUMENTS", default: 1_000)
        var certain = 0
        for _ in 0..<names {
            let isPlain = random.next() % 2 == 0
            let letters = Array((isPlain ? "aabBZz19__" : "aAbB1__-. éß'\u{301}\u{200D}").unicodeScalars)
            let scalars = (0..<Int.random(in: 0...7, using: &random)).compactMap { _ in
                letters.randomElement(using: &random)
            }
            let name = String(String.UnicodeScalarView(scalars))
            let key = try #require(
                try JSONOptions().decoder().decode(Keys.self, from: Data("{\"\(name)\":0}".utf8)).keys.first)
            #expect(camelCase(name) == key, "\(name)")
            for candidate in [
                key, name, key.uppercased(), key.lowercased(), key.capitalized, key + "a", key + "\u{301}",
            ] {
                let bytes = Array(name.utf8)
                let isKey = isCamelCase(Array(candidate.utf8).span, of: bytes, bytes.indices)
                if let isKey { certain += 1; #expect(isKey == (candidate == key), "\(name) and \(candidate)") }
                if isPlain, candidate.utf8.allSatisfy({ $0 < 0x80 }) {
                    #expect(isKey != nil, "\(name) and \(candidate)")
                }
            }
        }
        #expect(certain > 2 * names)
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
