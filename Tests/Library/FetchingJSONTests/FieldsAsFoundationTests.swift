import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests that a model finds the same fields as with Foundation's decoder, in any order.
@Suite(.outsideOfPool) struct FieldsAsFoundationTests {
    @Test func fieldsAreFoundInAnyOrder() throws {
        let objects = caseCount("FETCHING_DOCUMENTS", default: 100)
        let names = [
            "", "_", "a", "A", "b", "a_b", "aB", "a_B", "A_b", "_a_b_", "url", "URL", "uRL", "url_x", "user_Id",
            "image_URL", "a1b_c2d", "é", "é_x", "Ж", "ж_я", "x-y", "x-y_z", "s_-a", "s_-A", "s_a.b", #"\u0061"#,
            #"\u0061_b"#, "k_K", "K", "\u{c9}", "longer_than_sixteen_bytes_it_is",
            "longer_than_sixteen_bytes_it_was", #"straße_\u00e4"#, "straße",
        ]
        let keys = names.map(camelCase) + names + ["äbsent", "absent", "aC", "xYz", "kK", "sA", "a_c"]
        let options = [
            JSONOptions(keys: .convertFromSnakeCase), JSONOptions(keys: .useDefaultKeys),
            JSONOptions(keys: .custom { $0[$0.count - 1] }),
        ]
        var random = SplitMix64(seed: 7159)
        for number in 0..<objects {
            // Some objects are large.
            let count = Int.random(in: 0...(number % 50 == 0 ? 200 : 12), using: &random)
            let fields = (0..<count).map { value in
                "\"\(names.randomElement(using: &random) ?? "")\":\(value % 7 == 0 ? "null" : "\(value)")"
            }
            let lookups = (0..<20).compactMap { _ in keys.randomElement(using: &random) }
            for var options in options {
                options.userInfo = ValuesOfKeys.userInfo(lookups)
                expectAsFoundation(Lookups.self, "{\(fields.joined(separator: ","))}", options)
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
            let objects = (0..<6).flatMap { number in
                var fields = names.shuffled(using: &random).prefix(count).map {
                    "\"\(isSnake ? $0 : camelCase($0))\":\(Int.random(in: 1..<1_000, using: &random))"
                }
                if number % 2 == 0 { fields.sort() }
                if number % 3 == 0 { fields += fields.prefix(10).map { $0 + "0" } }
                let object = "{" + fields.joined(separator: ",") + "}"
                return number % 2 == 0 ? [object, object, object] : [object]
            }
            let body = Data("[\(objects.joined(separator: ","))]".utf8)
            try NumberedKey.$names.withValue((names + ["absent"]).map(camelCase)) {
                for (options, reader) in zip(allOptions, readers) {
                    let theirs = try options.decoder().decode([NumberedFields<Int>].self, from: body)
                    try expectEqual(reader.decode([NumberedFields<Int>].self, from: body), theirs)
                }
            }
        }
    }

    /// The decoder only compares the names of an object that has the same names as the previous object.
    @Test func objectsThatAreAlmostEqualAreReadAsInFoundation() throws {
        var random = SplitMix64(seed: 1_113)
        let flexible = JSONReader(JSONOptions())
        let options = [JSONOptions(keys: .useDefaultKeys), JSONOptions(keys: .convertFromSnakeCase)]
        let readers = options.map { JSONReader($0) }
        var pairs = [
            ([#""a":["b",2]"#], [#""a":1"#, #""b":2"#]),
            ([#""a":[1]"#, #""b":2"#], [#""a":1"#, #""b":[2]"#]),
            (similarNames.suffix(1).map { "\"\($0)\":1" }, similarNames.dropLast().suffix(1).map { "\"\($0)\":1" }),
        ]
        for _ in 0..<caseCount("FETCHING_DOCUMENTS", default: 20, few: 5) {
            let fields = similarFields(depth: 0, &random)
            pairs.append((fields, changed(fields, &random)))
        }
        let keys = similarNames + ["sevenB", "seventeenBytesX", "aLongNameWith2OrMoreThan32Bytes", "absent"]
        try NumberedKey.$names.withValue(keys) {
            for (fields, changed) in pairs {
                // An object is compared with the previous one only if the two before it had the same names.
                let objects = [0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1].map { number in
                    "{\((number == 0 ? fields : changed).joined(separator: ","))}"
                }
                let body = Data("[\(objects.joined(separator: ","))]".utf8)
                for (options, reader) in zip(options, readers) {
                    let theirs = try options.decoder().decode([NumberedFields<SimilarValue>].self, from: body)
                    try expectEqual(
                        reader.decode([NumberedFields<SimilarValue>].self, from: body), theirs, "\(objects)")
                    let each = try objects.map {
                        try reader.decode(NumberedFields<SimilarValue>.self, from: Data($0.utf8))
                    }
                    expectEqual(each, theirs, "\(objects)")
                }
                let single = try objects.map {
                    try decodeJSON(NumberedFields<SimilarValue>.self, from: Data($0.utf8), options: JSONOptions())
                }
                try expectEqual(flexible.decode([NumberedFields<SimilarValue>].self, from: body), single, "\(objects)")
            }
        }
    }

    /// The decoder finds fields by the numbers of their names, up to 2,048 names, and then by the bytes of the names.
    @Test func textsOfThousandsOfNamesAreReadAsInFoundation() throws {
        var random = SplitMix64(seed: 1024)
        let ranges = [0..<1_500, 1_000..<2_200, 0..<0, 2_040..<2_060, 0..<2_200, 1_014..<1_034]
        let objects = ranges.map { range in
            let numbers = range.shuffled(using: &random)
            // The first field with a name counts.
            let fields = (numbers + numbers.suffix(10)).enumerated().map { "\"name_\($1)\":\($0)" }
            return "{\(fields.joined(separator: ","))}"
        }
        var options = JSONOptions(
            keys: .convertFromSnakeCase, userInfo: ValuesOfKeys.userInfo((0..<2_200).map { "name\($0)" }))
        let text = "[\(objects.joined(separator: ","))]"
        expectAsFoundation([ValuesOfKeys].self, text, options)
        let values = try read([ValuesOfKeys].self, text, options)
        expectEqual(values.map(\.values.count), ranges.map(\.count))
        options.keys = .flexible
        try expectEqual(read([ValuesOfKeys].self, text, options), values)
        let backwards = ValuesOfKeys.userInfo((0..<2_200).reversed().map { "name_\($0)" })
        expectAsFoundation([ValuesOfKeys].self, text, JSONOptions(keys: .useDefaultKeys, userInfo: backwards))
        expectAsFoundation([[String: Int]].self, text, JSONOptions(keys: .useDefaultKeys))
    }

    @Test func namesThatDifferInOneBitAreDifferent() throws {
        let reader = JSONReader(JSONOptions(keys: .useDefaultKeys))
        // Words of 8 and 16 bytes and their neighbors, or all lengths in the slow tests.
        let lengths = runsSlowTests ? Array(1...41) : [1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 41]
        for length in lengths {
            for position in 0..<length {
                for (first, second) in [("a", "A"), ("p", "q"), ("m", "-")] {
                    let name = String(repeating: first, count: length)
                    let other = "\(name.prefix(position))\(second)\(name.dropFirst(position + 1))"
                    let objects = [name, name, name, other, other, other, name].map { "{\"\($0)\":1}" }
                    let both = ["{\"\(name)\":1,\"\(other)\":2}", "{\"\(other)\":2,\"\(name)\":1}"]
                    let body = Data("[\((objects + both).joined(separator: ","))]".utf8)
                    let values = try NumberedKey.$names.withValue([name, other]) {
                        try reader.decode([NumberedFields<Int>].self, from: body).map(\.values)
                    }
                    expect(
                        values.prefix(3) == [[1, nil], [1, nil], [1, nil]] && values[6] == [1, nil], "\(other)")
                    expectEqual(values[3...5], [[nil, 1], [nil, 1], [nil, 1]], "\(other)")
                    expectEqual(values[7...], [[1, 2], [1, 2]], "\(other)")
                }
            }
        }
    }

}

/// The results of all functions for each key in `userInfo`.
private struct Lookups: Decodable, Equatable {
    var texts: [String] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: JSONKey.self)
        for (number, name) in ValuesOfKeys.keys(decoder).enumerated() {
            let key = JSONKey.name(name)
            let isNull = (try? container.decodeNil(forKey: key)).map { "\($0)" } ?? "none"
            let value = (try? container.decodeIfPresent(Int.self, forKey: key)) ?? -1
            texts.append("\(name): \(container.contains(key)) \(isNull) \(value)")
            if number % 10 == 5 {
                // If two names are equal but have different bytes, a decoder may return either name.
                let keys = container.allKeys.map(\.stringValue.precomposedStringWithCanonicalMapping)
                texts.append(keys.sorted().joined(separator: ","))
            }
        }
    }
}

/// A key that consists of one byte. Its name is one of those that the current test has set.
private struct NumberedKey: CodingKey {
    @TaskLocal static var names: [String] = []
    static var all: [NumberedKey] { names.indices.map { NumberedKey(number: UInt8($0)) } }

    let number: UInt8
    var stringValue: String { Self.names[Int(number)] }
    var intValue: Int? { nil }

    init(number: UInt8) { self.number = number }
    init?(stringValue: String) { return nil }
    init?(intValue: Int) { return nil }
}

/// A model with a value for each key. An object has fields for some of the keys.
private struct NumberedFields<Value: Decodable & Equatable>: Decodable, Equatable {
    let values: [Value?]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NumberedKey.self)
        values = try NumberedKey.all.map { try container.decodeIfPresent(Value.self, forKey: $0) }
    }
}

/// Short and long names. Some differ only in case, in an escape, at the start or in the middle.
private let similarNames = [
    "a", "b", "A", #"\u0061"#, "é", "seven_b", "sevenB", "sixteen_bytes_xy", "seventeen_bytes_x", "seventeen_bytes_y",
    "Seventeen_bytes_x", "x_offset_in_pixels", "y_offset_in_pixels", "A_long_name_with_1_or_more_than_32_bytes",
    "a_long_name_with_1_or_more_than_32_bytes", "a_long_name_with_2_or_more_than_32_bytes",
]

private func similarFields(depth: Int, _ random: inout SplitMix64) -> [String] {
    similarNames.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)).map {
        "\"\($0)\":\(similarValue(depth: depth + 1, &random))"
    }
}

