import CommandLineSupport
import Fetching
import FetchingRecording
import FetchingText
import Foundation
import HTTPSyntax
import Marvel

extension CommandFailure {
    /// Creates a failure that explains an endpoint's error to the user of the command.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - baseURL: The part of the server's URL before `/characters`.
    ///   - hasCurl: Whether the command has the option `--curl`.
    init(_ error: AppError, baseURL: String, hasCurl: Bool = false) {
        var text = error.localizedDescription
        if case .request(let failure) = error { text = "The request could not be sent: \(failure.reason)" }
        // The error of a file that the user named is complete in itself.
        if case .unknown(let failure) = error, error.underlying is RecordingError {
            self.init(sentence(failure.reason))
            return
        }
        let parts = [sentence(text), advice(error, baseURL: baseURL, hasCurl: hasCurl)]
        self.init(parts.filter { !$0.isEmpty }.joined(separator: " "))
    }
}

private func advice(_ error: AppError, baseURL: String, hasCurl: Bool) -> String {
    switch error {
    case .network where baseURL == marvelBaseURL:
        "The Marvel API is retired; unset \(publicKeyName) and \(privateKeyName) to use the offline sandbox."
    case .network where isLoopback(baseURL):
        "Check that “marvel serve” is running, and that its URL is \(baseURL)."
    case .network:
        "Check the network connection and the URL \(baseURL), then try again."
    case .server(let failure):
        advice(status: failure.status, isRetryable: error.isRetryable, hasCurl: hasCurl)
    case .parsing:
        "Check that \(baseURL) is the URL of the Marvel API. \(cellText(error.description))"
    case .request, .cancelled:
        ""
    case .unknown:
        "Please report this error: \(cellText(error.description))"
    }
}

private func advice(status: Int, isRetryable: Bool, hasCurl: Bool) -> String {
    switch status {
    case 401, 403: "Check \(publicKeyName) and \(privateKeyName)."
    case 404: hasCurl ? "Check the ID and the URL; to see the request, use --curl." : "Check the URL."
    case 409: "Check the options and the keys\(hasCurl ? "; to see the request, use --curl" : "")."
    case 429: "Try again later."
    default: isRetryable ? "Try again later." : hasCurl ? "To see the request, use --curl." : ""
    }
}
