/// A key of a coding path that isn't one of a model's own keys. The text of an index is created only when it is read,
/// because most paths of errors are never read.
enum JSONKey: CodingKey {
    /// The name of a field.
    case name(String)
    /// A key of a dictionary. Its `intValue` is not nil if the key is a number.
    case entry(String)
    /// The index of an element in an array.
    case index(Int)

    init?(stringValue: String) { self = .name(stringValue) }

    init?(intValue: Int) { self = .entry("\(intValue)") }

    var stringValue: String {
        switch self {
        case .name(let name), .entry(let name): name
        case .index(let index): "Index \(index)"
        }
    }

    var intValue: Int? {
        switch self {
        case .name: nil
        case .entry(let name): Int(name)
        case .index(let index): index
        }
    }
}
