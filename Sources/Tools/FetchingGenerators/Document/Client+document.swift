import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension Client {
    /// Creates the client for the endpoints of a document.
    ///
    /// - Parameters:
    ///   - isIncluded: Whether an endpoint is included, by its path and its tags.
    ///   - skipped: The reasons why parts of the document are left out.
    init(
        _ document: APIDocument, named name: String, including isIncluded: (String, [String]) -> Bool,
        skipped: inout [String]
    ) throws(ClientError) {
        var reader = try DocumentReader(document, named: name)
        try reader.readEndpoints(including: isIncluded)
        guard !reader.endpoints.isEmpty else {
            throw ClientError("The document has no endpoint that can be a part of the client.")
        }
        reader.readNames()
        try reader.readModels()
        try reader.readExchanges()
        let (declarations, usesSnakeCase) = reader.models.finished(
            requests: Array(reader.bodyTypes.values), responses: Array(reader.types.values) + reader.errors.map(\.type),
            parameters: reader.endpoints.flatMap { $0.endpoint.parameters.flatMap(\.types) })
        var settings = reader.settings
        settings.usesSnakeCase = usesSnakeCase
        // The format `date-time` is that of RFC 3339, in which a second can have a fraction.
        settings.writesFractions = declarations.contains { $0.types.contains(where: \.hasDates) }
        models = ClientModels(declarations)
        for (type, sample) in reader.errors where settings.messageField == nil {
            settings.readMessage(of: type, sample, models)
        }
        self.name = name
        self.settings = settings
        let endpoints = reader.endpoints.map(\.endpoint)
        types = reader.types
        bodyTypes = reader.bodyTypes
        queryTypes = FetchingGenerators.queryTypes(of: endpoints, taken: models.names)
        resources = FetchingGenerators.resources(reader.endpoints.map { ($0.word, $0.endpoint) }, client: name)
        source = "an OpenAPI document"
        errorTypes = reader.errors.map(\.type)
        topLevelNames = reader.models.componentNames.union([SwiftType.json.text()]).intersection(models.names)
        skipped = reader.skipped
    }
}

extension ClientSettings {
    /// Finds the field with the message of an error, if `serverMessage` finds none in a sample.
    fileprivate mutating func readMessage(of type: SwiftType, _ sample: JSONTree, _ models: ClientModels) {
        guard case .declared(let name) = type, case .object(let fields) = sample,
            let model = models.declarations[name]?.model, let url = URL(string: "https://example.com"),
            let response = HTTPURLResponse(
                url: url, statusCode: 400, httpVersion: nil, headerFields: ["Content-Type": "application/json"]),
            // A field that is not required can be missing.
            case let required = fields.filter({ field in
                model.properties.contains { $0.field == field.name && !$0.type.isOptional }
            }), serverMessage(in: response, body: Data(JSONTree.object(required).text.utf8)) == nil
        else { return }
        let names = ["title", "detail", "reason", "description", "message", "msg"]
        let property = names.lazy.compactMap { name in
            model.properties.first { folded($0.field) == name && $0.type.unwrapped == .string }
        }.first
        guard let property else { return }
        (messageField, errorModel) = (property.field, name)
    }
}
