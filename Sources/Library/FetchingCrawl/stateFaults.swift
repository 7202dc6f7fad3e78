import Foundation
internal import HTTPSyntax

// What a coordinator says was written by another process, a file or a server. It is checked here, for every
// coordinator, where it is used. Then its numbers can be added, and its texts compared, without further checks. A
// property `fault` says why a value is not possible, or is nil. It repeats no text of the value, only numbers.

/// The largest number of items or bytes in a part: a million million.
private let maximumCount = Int(clamping: 1 << 40 as Int64)
/// The largest number of parts in a range. A number of nine digits is also the longest in a key of etcd.
private let maximumParts = 1_000_000_000

extension Coordinator.Plan {
    /// The largest number of ranges in a plan.
    static let maximumRanges = 100_000

    /// The reason why the plan is not possible, or nil. It repeats no text of the plan, only numbers.
    public var fault: String? {
        guard (1...Self.maximumRanges).contains(rangeCount) else {
            return "the plan has \(rangeCount) ranges, but only 1 to \(Self.maximumRanges) are possible"
        }
        return total ?? 0 < 0 ? "the total in the plan is negative" : nil
    }

    /// Whether two plans divide the same collection into the same number of ranges.
    func isSame(as other: Coordinator.Plan) -> Bool {
        haveSameBytes(job, other.job) && haveSameBytes(start, other.start) && rangeCount == other.rangeCount
    }
}

extension Coordinator.PageRange {
    /// The numbers that identify the range. They are compared instead of the cursors, which can be long.
    var position: [Int] { [index, partIndex] }

    /// Returns the reason why the range is not possible in a plan, or nil. It repeats no text of the range, only
    /// numbers.
    public func fault(in plan: Coordinator.Plan) -> String? {
        guard index >= 0, index < plan.rangeCount, (0..<maximumParts).contains(partIndex) else {
            return "the range \(self) is not in the plan, which has \(plan.rangeCount) ranges"
        }
        guard (end == nil) == (index + 1 == plan.rangeCount) else {
            return "the range \(self) \(end == nil ? "has no end, but is not" : "has an end, but is") the last one"
        }
        guard index + partIndex > 0 || haveSameBytes(start, plan.start) else {
            return "the range \(self) does not begin at the first page"
        }
        return nil
    }

    /// Whether all fields are equal, byte by byte.
    func isSame(as other: Coordinator.PageRange) -> Bool {
        position == other.position && haveSameBytes(start, other.start) && haveSameBytes(end, other.end)
    }

    /// Whether this range comes directly after another one, or is the first of the plan if `other` is nil.
    func follows(_ other: Coordinator.PageRange?) -> Bool {
        guard let other else { return index == 0 && partIndex == 0 }
        if index == other.index { return isNext(partIndex, after: other.partIndex) && haveSameBytes(end, other.end) }
        return isNext(index, after: other.index) && partIndex == 0 && haveSameBytes(start, other.end)
    }
}

extension Coordinator.Claim {
    /// Returns the reason why the claim is not possible in a plan, or nil. It repeats no text of the claim, only
    /// numbers.
    public func fault(in plan: Coordinator.Plan) -> String? {
        if let fault = range.fault(in: plan) { return fault }
        let counts = [token.utf8.count, worker.utf8.count]
        return counts.allSatisfy { $0 <= 1000 }
            ? nil : "the token and the worker of a claim have \(counts) bytes, but at most 1000 each are possible"
    }

    /// The name of the claim's part file. It is made of numbers and of a digest, because a token can be any text. So
    /// two tokens that differ only in the case or in the form of their letters have two names on every disk.
    var fileName: String { fileName(of: String(sha256(token.utf8).prefix(32))) }

    private func fileName(of digest: String) -> String {
        let index = String(range.index)
        let zeros = String(repeating: "0", count: max(0, 6 - index.utf8.count))
        return "\(zeros)\(index).\(range.partIndex)-\(digest).jsonl"
    }

    /// Whether a file of this name belongs to the claim. In the names of version 0.1.0, the token takes the place of
    /// the digest.
    fileprivate func hasFile(named name: String) -> Bool {
        if haveSameBytes(name, fileName) { return true }
        return isFileName(token) && haveSameBytes(name, fileName(of: token))
    }
}

extension Coordinator.Part {
    func fault(in plan: Coordinator.Plan) -> String? {
        let range = claim.range
        if let fault = claim.fault(in: plan) { return fault }
        guard (0...maximumCount).contains(byteCount), (0...byteCount).contains(itemCount), total ?? 0 >= 0 else {
            return "the part of the range \(range) has \(itemCount) items in \(byteCount) bytes, and the total "
                + "\(total.map(String.init) ?? "nil"), which is not possible"
        }
        guard sha256.utf8.count == 64, sha256.utf8.allSatisfy("0123456789abcdef".utf8.contains) else {
            return "the part of the range \(range) has an invalid SHA-256 digest"
        }
        return claim.hasFile(named: fileName) ? nil : "the part of the range \(range) has an invalid file name"
    }
}

extension Coordinator.Status {
    /// Returns the status, or throws if it is not possible.
    func checked() throws(CrawlError) -> Coordinator.Status {
        if let fault { throw .coordinator(fault) }
        return self
    }

    private var fault: String? {
        guard let plan else {
            return parts.isEmpty && openRanges.isEmpty && claims.isEmpty ? nil : "the status has ranges but no plan"
        }
        return plan.fault ?? openRanges.lazy.compactMap { $0.fault(in: plan) }.first
            ?? claims.lazy.compactMap { $0.fault(in: plan) }.first
            ?? parts.lazy.compactMap { $0.fault(in: plan) }.first
            ?? (itemCount > maximumCount ? "the parts of the status have more than \(maximumCount) items" : nil)
    }
}

/// Whether two texts have the same bytes. `==` would also compare their Unicode normalization, which can take long.
func haveSameBytes(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.utf8.elementsEqual(other.utf8)
}

/// Whether a text can be a part of a file's name: 1 to 100 ASCII letters, digits and marks, and no slash.
func isFileName(_ text: String) -> Bool {
    (1...100).contains(text.utf8.count)
        && text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789-.+_".unicodeScalars.contains($0))
        }
}

/// Whether a number is larger by 1 than another one. The numbers can be any, so the addition must not overflow.
private func isNext(_ number: Int, after other: Int) -> Bool { other < number && other + 1 == number }
