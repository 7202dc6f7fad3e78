import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

struct ShapeTests {
    @Test func valuesThatNoSampleHasAreOfAnUnknownType() {
        let source = shape(of: #"{"b": [], "c": 1398780000}"#, #"{"a": null, "b": [], "c": 1398780000}"#).swiftSource()
        expect(source.contains("    var a: Unknown?  // always null in the samples\n"))
        expect(source.contains("    var b: [Unknown]  // always empty in the samples\n"))
        expect(source.contains("var c: Int  // to decode a Date instead, use JSONOptions(dates: .secondsSince1970)\n"))
        expect(source.contains("    struct Unknown: Codable, Sendable {}\n"))
        expect(!source.contains("JSONValue"))
    }

    @Test func valuesOfThreeKindsAreOfAnyKind() {
        let source = shape(of: #"{"a": [1, "x", true]}"#).swiftSource()
        expect(source.contains("    var a: [JSONValue]\n"))
        expect(source.contains("    enum JSONValue: Codable, Equatable, Sendable {\n"))
    }

    @Test func valuesAreDescribed() {
        for (samples, text) in [
            (["[1, 2.5]"], "array (2) of number (whole in 1 of 2)"),
            (["[1, \"a\", null]"], "array (3) of (whole number or string or null)"),
            (["[]"], "empty array"), (["{}"], "empty object"), (["null"], "null"),
            (["[[], [true]]"], "array (2) of array (0 to 1) of true or false"),
            (["[18446744073709551615]"], "array (1) of whole number beyond Int"),
            (["1398780000"], "whole number, perhaps seconds since 1970"),
            (["1398780000000"], "whole number, perhaps milliseconds since 1970"),
            ([#"["2014-04-29", "x"]"#], "array (2) of string (date in 1 of 2)"),
            ([#"["2014-04-29T14:18:17-0400"]"#], "array (1) of date"),
            ([#"{"7": 1, "8": 2}"#], "dictionary (2 keys) of whole number"),
            ([#"{"-NxYz0AbCdEfGhIjKlMn": 1, "-NxYz0AbCdEfGhIjKl_-": 2}"#], "dictionary (2 keys) of whole number"),
            ([#"{"7": 1}"#], "dictionary (1 key) of whole number"),
            (["1E-400"], "number out of the range of Double"),
            ([#"["b", "a", "b", "a", "b", "b"]"#], #"array (6) of "a" | "b""#),
            ([#"{"a": 1}"#, "{}", #"{"a": null}"#], "object\n  a: whole number, absent in 1 of 3, null in 1 of 2"),
            ([#"{"a": 1}"#, "[]"], "empty array or object\n  a: whole number"),
            ([#"{"a b": 1, "": 2}"#], "object\n  \"a b\": whole number\n  \"\": whole number"),
        ] { expectEqual(shape(of: samples).text, text) }
    }

    @Test func valuesUnderASecretNameAreNotListed() {
        let users = (0..<12).map { #"{"side": "\#($0 % 2 == 0 ? "hero" : "foe")", "password": "hunter\#($0 % 2)"}"# }
        let lists =
            #"{"tokens": [{"in": ["qx1", "zz2", "qx1", "zz2", "qx1", "zz2"]}], "users": [\#(users.joined(separator: ","))]}"#
        let text = shape(of: lists).description
        expect(text.contains(#""foe" | "hero""#))
        expect(text.contains("password: string\n"))
        for secret in ["hunter", "qx1", "zz2"] { expect(!text.contains(secret), "\(text)") }
    }

    @Test func typesOfElementsAreSingular() {
        for (name, type) in [
            ("results", "Result"), ("categories", "Category"), ("movies", "Movie"), ("heroes", "Hero"),
            ("boxes", "Box"),
            ("statuses", "Status"), ("series", "Series"), ("news", "News"), ("addresses", "Address"),
            ("people", "Person"),
            ("children", "Child"), ("aliases", "Alias"), ("houses", "House"), ("images", "Image"), ("data", "Data"),
            ("bus", "Bus"), ("analysis", "Analysis"), ("specimen", "Specimen"), ("salesPeople", "SalesPerson"),
            ("matches", "Match"), ("photos", "Photo"), ("ids", "Id"), ("caches", "Cache"), ("story_lines", "StoryLine"),
            ("quizzes", "Quiz"), ("knives", "Knife"), ("cores", "Core"), ("geese", "Goose"), ("radii", "Radius"),
            ("waltzes", "Waltz"),
            ("avalanches", "Avalanche"), ("beaches", "Beach"), ("clothes", "Clothes"), ("companies", "Company"),
            ("cors", "Cors"),
            ("waves", "Wave"), ("leaves", "Leaf"), ("caves", "Cave"), ("releases", "Release"),
            ("databases", "Database"),
            ("schemas", "Schema"), ("areas", "Area"), ("canvases", "Canvas"), ("apis", "Api"), ("analyses", "Analysis"),
            ("matrices", "Matrix"), ("cpus", "Cpu"), ("viruses", "Virus"), ("imageURLs", "ImageUrl"), ("dns", "Dns"),
            ("address", "Address"), ("campus", "Campus"), ("indices", "Index"), ("shoes", "Shoe"),
            ("potatoes", "Potato"),
            ("metadata", "Metadata"), ("media", "Media"), ("sys", "Sys"), ("services", "Service"),
            ("responses", "Response"), ("lenses", "Lens"), ("buzzes", "Buzz"), ("women", "Woman"),
            ("cookies", "Cookie"),
        ] { expectEqual(singular(typeName(for: name)), type) }
    }

    @Test func namesOfPropertiesAreSwiftNames() {
        for (field, name) in [
            ("id", "id"), ("ID", "id"), ("HTTPStatus", "httpStatus"), ("Name", "name"), ("first_name", "firstName"),
            ("content-type", "contentType"), ("$ref", "ref"), ("@id", "id"), ("1st", "_1st"), ("", "value"),
            ("_", "value"),
            ("_id", "_id"), ("self", "selfValue"), ("Type", "type"), ("init", "initValue"),
            ("SCREAMING_CASE", "screamingCase"),
            ("a b", "aB"), ("+1", "plus1"), ("-1", "minus1"), ("über", "über"), ("😀", "value"), ("userID", "userID"),
        ] { expectEqual(propertyName(for: field), name) }
    }

    @Test func codingKeysAreDeclaredOnlyIfTheMapperNeedsThem() {
        let plain = shape(of: #"{"Name": 1, "user_id": 2, "avatarURL": 3, "class": 4, "content-type": 5}"#)
            .swiftSource()
        expect(!plain.contains("CodingKeys"))
        let odd = shape(of: #"{"Name": 1, "xml:lang": "x"}"#).swiftSource()
        expect(odd.contains("case name\n        case xmlLang = \"xml:lang\"\n"))
    }

    @Test func typesOfTheSameShapeAreDeclaredOnce() {
        let source = shape(of: #"{"a": {"items": [{"x": 1}]}, "b": {"items": [{"x": 2}]}, "c": {"items": [{"y": 1}]}}"#)
            .swiftSource()
        expectEqual(source.split(separator: "struct Item:").count, 2)
        expect(source.contains("struct CItem: "))
    }

    @Test func fieldsWithSimilarNamesHaveOneType() {
        let shape = shape(of: #"{"user_info": {"a": 1}, "USERINFO": {"b": 1}, "n": 1}"#, #"{"user_info": {"b": 2}}"#)
        expectEqual(
            "\(shape)",
            """
            object
              user_info: object
                a: whole number, absent in 2 of 3
                b: whole number, absent in 1 of 3
              USERINFO: like user_info, absent in 1 of 2
              n: whole number, absent in 1 of 2

            nonisolated struct Model: Codable, Sendable {
                var userInfo: UserInfo
                var userinfo: UserInfo?
                var n: Int?

                private enum CodingKeys: String, CodingKey {
                    case userInfo = "user_info"
                    case userinfo = "USERINFO"
                    case n
                }

                struct UserInfo: Codable, Sendable {
                    var a: Int?
                    var b: Int?
                }
            }
            """)
    }

    @Test func aTextThatIsNotJSONIsReported() {
        let shape = shape(of: "<html>", #"{"a": 1}"#)
        expectEqual(shape.invalidSamples.map(\.number), [1])
        expectEqual(
            shape.text, "Sample 1 is not JSON: no valid value in line 1, column 1 (byte 0).\nobject\n  a: whole number")
        expect(Shape(of: [Data()]).swiftSource().isEmpty)
    }

    @Test func aFaultInALineHasItsPositionInTheFile() {
        let shape = shape(of: "{\"a\": 1}\n\n{\"a\": }\n{\"a\": 3}")
        expectEqual(shape.invalidSamples.map(\.reason), ["no valid value in line 3, column 7 (byte 16)"])
    }

    @Test func nestedObjectsOfTheSameKindHaveOneType() {
        let comments = shape(
            of: #"[{"id": 1, "replies": [{"id": 2, "replies": [{"id": null, "replies": []}]}, {"id": 3}]}]"#)
        expectEqual(
            "\(comments)",
            """
            array (1) of object
              id: whole number, null in 1 of 4
              replies: array (0 to 2) of object like the outer one, absent in 1 of 4

            // The type of a sample is [Model].

            nonisolated struct Model: Codable, Sendable {
                var id: Int?
                var replies: [Model]?
            }
            """)
        // The outer object has other names.
        let list = shape(of: #"{"children": [{"id": 1, "children": [{"id": 2, "children": []}]}]}"#)
        expect(list.swiftSource().contains("        var children: [Child]\n"))
    }

    @Test func aHostileSampleIsExaminedInLittleTime() {
        let (count, depth) = runsSlowTests ? (1000, 250) : (200, 100)
        func nested(_ start: String) -> String {
            String(repeating: start, count: depth) + String(repeating: "]}", count: depth)
        }
        let similar = (0..<count).map { "\"\(String(repeating: "_", count: $0 % 50))a\($0 / 50)\": 1" }
        for start in [#"{"1":["#, #"{"a":[],"a_":["#, #"{"a":[{"a":[],"b":1},"#] {
            expect(shape(of: nested(start)).description.count < 20_000)
        }
        expect(!shape(of: "{\(similar.joined(separator: ","))}").description.isEmpty)
        let distinct = (0..<count).map { #""field_\#($0)": 1"# } + [#""text": "x""#]
        // The properties of these names differ only in their numbers.
        let symbols = (0..<UInt32(count)).compactMap { Unicode.Scalar(0x2190 + $0) }.map { "\"\($0)\": 1" }
        let many = shape(of: "{\((distinct + symbols).joined(separator: ","))}").swiftSource()
        expect(many.contains("    var field\(count - 1): Int\n") && many.contains("    var value\(count): Int\n"))
    }
}
