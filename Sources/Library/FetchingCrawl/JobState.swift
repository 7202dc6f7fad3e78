import Foundation

/// A line of the log of a job.
struct LogLine: Codable {
    var plan: Coordinator.Plan?
    /// The ranges of the plan.
    var ranges: [Coordinator.PageRange]?
    var part: Coordinator.Part?
    /// The pages of the range that come after `part`; nil if the range is complete.
    var rest: Coordinator.PageRange?
}

/// The plan of a job, and its open ranges.
struct JobState: Sendable {
    private(set) var plan: Coordinator.Plan?
    /// The number of complete ranges before the first open range.
    private var completeRanges = 0
    /// For each range of the plan: the range, or the rest of it after its complete parts. Nil if the range is complete.
    private var open: [Coordinator.PageRange?] = []

    var isComplete: Bool { plan != nil && completeRanges == open.count }
    var openRanges: some Sequence<Coordinator.PageRange> { open[completeRanges...].lazy.compactMap { $0 } }

    /// Whether exactly this range is open. When a part of a range is complete, only the rest of the range is open.
    func isOpen(_ range: Coordinator.PageRange) -> Bool {
        open.indices.contains(range.index) && open[range.index]?.isSame(as: range) == true
    }

    /// Whether a line of the log matches the earlier lines.
    func accepts(_ line: LogLine) -> Bool {
        if let plan = line.plan {
            guard self.plan == nil, plan.fault == nil, let ranges = line.ranges, ranges.count == plan.rangeCount else {
                return false
            }
            return zip(ranges, [nil] + ranges).allSatisfy { $0.follows($1) && $0.partIndex == 0 }
                && ranges.allSatisfy { $0.fault(in: plan) == nil }
        }
        guard let plan, let part = line.part, isOpen(part.claim.range), part.fault(in: plan) == nil else {
            return false
        }
        guard let rest = line.rest else { return true }
        return rest.index == part.claim.range.index && rest.follows(part.claim.range) && rest.fault(in: plan) == nil
    }

    /// Adds a line of the log. Returns false if the line doesn't match the earlier lines.
    mutating func add(_ line: LogLine) -> Bool {
        guard accepts(line) else { return false }
        if let plan = line.plan {
            (self.plan, open) = (plan, line.ranges ?? [])
        } else if let part = line.part {
            open[part.claim.range.index] = line.rest
            while completeRanges < open.count, open[completeRanges] == nil { completeRanges += 1 }
        }
        return true
    }
}

let newline = UInt8(ascii: "\n")

/// Returns a value as a line of JSON, with sorted keys.
func jsonLine(_ value: some Encodable) throws -> Data {
    try lineEncoder().encode(value) + [newline]
}

/// Returns an encoder that writes a value on one line, with sorted keys, so that equal values give equal bytes.
func lineEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
}
