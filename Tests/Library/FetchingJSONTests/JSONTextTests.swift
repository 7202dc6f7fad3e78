import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingJSON

private let suite = SharedData.files(in: "JSONTestSuite")

@Suite struct JSONTextTests {
    // JSONTestSuite is not part of the project, so it may be missing.
    @Test(.enabled(if: !suite.isEmpty, "needs JSONTestSuite beside the checkout"))
    func eachFileOfJSONTestSuiteIsAcceptedOrRejectedAsItsNameRequires() throws {
        for file in suite {
            let isRead = (try? decodeJSON(Anything.self, from: Data(contentsOf: file))) != nil
            switch file.lastPathComponent.prefix(2) {
            case "y_": expect(isRead, "\(file.lastPathComponent) is JSON")
            case "n_": expect(!isRead, "\(file.lastPathComponent) is not JSON")
            // RFC 8259 allows either.
            default: break
            }
        }
        expect(suite.count >= 318)
    }

    @Test func aSyntaxErrorDescribesTheFaultAndItsPosition() throws {
        for (text, description) in [
            ("[1,]", "no valid value in line 1, column 4 (byte 3)"),
            ("{\n\"a\": 1,\n}", "no field name in quotation marks in line 3, column 1 (byte 10)"),
            ("[\n01]", "a number with a leading zero in line 2, column 1 (byte 2)"),
            ("\"\\ud800\"", "an unpaired surrogate in line 1, column 2 (byte 1)"),
            ("\"a\tb\"", "a control character inside a string in line 1, column 3 (byte 2)"),
            ("[1] 2", "more text after the value in line 1, column 5 (byte 4)"),
            ("", "the end of the text instead of a value in line 1, column 1 (byte 0)"),
            ("{\"a\"", "no colon after a field name in line 1, column 5 (byte 4)"),
            ("\u{FEFF}[x]", "no valid value in line 1, column 5 (byte 4)"),
            ("\u{FEFF}\u{FEFF}[]", "no valid value in line 1, column 4 (byte 3)"),
        ] {
            guard case .dataCorrupted(let context) = try decodingError([String].self, text) else {
                Issue.record("another error for \(text)")
                continue
            }
            expectEqual(context.underlyingError.map { "\($0)" }, description)
        }
    }

    @Test func everyEncodingOfUnicodeIsRead() throws {
        struct Model: Decodable, Equatable { var grüße: String, b: Int }
        let text = #"{"grüße": "日本 😀", "b": 1}"#
        let encodings: [String.Encoding] = [
            .utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian,
        ]
        for encoding in encodings {
            // Encodings without a byte order in their names always write a mark.
            for text in [.utf16, .utf32].contains(encoding) ? [text] : [text, "\u{FEFF}\(text)"] {
                let body = try #require(text.data(using: encoding))
                let model = try decodeJSON(Model.self, from: body)
                expectEqual(model, Model(grüße: "日本 😀", b: 1), "\(encoding)")
            }
        }
    }

    @Test func anIncompleteCodeUnitOfUTF16IsAnError() throws {
        let body = try #require("[1]".data(using: .utf16LittleEndian)) + [0x20]
        expect(throws: DecodingError.self) { try decodeJSON([Int].self, from: body) }
        let halfPair = Data([0x22, 0, 0x00, 0xD8, 0x22, 0])
        expect(throws: DecodingError.self) { try decodeJSON(String.self, from: halfPair) }
    }

    @Test func nestingIsLimitedAndNeverOverflowsTheStack() throws {
        let deep = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        _ = try jsonNodes(in: JSONText(utf8: Array(deep(512).utf8)))
        expect(throws: JSONSyntaxError.self) { _ = try jsonNodes(in: JSONText(utf8: Array(deep(513).utf8))) }
        expect(throws: JSONSyntaxError.self) {
            _ = try jsonNodes(in: JSONText(utf8: Array(repeating: UInt8(ascii: "["), count: 1_000_000)))
        }
    }

    /// The secondary threads of Apple platforms have a stack of 512 KiB.
    @Test(arguments: [(modelDepthLimit, 512 << 10), (512, 8 << 20)])
    func theDeepestModelFitsOnAStack(depth: Int, stackSize: Int) {
        let results = Mutex<[String]>([])
        let texts = [depth, depth + 1].map { depth in
            String(repeating: #"{"next":"#, count: depth) + "null" + String(repeating: "}", count: depth)
        }
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            for text in texts {
                let isRead = (try? read(DeepNode.self, text)) != nil
                let fault = syntaxError(inJSON: Array(text.utf8), depthLimit: depth)
                results.withLock { $0.append("\(isRead) \(fault?.reason ?? "-")") }
            }
            isDone.signal()
        }
        thread.stackSize = stackSize
        thread.start()
        isDone.wait()
        expectEqual(results.withLock { $0 }, ["true -", "false more than \(depth) nested levels"])
    }

    @Test func bytesAreConvertedAsTheDecoderConvertsThem() throws {
        let text = "[\"é\"]"
        expectEqual(utf8Bytes(ofJSON: try #require(text.data(using: .utf16LittleEndian))), Array(text.utf8))
        expectEqual(utf8Bytes(ofJSON: Data([0xFE, 0xFF, 1])), [0xFE, 0xFF, 1])
        expect(syntaxError(inJSON: Array(text.utf8)) == nil)
        expectEqual(syntaxError(inJSON: Array("[1,]".utf8))?.offset, 3)
    }
}

/// A model with much data, which needs two calls for each level.
private indirect enum DeepNode: Decodable {
    case node(Content)

    struct Content: Decodable {
        var a: String?
        var b: Double?
        var c: Date?
        var next: DeepNode?
    }

    init(from decoder: any Decoder) throws { self = .node(try decoder.singleValueContainer().decode(Content.self)) }
}
