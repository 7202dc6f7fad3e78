import Fetching
import Foundation

extension Subject {
    static let fields = Subject(
        name: "decoding-fields",
        title: "objects of 8 to 200 fields, times as fast as JSONDecoder (median); --chart FILE draws a chart"
    ) { effort in
        let effort = effort.forFields
        var series: [FieldSeries] = []
        for keys in Keys.allCases {
            for shape in FieldShape.allCases {
                var points: [FieldPoint] = []
                for models in fieldModels {
                    let comparison = try await compareDecoders(models, shape, keys, effort)
                    points.append(FieldPoint(fields: models.fields, comparison: comparison))
                }
                series.append(FieldSeries(keys: keys, shape: shape, points: points))
            }
        }
        var findings = Keys.allCases.map { keys in table(keys, series.filter { $0.keys == keys }, totalFields) }
        findings[0].chart = fieldChart(series)
        for keys in Keys.allCases { findings.append(try await compareSizes(keys, effort)) }
        return findings
    }
}

/// The comparisons for one shape, with each number of fields.
struct FieldSeries {
    let keys: Keys
    let shape: FieldShape
    let points: [FieldPoint]
}

struct FieldPoint {
    let fields: Int
    let comparison: Comparison

    /// The time of `jsonMapper` divided by that of `JSONDecoder`.
    var ratio: Samples { comparison.ratio }
}

/// The number of fields in a text.
private let totalFields = 3_200

extension Effort {
    /// As few rounds as a confidence interval needs, for about 200 comparisons. Fewer in a short run.
    fileprivate var forFields: Effort {
        var effort = self
        effort.rounds = rounds < 100 ? 15 : 100
        effort.longestRounds = effort.rounds
        return effort
    }

}

private func compareDecoders(
    _ models: FieldModels, _ shape: FieldShape, _ keys: Keys, _ effort: Effort
) async throws -> Comparison {
    func comparison<Model: Decodable & Sendable>(_ model: Model.Type) async throws -> Comparison {
        let text = fieldText(models.fields, shape, isSnakeCase: keys.isSnakeCase, total: totalFields)
        let (theirs, ours) = mappers([Model].self, keys)
        let (their, our) = try (theirs(text).last, ours(text).last)
        let what = "\(models.fields) fields, \(shape.rawValue), \(keys.title)"
        // The description of a model contains all fields, so models with equal descriptions are equal.
        guard let their, let our, "\(their)" == "\(our)" else { throw DifferentModels(description: what) }
        return try await compare(
            Contender("JSONDecoder, \(what)", usesProcessorTime: true) { try theirs(text) },
            with: Contender("jsonMapper, \(what)", usesProcessorTime: true) { try ours(text) }, effort: effort)
    }
    return try await comparison(models.model(for: shape))
}

/// Returns the speeds of all shapes and sizes as a table, the time for a field that is present, and the number of
/// verdicts.
private func table(_ keys: Keys, _ series: [FieldSeries], _ total: Int) -> Finding {
    func column(_ text: String) -> String { String(repeating: " ", count: max(1, 7 - text.count)) + text }
    func columns(_ name: String, _ texts: [String]) -> String {
        "  " + name.padding(toLength: 24, withPad: " ", startingAt: 0) + texts.map(column).joined()
    }
    var finding = Finding(lines: [
        "\(keys.title), goal: \(Bound.speed(keys.requiredSpeed))",
        columns("fields", fieldModels.map { "\($0.fields)" }),
    ])
    var verdicts: [Verdict] = []
    for series in series {
        finding.lines.append(columns(series.shape.rawValue, series.points.map { speedText($0.ratio.median) }))
        for point in series.points {
            let interval = point.ratio.interval
            verdicts.append(Verdict(interval, 1 / keys.requiredSpeed))
            guard verdicts.last == .missed else { continue }
            let speeds = "\(speedText(interval.upperBound)) … \(speedText(interval.lowerBound)) times as fast"
            finding.missed.append(
                "\(point.fields) fields, \(series.shape.rawValue), \(keys.title): \(speeds), "
                    + "bound: \(Bound.speed(keys.requiredSpeed)).")
        }
    }
    if let points = series.first(where: { $0.shape == .present })?.points {
        func row(_ name: String, _ cost: (Comparison) -> Cost) -> String {
            columns(name, points.map { numberText((cost($0.comparison).time.median / Double(total)).rounded()) })
        }
        finding.lines += [row("ns for a field", \.contender), row("JSONDecoder", \.baseline)]
    }
    let counts = [Verdict.met, .missed, .undecided].map { verdict in verdicts.count { $0 == verdict } }
    finding.lines.append("  goal: \(counts[0]) points met, \(counts[1]) missed, \(counts[2]) undecided")
    return finding
}

/// Compares the same number of fields in objects of 8 and of 200 fields.
private func compareSizes(_ keys: Keys, _ effort: Effort) async throws -> Finding {
    guard let least = fieldModels.first, let most = fieldModels.last else { return Finding(lines: []) }
    return try await compare(
        contender(least, keys, totalFields), with: contender(most, keys, totalFields), effort: effort
    ).finding(.ratio(1.5))
}

private func contender(_ models: FieldModels, _ keys: Keys, _ total: Int) -> Contender {
    func contender<Model: Decodable & Sendable>(_ model: Model.Type) -> Contender {
        let text = fieldText(models.fields, .present, isSnakeCase: keys.isSnakeCase, total: total)
        let (_, ours) = mappers([Model].self, keys)
        return Contender(
            "\(total) fields in objects of \(models.fields), \(keys.title)", usesProcessorTime: true
        ) { try ours(text) }
    }
    return contender(models.mixed)
}

/// An error because the decoders return different models.
struct DifferentModels: Error, CustomStringConvertible {
    let description: String
}
