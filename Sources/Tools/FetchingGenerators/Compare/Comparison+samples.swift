import Fetching
import FetchingJSON
import Foundation

extension Comparison {
    /// Compares a model with JSON samples.
    ///
    /// - Parameters:
    ///   - model: The type that a mapper would decode from a complete sample.
    ///   - samples: JSON texts.
    ///   - options: The options of the mapper.
    public init<Model: Decodable>(of model: Model.Type, with samples: [Data], options: JSONOptions = JSONOptions()) {
        var comparison = Comparison(model: "\(model)")
        let log = ReadLog()
        var options = options
        if let key = ReadLog.key { options.userInfo[key] = log }
        var values: [JSONTree] = []
        for (index, sample) in samples.enumerated() {
            do throws(JSONSyntaxError) { values.append(try JSONTree(sample)) } catch {
                comparison.failures.append("\(Shape.InvalidSample(number: index + 1, reason: "\(error)"))")
                continue
            }
            log.begin(sample, replacesFaults: false)
            if (try? decodeJSON(Recorded<Model>.self, from: sample, options: options)) != nil { continue }
            // Faults are replaced only in a second attempt, because a model may try several types and expect an error.
            log.begin(sample, replacesFaults: true)
            do { _ = try decodeJSON(Recorded<Model>.self, from: sample, options: options) } catch {
                log.add(error, at: [], in: sample)
            }
        }
        comparison.failures += failureTexts(log.faults, comparison.model)
        var finder = DifferenceFinder(log: log, keys: options.keys, comparison: comparison)
        finder.examine(ValueShape(values, at: ValueShape.Place(findsTypes: false)), at: [])
        self = finder.comparison
    }
}

/// Returns a text for each path at which values cannot be decoded: the first error, and the number of errors. If a
/// sample is a list but the model is not, the text suggests the type of a list of models.
private func failureTexts(_ faults: [ReadLog.Fault], _ model: String) -> [String] {
    var paths: [[ReadLog.Step]] = []
    var faultsByPath: [[ReadLog.Step]: [ReadLog.Fault]] = [:]
    for fault in faults {
        if faultsByPath[fault.path] == nil { paths.append(fault.path) }
        faultsByPath[fault.path, default: []].append(fault)
    }
    return paths.compactMap { path in
        guard let all = faultsByPath[path], let failure = all.first?.failure else { return nil }
        let found = failure.found.map { ", found \($0)" } ?? ""
        let hint = path.isEmpty && failure.found == "an array" ? "; use [\(model)].self for a list" : ""
        return "\(failure.path.isEmpty ? "The value" : failure.path): expected \(failure.expected)\(found)\(hint)"
            + (all.count > 1 ? " (\(all.count) times)" : "")
    }
}
