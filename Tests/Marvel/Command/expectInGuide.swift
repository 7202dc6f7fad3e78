import Foundation
import SharedTestCode
import Testing

/// Expects the lines of a screen to be the block in Docs/Screens.md, and says what to paste there if they are not.
func expectInGuide(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let guide = try String(contentsOf: packageFolder.appending(path: "Docs/Screens.md"), encoding: .utf8)
    // A selected row goes on to the right edge; a guide's line does not.
    let trimmed = lines.map { $0.replacing(#/ +$/#, with: "") }
    let block = "```text\n" + trimmed.map { $0 + "\n" }.joined() + "```\n"
    let isThere = guide.contains(block)
    #expect(isThere, "Docs/Screens.md is to have this block:\n\(block)", sourceLocation: sourceLocation)
}
