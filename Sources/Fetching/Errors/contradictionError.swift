import Foundation
internal import HTTPSyntax

/// Throws if a field of a response has different values, although it can have only one; see `contradiction(status:)`.
func checkContradiction(in response: URLResponse, _ redactor: @autoclosure () -> Redactor) throws(URLError) {
    guard let response = response as? HTTPURLResponse,
        let found = contradiction(
            status: response.statusCode, value: { response.value(forHTTPHeaderField: $0) })
    else { return }
    throw contradictionError(found, redactor())
}

/// Returns the error for a field with different values.
///
/// - Parameter redactor: Masks the secrets of the values. Nil if the error is masked later; then the values are
///   complete, because a part of a secret would not be recognized.
func contradictionError(_ field: FieldContradiction, _ redactor: Redactor?) -> URLError {
    let values = field.values.map { redactor?.line($0, limit: 120) ?? $0 }
    return URLError(
        field.name.lowercased() == "location" ? .redirectToNonExistentLocation : .cannotParseResponse,
        userInfo: [NSLocalizedDescriptionKey: contradictionText((field.name, values))])
}
