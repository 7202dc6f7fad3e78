import Fetching
import Foundation

/// Returns the models of a body that has one JSON value on each line (NDJSON, JSON Lines).
///
/// ```swift
/// let prices: Fetcher<String, ElementStream<Price>> = streamFetcher { symbol in
///     try createRequest(baseURL: "https://example.com/v1", path: ["prices", symbol])
/// } elements: { body in jsonLines(of: body, as: Price.self) }
/// ```
///
/// A value is decoded as by `jsonMapper(_:options:)`. Empty lines, and lines of only spaces and tabs, are skipped.
/// Lines are split as in ``lines(of:maximumBytes:)``, except that invalid bytes are not replaced: a line that is not
/// UTF-8 is invalid.
///
/// To skip and count invalid lines instead of ending the sequence, pass a closure that doesn't throw:
///
/// ```swift
/// jsonLines(of: body, as: Price.self, onInvalidLine: { error in
///     invalidLines.add(1, ordering: .relaxed)
///     print(error)  // line 12: bid: expected a number, found the string "?"
/// })
/// ```
///
/// - Parameters:
///   - body: The body of a response.
///   - model: The type of the values.
///   - options: The options for decoding keys, dates, data and numbers.
///   - maximumLineBytes: The maximum length of a line in bytes, without its end. The default is 1 MiB. A longer line
///     always ends the sequence with an error.
///   - onInvalidLine: A closure that is called with the error of a line that cannot be decoded. The text of the error
///     has the number of the line, counted from 1. If the closure returns, the line is skipped. If it throws, the
///     sequence ends with that error. By default, it throws the error of the line. In an endpoint of
///     `streamFetcher`, that error becomes ``AppError/parsing(_:)`` with an excerpt of the line.
/// - Returns: A sequence that throws the errors of the body, and `CancellationError` if the task is cancelled.
public func jsonLines<Model: Decodable & Sendable>(
    of body: ResponseBody,
    as model: Model.Type = Model.self,
    options: JSONOptions = JSONOptions(),
    maximumLineBytes: Int = 1 << 20,
    onInvalidLine: @escaping @Sendable (any Error) throws -> Void = { throw $0 }
) -> some AsyncSequence<Model, any Error> & Sendable {
    let decode = jsonMapper(model, options: options)
    let call = CallContext.current
    return ParsedBody(body: body, parser: LineSplitter(maximumBytes: maximumLineBytes)) {
        $0.append($1)
    } next: { (lines: inout LineSplitter) -> Model? in
        while let line = try lines.next() {
            if line.allSatisfy(isSpace) { continue }
            let line = Data(line)
            do { return try decode(line) } catch {
                try onInvalidLine(call.run { jsonLineError(number: lines.count, line: line, underlying: error) })
            }
        }
        return nil
    }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
