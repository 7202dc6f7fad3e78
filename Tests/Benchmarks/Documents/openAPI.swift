import Foundation

extension Document {
    /// A description of an API in the form of OpenAPI: dictionaries by path, status, media type and name, and schemas
    /// that contain schemas.
    static let openAPI = Document(
        "OpenAPI of 50 paths and 60 schemas", isSnakeCase: false,
        (type: API.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 8)
        let paths = (0..<50).map { path($0, &generator) }
        let schemas = (0..<60).map { #""\#(schemaName($0))":\#(object(&generator))"# }
        return
            #"{"openapi":"3.0.3","info":{"title":"Lighthouses","description":"The **API** of all lighthouses.\n\n# Errors\n\nSee \"Problem\".","#
            + #""termsOfService":"https://example.com/terms/","contact":{"email":"api@example.com"},"#
            + #""license":{"name":"MIT","url":"https://example.com/license"},"version":"2024-05-06"},"#
            + #""servers":[{"url":"https://{region}.example.com/v3","variables":{"region":{"default":"eu","enum":["eu","us"]}}}],"#
            + #""tags":[{"name":"lights","description":"Lights"},{"name":"keepers","externalDocs":{"url":"https://example.com/keepers"}}],"#
            + #""paths":{\#(paths.joined(separator: ","))},"components":{"schemas":{\#(schemas.joined(separator: ","))},"#
            + #""parameters":{"page":{"name":"page","in":"query","description":"The number of the page","schema":{"type":"integer","default":1}}},"#
            + ##""responses":{"NotFound":{"description":"Not found","content":{"application/problem+json":{"schema":{"$ref":"#/components/schemas/Lamp0"}}}}},"##
            + #""securitySchemes":{"token":{"type":"http","scheme":"bearer"},"key":{"type":"apiKey","in":"header","name":"X-API-Key"}}}}"#
    }
}

private struct API: Document.Model {
    struct Info: Document.Model {
        let title, version: String
        let description: String?
        let termsOfService: URL?
    }
    struct Server: Document.Model {
        let url: String
    }
    struct Path: Document.Model {
        let summary: String?
        let parameters: [Parameter]?
        let get, put, post, patch, delete: Operation?
    }
    struct Operation: Document.Model {
        let operationId: String
        let summary, description: String?
        let tags: [String]?
        let deprecated: Bool?
        let parameters: [Parameter]?
        let requestBody: Body?
        let responses: [String: Response]
        let security: [[String: [String]]]?
    }
    struct Parameter: Document.Model {
        enum CodingKeys: String, CodingKey {
            case name, `in`, description, required, schema
            case reference = "$ref"
        }
        let reference, name, `in`, description: String?
        let required: Bool?
        let schema: Schema?
    }
    struct Body: Document.Model {
        let required: Bool?
        let content: [String: Content]
    }
    struct Response: Document.Model {
        enum CodingKeys: String, CodingKey {
            case description, headers, content
            case reference = "$ref"
        }
        let reference, description: String?
        let headers: [String: Parameter]?
        let content: [String: Content]?
    }
    struct Content: Document.Model {
        let schema: Schema?
    }
    struct Schema: Document.Model {
        enum CodingKeys: String, CodingKey {
            case type, format, description, pattern, nullable, readOnly, minimum, maximum, maxLength, `enum`, required
            case properties, items, allOf, oneOf
            case reference = "$ref"
        }
        struct Items: Document.Model {
            enum CodingKeys: String, CodingKey {
                case type, format
                case reference = "$ref"
            }
            let reference, type, format: String?
        }
        let reference, type, format, description, pattern: String?
        let nullable, readOnly: Bool?
        let minimum, maximum: Double?
        let maxLength: Int?
        let `enum`, required: [String]?
        let properties: [String: Schema]?
        let items: Items?
        let allOf, oneOf: [Schema]?
    }
    struct Components: Document.Model {
        let schemas: [String: Schema]
        let parameters: [String: Parameter]
        let responses: [String: Response]
    }
    let openapi: String
    let info: Info
    let servers: [Server]
    let paths: [String: Path]
    let components: Components
}

private let nouns = ["Lamp", "Keeper", "Tower", "Signal", "Harbor", "Fog-Horn", "Log.Entry"]

private func schemaName(_ index: Int) -> String { "\(nouns[index % nouns.count])\(index / nouns.count)" }

private func reference(_ generator: inout SeededGenerator) -> String {
    ##"{"$ref":"#/components/schemas/\##(schemaName(generator.int(0...59)))"}"##
}

private func path(_ index: Int, _ generator: inout SeededGenerator) -> String {
    let name = "\(nouns[index % nouns.count].lowercased())s\(index / nouns.count)"
    let methods = index.isMultiple(of: 2) ? ["get", "post"] : ["get", "patch", "delete"]
    let operations = methods.map { "\"\($0)\":\(operation($0, name, &generator))" }
    let parameters =
        index.isMultiple(of: 2)
        ? "" : #","parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}]"#
    return
        #""/\#(name)\#(index.isMultiple(of: 2) ? "" : "/{id}")":{\#(operations.joined(separator: ","))\#(parameters)}"#
}

private func operation(_ method: String, _ name: String, _ generator: inout SeededGenerator) -> String {
    let body =
        method == "get" || method == "delete"
        ? "" : #""requestBody":{"required":true,"content":{"application/json":{"schema":\#(reference(&generator))}}},"#
    let list = #"{"type":"array","items":\#(reference(&generator))}"#
    let schema = generator.once(in: 2) ? list : reference(&generator)
    let deprecated = generator.once(in: 9) ? #""deprecated":true,"# : ""
    let limit = generator.int(50...500)
    return #"{"tags":["\#(generator.any(of: ["lights", "keepers"]))"],"summary":"\#(generator.words(3...7))","#
        + #""description":"\#(generator.words(8...30)).\n\nSee [\"\#(name)\"](https://example.com/docs/\#(name)#\#(method)).","#
        + ##""operationId":"\##(method)-\##(name)",\##(deprecated)"parameters":[{"$ref":"#/components/parameters/page"},"##
        + #"{"name":"per_page","in":"query","description":"\#(generator.words(3...8))","required":false,"#
        + #""schema":{"type":"integer","minimum":1,"maximum":\#(limit),"default":30},"example":50}],\#(body)"#
        + #""responses":{"\#(method == "post" ? 201 : 200)":{"description":"OK","headers":{"X-Total":{"schema":{"type":"integer"}}},"#
        + #""content":{"application/json":{"schema":\#(schema),"example":{"id":"\#(generator.hex(8))","at":"\#(generator.date())","none":null}}}},"#
        + ##""404":{"$ref":"#/components/responses/NotFound"},"default":{"description":"Something failed"}},"##
        + #""security":[{"token":[]},{"key":["read:\#(name)"]}]}"#
}

private func object(_ generator: inout SeededGenerator) -> String {
    let names = ["id", "created_at", "display_name", "kind", "height", "keepers", "owner", "position", "note", "url"]
    let properties = names.shuffled(using: &generator).prefix(generator.int(4...10)).map {
        "\"\($0)\":\(property($0, &generator))"
    }
    let object =
        #"{"type":"object","title":"\#(generator.words(1...3))","description":"\#(generator.words(5...20))","#
        + #""required":["id","kind"],"properties":{\#(properties.joined(separator: ","))},"additionalProperties":false}"#
    return generator.once(in: 4) ? #"{"allOf":[\#(reference(&generator)),\#(object)]}"# : object
}

private func property(_ name: String, _ generator: inout SeededGenerator) -> String {
    switch name {
    case "id":
        #"{"type":"string","format":"uuid","readOnly":true,"example":"\#(generator.hex(8))-0000-4000-8000-\#(generator.hex(12))"}"#
    case "created_at":
        #"{"type":"string","format":"date-time","description":"When it was created","example":"\#(generator.date())"}"#
    case "kind":
        #"{"type":"string","enum":["fixed","flashing","occulting"],"default":"fixed","description":"\#(generator.words(4...9))"}"#
    case "height":
        #"{"type":"number","format":"double","minimum":0,"maximum":\#(generator.int(10...130)).5,"nullable":true,"default":null}"#
    case "keepers":
        #"{"type":"array","maxItems":\#(generator.int(2...9)),"items":\#(generator.any(of: [reference(&generator), #"{"type":"string"}"#]))}"#
    case "owner": #"{"oneOf":[\#(reference(&generator)),\#(reference(&generator))]}"#
    case "position":
        #"{"type":"object","properties":{"lat":{"type":"number"},"lon":{"type":"number"}},"example":{"lat":36.71,"lon":-4.41}}"#
    case "url":
        #"{"type":"string","format":"uri","pattern":"^https:\\/\\/[a-z.]+\\/","maxLength":\#(generator.int(80...2_000))}"#
    default:
        #"{"type":"string","maxLength":\#(generator.int(20...200)),"description":"\#(generator.words(3...12)), \"as is\""}"#
    }
}
