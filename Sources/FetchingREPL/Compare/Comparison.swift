/// The differences between a model and JSON samples.
///
/// Each difference is a line that begins with the path of a field, such as `results[].name`.
public struct Comparison: Equatable, Sendable, CustomStringConvertible {
    /// The values that the model cannot decode, with the expected and the found value, and the samples that are not
    /// JSON.
    public internal(set) var failures: [String] = []
    /// The fields of the samples that the model does not read.
    public internal(set) var unread: [String] = []
    /// The optional properties that are nil in all samples.
    public internal(set) var alwaysNil: [String] = []
    /// The properties that could have a narrower type, according to the samples.
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
