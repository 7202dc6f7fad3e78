import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// The models of schemas.
struct DocumentModelTests {
    @Test func aPropertyHasTheTypeOfItsSchema() throws {
        for (schema, type) in [
            (#"{"type": "string"}"#, "String"), (#"{"type": "integer", "format": "int64"}"#, "Int"),
            (#"{"type": "integer", "format": "uint64"}"#, "UInt64"), (#"{"type": "number"}"#, "Double"),
            (#"{"type": "boolean"}"#, "Bool"), (#"{"type": "string", "format": "date-time"}"#, "Date"),
            (#"{"type": "string", "format": "date"}"#, "String"), (#"{"type": "string", "format": "uuid"}"#, "UUID"),
            (#"{"type": "string", "format": "uri"}"#, "String"), (#"{}"#, "JSONValue"),
            // The compiler would need minutes for 20 lists in lists.
            (
                String(repeating: #"{"items": "#, count: 20) + "{}" + String(repeating: "}", count: 20),
                String(repeating: "[", count: 11) + "JSONValue" + String(repeating: "]", count: 11)
            ),
            (#"{"type": "object"}"#, "[String: JSONValue]"),
            (#"{"type": "object", "additionalProperties": {"type": "integer"}}"#, "[String: Int]"),
            (#"{"type": "array", "items": {"type": "string"}}"#, "[String]"), (#"{"type": "array"}"#, "[JSONValue]"),
            // The kinds of null.
            (#"{"type": "string", "nullable": true}"#, "String?"), (#"{"type": ["integer", "null"]}"#, "Int?"),
            (##"{"anyOf": [{"$ref": "#/components/schemas/B"}, {"type": "null"}]}"##, "B?"),
            (##"{"anyOf": [{"$ref": "#/components/schemas/B"}, {"nullable": true}]}"##, "B?"),
            (#"{"enum": ["x", null]}"#, "String?"),
            (#"{"type": "array", "items": {"type": "string", "nullable": true}}"#, "[String?]"),
            // `allOf` with one part, and with a description.
            (##"{"allOf": [{"$ref": "#/components/schemas/B"}], "nullable": true}"##, "B?"),
            (##"{"allOf": [{"$ref": "#/components/schemas/B"}, {"description": "x"}]}"##, "B"),
            (##"{"oneOf": [{"$ref": "#/components/schemas/B"}]}"##, "B"),
            // Alternatives of one kind.
            (#"{"anyOf": [{"type": "string"}, {"type": "string", "enum": ["a", "b"]}]}"#, "String"),
            (#"{"oneOf": [{"type": "integer"}, {"type": "number"}]}"#, "Double"),
            // Constants, and enumerations of numbers and of very many words.
            (#"{"const": "x"}"#, "String"), (#"{"enum": [1, 2]}"#, "Int"),
            (#"{"type": "string", "enum": [\#((0...100).map { "\"w\($0)\"" }.joined(separator: ", "))]}"#, "String"),
            // Types without `type`.
            (#"{"properties": {"x": {"type": "string"}}}"#, "Field"), (#"{"items": {"type": "string"}}"#, "[String]"),
            (##"{"$ref": "#/components/schemas/Error"}"##, "ErrorModel"),
            (##"{"$ref": "#/components/schemas/Names"}"##, "[String]"),
            (##"{"$ref": "#/components/schemas/Loop"}"##, "JSONValue"),
        ] as [(String, String)] {
            let document = try document(
                returning: #"{"type": "object", "required": ["field"], "properties": {"field": \#(schema)}}"#,
                schemas: ##"""
                    {"B": {"type": "object", "properties": {"x": {"type": "string"}}},
                     "Error": {"type": "object", "properties": {"x": {"type": "string"}}},
                     "Names": {"type": "array", "items": {"type": "string"}},
                     "Loop": {"$ref": "#/components/schemas/Loop"}}
                    """##)
            let source = try clientSource(for: document).sources
            expect(source.contains("    var field: \(type)\n"), "\(schema) is not \(type) in\n\(source)")
        }
    }

    @Test func aFieldThatIsNotRequiredIsOptional() throws {
        let source = try clientSource(
            for: document(
                returning: ##"""
                    {"allOf": [{"$ref": "#/components/schemas/Base"},
                     {"required": ["b"], "properties": {"b": {"type": "string"}, "c": {"type": "string"}}}]}
                    """##,
                schemas: #"{"Base": {"required": ["a"], "properties": {"a": {"type": "integer"}}}}"#)
        ).sources
        expect(source.contains("    var a: Int\n    var b: String\n    var c: String?\n"), "\(source)")
    }

    @Test func namesInJSONAreKeptByTheSettingsOrByKeys() throws {
        for (fields, usesSnakeCase, keys) in [
            (["user_id", "name"], true, []), (["userId"], false, []),
            (["user_id", "userName"], false, ["case userId = \"user_id\"", "case userName\n"]),
            (["user_id", "@type"], true, ["case userId\n", "case type = \"@type\""]),
            (["sha_256", "a_b"], true, ["case sha256 = \"sha_256\"", "case aB\n"]),
            (["a-b"], false, ["case aB = \"a-b\""]),
            // Fields that the decoder could read in place of each other.
            (["user_id", "userid"], true, ["case userId = \"user_id\"", "case userid = \"userid\""]),
        ] as [([String], Bool, [String])] {
            let properties = fields.map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", ")
            let source = try clientSource(
                for: document(returning: #"{"type": "object", "properties": {\#(properties)}}"#)
            ).sources
            expectEqual(source.contains("json: .snakeCase"), usesSnakeCase, "\(fields)")
            expectEqual(source.contains("CodingKeys"), !keys.isEmpty, "\(fields) \(source)")
            for key in keys { expect(source.contains(key), "\(key) of \(fields)\n\(source)") }
        }
    }

    @Test func anEnumerationHasACaseForEachWordAndForOthers() throws {
        for (words, cases) in [
            ([#""+1""#, #""-1""#], ["plus1", "minus1"]), ([#""asc""#, #""ASC""#], ["asc", "asc2"]),
            ([#""""#, #""a b""#], ["empty", "aB"]), ([#""default""#, #""init""#], ["`default`", "initValue"]),
            ([#""-created""#, #""created""#], ["minusCreated", "created"]),
            ([#""<""#, #"">=""#], ["less", "greaterOrEqual"]),
            ([#""unknown""#, #""rawValue""#], ["unknown2", "rawValue2"]),
        ] as [([String], [String])] {
            let source = try clientSource(
                for: document(returning: #"{"properties": {"kind": {"enum": [\#(words.joined(separator: ", "))]}}}"#)
            ).sources
            for name in cases { expect(source.contains("    case \(name)\n"), "\(name)\n\(source)") }
            expect(source.contains("case unknown(String)"))
        }
    }

    @Test func alternativesBecomeAnEnumeration() throws {
        let schemas = #"""
            {"Card": {"type": "object", "required": ["type", "last4"],
              "properties": {"type": {"const": "card"}, "last4": {"type": "string"}}},
             "Bank": {"type": "object", "required": ["type", "iban"],
              "properties": {"type": {"enum": ["bank"]}, "iban": {"type": "string"}}},
             "Small": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}},
             "Large": {"type": "object", "required": ["a", "b"],
              "properties": {"a": {"type": "string"}, "b": {"type": "string"}}},
             "Open": {"type": "object", "properties": {"c": {"type": "string"}}},
             "Incoming": {"type": "object", "required": ["type"],
              "properties": {"type": {"type": "integer", "enum": [1]}, "token": {"type": "string"}}},
             "Follower": {"type": "object", "required": ["type"],
              "properties": {"type": {"const": 2}, "source": {"type": "string"}}},
             "SizeEnum": {"type": "string", "enum": ["s", "m"]}, "BlankEnum": {"enum": [""]}, "NullEnum": {"enum": [null]},
             "Pet": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
              "discriminator": {"propertyName": "kind"}},
             "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"properties": {"lives": {"type": "integer"}}}]},
             "Dog": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"properties": {"owner": {"$ref": "#/components/schemas/Pet"}}}]},
             "Shape": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
              "discriminator": {"propertyName": "kind", "mapping": {"s": "#/components/schemas/Small", "l": "Large", "x": "Missing", "y": "other.json#/X"}}}}
            """#
        func references(_ names: String...) -> String {
            names.map { ##"{"$ref": "#/components/schemas/\##($0)"}"## }.joined(separator: ", ")
        }
        for (schema, lines) in [
            // A constant field.
            (
                #"{"oneOf": [\#(references("Card", "Bank"))]}"#,
                ["case card(Card)\n", "case \"bank\": self = .bank(try Bank(from: decoder))", "case unknown(String)"]
            ),
            // A constant number.
            (
                #"{"oneOf": [\#(references("Incoming", "Follower"))]}"#,
                [
                    "case incoming(Incoming)\n", "case 1: self = .incoming(try Incoming(from: decoder))",
                    ".decode(Int.self, forKey: .tag)", "case unknown(Int)",
                ]
            ),
            // A mapping whose words are not the numbers of the field, and a field that is a number only in one of them.
            (
                ##"""
                {"oneOf": [\##(references("Incoming", "Follower"))], "discriminator": {"propertyName": "type",
                 "mapping": {"1, \"": "#/components/schemas/Incoming", "2": "#/components/schemas/Follower"}}}
                """##,
                ["case 1: self = .incoming(try Incoming(from: decoder))"]
            ),
            (
                #"{"oneOf": [\#(references("Card", "Follower"))]}"#,
                ["if let value = try? container.decode(Card.self)"]
            ),
            // A discriminator with a mapping, which can have several words, and one without.
            (
                ##"""
                {"oneOf": [\##(references("Small", "Large"))], "discriminator": {"propertyName": "kind",
                 "mapping": {"s": "#/components/schemas/Small", "t": "Small", "l": "#/components/schemas/Large"}}}
                """##,
                ["case \"s\", \"t\": self = .s(try Small(from: decoder))", "try container.encode(\"l\", forKey: .tag)"]
            ),
            (
                #"{"anyOf": [\#(references("Small", "Large"))], "discriminator": {"propertyName": "kind"}}"#,
                ["case \"Large\": self = .large(try Large(from: decoder))"]
            ),
            // A base with a discriminator, and the components that are made from it or that its mapping names.
            (
                #"{"properties": {"pet": \#(references("Pet"))}}"#,
                [
                    "indirect enum Pet: Codable", "case \"Cat\": self = .cat(try Cat(from: decoder))",
                    "var kind: String\nvar owner: Pet?\n", "var kind: String\nvar lives: Int?\n",
                ]
            ),
            (
                #"{"type": "array", "items": \#(references("Shape"))}"#,
                ["case \"l\": self = .l(try Large(from: decoder))"]
            ),
            // The alternative with more required fields is tried first.
            (
                #"{"anyOf": [\#(references("Small", "Large"))]}"#,
                ["if let value = try? container.decode(Large.self)", "self = .small(try container.decode(Small.self))"]
            ),
            // A required field that can be null tells nothing.
            (
                #"{"anyOf": [{"title": "one", "required": ["x"], "properties": {"x": {"type": ["string", "null"]}}}, \#(references("Small"))]}"#,
                ["if let value = try? container.decode(Small.self)", "self = .one(try container.decode(One.self))"]
            ),
            (
                #"{"anyOf": [{"properties": {"x": {"type": "string"}}}, {"type": "object"}]}"#,
                ["if let value = try? container.decode([String: JSONValue].self)"]
            ),
            // Alternatives that cannot be told apart are one model.
            (#"{"anyOf": [\#(references("Small", "Open"))]}"#, ["if let value = try? container.decode(Small.self)"]),
            (
                #"{"anyOf": [{"properties": {"x": {"type": "string"}}}, {"properties": {"y": {"type": "string"}}}]}"#,
                ["var x: String?\nvar y: String?\n"]
            ),
            // Different kinds of values.
            (
                #"{"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}, {"type": "integer"}]}"#,
                ["case int(Int)\ncase string(String)\ncase array([String])\n"]
            ),
            (#"{"type": ["string", "integer"]}"#, ["case int(Int)\ncase string(String)\n"]),
            // A `Double` does not hold all whole numbers of 64 bits.
            (
                #"{"anyOf": [{"type": "number"}, {"type": "integer", "format": "int64"}]}"#,
                ["case int(Int)\ncase double(Double)\n"]
            ),
            (
                #"{"required": ["size"], "properties": {"size": {"allOf": [\#(references("Small")), {"nullable": true}]}}}"#,
                ["var size: Small?\n"]
            ),
            // Null by a reference, as Django REST framework writes it.
            (
                #"{"properties": {"size": {"nullable": true, "oneOf": [\#(references("SizeEnum", "BlankEnum", "NullEnum"))]}}}"#,
                ["var size: Size?\n", "case empty\ncase unknown(String)\n"]
            ),
            // Words of several enumerations.
            (#"{"anyOf": [{"enum": ["a"]}, {"enum": ["b", "c"]}]}"#, ["case a\ncase b\ncase c\n"]),
        ] as [(String, [String])] {
            let source = try clientSource(
                for: document(returning: #"{"properties": {"value": \#(schema)}}"#, schemas: schemas)
            ).sourceLines
            for line in lines { expect(source.contains(line), "\(line)\n\(source)") }
        }
    }

    @Test func aModelThatContainsItselfIsAClassOrAnIndirectEnumeration() throws {
        let schemas = ##"""
            {"Tree": {"properties": {"children": {"type": "array", "items": {"$ref": "#/components/schemas/Tree"}}}},
             "Node": {"properties": {"next": {"$ref": "#/components/schemas/Node"}}},
             "Egg": {"properties": {"hen": {"$ref": "#/components/schemas/Hen"}}},
             "Hen": {"properties": {"egg": {"$ref": "#/components/schemas/Egg"}}},
             "Not": {"required": ["not"], "properties": {"not": {"$ref": "#/components/schemas/Term"}}},
             "Term": {"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/Not"}]}}
            """##
        let names = ["Tree", "Node", "Egg", "Term"]
        let fields = names.map { ##""\##($0)": {"$ref": "#/components/schemas/\##($0)"}"## }.joined(separator: ", ")
        let source = try clientSource(for: document(returning: #"{"properties": {\#(fields)}}"#, schemas: schemas))
            .sources
        for line in [
            "struct Tree: ", "final class Node: ", "    let next: Node?\n", "final class Egg: ", "struct Hen: ",
            "struct Not: ",
            "indirect enum Term: ",
        ] { expect(source.contains(line), "\(line)\n\(source)") }
    }

    @Test func alternativesThatContainEachOtherAreOneList() throws {
        let schemas = ##"""
            {"A": {"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/B"}]},
             "B": {"oneOf": [{"type": "integer"}, {"$ref": "#/components/schemas/A"}]},
             "C": {"oneOf": [{"type": "boolean"}, {"type": "string"}, {"$ref": "#/components/schemas/C"}]}}
            """##
        for (name, cases) in [
            ("A", "case int(Int)\ncase string(String)\n"), ("C", "case bool(Bool)\ncase string(String)\n"),
        ] {
            let source = try clientSource(
                for: document(returning: ##"{"$ref": "#/components/schemas/\##(name)"}"##, schemas: schemas)
            ).sourceLines
            expect(source.contains("enum \(name): Codable, Sendable {\n" + cases + "\n"), "\(source)")
        }
    }

    @Test func alternativesOfWhichOneIsNullableAreOptional() throws {
        let source = try clientSource(
            for: document(
                returning:
                    #"{"required": ["a"], "properties": {"a": {"oneOf": [{"type": ["string", "null"]}, {"type": "integer"}]}}}"#
            )
        ).sources
        expect(source.contains("    var a: AModel?\n") || source.contains("    var a: A?\n"), "\(source)")
    }

    @Test func aFieldThatIsOnlyInResponsesIsOptionalInAModelForBoth() throws {
        let item = ##"{"$ref": "#/components/schemas/Item"}"##
        let source = try clientSource(
            for: document(
                #"""
                {"/items": {"post": {"requestBody": {"required": true, "content": {"application/json": {"schema": \#(item)}}},
                 "responses": {"201": {"content": {"application/json": {"schema": \#(item)}}}}}}}
                """#,
                schemas: #"""
                    {"Item": {"required": ["id", "name", "secret"], "properties": {
                     "id": {"type": "integer", "readOnly": true}, "name": {"type": "string"},
                     "secret": {"type": "string", "writeOnly": true}}}}
                    """#)
        ).sources
        expect(source.contains("    var id: Int?\n    var name: String\n    var secret: String?\n"), "\(source)")
    }
}
