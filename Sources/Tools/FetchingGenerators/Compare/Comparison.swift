/// The differences between a model and JSON samples.
///
/// Each difference is a line that begins with the path of a field, such as `results[].name`.
public struct Comparison: Equatable, Sendable, CustomStringConvertible {
    /// A line for each path at which decoding fails, with the expected and the found value. Also a line for each sample
    /// that is not JSON.
    public internal(set) var failures: [String] = []
    /// The fields of the samples that the model does not read.
    public internal(set) var unread: [String] = []
    /// The optional properties that are nil in all samples.
    public internal(set) var alwaysNil: [String] = []
    /// The properties for which the samples allow a narrower type, such as a type that is not optional.
    public internal(set) var narrower: [String] = []
    let model: String

    /// The differences, in groups with titles.
    public var description: String {
        let groups = [
            ("Decoding fails", failures), ("Not read by \(model)", unread), ("Always nil", alwaysNil),
            ("Could be narrower", narrower),
        ]
        let texts = groups.filter { !$0.1.isEmpty }.map { title, lines in
            "\(title):\n" + lines.map { "  \($0)" }.joined(separator: "\n")
        }
        return texts.isEmpty ? "\(model) reads everything in the samples." : texts.joined(separator: "\n")
    }
}
