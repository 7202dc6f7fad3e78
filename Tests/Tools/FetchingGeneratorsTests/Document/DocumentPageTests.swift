import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// Tests of the page sequences of a client for a document.
struct DocumentPageTests {
    @Test func pagesNeedEvidenceInTheRequestAndInTheResponse() throws {
        func list(_ fields: String) -> String {
            #"{"properties": {"data": {"type": "array", "items": {"properties": {"id": {"type": "string"}}}}, \#(fields)}}"#
        }
        let array = #"{"type": "array", "items": {"properties": {"id": {"type": "string"}}}}"#
        for (parameters, schema, pages) in [
            (["cursor"], list(#""next_cursor": {"type": ["string", "null"]}"#), "tokenPages"),
            (["starting_after"], list(#""has_more": {"type": "boolean"}"#), "tokenPages"),
            (["after"], list(#""has_more": {"type": "boolean"}"#), "tokenPages"),
            (["after"], list(#""has_more": {"type": "boolean"}, "last_id": {"type": "string"}"#), "tokenPages"),
            (["continue"], list(#""metadata": {"properties": {"continue": {"type": "string"}}}"#), "tokenPages"),
            (["offset", "limit"], list(#""total": {"type": "integer"}"#), "offsetPages"),
            (["page"], list(#""total_pages": {"type": "integer"}"#), "numberedPages"),
            (["page"], array, "numberedPages"),
            (["page"], list(#""next": {"type": "string", "format": "uri"}"#), "linkPages"),
            // A field `count` can be that of the page, and a parameter can have another type.
            (["offset"], list(#""count": {"type": "integer"}"#), "offsetPages"),
            (
                ["offset"],
                #"{"properties": {"count": {"type": "integer"}, "next": {"type": "string"}, "previous": {"type": "string"}, "results": \#(array)}}"#,
                "offsetPages"
            ),
            (["skip"], list(#""total": {"type": "integer"}"#), nil),
            // Without evidence in the request or in the response.
            ([], list(#""next_cursor": {"type": "string"}"#), nil),
            (["cursor"], list(#""x": {"type": "string"}"#), nil),
            (["page"], #"{"properties": {"id": {"type": "string"}}}"#, nil), (["limit"], array, nil),
            (["after"], array, nil), (["after"], list(#""last_id": {"type": "string"}"#), nil),
        ] as [([String], String, String?)] {
            let names = parameters.map { name in
                let type = ["offset", "limit", "page"].contains(name) ? "integer" : "string"
                return #"{"name": "\#(name)", "in": "query", "schema": {"type": "\#(type)"}}"#
            }.joined(separator: ", ")
            let client = try clientSource(
                for: document(
                    #"""
                    {"/things": {"get": {"parameters": [\#(names)],
                     "responses": {"200": {"content": {"application/json": {"schema": \#(schema)}}}}}}}
                    """#))
            let found = ["tokenPages", "offsetPages", "numberedPages", "linkPages"].first {
                client.sources.contains($0 + "(")
            }
            expectEqual(found, pages, "\(parameters) \(schema)\n\(client.sources)")
            let tests = client.files.first { $0.path.hasSuffix("ThingsTests.swift") }?.text ?? ""
            // The test reads two pages.
            expectEqual(
                tests.components(separatedBy: "pages.next()?.items.count").count - 1, pages == nil ? 0 : 2, "\(tests)")
        }
        let link =
            #""headers": {"Link": {"schema": {"type": "string"}}}, "content": {"application/json": {"schema": \#(array)}}"#
        let source = try clientSource(
            for: document(#"{"/things": {"get": {"responses": {"200": {\#(link)}}}}}"#)
        ).sources
        expect(
            source.contains("linkMapper(")
                && source.contains("func thingsPages(_ api: APISettings, width: Int = 1) throws"))
    }
}
