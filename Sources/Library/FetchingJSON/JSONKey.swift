/// A key that the decoder creates for a coding path, as opposed to a key of a model's own type. The text of an array
/// index is created only on demand, because the coding paths of most errors are never read.
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
