import FetchingJSON

/// The common shape of the values at one place of the samples, such as all values of the field `results[].name`.
final class ValueShape: Sendable {
    /// The number of values, including nulls.
    let count: Int
    let nulls: Int
    let bools: Int
    let numbers: NumberShape
    let strings: StringShape
    let arrays: ArrayShape?
    let objects: ObjectShape?
    /// Whether arrays and objects were not examined, because they are nested too deeply.
    let isTooDeep: Bool
    /// Whether the values are objects of the same kind as the object that contains them. The shape of that object then
    /// includes these values.
    let isLikeOuter: Bool

    /// The depth from which arrays and objects are not examined. This bounds the recursion for a hostile sample.
    private static let depthLimit = 32
    /// The maximum number of arrays and dictionaries that are nested without an object between them. The compiler needs
    /// minutes for a type of 20 nested arrays.
    private static let collectionLimit = 7

    /// A place in the samples.
    struct Place {
        /// Whether dictionaries are recognized, and objects of the same kind share a shape. Both are needed only for
        /// models.
        var findsTypes = true
        /// Whether the values are in a field with a secret name.
        var isSecret = false
        /// The name of the field that has the values. Nil for a sample, an element or a value of a dictionary.
        var name: String?
        /// Whether the name and the place say that the values are objects whose field names are data, such as `labels`.
        var isFreeForm = false
        /// Whether the shape is recursive: the values are arrays, and their elements are objects of the same kind as
        /// the object that contains the array.
        var isNesting = false
        /// Whether the values are objects whose fields depend on the kind of the object that contains them.
        var isVariant = false
        /// The number of objects in the samples that have the field with these values, or could have it.
        var outerCount = 1
        var depth = 0
        /// The number of arrays and dictionaries around the values, up to the next object with fields.
        var collections = 0

        /// The place of the elements of an array or the values of a dictionary at this place.
        var inCollection: Place {
            Place(
                findsTypes: findsTypes, isSecret: isSecret, outerCount: outerCount, depth: depth + 1,
                collections: collections + 1)
        }
    }

    init(_ values: [JSONTree], at place: Place = Place()) {
        var (nulls, bools) = (0, 0)
        var numbers: [String] = []
        var strings: [String] = []
        var arrays: [[JSONTree]] = []
        var objects: [[JSONTree.Field]] = []
        for value in values {
            switch value {
            case .null: nulls += 1
            case .bool: bools += 1
            case .number(let text): numbers.append(text)
            case .string(let text): strings.append(text)
            case .array(let elements): arrays.append(elements)
            case .object(let fields): objects.append(fields)
            }
        }
        count = values.count
        self.nulls = nulls
        self.bools = bools
        self.numbers = NumberShape(numbers)
        self.strings = StringShape(strings, areSecret: place.isSecret)
        isTooDeep =
            (place.depth >= Self.depthLimit || place.collections >= Self.collectionLimit)
            && !(arrays.isEmpty && objects.isEmpty)
        self.arrays = arrays.isEmpty || isTooDeep ? nil : ArrayShape(arrays, place)
        self.objects = objects.isEmpty || isTooDeep ? nil : ObjectShape(objects, place)
        isLikeOuter = false
    }

    /// Creates the shape of `count` objects that are of the same kind as the object that contains them.
    init(objectsLikeOuter count: Int) {
        self.count = count
        (nulls, bools) = (0, 0)
        (numbers, strings) = (NumberShape([]), StringShape([]))
        (arrays, objects) = (nil, nil)
        (isTooDeep, isLikeOuter) = (false, true)
    }

    /// The number of different kinds of values. Null is not a kind.
    var kindCount: Int {
        [bools > 0, numbers.count > 0, strings.count > 0, arrays != nil, objects != nil, isTooDeep, isLikeOuter]
            .count { $0 }
    }

    var isNullable: Bool { nulls > 0 }
}

/// The common shape of arrays.
struct ArrayShape: Sendable {
    let count: Int
    /// The smallest and the largest number of elements.
    let lengths: ClosedRange<Int>
    /// The shape of all elements of all arrays.
    let element: ValueShape

    init(_ arrays: [[JSONTree]], _ place: ValueShape.Place) {
        count = arrays.count
        let lengths = arrays.map(\.count)
        self.lengths = (lengths.min() ?? 0)...(lengths.max() ?? 0)
        element =
            place.isNesting
            ? ValueShape(objectsLikeOuter: lengths.reduce(0, +))
            : ValueShape(arrays.flatMap(\.self), at: place.inCollection)
    }
}
