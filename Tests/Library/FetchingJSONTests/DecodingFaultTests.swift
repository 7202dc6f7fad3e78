import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

@Suite struct DecodingFaultTests {
    private struct Page: Decodable { var results: [Hero] }
    private struct Hero: Decodable {
        var name: String
        var pages: Int
    }

    private let wrongPages = #"{"results": [{"name": "x", "pages": "y"}]}"#

    @Test func aFaultHasThePathTheExpectedAndTheFoundValue() throws {
        for (text, path, expected, found, offset) in [
            (#"{"results": [{"name": 5, "pages": 1}]}"#, "results[0].name", "a string", "the number 5", 22),
            (
                #"{"results": [{"nmae": "x", "pages": 1}]}"#, "results[0]", "a value for “name”",
                "no such key (similar: “nmae”)", 13
            ),
            (#"{"results": [}"#, "", "valid JSON", "no valid value in line 1, column 14 (byte 13)", 13),
        ] {
            let fault = DecodingFault(try decodingError(Page.self, text), in: Array(text.utf8))
            expect(fault.path == path && fault.expected == expected, "\(fault)")
            expect(fault.found == found && fault.offset == offset, "\(fault)")
        }
    }

    @Test func anErrorOfFoundationsDecoderIsDescribedToo() throws {
        let error = expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Page.self, from: Data(wrongPages.utf8))
        }
        let fault = DecodingFault(try #require(error), in: Array(wrongPages.utf8))
        expect(fault.path == "results[0].pages" && fault.expected == "a whole number (Int)" && fault.offset == 36)
    }

    @Test func theExcerptCanBeMasked() throws {
        let fault = DecodingFault(
            try decodingError(Page.self, wrongPages), in: Array(wrongPages.utf8),
            excerpt: { bytes, range in String(repeating: "*", count: bytes[range].count) })
        expectEqual(fault.found, "the string ***")
    }

    @Test func anErrorThatIsNotOfADecoderIsShownAsItIs() {
        let fault = DecodingFault(CocoaError(.fileNoSuchFile), in: nil)
        expect(fault.path.isEmpty && fault.offset == 0 && fault.found?.isEmpty == false)
    }
}
