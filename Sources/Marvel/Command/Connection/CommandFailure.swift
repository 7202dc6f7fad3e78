import Foundation
import Fetching
import Marvel

/// An error of a command that was called correctly; exit code 1.
struct CommandFailure: Error, Equatable {
    /// A sentence that says what happened, and how to fix it.
    var text: String

    init(_ text: String) { self.text = text }

    /// Explains an endpoint's error to the user of the command.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - baseURL: The server's URL.
    ///   - hasCurl: Whether the command has the option `--curl`.
    init(_ error: AppError, baseURL: String, hasCurl: Bool = false) {
        let parts = [sentence(error.localizedDescription), advice(error, baseURL: baseURL, hasCurl: hasCurl)]
        text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// `text` on one line, with a full stop if it has no punctuation mark at its end.
func sentence(_ text: String) -> String {
    let line = cellText(text)
    return line.last.map { ".!?…".contains($0) } == true ? line : line + "."
}

private func advice(_ error: AppError, baseURL: String, hasCurl: Bool) -> String {
    switch error {
    case .network where baseURL == marvelBaseURL:
        "The Marvel API is retired: unset \(publicKeyName) and \(privateKeyName) to use the offline sandbox."
    case .network where isLoopback(baseURL):
        "Is marvel serve running, and is \(baseURL) the URL that it prints?"
    case .network:
        "Check the network connection and the URL \(baseURL), then try again."
    case .server(let failure):
        advice(failure, hasCurl: hasCurl)
    case .parsing:
        "Is \(baseURL) the Marvel API? \(cellText(error.description))"
    case .request, .cancelled:
        ""
    case .unknown:
        "Please report this error: \(cellText(error.description))"
    }
}

private func advice(_ failure: ServerFailure, hasCurl: Bool) -> String {
    switch failure.status {
    case 401, 403: "Check \(publicKeyName) and \(privateKeyName)."
    case 404: hasCurl ? "Check the ID and the URL; --curl shows the request." : "Check the URL."
    case 409: "Check the options and the keys\(hasCurl ? "; --curl shows the request" : "")."
    case 429: "Try again later."
    default: failure.isRetryable ? "Try again later." : hasCurl ? "--curl shows the request." : ""
    }
}
