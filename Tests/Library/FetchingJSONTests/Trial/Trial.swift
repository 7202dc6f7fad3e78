import Foundation

@testable import FetchingJSON

/// A text, decoded as one model with one choice of options. The first three bytes of an input select the model and the
/// options. The other bytes are the text.
struct Trial {
    private let model: any Model.Type
    private let options: JSONOptions
    private let encoding: String.Encoding?
    private let text: [UInt8]

    /// Creates a trial from an input. Returns nil if the input has fewer than three bytes.
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

    /// Runs all checks. Throws if a check fails.
    func run() throws(TrialFailure) { try check(model) }

    private func check<Choice: Model>(_ model: Choice.Type) throws(TrialFailure) {
        let body = Data(text)
        let reader = JSONReader(options)
        let ours = Outcome { try reader.decode(model, from: body) }
        // The reader keeps names between calls. The third call can use what the second call has stored about objects
        // with the same names.
        for _ in 0..<2 {
            let again = Outcome { try reader.decode(model, from: body) }
            guard again == ours else { throw failure("First: \(ours)\nThen: \(again)") }
        }
        try checkAgainstFoundation(ours, body)
        try checkAgainstTheGrammar(ours)
        try checkInOtherEncoding(ours)
        if let error = ours.thrown { try checkReport(of: error, body, ours) }
    }
}

/// The description of a check that failed.
struct TrialFailure: Error, CustomStringConvertible {
    let description: String
}

extension Trial {
    /// Checks that the value equals Foundation's, or that the error has the same kind and path.
    private func checkAgainstFoundation<Choice: Model>(_ ours: Outcome<Choice>, _ body: Data) throws(TrialFailure) {
        // Foundation has no flexible keys.
        if case .flexible = options.keys { return }
        let theirs = Outcome { try options.decoder().decode(Choice.self, from: body) }
        guard ours == theirs || isKnownDifference(ours, theirs, body) || hasRoundedNumber else {
            throw failure("Ours: \(ours)\nFoundation's: \(theirs)")
        }
    }

    /// Whether the text has a number that Foundation may confuse with another number. Foundation reads a number with a
    /// fraction or an exponent as a Double, even for an integer, and accepts such a number up to 2^53. It reads a
    /// number that is too small for a Double as 0.
    private var hasRoundedNumber: Bool {
        String(decoding: text, as: UTF8.self).matches(of: /[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/).contains { match in
            let number = match.0
            let isPlain = number.allSatisfy(\.isNumber)
            return !isPlain && (number.count > 15 || !(1e-300..<0x1p53).contains(Double(number) ?? 0))
        }
    }

    /// Checks that the decoder reports a syntax error if, and only if, another implementation of the grammar finds one.
    private func checkAgainstTheGrammar<Choice>(_ ours: Outcome<Choice>) throws(TrialFailure) {
        // The other implementation accepts only UTF-8.
        guard !mayBeUTF16(text) else { return }
        guard ours.isSyntaxError == isNotJSON(text) else {
            throw failure(
                ours.isSyntaxError ? "JSON is refused: \(ours)" : "Text that is not JSON is accepted: \(ours)")
        }
    }

    /// Checks that the outcome is the same in UTF-16 and UTF-32.
    private func checkInOtherEncoding<Choice: Model>(_ ours: Outcome<Choice>) throws(TrialFailure) {
        // Only a text that begins with ASCII can be JSON. The character ‹ alone in UTF-16 has the same bytes as "9 " in
        // ASCII. A text that has a byte-order mark would get another mark.
        guard let encoding, !mayBeUTF16(text), text.first.map({ $0 < 0x80 }) ?? true,
            let string = String(validating: text, as: UTF8.self),
            let body = string.data(using: encoding)
        else { return }
        let theirs = Outcome { try decodeJSON(Choice.self, from: body, options: options) }
        guard ours == theirs, ours.isSyntaxError == theirs.isSyntaxError else {
            throw failure("In UTF-8: \(ours)\nIn \(encoding): \(theirs)")
        }
    }

    /// Checks that the description of an error has the path and the place, and is not long.
    private func checkReport<Choice>(
        of error: any Error, _ body: Data, _ ours: Outcome<Choice>
    ) throws(TrialFailure) {
        // As in an app, a body that is not UTF-8 is converted first.
        let bytes = utf8Bytes(ofJSON: body)
        let fault = DecodingFault(error, in: bytes)
        guard fault.path == pathText(path(of: error)), fault.offset <= bytes.count else {
            throw failure("Another place: \(fault)")
        }
        guard !ours.isSyntaxError || fault.expected == "valid JSON" else {
            throw failure("Not reported as invalid JSON: \(fault)")
        }
        // A text has at most 240 bytes, and a name in it can be as long as the body.
        guard (fault.found ?? "").utf8.count < 2_000 + 2 * bytes.count else { throw failure("Too long: \(fault)") }
    }

    /// Returns the error for a failed check. Writes the input before creating the reason, because some values end the
    /// process when they are described, such as a date beyond all calendars.
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
