import FetchingGenerators
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingText
@testable import MarvelCLI

/// Expects that each line has at most `width` terminal columns. A line that is a single word can be longer.
func expectLines(of text: String, fit width: Int) {
    for line in text.split(separator: "\n").map(String.init) {
        expect(displayWidth(line) <= width || line.split(separator: " ").count == 1, "\(line)")
    }
}