private func similarValue(depth: Int, _ random: inout SplitMix64) -> String {
    switch random.next() % (depth < 4 ? 6 : 3) {
    case 0: #"["b",\#(random.next() % 9)]"#
    case 1: "[]"
    case 2, 3: "\(random.next() % 9)"
    case 4: "[\(similarValue(depth: depth + 1, &random))]"
    default: "{\(similarFields(depth: depth, &random).joined(separator: ","))}"
    }
}

private func changed(_ fields: [String], _ random: inout SplitMix64) -> [String] {
    var fields = fields
    guard let index = fields.indices.randomElement(using: &random),
        let name = similarNames.randomElement(using: &random)
    else { return similarFields(depth: 3, &random) }
    let parts = fields[index].split(separator: ":", maxSplits: 1)
    switch random.next() % 6 {
    case 0: fields[index] = "\"\(name)\":\(parts[1])"
    case 1: fields[index] = "\(parts[0]):\(similarValue(depth: 2, &random))"
    case 2: fields.swapAt(index, 0)
    case 3: fields.remove(at: index)
    // Two fields become one with an array. The number of nodes is often the same.
    case 4 where index > 0:
        let before = fields[index - 1].split(separator: ":", maxSplits: 1)
        fields[index - 1...index] = ["\(before[0]):[\(parts[0]),\(parts[1])]"]
    case 4: fields.insert("\"\(name)\":7", at: index)
    default: fields[index] = "\(parts[0]):[\(parts[1])]"
    }
    return fields
}

/// The value of a field, which can be an object with such fields.
private indirect enum SimilarValue: Decodable, Equatable {
    case number(Int)
    case text(String)
    case list([SimilarValue])
    case object(NumberedFields<SimilarValue>)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([SimilarValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode(NumberedFields<SimilarValue>.self))
        }
    }
}
