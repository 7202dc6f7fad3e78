/// A key of a coding path that isn't one of a model's own keys. Its text is made only when it is needed, because most
/// paths of errors are never read.
enum JSONKey: CodingKey {
    /// The name of a field.
    case name(String)
    /// A key of a dictionary that may have numbers for keys.
    case entry(String)
    /// The index of an element.
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
