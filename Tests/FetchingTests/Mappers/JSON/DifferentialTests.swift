import FetchingTestSupport
import Foundation
import Testing

@testable import Fetching

/// The same documents to Foundation's decoder and to ours: the same values, or errors of the same kind at the same path.
@Suite struct DifferentialTests {
    /// A few thousand; `FETCHING_DOCUMENTS=200000` asks for more.
    private let documents = ProcessInfo.processInfo.environment["FETCHING_DOCUMENTS"].flatMap { Int($0) } ?? 2_000

    @Test(arguments: [false, true])
    func documentsAreReadAsByFoundation(areDamaged: Bool) {
        var values = 0
        for seed in 0..<documents {
            var generator = DocumentGenerator(random: SplitMix64(seed: UInt64(seed)))
            var body = Data(generator.document().utf8)
            if areDamaged { damage(&body, &generator.random) }
            let options = JSONOptions(keys: seed.isMultiple(of: 3) ? .useDefaultKeys : .convertFromSnakeCase)
            let theirs = Outcome { try options.decoder().decode(EveryShape.self, from: body) }
            let ours = Outcome { try decodeJSON(EveryShape.self, from: body, options: options) }
            if ours.value != nil { values += 1 }
            guard ours == theirs || isKnownDifference(ours, theirs, body) else {
                Issue.record("seed \(seed): \(ours), by Foundation \(theirs): \(String(decoding: body, as: UTF8.self))")
                return
            }
        }
        // Some are good, some aren't: both are compared.
        #expect((documents / 20..<documents).contains(values))
    }
}

/// Where Foundation errs, and we don't want to.
private func isKnownDifference(_ ours: Outcome, _ theirs: Outcome, _ body: Data) -> Bool {
    // It says of a number that doesn't fit only that the whole is corrupted; we say where.
    if case .corrupted = ours.error, theirs.error == .corrupted(path: []) { return true }
    // It visits fields whose keys the model doesn't know in the order of its hashes, so that of two faults either is told.
    if let our = ours.error?.path, let their = theirs.error?.path, !our.isEmpty, our != their,
        our.dropLast() == their.dropLast()
    {
        return true
    }
    // It takes a number that is too small for a Double for the integer 0.
    if ours.value == nil, String(decoding: body, as: UTF8.self).contains(/[eE]-[0-9]{3}/) { return true }
    // It looks at a string or a number only when it is asked for, and accepts commas behind the last element.
    return ours.isSyntaxError && isNoJSON([UInt8](body))
}

/// Whether a text is not JSON, by means of our own.
private func isNoJSON(_ bytes: [UInt8]) -> Bool {
    guard jsonSyntaxFault(in: bytes) == nil, let text = String(validating: bytes, as: UTF8.self) else { return true }
    let escapes = text.replacing("\\\\", with: "")
    let pair = /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}/
    let unit = /\\u(?![dD][89a-fA-F])[0-9a-fA-F]{4}/
    return escapes.replacing(pair, with: "").replacing(unit, with: "").contains("\\u")
}

/// Changes, removes or inserts a byte or two, or cuts the end off.
private func damage(_ body: inout Data, _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...2, using: &random) where !body.isEmpty {
        let index = Int.random(in: 0..<body.count, using: &random)
        let bytes: [UInt8] = Array("\",:{}[]0-\\".utf8) + [0x00, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next())]
        let byte = bytes[Int.random(in: bytes.indices, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: body[index] = byte
        case 1: body.remove(at: index)
        case 2: body.insert(byte, at: index)
        default: body = Data(body.prefix(index))
        }
    }
}

/// What came of decoding, as far as two decoders must agree.
private struct Outcome: Equatable {
    enum Failure: Equatable {
        case mismatch(String, path: [String])
        case missingValue(String, path: [String])
        case missingKey(String, path: [String])
        case corrupted(path: [String])
        case other(String)

        var path: [String]? {
            switch self {
            case .mismatch(_, let path), .missingValue(_, let path), .missingKey(_, let path), .corrupted(let path):
                path
            case .other: nil
            }
        }
    }

    var value: EveryShape?
    var error: Failure?
    var isSyntaxError = false

    init(_ decode: () throws -> EveryShape) {
        do { value = try decode() } catch {
            switch error {
            case DecodingError.typeMismatch(let type, let context):
                self.error = .mismatch("\(type)", path: path(context))
            case DecodingError.valueNotFound(let type, let context):
                self.error = .missingValue("\(type)", path: path(context))
            case DecodingError.keyNotFound(let key, let context):
                self.error = .missingKey(key.stringValue, path: path(context))
            case DecodingError.dataCorrupted(let context):
                self.error = .corrupted(path: path(context))
                isSyntaxError = context.underlyingError is JSONSyntaxError
            default: self.error = .other("\(error)")
            }
        }
    }

    static func == (left: Outcome, right: Outcome) -> Bool { left.value == right.value && left.error == right.error }
}

private func path(_ context: DecodingError.Context) -> [String] {
    context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
}
