import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

struct CompareTests {
    private struct Hero: Codable {
        var id: Int
        var fullName: String?
        var nickname: String?
        var powers: [Power] = []
        struct Power: Codable {
            var name: String
            var level: Double
        }
    }

    @Test func aModelThatReadsEverythingHasNoDifferences() {
        let comparison = compare(
            Hero.self, with: #"{"id": 1, "full_name": null, "nickname": "x", "powers": []}"#,
            #"{"id": 1, "full_name": "x", "powers": [{"name": "a", "level": 1.5}]}"#)
        expectEqual(comparison.description, "Hero reads everything in the samples.")
    }

    @Test func eachKindOfDifferenceHasAGroup() {
        let sample = """
            {"id": "7", "full_name": "Hulk", "nick_name_": "x", "image": {"path": "p"},
             "powers": [{"name": "a", "level": 1, "extra": 2}, {"name": null, "level": 2}, {"level": 3}, 4]}
            """
        expectEqual(
            compare(Hero.self, with: sample).description,
            """
            Decoding fails:
              id: expected a whole number (Int), found the string "7" (use JSONOptions(readsNumbersInStrings: true))
              powers[1].name: expected a string, found null (2 times)
              powers[3]: expected an object, found the number 4
            Not read by Hero:
              image
              powers[].extra
            Could be narrower:
              fullName: optional, but present in every sample
              nickname: optional, but present in every sample
              powers[].level: Double, but always a whole number
            """)
    }

    private struct Page: Decodable {
        var heroes: [String: Entry]
        var next: URL?
        var kind: Kind?
        var cursor: String?
        var modified: String
        struct Entry: Decodable {
            var name: String?
        }
        enum Kind: String, Decodable { case one }
    }

    @Test func dictionariesEnumerationsAndDatesAreCompared() {
        let comparison = compare(
            Page.self,
            with:
                #"{"heroes": {"7": {"name": "a", "x": 1}, "8": {"name": "b"}}, "kind": "two", "modified": "2014-04-29"}"#,
            #"{"heroes": {}, "kind": "one", "modified": "2014-04-30", "curser": null}"#)
        expectEqual(comparison.failures.count, 1)
        expectEqual(comparison.failures.first?.hasPrefix("kind: expected a valid value"), true)
        expectEqual(comparison.unread, ["curser", "heroes.*.x"])
        expectEqual(comparison.alwaysNil, ["next: no such field", "cursor: no such field (similar: “curser”)"])
        expectEqual(
            comparison.narrower,
            [
                "heroes.*.name: optional, but present in every sample", "modified: String, but always a date",
            ])
    }

    private enum Either: Decodable {
        case number(Int), text(String)
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    @Test func aTypeThatTriesSeveralTypesIsNotAFailure() {
        expect(compare([Either].self, with: #"[1, "a"]"#).failures.isEmpty)
        expectEqual(compare([Either].self, with: #"[1, true]"#).failures, ["[1]: expected a string, found true"])
    }

    @Test func optionsAreUsed() {
        let sample = #"{"first_name": "x", "at": 1398780000}"#
        struct Row: Decodable {
            var firstName: String
            var at: Date
        }
        let options = JSONOptions(keys: .convertFromSnakeCase, dates: .secondsSince1970)
        expectEqual(
            compare(Row.self, with: sample, options: options).description, "Row reads everything in the samples.")
        expectEqual(
            compare(Row.self, with: sample).failures.first?.contains("JSONOptions(dates: .secondsSince1970)"), true)
    }

    @Test func aTextThatIsNotJSONIsAFailure() {
        expectEqual(
            compare(Hero.self, with: "<").failures,
            [
                "Sample 1 is not JSON: no valid value in line 1, column 1 (byte 0)."
            ])
    }

    @Test func aListNeedsTheTypeOfAList() {
        let failures = ["The value: expected an object, found an array; use [Hero].self for a list"]
        expectEqual(compare(Hero.self, with: "[]").failures, failures)
        expectEqual(compare(Hero.self, with: #"[{"id": 1, "powers": []}]"#).failures, failures)
        expectEqual(compare([Hero].self, with: #"[{"id": 1, "powers": []}]"#).failures, [])
        expect(!compare([Hero].self, with: "{}").description.contains("for a list"))
    }
}
