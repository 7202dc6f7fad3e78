import Fetching
import FetchingText
import HTTPSyntax

/// A failure of a command whose command line is correct.
public struct CommandFailure: Error, Equatable {
    /// One or more sentences that explain the failure and how to fix it, on one line without control characters.
    public var text: String
    /// The exit code of the program.
    public var exitCode = ExitCode.failure

    /// Creates a failure. Line breaks and control characters in `text` become spaces.
    public init(_ text: String) { self.text = withoutLineBreaks(text) }

    /// Creates a failure that explains the error of a request to any server. The text contains the details of the
    /// request.
    ///
    /// - Parameter advice: A sentence after the first one; nil for none.
    public init(requestError error: AppError, exitCode: Int32 = ExitCode.failure, advice: String? = nil) {
        var lines = errorLines(error, width: .max).map { sentence($0) }
        if let advice { lines.insert(advice, at: min(1, lines.count)) }
        self.init(lines.joined(separator: " "))
        self.exitCode = exitCode
    }
}

/// Returns `text` on one line. Adds a full stop if `text` doesn't end with a punctuation mark.
public func sentence(_ text: String) -> String {
    let line = cellText(text)
    return line.last.map { ".!?…".contains($0) } == true ? line : line + "."
}
