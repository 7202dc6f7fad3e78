import Foundation
internal import HTTPSyntax

/// Throws if a field of a response has different values, although it can have only one; see `contradiction(status:)`.
func checkContradiction(in response: URLResponse, _ redactor: @autoclosure () -> Redactor) throws(URLError) {
    guard let response = response as? HTTPURLResponse,
        let found = contradiction(
            status: response.statusCode, value: { response.value(forHTTPHeaderField: $0) })
    else { return }
    let redactor = redactor()
    throw contradictionError(found) { redactor.line($0, limit: 120) }
}
