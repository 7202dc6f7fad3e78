import Foundation
import Fetching

/// Returns `text` on one line, without leading and trailing spaces. Replaces control characters with spaces, because an
/// escape sequence in a server's response could control the terminal.
func cellText(_ text: String) -> String { withoutLineBreaks(text).trimmingCharacters(in: .whitespaces) }

/// Returns `text` in quotes, on one line of at most 62 terminal columns.
func quoted(_ text: String) -> String { "“\(cut(cellText(text), to: 60))”" }

/// Returns a path in quotes, on one line. The path is never truncated.
func quoted(path: String) -> String { "“\(cellText(path))”" }
