import FetchingJSON
import Foundation
internal import HTTPSyntax

/// A document in the format OpenAPI 3.0 or 3.1.
public struct APIDocument: Sendable {
    let root: JSONTree
    /// The components that a reference can name, by the bytes of the reference. Two names with different bytes can be
    /// equal as strings.
    private let components: [[UInt8]: JSONTree]
    /// The references to the components that have another one in their `allOf`, by the bytes of the reference to it.
    private let children: [[UInt8]: [String]]

    /// Reads a document.
    ///
    /// - Throws: ``ClientError`` if the text is not JSON, or if the format is another one, such as Swagger 2.0.
    public init(_ data: Data) throws(ClientError) {
        do throws(JSONSyntaxError) { root = try JSONTree(data) } catch {
            let start = String(decoding: data.prefix(4096), as: UTF8.self)
            let isYAML = start.contains(#/(^|\n)(---|(openapi|swagger)["']?\s*:)/#.matchingSemantics(.unicodeScalar))
            throw ClientError(
                isYAML
                    ? "The document is YAML. Convert it to JSON first, for example with `yq -o=json openapi.yaml > "
                        + "openapi.json`."
                    : "The document is not JSON: \(error).")
        }
        if root["swagger"] != nil {
            throw ClientError(
                "The document is Swagger 2.0. Convert it to OpenAPI 3 first, for example with `npx swagger2openapi "
                    + "swagger.json -o openapi.json`.")
        }
        guard case .string(let version)? = root["openapi"] else {
            throw ClientError("The document has no field “openapi” with a version such as 3.1.0.")
        }
        guard version.hasPrefix("3.0") || version.hasPrefix("3.1") else {
            throw ClientError("The document has the version \(oneLine(version, limit: 20)); 3.0 and 3.1 can be read.")
        }
        var components: [[UInt8]: JSONTree] = [:]
        var children: [[UInt8]: [String]] = [:]
        for group in root["components"]?.fields ?? [] {
            for field in group.value.fields {
                let reference = "#/components/\(group.name)/\(field.name)"
                components[Array(reference.utf8)] = field.value
                for base in Set((field.value["allOf"]?.elements ?? []).compactMap { $0.text("$ref") }) {
                    children[Array(base.utf8), default: []].append(reference)
                }
            }
        }
        (self.components, self.children) = (components, children)
    }

    /// Whether a text is probably an API document and not a recording.
    public static func canRead(_ data: Data) -> Bool {
        guard let tree = try? JSONTree(data) else {
            let start = String(decoding: data.prefix(4096), as: UTF8.self)
            return start.contains(#/(^|\n|\{\s*)["']?(openapi|swagger)["']?\s*:/#.matchingSemantics(.unicodeScalar))
        }
        return tree["openapi"] != nil || tree["swagger"] != nil
    }

    /// Returns the value to which a reference such as `#/components/schemas/User` leads.
    ///
    /// - Throws: ``ClientError`` if the reference leads to another document, or to nothing.
    func target(of reference: String) throws(ClientError) -> JSONTree {
        guard reference.utf8.first == UInt8(ascii: "#") else {
            throw ClientError(
                "The reference \(quotedLine(reference)) leads to another document; bundle the documents first, for "
                    + "example with `npx @redocly/cli bundle openapi.json -o bundled.json`.")
        }
        if let component = components[Array(reference.utf8)] { return component }
        var value: JSONTree? = root
        for token in reference.utf8.dropFirst().split(separator: UInt8(ascii: "/")) {
            let name = percentDecoded(Substring(token)).replacingScalars("~1", with: "/").replacingScalars(
                "~0", with: "~")
            value =
                if case .array(let elements)? = value {
                    Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
                } else { value?[name] }
        }
        guard let value else {
            throw ClientError("The reference \(quotedLine(reference)) has no target in the document.")
        }
        return value
    }

    /// Returns the target of a reference or, if it is the base of several other components, a schema with these as
    /// alternatives. A base has a `discriminator`, and the others have the base in their `allOf`. A base that is
    /// itself in the `mapping` stays as it is.
    func targetWithAlternatives(of reference: String) throws(ClientError) -> JSONTree {
        let target = try target(of: reference)
        guard let discriminator = target["discriminator"], target["oneOf"] == nil, target["anyOf"] == nil else {
            return target
        }
        let mapped = (discriminator["mapping"]?.fields ?? []).compactMap { field -> String? in
            guard case .string(let word) = field.value else { return nil }
            return word.utf8.first == UInt8(ascii: "#") ? word : "#/components/schemas/" + word
        }
        var references: [String] = []
        var known: Set<[UInt8]> = []
        for one in mapped.isEmpty ? children[Array(reference.utf8)] ?? [] : mapped
        where components[Array(one.utf8)] != nil && known.insert(Array(one.utf8)).inserted && references.count < 200 {
            references.append(one)
        }
        guard references.count > 1, !known.contains(Array(reference.utf8)) else { return target }
        let branches = references.map { JSONTree.object([JSONTree.Field(name: "$ref", value: .string($0))]) }
        return .object([
            JSONTree.Field(name: "oneOf", value: .array(branches)),
            JSONTree.Field(name: "discriminator", value: discriminator),
        ])
    }

    /// Returns the value itself or, for a reference, the value to which it leads.
    func resolved(_ value: JSONTree) throws(ClientError) -> JSONTree {
        var value = value
        for _ in 0..<32 {
            guard let reference = value.text("$ref") else { return value }
            value = try target(of: reference)
        }
        throw ClientError("The reference \(quotedLine(value.text("$ref") ?? "")) refers to itself.")
    }
}

private func quotedLine(_ text: String) -> String { "“\(oneLine(text, limit: 200))”" }

/// Returns the name of the component to which a reference leads, such as `User` for `#/components/schemas/User`.
/// Returns an empty text for nil.
func componentName(_ reference: String?) -> String {
    guard let token = reference?.utf8.split(separator: UInt8(ascii: "/")).last else { return "" }
    return percentDecoded(Substring(token)).replacingScalars("~1", with: "/").replacingScalars("~0", with: "~")
}

extension JSONTree {
    /// Returns the words of the alternative `branch` in the `mapping` of this `discriminator`.
    func mappedWords(of branch: JSONTree) -> [String] {
        guard let reference = branch.text("$ref") else { return [] }
        let name = componentName(reference)
        return (self["mapping"]?.fields ?? []).filter { field in
            field.value == .string(reference) || field.value == .string(name)
        }.map(\.name)
    }

    /// The value of a field of an object; nil if there is none.
    subscript(_ name: String) -> JSONTree? {
        guard case .object(let fields) = self else { return nil }
        return fields.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    /// The fields of an object; none for another value.
    var fields: [Field] { if case .object(let fields) = self { fields } else { [] } }

    /// Returns the string in a field.
    func text(_ name: String) -> String? { if case .string(let text)? = self[name] { text } else { nil } }

    /// Returns the strings in an array in a field.
    func texts(_ name: String) -> [String] {
        (self[name]?.elements ?? []).compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
