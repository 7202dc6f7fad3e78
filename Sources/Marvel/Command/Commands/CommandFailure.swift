import Foundation
import Fetching
import Marvel

/// Why the command failed, although it was called well: exit code 1.
struct CommandFailure: Error, Equatable {
    /// What happened, as a sentence, and what to do about it.
    var text: String

    init(_ text: String) { self.text = text }

    /// What an endpoint's error means to the one who typed the command.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - baseURL: Where the request went.
    ///   - hasCurl: Whether the command that was typed takes an id and `--curl`.
    init(_ error: AppError, baseURL: String, hasCurl: Bool = false) {
        let whole = sentence(cellText(error.localizedDescription))
        text = [whole, advice(error, baseURL: baseURL, hasCurl: hasCurl)].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// `text` with something at its end that ends a sentence.
func sentence(_ text: String) -> String {
    text.last.map { ".!?…".contains($0) } == true ? text : text + "."
}

private func advice(_ error: AppError, baseURL: String, hasCurl: Bool) -> String {
    switch error {
    case .network where baseURL == marvelBaseURL:
        "The Marvel API is retired: unset \(publicKeyName) and \(privateKeyName) to use the offline sandbox."
    case .network where isLoopback(baseURL):
        "Is marvel serve running, and is \(baseURL) the address that it prints?"
    case .network:
        "Check the connection and the address \(baseURL), and try again."
    case .server(let failure):
        advice(failure, hasCurl: hasCurl)
    case .parsing:
        "Is \(baseURL) the Marvel API? \(cellText(error.description))"
    case .request, .cancelled:
        ""
    case .unknown:
        "Please report it with this line: \(cellText(error.description))"
    }
}

private func advice(_ failure: ServerFailure, hasCurl: Bool) -> String {
    switch failure.status {
    case 401, 403: "Check \(publicKeyName) and \(privateKeyName)."
    case 404: hasCurl ? "Check the id and the address; --curl shows the request." : "Check the address."
    case 409: "Check the options and the keys\(hasCurl ? "; --curl shows the request" : "")."
    case 429: "Try again later."
    default: failure.isRetryable ? "Try again later." : hasCurl ? "--curl shows the request." : ""
    }
}
