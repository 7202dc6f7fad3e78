import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// Documents that cannot be read, and documents that try to harm their reader.
struct HostileDocumentTests {
    @Test func anUnreadableDocumentThrowsAnErrorThatSaysWhatToDo() {
        for (text, part) in [
            ("openapi: 3.0.0\ninfo: {}\n", "yq -o=json"), ("---\nswagger: '2.0'\n", "yq -o=json"),
            (#"{"swagger": "2.0"}"#, "swagger2openapi"), (#"{"openapi": "4.0.0"}"#, "version 4.0.0"),
            (#"{"paths": {}}"#, "no field “openapi”"), ("<html>", "not JSON"),
            (#"{"openapi": "3.0.0"}"#, "no endpoint"),
            (
                #"{"openapi": "3.0.0", "paths": {"/a": {"get": {"responses": {"200": {"$ref": "other.json#/x"}}}}}}"#,
                "bundle"
            ),
            (
                ##"{"openapi": "3.0.0", "paths": {"/a": {"get": {"responses": {"200": {"$ref": "#/components/x"}}}}}}"##,
                "has no target"
            ),
            (##"{"openapi": "3.0.0", "paths": {"/a": {"$ref": "#/paths/~1a"}}}"##, "refers to itself"),
        ] as [(String, String)] {
            let error = expect(throws: ClientError.self, "\(text)") {
                try clientSource(for: APIDocument(Data(text.utf8)))
            }
            expect(error?.description.contains(part) == true, "\(error.map { $0.description } ?? "")")
        }
    }

    @Test func schemasThatContainThemselvesEnd() throws {
        let schemas = ##"""
            {"A": {"allOf": [{"$ref": "#/components/schemas/B"}, {"$ref": "#/components/schemas/B"}]},
             "B": {"allOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/A"}]},
             "C": {"anyOf": [{"$ref": "#/components/schemas/C"}, {"$ref": "#/components/schemas/C"}, {"type": "string"}]},
             "D": {"type": "array", "items": {"$ref": "#/components/schemas/D"}},
             "E": {"additionalProperties": {"$ref": "#/components/schemas/E"}},
             "F": {"required": ["f"], "properties": {"f": {"$ref": "#/components/schemas/F"}}},
             "G": {"properties": {"x": {"allOf": [{"$ref": "#/components/schemas/G"}]}, "y": {"oneOf": [{"$ref": "#/components/schemas/G"}]}}}}
            """##
        for name in ["A", "B", "C", "D", "E", "F", "G"] {
            _ = try clientSource(
                for: document(returning: ##"{"$ref": "#/components/schemas/\##(name)"}"##, schemas: schemas))
        }
    }

    @Test func aVeryLargeDocumentEnds() throws {
        let count = runsSlowTests ? 100_000 : 5_000
        let schemas = (0..<count).map { index in
            ##""S\##(index)": {"properties": {"next": {"$ref": "#/components/schemas/S\##((index + 1) % count)"}, "a": {"enum": ["x", "y"]}}}"##
        }
        let client = try clientSource(
            for: document(
                returning: ##"{"$ref": "#/components/schemas/S0"}"##, schemas: "{\(schemas.joined(separator: ", "))}"))
        expect(client.sources.contains("struct S\(count - 1): "))
    }

    @Test func manyParametersEnd() throws {
        let many = (0..<3000).map { #"{"name": "p\#($0)", "in": "query", "schema": {"type": "string"}}"# }
        let document = try document(
            #"""
            {"/a": {"get": {"parameters": [\#(many.joined(separator: ", "))], "responses": {"204": {}}}},
             "/b": {"get": {"responses": {"204": {}}}}}
            """#)
        let client = try clientSource(for: document)
        expectEqual(client.skipped.map(\.reason), ["endpoint with more than 500 parameters: GET /a"])
        // Each object has 12 fields, which are objects with 12 fields.
        let schemas = (0..<7).map { depth in
            let fields = (0..<12).map { ##""f\##($0)": {"$ref": "#/components/schemas/D\##(depth + 1)"}"## }
            return #""D\#(depth)": {"properties": {\#(fields.joined(separator: ", "))}}"#
        }
        let deep = try FetchingGeneratorsTests.document(
            ##"""
            {"/a": {"get": {"parameters": [{"name": "d", "in": "query", "style": "deepObject",
             "schema": {"$ref": "#/components/schemas/D0"}}], "responses": {"204": {}}}}}
            """##, schemas: #"{\#(schemas.joined(separator: ", ")), "D7": {"type": "string"}}"#)
        expect(try clientSource(for: deep).sources.utf8.count < 200_000)
    }

    @Test func aDeepSchemaEnds() throws {
        let deep =
            String(repeating: #"{"items": "#, count: 400) + #"{"type": "string"}"# + String(repeating: "}", count: 400)
        _ = try clientSource(for: document(returning: deep))
        let objects =
            String(repeating: #"{"properties": {"a": "#, count: 200) + #"{"type": "string"}"#
            + String(repeating: "}}", count: 200)
        _ = try clientSource(for: document(returning: objects))
    }

    /// Strings of a document never become Swift code.
    @Test func textsOfADocumentAreNotCode() throws {
        for text in [
            "\"); injected(); (\"", "\\(injected())", "`; injected()", "*/ injected() /*", "\n injected()\n",
            "\r injected()",
            "\u{2028}injected()", "../../injected", "${injected}", "#if injected", "\u{202E}injected", "a\u{0}injected",
            "",
        ] {
            let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
            let other = #""other": {"type": "string"}"#
            let document = try APIDocument(
                Data(
                    #"""
                    {"openapi": "3.0.0", "info": {"title": \#(json)}, "security": [{\#(json): []}],
                     "servers": [{"url": "https://{region}.example", "variables": {"region": {"default": \#(json)}}}],
                     "paths": {"/a": {"post": {"summary": \#(json), "operationId": \#(json), "tags": [\#(json)],
                       "parameters": [{"name": \#(json), "in": "query", "schema": {"enum": [\#(json), "x"], "default": \#(json)}}],
                       "requestBody": {"content": {"application/json": {"schema": {"properties": {\#(json): {"type": "string"}, \#(other)}}}}},
                       "responses": {"200": {"content": {"application/json": {"schema": {"oneOf": [
                         {"properties": {\#(json): {"const": \#(json)}}, "required": [\#(json)]},
                         {"properties": {\#(json): {"const": "x"}}, "required": [\#(json)]}]}}}}}}}},
                     "components": {"securitySchemes": {\#(json): {"type": "apiKey", "in": "query", "name": \#(json)}}}}
                    """#.utf8))
            for file in try clientSource(for: document).files {
                expect(
                    file.path.wholeMatch(of: #/[A-Za-z0-9_]+(\/[A-Za-z0-9_]+)*\.(swift|md|har)/#) != nil, "\(file.path)"
                )
                guard file.path.hasSuffix(".swift") else { continue }
                for line in file.text.split(separator: "\n") where line.contains("injected()") {
                    let start = line.range(of: "injected()")?.lowerBound ?? line.endIndex
                    let before = line[..<start]
                    // In a comment, in a raw string literal, or in another one: after an odd number of quotation marks
                    // that are not escaped.
                    let marks = before.replacing("\\\\", with: "").replacing("\\\"", with: "").count { $0 == "\"" }
                    let isText =
                        before.contains("//") || before.contains("#\"") || marks % 2 == 1 && !before.hasSuffix("\\(")
                    expect(isText || before.contains("\\\\("), "\(file.path): \(line)")
                }
            }
        }
    }

    @Test func equalDocumentsHaveEqualClients() async throws {
        let data = try await SharedData.openAPI("fastapi") ?? Data(documentText.utf8)
        let texts = try (0..<3).map { _ in try clientSource(for: APIDocument(data)).files.map(\.text) }
        expectEqual(texts[0], texts[1])
        expectEqual(texts[0], texts[2])
    }

    /// Published documents in `../shared/data/openapi`.
    @Test(.enabled(if: SharedData.exists, "\(SharedData.missing)")) func publishedDocumentsAreRead() async throws {
        for (name, count) in [
            ("petstore", 19), ("contenttypes-apple", 11), ("links-oai", 6), ("collision-oxide", 1), ("fastapi", 35),
            ("spotify", 97), ("qdrant", 69), ("hetzner", 221), ("twilio-2010", 197),
        ] {
            guard let data = try await SharedData.openAPI(name) else { continue }
            let client = try clientSource(for: APIDocument(data))
            expectEqual(client.endpoints.count, count, "\(name)")
            expectEqual(client.skipped.map(\.reason).filter { $0.hasPrefix("path") }, [], "\(name)")
        }
    }
}

private let documentText = #"{"openapi": "3.0.0", "paths": {"/a": {"get": {"responses": {"204": {}}}}}}"#
