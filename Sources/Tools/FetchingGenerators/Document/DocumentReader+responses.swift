import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension DocumentReader {
    /// Finds the result of an endpoint.
    mutating func readResponses(of one: inout Endpoint) throws(ClientError) {
        // For an event stream beside another format, this function is called twice.
        (one.responseSchema, one.endpoint.headers) = (nil, [])
        var successes: [(status: Int, content: JSONTree.Field?, response: JSONTree)] = []
        let responses = one.operation["responses"]?.fields ?? []
        let hasSuccess = responses.contains { $0.name.utf8.first == UInt8(ascii: "2") }
        for field in responses {
            let isSuccess = field.name.utf8.first == UInt8(ascii: "2") || !hasSuccess && field.name == "default"
            guard isSuccess else { continue }
            let response = try document.resolved(field.value)
            let contents = response["content"]?.fields ?? []
            if response["links"] != nil { skipped.append("response links") }
            if contents.first.map({ mediaType($0.name).hasSuffix("xml") }) == true {
                skipped.append("XML; the body is returned as data if it has no other format")
            }
            func content(_ matches: (String) -> Bool) -> JSONTree.Field? {
                contents.first { matches(mediaType($0.name)) }
            }
            let events = content { $0 == "text/event-stream" }
            let content =
                one.returnsOnlyEvents
                ? events
                : content { $0 == "application/json" } ?? content(isJSON) ?? content { $0 != "text/html" }
                    ?? contents.first
            if one.returnsOnlyEvents, events == nil { continue }
            if let content, events != nil, mediaType(content.name) != "text/event-stream" { one.hasEventStream = true }
            successes.append((Int(field.name) ?? 200, content, response))
        }
        successes.sort { $0.status < $1.status }
        let withContent = successes.filter { $0.content != nil }
        guard let first = withContent.first, let content = first.content else {
            one.status = successes.first?.status ?? 200
            one.endpoint.output = successes.isEmpty ? .data : .nothing
            return
        }
        one.status = first.status
        let type = mediaType(content.name)
        let schema = content.value["schema"] ?? .object([])
        one.responseType = type
        one.hasLinkHeader = first.response["headers"]?.fields.contains { lowercasedToken($0.name) == "link" } == true
        let others = withContent.dropFirst().filter { $0.content?.value["schema"] != content.value["schema"] }
        if isJSON(type) || type == "*/*" {
            one.responseSchema = schema
            one.endpoint.output = withContent.count < successes.count ? .optionalModel : .model
            if let other = others.first {
                one.endpoint.summary.append(
                    "A response with status \(other.status) has a different body, which is not decoded.")
            }
        } else if type == "text/event-stream" {
            one.endpoint.output = .events
        } else if type.hasPrefix("text/") {
            one.endpoint.output = .text
        } else {
            one.endpoint.output = .data
        }
        if type != "application/json", !type.utf8.contains(UInt8(ascii: "*")), isFieldValue(type) {
            one.endpoint.headers.append(("Accept", type))
        }
    }

    /// Finds the models of errors, and mentions them in the comment.
    mutating func readErrors(of one: inout Endpoint) throws(ClientError) {
        let hasSuccess = one.operation["responses"]?.fields.contains { $0.name.utf8.first == UInt8(ascii: "2") } == true
        var names: [String] = []
        for field in one.operation["responses"]?.fields ?? [] {
            let isError = "45".utf8.contains(field.name.utf8.first ?? 0) || field.name == "default" && hasSuccess
            guard isError else { continue }
            let response = try document.resolved(field.value)
            guard let content = response["content"]?.fields.first(where: { isJSON(mediaType($0.name)) }),
                let schema = content.value["schema"], schema.hasType
            else { continue }
            // Most errors of an API have the same schema.
            let type = try models.type(of: schema, named: "Failure", in: typeName(for: one.endpoint.name))
            guard case .declared(let name) = type.unwrapped else { continue }
            if !errors.contains(where: { $0.type == type }) {
                errors.append((type, try samples.sample(of: schema, named: "error")))
            }
            if !names.contains(name) { names.append(name) }
        }
        if names.isEmpty { return }
        let list = names.prefix(3).map { ("AEIOU".contains($0.prefix(1)) ? "an" : "a") + " ``\($0)``" }
        one.endpoint.summary.append("The body of an error is \(list.joined(separator: " or ")).")
    }
}

/// Whether a media type is that of JSON.
func isJSON(_ type: String) -> Bool {
    type == "application/json" || type.hasSuffix("+json") || type == "text/json"
}
