internal import FetchingGenerators
import FetchingText
import Foundation

/// Creates a request from a `curl` command, such as one that the developer tools of a browser copy.
///
/// ```
/// show(try request(fromCurl: "curl 'https://example.com/heroes' -H 'Accept: application/json'"))
/// ```
///
/// The command must be written for bash: use “Copy as cURL (bash)” in a browser. The options for the method, the header
/// fields, the body, forms, cookies and credentials are read. An ignored option that can change the response, such as
/// `--insecure`, is named in a note on the standard output. The text of “Copy as fetch” is read too.
///
/// - Throws: ``CurlCommandError``, which says why the command cannot become a request.
public func request(fromCurl command: String) throws -> URLRequest {
    let result = try CurlCommand(command)
    for note in result.notes { print("Note: \(note)") }
    return result.request
}
