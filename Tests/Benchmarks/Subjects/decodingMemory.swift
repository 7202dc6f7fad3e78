import AllocationCounter
import Fetching
import Foundation
import HTTPSyntax

extension Subject {
    static let decodingMemory = Subject(
        name: "decoding-memory", title: "peak memory while jsonMapper decodes once, compared with JSONDecoder"
    ) { effort in
        guard allocation_counter_is_available() else { return [Finding(lines: ["not counted on this platform"])] }
        return [
            try await comparePeaks("20 comic characters", characterPage(of: 20)),
            try await comparePeaks("100 comic characters", characterPage(of: 100)),
            try await comparePeaks("11 MB of comic characters", largePage()),
        ]
    }
}

/// Returns a page of 11 MB.
func largePage() -> Data { characterPage(of: 2_200) }

private func comparePeaks(_ what: String, _ body: Data) async throws -> Finding {
    let (theirs, ours) = mappers(CharacterPage.self, .snakeCase)
    let their = try await peakBytes(decoding: body, theirs)
    let our = try await peakBytes(decoding: body, ours)
    let isMet = our < their
    return Finding(
        lines: [
            "\(what), \(sizeText(body.count))",
            "  JSONDecoder  \(sizeText(their))",
            "  jsonMapper   \(sizeText(our)), \(ratioText(Double(our) / Double(their)))",
            "  bound: less: \((isMet ? Verdict.met : .missed).rawValue)",
        ],
        missed: isMet ? [] : ["jsonMapper holds more than JSONDecoder for \(what)."])
}

/// Returns the maximum number of bytes in use at any moment while decoding, including the model itself.
private func peakBytes<Model>(decoding body: Data, _ mapper: Mapper<Model>) async throws -> Int64 {
    _ = try mapper(body)
    return try await peakBytes(3) { _ = opaque(try mapper(body)) }
}

private func sizeText<Number: BinaryInteger>(_ bytes: Number) -> String {
    let bytes = Double(bytes)
    return bytes < 1e6 ? "\(numberText(bytes / 1e3)) KB" : "\(numberText(bytes / 1e6)) MB"
}
