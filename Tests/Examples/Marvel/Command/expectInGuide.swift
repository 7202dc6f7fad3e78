import Foundation
import SharedTestCode
import Testing

/// Expects Docs/Screens.md to contain a block with the lines of a screen. A failure prints the block, so that it can be
/// pasted into the guide.
func expectInGuide(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let guide = try String(contentsOf: packageFolder.appending(path: "Docs/Screens.md"), encoding: .utf8)
    // The selected row has spaces at its end. The guide has no spaces at the ends of lines.
    let trimmed = lines.map { $0.replacing(#/ +$/#, with: "") }
    let block = "```text\n" + trimmed.map { $0 + "\n" }.joined() + "```\n"
    let isThere = guide.contains(block)
    #expect(isThere, "Docs/Screens.md must contain this block:\n\(block)", sourceLocation: sourceLocation)
}
