/// A type that generated source declares.
enum Declaration: Sendable {
    case model(Model)
    /// An enumeration of known words, with a case for any other text.
    case words(name: String, cases: [WordCase])
    /// An enumeration with a case for each of several types.
    case either(name: String, types: [SwiftType])
    /// The type of values of any kind.
    case json
    /// The type of a value of which there is no sample, such as an item of an array that is always empty.
    case unknown

    struct Model: Sendable {
        var name: String
        var properties: [Property]
        /// Whether there are too few samples of the model to tell which properties are always present.
        var hasFewSamples = false
    }

    struct Property: Hashable, Sendable {
        var name: String
        /// The name of the field in the JSON text.
        var field: String
        var type: SwiftType
        /// Whether `CodingKeys` must state the name of the field.
        var needsKey = false
        /// A comment for the end of the line.
        var note: String?
        /// Whether the property is only mentioned in a comment, because no type can hold its values.
        var isLeftOut = false
    }

    struct WordCase: Hashable, Sendable {
        var name: String
        var word: String
    }

    var name: String {
        switch self {
        case .model(let model): model.name
        case .words(let name, _), .either(let name, _): name
        case .json: SwiftType.json.text()
        case .unknown: SwiftType.unknown.text()
        }
    }

    /// The types that the declaration uses.
    var types: [SwiftType] {
        switch self {
        case .model(let model): model.properties.map(\.type)
        case .either(_, let types): types
        case .words, .json, .unknown: []
        }
    }
}
