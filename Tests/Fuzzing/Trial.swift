import Foundation

@testable import Fetching

/// One text, decoded as one model with one choice of options. The first three bytes of an input choose, the others are
/// the text.
struct Trial {
    private let model: any Model.Type
    private let options: JSONOptions
    private let encoding: String.Encoding?
    private let text: [UInt8]

    /// Nil for an input that is too short to choose.
    init?(_ input: [UInt8]) {
        guard input.count >= 3 else { return nil }
        model = choose(models, by: input[0])
        options = JSONOptions(
            keys: choose(keys, by: input[1]), dates: choose(dates, by: input[2]),
            data: choose(data, by: input[2] / 8), floats: choose(floats(of: model), by: input[1] / 4))
        encoding = choose(encodings, by: input[1] / 16)
        text = Array(input[3...])
    }

    /// Ends the process if one of the checks fails.
    func run() { check(model) }

    private func check<Choice: Model>(_ model: Choice.Type) {
        let body = Data(text)
        let ours = Outcome { try decodeJSON(model, from: body, options: options) }
        checkAgainstFoundation(ours, body)
        checkAgainstTheGrammar(ours)
        checkAsOtherUnicode(ours)
        if let error = ours.thrown { checkReport(of: error, body, ours) }
    }
}

extension Trial {
    /// The same value as Foundation's, or an error of the same kind at the same path.
    private func checkAgainstFoundation<Choice: Model>(_ ours: Outcome<Choice>, _ body: Data) {
        let theirs = Outcome { try options.decoder().decode(Choice.self, from: body) }
        guard ours == theirs || isKnownDifference(ours, theirs, body) || hasRoundedNumber else {
            fail("Ours: \(ours)\nFoundation's: \(theirs)")
        }
    }

    /// Whether Foundation may take a number for another: it reads one with a fraction or an exponent as a Double, also
    /// where a whole number is wanted, is content up to 2^53, and takes what is too small for one for 0.
    private var hasRoundedNumber: Bool {
        String(decoding: text, as: UTF8.self).matches(of: /[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/).contains { match in
            let number = match.0
            let isPlain = number.allSatisfy(\.isNumber)
            return !isPlain && (number.count > 15 || !(1e-300..<0x1p53).contains(Double(number) ?? 0))
        }
    }

    /// A text is refused as no JSON if, and only if, another reader of the grammar refuses it.
    private func checkAgainstTheGrammar<Choice>(_ ours: Outcome<Choice>) {
        // The other one reads UTF-8 only.
        guard !mayBeUTF16(text) else { return }
        guard ours.isSyntaxError == isNoJSON(text) else {
            fail(ours.isSyntaxError ? "JSON is refused: \(ours)" : "What is not JSON is accepted: \(ours)")
        }
    }

    /// The same in UTF-16 and UTF-32.
    private func checkAsOtherUnicode<Choice: Model>(_ ours: Outcome<Choice>) {
        // A text that has its mark would get another, and ‹ alone is in UTF-16 what "9 " is in ASCII: JSON begins with
        // a character of ASCII.
        guard let encoding, !mayBeUTF16(text), text.first.map({ $0 < 0x80 }) ?? true,
            let string = String(validating: text, as: UTF8.self),
            let body = string.data(using: encoding)
        else { return }
        let theirs = Outcome { try decodeJSON(Choice.self, from: body, options: options) }
        guard ours == theirs, ours.isSyntaxError == theirs.isSyntaxError else {
            fail("In UTF-8: \(ours)\nIn \(encoding): \(theirs)")
        }
    }

    /// The error that an app sees says where and what, on one line of bounded length.
    private func checkReport<Choice>(of error: any Error, _ body: Data, _ ours: Outcome<Choice>) {
        let failure = ParsingFailure(error, request: request, body: body)
        let description = AppError.parsing(failure).description
        guard oneLine(description, limit: .max) == description else {
            fail("More than a line: \(description)")
        }
        guard description.unicodeScalars.count < 1_500, failure.excerpt.unicodeScalars.count <= 200 else {
            fail("Too long: \(description)")
        }
        guard !ours.isSyntaxError || failure.expected == "valid JSON" else { fail("Of no JSON: \(description)") }
        guard failure.path.isEmpty == oneLine(pathText(path(of: error)), limit: .max).isEmpty else {
            fail("Another path: \(description)")
        }
    }

    /// The reason comes last: there are values whose description ends the process, such as a date beyond all calendars.
    private func fail(_ reason: @autoclosure () -> String) -> Never {
        let input = """
            Text: \(String(decoding: text, as: UTF8.self).debugDescription)
            Bytes: \(text)
            Model: \(model)
            Options: \(options)

            """
        FileHandle.standardError.write(Data(input.utf8))
        fatalError(reason())
    }
}

private let request = URLRequest(url: URL(filePath: "/"))

/// Whether the zeros or the mark at a text's start may say that it is not UTF-8.
private func mayBeUTF16(_ text: [UInt8]) -> Bool { text.prefix(4).contains { $0 == 0 || $0 >= 0xFE } }

private func path(of error: any Error) -> [any CodingKey] {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
        context.codingPath
    default: []
    }
}
