import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests `JSONOptions.Keys.flexible`.
@Suite struct FlexibleKeysTests {
    @Test func aKeyMatchesOneField() throws {
        let cases: [(json: String, key: String, value: Int?)] = [
            (#"{"realName":1}"#, "realName", 1), (#"{"real_name":1}"#, "realName", 1),
            (#"{"real_name":1}"#, "real_name", 1), (#"{"avatar_url":1}"#, "avatarURL", 1),
            (#"{"userID":1}"#, "userId", 1), (#"{"user_id":1}"#, "userID", 1), (#"{"rpc-version":1}"#, "rpcVersion", 1),
            (#"{"torrent-Added":1}"#, "torrent_added", 1), (#"{"a--b-":1}"#, "aB", 1), (#"{"ID":1}"#, "id", 1),
            (#"{"createdAt":1}"#, "created_at", 1), (#"{"\u0061_b":1}"#, "aB", 1), ("{\"E\u{301}\":1}", "é", nil),
            ("{\"E\u{301}\":1}", "É", nil), ("{\"É_B\":1}", "éB", nil), ("{\"\u{212A}\":1}", "k", nil),
            (#"{"größe_x":1}"#, "größeX", 1), (#"{"Größe":1}"#, "größe", 1), (#"{"GRÖSSE":1}"#, "größe", nil),
            // The exact name precedes one in snake case, and that precedes a similar one.
            (#"{"USERID":1,"user_id":2,"userId":3}"#, "userId", 3), (#"{"USERID":1,"user_id":2}"#, "userId", 2),
            (#"{"user__id":1,"user_id":2}"#, "userId", 1),
            // Two similar names are ambiguous, but not two equal ones.
            (#"{"userid":1,"USERID":2}"#, "userId", nil), (#"{"USERID":1,"USERID":2}"#, "userId", 1),
            (#"{"avatar_url":1,"avatarUrl":2}"#, "avatarURL", nil), (#"{"avatar_url":1}"#, "avatar", nil),
        ]
        for (json, key, value) in cases {
            let expected = value.map { [key: $0] } ?? [:]
            try expectEqual(
                values(of: [key], in: "[\(json),{},\(json)]"), [expected, [:], expected], "\(json), \(key)")
        }
    }

    @Test func theErrorNamesTheTwoNamesForOneKey() throws {
        struct Required: Decodable { var avatarURL: String }
        struct Optional: Decodable { var avatarURL: String? }
        for (json, names) in [
            (#"{"avatar-url":"a","avatarUrl":"b"}"#, "“avatar-url”, “avatarUrl”"),
            (#"{"avatar_url":"a","AVATAR_URL":"b","other":1}"#, "“avatar_url”, “AVATAR_URL”"),
            (#"{"avatar-url":null,"AvatarURL":null}"#, "“avatar-url”, “AvatarURL”"),
        ] {
            let fault = DecodingFault(try decodingError(Required.self, json), in: Array(json.utf8))
            expectEqual(fault.found, "no such key (several are similar: \(names))")
            expect(try read(Optional.self, json).avatarURL == nil)
        }
    }

    @Test func anEnumWithAssociatedValuesIsReadInSnakeCase() throws {
        enum Event: Codable, Equatable {
            case userCreated(userID: Int)
            case itemRemoved(itemName: String, reasonCode: Int?)
            case allDone
        }
        let events = [Event.userCreated(userID: 5), .itemRemoved(itemName: "x", reasonCode: nil), .allDone]
        let json = #"[{"user_created":{"user_id":5}},{"item_removed":{"item_name":"x"}},{"all_done":{}}]"#
        for text in [json, json.replacing(/"[a-z_]+"/) { "\"\(camelCase(String($0.0.dropFirst().dropLast())))\"" }] {
            try expectEqual(read([Event].self, text), events)
        }
    }

    @Test func allKeysAreTheKeysOfNamesAsTheyAreAndInSnakeCase() throws {
        enum Key: CodingKey { case realName, userId }
        for (json, keys) in [
            (#"{"realName":1,"user_id":2,"other":3}"#, ["realName", "userId"]),
            (#"{"user_id":1,"userId":2}"#, ["userId"]),
            (#"{"user_id":1,"user__id":2,"real_name":3}"#, ["userId", "realName"]), ("{}", []),
        ] { try expectEqual(read(AllKeys<Key>.self, json).names, keys, "\(json)") }
        let values = try read([String: Int].self, #"{"a_b":1,"aB":2,"A_B":3}"#, JSONOptions(keys: .flexible))
        expectEqual(values, ["a_b": 1, "aB": 2, "A_B": 3], "keys of a dictionary are not changed")
    }

    @Test func keysMatchTheSameFieldsAsInTheReference() throws {
        var random = SplitMix64(seed: 13)
        // The reader keeps names from one text to the next.
        let reader = JSONReader(JSONOptions(keys: .flexible))
        for number in 0..<caseCount("FETCHING_DOCUMENTS", default: 80) {
            let names = (0..<Int.random(in: 2...12, using: &random)).map { _ in anyName(&random) }
            let sizes = number.isMultiple(of: 20) ? 40...120 : 0...8
            let objects = (0..<4).map { _ in
                (0..<Int.random(in: sizes, using: &random)).map { value in
                    (name: names.randomElement(using: &random) ?? "", value: value)
                }
            }
            let texts = objects.map { fields in
                "{" + fields.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
            }
            let keys = names + names.map(camelCase) + (0..<6).map { _ in anyName(&random) }
            let json = "[\(texts.joined(separator: ","))]"
            let fieldsOfObjects = objects.map { $0.map(ReferenceField.init) }
            let expected = fieldsOfObjects.map { fields in
                keys.reduce(into: [String: Int]()) { $0[$1] = value(of: $1, in: fields) }
            }
            try expectEqual(values(of: keys, in: json), expected, "\(json)")
            let ofCases = fieldsOfObjects.map { fields in
                Letters.allCases.reduce(into: [String: Int]()) { $0[$1.rawValue] = value(of: $1.rawValue, in: fields) }
            }
            let models = try reader.decode([OfLetters].self, from: Data(json.utf8))
            expectEqual(models.map(\.values), ofCases, "\(json)")
        }
    }

    /// Each of these names is similar to all others, and each key is looked up. If each key were compared with each
    /// name, four times as many names would need 16 times as long.
    @Test func manySimilarNamesTakeLinearTime() throws {
        let times = try [9, 11].map { letters in
            let names = (0..<1 << letters).map { number in
                String((0..<letters).map { letter -> Character in number >> letter & 1 == 0 ? "a" : "A" })
            }
            let json = "[{" + names.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",") + "}]"
            let keys = names.map { "\($0.prefix(8))_\($0.dropFirst(8))" }
            return try cpuSeconds {
                try expectEqual(values(of: keys, in: json), [[:]])
                try expectEqual(values(of: names, in: json).first?.count, names.count)
            }
        }
        expect(times[1] < 8 * times[0] + 0.05, "\(times) s")
    }

    private func values(of keys: [String], in json: String) throws -> [[String: Int]] {
        try read([ValuesOfKeys].self, json, JSONOptions(keys: .flexible, userInfo: ValuesOfKeys.userInfo(keys)))
            .map(\.values)
    }
}

private struct ReferenceField {
    var name, nameInCamelCase, nameWithoutCase: String
    var value: Int

    init(name: String, value: Int) {
        (self.name, nameInCamelCase, nameWithoutCase) = (name, camelCase(name), withoutCase(name))
        self.value = value
    }
}

/// The reference: returns the value of the field that a key matches.
private func value(of key: String, in fields: [ReferenceField]) -> Int? {
    func isSame(_ one: String, _ other: String) -> Bool { Array(one.utf8) == Array(other.utf8) }
    if let field = fields.first(where: { isSame($0.name, key) }) { return field.value }
    let keyWithoutCase = withoutCase(key)
    let similar = fields.filter { isSame($0.nameWithoutCase, keyWithoutCase) }
    guard similar.contains(where: { !isSame($0.name, similar[0].name) }) else { return similar.first?.value }
    return similar.first { isSame($0.nameInCamelCase, key) && isSame(withoutCase($0.nameInCamelCase), keyWithoutCase) }?
        .value
}

private func withoutCase(_ name: String) -> String {
    let scalars = name.unicodeScalars.filter { $0 != "_" && $0 != "-" }
    return scalars.map { $0.isASCII ? "\($0)".lowercased() : "\($0)" }.joined()
}

private func anyName(_ random: inout SplitMix64) -> String {
    let letters = Array((random.next() % 8 == 0 ? "aeE_éÉK\u{212A}\u{301}ß-" : "aabbAB_1").unicodeScalars)
    let name = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
    return String(String.UnicodeScalarView(name))
}

private enum Letters: String, CodingKey, CaseIterable {
    case empty = ""
    case a, b, ab, ba, aB, aA, bA, abA, aAB, a1, é, aé
    case a_b, b_a, _a, b_, A, B, AB
}

private struct OfLetters: Decodable {
    var values: [String: Int] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Letters.self)
        for key in Letters.allCases { values[key.rawValue] = try container.decodeIfPresent(Int.self, forKey: key) }
    }
}
