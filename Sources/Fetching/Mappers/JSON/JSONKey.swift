/// A key of JSON where no type of keys is known: the name of a field, the index of an element.
struct JSONKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    /// - Parameter isNumber: Whether a name that is a number has its value too.
    init(_ name: String, isNumber: Bool = false) {
        stringValue = name
        intValue = isNumber ? Int(name) : nil
    }

    init(index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}
