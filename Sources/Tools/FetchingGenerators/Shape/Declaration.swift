/// A type that generated source declares.
enum Declaration: Sendable {
    case model(Model)
    /// An enumeration of known words, with a case for any other text.
    case words(name: String, cases: [WordCase])
    /// An enumeration with a case for each of several types.
    case union(Union)
    /// The type of values of any kind.
    case json
    /// The type of a value of which there is no sample, such as an item of an array that is always empty.
    case unknown

    struct Model: Sendable {
        var name: String
        var properties: [Property]
        /// Whether there are too few samples of the model to tell which properties are always present.
        var hasFewSamples = false
        /// Whether the model is a class, because a value can contain a value of the same type.
        var isClass = false
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
        /// Where the field occurs, if an API document says that it is only in requests or only in responses.
        var access = Access.everywhere
    }

    enum Access: Hashable, Sendable { case everywhere, requests, responses }

    struct WordCase: Hashable, Sendable {
        var name: String
        var word: String
    }

    struct Union: Hashable, Sendable {
        var name: String
        var cases: [UnionCase]
        /// The field whose word decides the case. Nil if the first case that can be decoded is used.
        var tag: String?
        /// Whether the words of the tag are whole numbers.
        var hasNumberTag = false
        /// Whether a value can contain a value of the same type.
        var isIndirect = false
    }

    struct UnionCase: Hashable, Sendable {
        var name: String
        var type: SwiftType
        /// The words of the tag for this case.
        var words: [String] = []
        /// Whether values of the type always contain the tag.
        var hasTag = true
    }

    var name: String {
        switch self {
        case .model(let model): model.name
        case .words(let name, _): name
        case .union(let union): union.name
        case .json: SwiftType.json.text()
        case .unknown: SwiftType.unknown.text()
        }
    }

    /// The types that the declaration uses.
    var types: [SwiftType] {
        switch self {
        case .model(let model): model.properties.map(\.type)
        case .union(let union): union.cases.map(\.type)
        case .words, .json, .unknown: []
        }
    }
}
