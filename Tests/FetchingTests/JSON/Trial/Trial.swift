import Foundation

@testable import Fetching
@testable import FetchingJSON

/// One text, decoded as one model with one choice of options. The first three bytes of an input choose model and
/// options, the others are the text.
struct Trial {
    private let model: any Model.Type
    private let options: JSONOptions
    private let encoding: String.Encoding?
    private let text: [UInt8]

    /// Nil for an input that is too short to choose.
    init?(_ input: [UInt8]) {
        guard input.count >= 3 else { return nil }
        model = Self.choose(Self.models, by: input[0])
        options = JSONOptions(
            keys: Self.choose(Self.keys, by: input[1]), dates: Self.choose(Self.dates, by: input[2]),
            data: Self.choose(Self.data, by: input[2] / 8),
            floats: Self.choose(Self.floats(of: model), by: input[1] / 4))
        encoding = Self.choose(Self.encodings, by: input[1] / 16)
        text = Array(input[3...])
    }

    /// Throws if one of the checks fails.
    func run() throws(TrialFailure) { try check(model) }

    private func check<Choice: Model>(_ model: Choice.Type) throws(TrialFailure) {
        let body = Data(text)
        let ours = Outcome { try decodeJSON(model, from: body, options: options) }
        try checkAgainstFoundation(ours, body)
        try checkAgainstTheGrammar(ours)
        try checkInOtherEncoding(ours)
        if let error = ours.thrown { try checkReport(of: error, body, ours) }
    }
}

/// A check that failed, in words.
struct TrialFailure: Error, CustomStringConvertible {
    let description: String
}

extension Trial {
    /// The value is the same as Foundation's, or the error is of the same kind and at the same path.
    private func checkAgainstFoundation<Choice: Model>(_ ours: Outcome<Choice>, _ body: Data) throws(TrialFailure) {
        let theirs = Outcome { try options.decoder().decode(Choice.self, from: body) }
        guard ours == theirs || isKnownDifference(ours, theirs, body) || hasRoundedNumber else {
            throw failure("Ours: \(ours)\nFoundation's: \(theirs)")
        }
    }

    /// Whether the text has a number that Foundation may confuse with another. It reads a number with a fraction or an
    /// exponent as a Double even where a whole number is wanted, accepts it up to 2^53, and takes a number that is too
    /// small for a Double for 0.
    private var hasRoundedNumber: Bool {
        String(decoding: text, as: UTF8.self).matches(of: /[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/).contains { match in
            let number = match.0
            let isPlain = number.allSatisfy(\.isNumber)
            return !isPlain && (number.count > 15 || !(1e-300..<0x1p53).contains(Double(number) ?? 0))
        }
    }

    /// A text is refused as not JSON if, and only if, another reader of the grammar refuses it.
    private func checkAgainstTheGrammar<Choice>(_ ours: Outcome<Choice>) throws(TrialFailure) {
        // The other reader knows only UTF-8.
        guard !mayBeUTF16(text) else { return }
        guard ours.isSyntaxError == isNotJSON(text) else {
            throw failure(
                ours.isSyntaxError ? "JSON is refused: \(ours)" : "Text that is not JSON is accepted: \(ours)")
        }
    }

    /// The outcome is the same in UTF-16 and UTF-32.
    private func checkInOtherEncoding<Choice: Model>(_ ours: Outcome<Choice>) throws(TrialFailure) {
        // JSON begins with a character of ASCII: without it, ‹ alone in UTF-16 is "9 " in ASCII. A text that has a
        // byte-order mark would get another one.
        guard let encoding, !mayBeUTF16(text), text.first.map({ $0 < 0x80 }) ?? true,
            let string = String(validating: text, as: UTF8.self),
            let body = string.data(using: encoding)
        else { return }
        let theirs = Outcome { try decodeJSON(Choice.self, from: body, options: options) }
        guard ours == theirs, ours.isSyntaxError == theirs.isSyntaxError else {
            throw failure("In UTF-8: \(ours)\nIn \(encoding): \(theirs)")
        }
    }

    /// The error that an app gets is one line of bounded length, with the path.
    private func checkReport<Choice>(
        of error: any Error, _ body: Data, _ ours: Outcome<Choice>
    ) throws(TrialFailure) {
        let parsing = ParsingFailure(error, request: request, body: body)
        let description = AppError.parsing(parsing).description
        guard oneLine(description, limit: .max) == description else {
            throw failure("More than a line: \(description)")
        }
        guard description.unicodeScalars.count < 1_500, parsing.excerpt.unicodeScalars.count <= 200 else {
            throw failure("Too long: \(description)")
        }
        guard !ours.isSyntaxError || parsing.expected == "valid JSON" else {
            throw failure("Not reported as invalid JSON: \(description)")
        }
        guard parsing.path.isEmpty == oneLine(pathText(path(of: error)), limit: .max).isEmpty else {
            throw failure("Another path: \(description)")
        }
    }

    /// Writes the input before it makes the reason, because the description of some values ends the process, such as
    /// that of a date beyond all calendars.
    private func failure(_ reason: @autoclosure () -> String) -> TrialFailure {
        let input = """
            Text: \(String(decoding: text, as: UTF8.self).debugDescription)
            Bytes: \(text)
            Model: \(model)
            Options: \(options)

            """
        FileHandle.standardError.write(Data(input.utf8))
        return TrialFailure(description: reason())
    }
}

private let request = URLRequest(url: URL(filePath: "/"))

/// Whether zeros or a byte-order mark at the start may mean that a text is not UTF-8.
private func mayBeUTF16(_ text: [UInt8]) -> Bool { text.prefix(4).contains { $0 == 0 || $0 >= 0xFE } }

private func path(of error: any Error) -> [any CodingKey] {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
        context.codingPath
    default: []
    }
}
