import Foundation
import SharedTestCode
import Testing

/// Expects the lines of a screen to be the block in Docs/Screens.md. A failure prints the block to paste there.
func expectInGuide(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let guide = try String(contentsOf: packageFolder.appending(path: "Docs/Screens.md"), encoding: .utf8)
    // The selected row is padded to the right edge; the guide has no spaces at the ends of lines.
    let trimmed = lines.map { $0.replacing(#/ +$/#, with: "") }
    let block = "```text\n" + trimmed.map { $0 + "\n" }.joined() + "```\n"
    let isThere = guide.contains(block)
    #expect(isThere, "Docs/Screens.md must contain this block:\n\(block)", sourceLocation: sourceLocation)
}
