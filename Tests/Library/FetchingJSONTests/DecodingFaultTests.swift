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

    private func fault(
        _ text: String, isSecret: (String) -> Bool = { _ in false }
    ) throws -> (fault: DecodingFault, text: String) {
        let error = expect(throws: DecodingError.self) {
            try decodeJSON(Page.self, from: Data(text.utf8), options: JSONOptions())
        }
        let fault = DecodingFault(try #require(error), in: Array(text.utf8), isSecret: isSecret)
        return (fault, "\(fault.path): \(fault.expected), \(fault.found ?? "-")")
    }

    @Test func aFaultHasThePathTheExpectedAndTheFoundValue() throws {
        let wrongType = try fault(#"{"results": [{"name": 5, "pages": 1}]}"#)
        expectEqual(wrongType.text, "results[0].name: a string, the number 5")
        expectEqual(wrongType.fault.offset, 22)
        let missing = try fault(#"{"results": [{"nmae": "x", "pages": 1}]}"#)
        expectEqual(missing.text, "results[0]: a value for “name”, no such key (similar: “nmae”)")
        let invalid = try fault(#"{"results": [}"#)
        expect(invalid.text.hasPrefix(": valid JSON, "))
        expectEqual(invalid.fault.offset, 13)
    }

    @Test func anErrorOfFoundationsDecoderIsDescribedToo() throws {
        let text = #"{"results": [{"name": "x", "pages": "y"}]}"#
        let error = expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Page.self, from: Data(text.utf8))
        }
        let fault = DecodingFault(try #require(error), in: Array(text.utf8))
        expect(fault.path == "results[0].pages" && fault.expected == "a whole number (Int)" && fault.offset == 36)
    }

    @Test func theExcerptCanBeMasked() throws {
        let text = #"{"results": [{"name": "x", "pages": "y"}]}"#
        let error = expect(throws: DecodingError.self) {
            try decodeJSON(Page.self, from: Data(text.utf8), options: JSONOptions())
        }
        let fault = DecodingFault(
            try #require(error), in: Array(text.utf8),
            excerpt: { bytes, range in String(repeating: "*", count: bytes[range].count) })
        expectEqual(fault.found, "the string ***")
    }

    @Test func anErrorThatIsNotOfADecoderIsShownAsItIs() {
        let fault = DecodingFault(CocoaError(.fileNoSuchFile), in: nil)
        expect(fault.path.isEmpty && fault.offset == 0 && fault.found?.isEmpty == false)
    }
}
