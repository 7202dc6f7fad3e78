import Fetching
internal import FetchingJSON
import FetchingRules
import Foundation

/// The JSON body that a ``StubRule`` requires. The order of members and white space are ignored, and `1` equals `1.0`.
public struct StubBody: Sendable {
    private let text: String
    private let isSubset: Bool

    /// The body must be equal to a JSON text.
    public static func equal(_ json: String) -> StubBody { StubBody(text: json, isSubset: false) }

    /// The body must contain all members of a JSON text. Its objects may have further members. An array must have the
    /// same number of elements.
    public static func containing(_ json: String) -> StubBody { StubBody(text: json, isSubset: true) }

    /// Returns the requirement for the body. Throws ``RuleMismatch`` if the text of the stub is not JSON.
    func requirement() throws(RuleMismatch) -> RuleRequirement<StubRequest> {
        guard let required = try? JSONTree(Data(text.utf8)).normalized else {
            throw RuleMismatch("the `body` that it requires is not JSON")
        }
        let differences: @Sendable (StubRequest) -> [Difference] = { [isSubset] input in
            let request = input.request
            guard let body = try? request.readBody() else {
                return [
                    .condition(
                        "body: the request has \(request.httpBodyStream == nil ? "no body" : "a stream, which cannot be compared")"
                    )
                ]
            }
            guard let found = try? JSONTree(body).normalized else {
                return [.condition("body: the request's body is not JSON")]
            }
            return found.differences(from: required, isSubset: isSubset, at: "body") { text, names in
                shown(text, names.first(where: { SecretNames.current.contains($0) }) ?? "") ?? ""
            }.map { .value($0.path, found: $0.found, required: $0.required) }
        }
        return RuleRequirement(isMet: { differences($0).isEmpty }, differences: differences)
    }
}
