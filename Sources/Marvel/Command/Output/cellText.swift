import Foundation
import Fetching

/// `text` on one line, without spaces at its ends and without anything that a terminal would act on, such as an escape
/// sequence in a server's response.
func cellText(_ text: String) -> String { withoutLineBreaks(text).trimmingCharacters(in: .whitespaces) }

/// `text` in quotes, on one line of at most 62 columns.
func quoted(_ text: String) -> String { "“\(cut(cellText(text), to: 60))”" }

/// A path in quotes, on one line and never cut.
func quoted(path: String) -> String { "“\(cellText(path))”" }
