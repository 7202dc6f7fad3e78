import Foundation
import SharedTestCode

@testable import FetchingGenerators

/// Returns a document with endpoints and schemas, each as JSON.
func document(_ paths: String, schemas: String = "{}", more: String = "") throws -> APIDocument {
    try APIDocument(
        Data(
            #"""
            {"openapi": "3.1.0", "info": {"title": "Shop API", "version": "1"},
             "servers": [{"url": "https://api.example.com/v1"}], \#(more.isEmpty ? "" : more + ",")
             "paths": \#(paths), "components": {"schemas": \#(schemas)}}
            """#.utf8))
}

/// Returns a document with an endpoint `GET /a` that returns a schema.
func document(returning schema: String, schemas: String = "{}") throws -> APIDocument {
    try document(
        #"{"/a": {"get": {"responses": {"200": {"content": {"application/json": {"schema": \#(schema)}}}}}}}"#,
        schemas: schemas)
}

extension ClientSource {
    /// The text of all files of the module.
    var sources: String { files.filter { $0.path.hasPrefix("Sources/") }.map(\.text).joined(separator: "\n") }

    /// The text of all files of the module, without the spaces at the start of lines.
    var sourceLines: String {
        sources.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
            .joined(separator: "\n")
    }
}

extension SharedData {
    /// Returns a published document in `openapi`, or nil if it or the program `xz` is missing.
    static func openAPI(_ name: String) async throws -> Data? {
        let file = path("openapi/\(name).json.xz")
        guard FileManager.default.fileExists(atPath: file), FileManager.default.fileExists(atPath: "/usr/bin/xz") else {
            return nil
        }
        return try await run("/usr/bin/xz", ["-d", "-c", file])
    }
}
