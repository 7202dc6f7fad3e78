import Fetching
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

    /// Deeper arrays and objects are not examined. This bounds the recursion for a hostile sample.
    private static let depthLimit = 32
    /// The depth of an array or a dictionary. The compiler needs minutes for a type of 20 nested arrays.
    fileprivate static let collectionDepth = 5

    /// - Parameters:
    ///   - findsTables: Whether an object whose names are data is a dictionary, and whether nested objects of the same
    ///     kind have one shape.
    ///   - isSecret: Whether the values are in a field with a secret name.
    ///   - isNesting: Whether the shape is recursive: the values are arrays whose elements have the shape of the object
    ///     that contains the arrays.
    init(
        _ values: [JSONTree], findsTables: Bool = true, isSecret: Bool = false, isNesting: Bool = false, depth: Int = 0
    ) {
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
        self.strings = StringShape(strings, areSecret: isSecret)
        isTooDeep = depth >= Self.depthLimit && !(arrays.isEmpty && objects.isEmpty)
        self.arrays =
            arrays.isEmpty || isTooDeep
            ? nil : ArrayShape(arrays, findsTables, isSecret, isNesting, depth + Self.collectionDepth)
        self.objects = objects.isEmpty || isTooDeep ? nil : ObjectShape(objects, findsTables, isSecret, depth + 1)
        isLikeOuter = false
    }

    /// Creates the shape of objects like the one that contains them.
    fileprivate init(objectsLikeOuter count: Int) {
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

    /// Whether a value is null, or all values are.
    var isNullable: Bool { nulls > 0 }
}

/// The common shape of arrays.
struct ArrayShape: Sendable {
    let count: Int
    /// The smallest and the largest number of elements.
    let lengths: ClosedRange<Int>
    /// The shape of all elements of all arrays.
    let element: ValueShape

    fileprivate init(
        _ arrays: [[JSONTree]], _ findsTables: Bool, _ isSecret: Bool, _ isNesting: Bool, _ depth: Int
    ) {
        count = arrays.count
        let lengths = arrays.map(\.count)
        self.lengths = (lengths.min() ?? 0)...(lengths.max() ?? 0)
        element =
            isNesting
            ? ValueShape(objectsLikeOuter: lengths.reduce(0, +))
            : ValueShape(arrays.flatMap(\.self), findsTables: findsTables, isSecret: isSecret, depth: depth)
    }
}

/// The common shape of objects.
struct ObjectShape: Sendable {
    let count: Int
    /// The fields in the order of their first occurrence.
    let fields: [FieldShape]
    /// The shape of all values if the names are data, such as IDs. Otherwise nil.
    let values: ValueShape?

    fileprivate init(_ objects: [[JSONTree.Field]], _ findsTables: Bool, _ isSecret: Bool, _ depth: Int) {
        var (names, valuesByName) = grouped(objects)
        let isTable = findsTables && looksLikeTable(names, objects)
        let (objects, nestingName) = findsTables && !isTable ? unnested(objects, names) : (objects, nil)
        if nestingName != nil { (names, valuesByName) = grouped(objects) }
        count = objects.count
        let secretNames = Set(names.filter(namesSecrets))
        let valueDepth = depth - 1 + ValueShape.collectionDepth
        // An ID is not a secret name, but a table of ten or more fields can have secret names.
        values =
            isTable
            ? ValueShape(
                objects.joined().map(\.value), isSecret: isSecret || !secretNames.isEmpty,
                depth: valueDepth) : nil
        // The decoder can read a field in place of another one with a similar name, so these fields have one shape.
        let similarNames = Dictionary(grouping: names, by: folded)
        let shapes = similarNames.mapValues { similar in
            isTable
                ? ValueShape([])
                : ValueShape(
                    similar.flatMap { valuesByName[$0] ?? [] }, findsTables: findsTables,
                    isSecret: isSecret || similar.contains(where: secretNames.contains),
                    isNesting: similar.first == nestingName, depth: depth)
        }
        let count = count
        fields = names.map { name in
            let similar = similarNames[folded(name)] ?? []
            return FieldShape(
                name: name, missing: count - (valuesByName[name]?.count ?? 0), hasSimilarNames: similar.count > 1,
                original: similar.first == name ? nil : similar.first, value: shapes[folded(name)] ?? ValueShape([]))
        }
    }
}

/// Returns the names of objects in the order of their first occurrence, and all values of each name.
private func grouped(_ objects: [[JSONTree.Field]]) -> (names: [String], values: [String: [JSONTree]]) {
    var names: [String] = []
    var values: [String: [JSONTree]] = [:]
    for field in objects.joined() {
        if values[field.name] == nil { names.append(field.name) }
        values[field.name, default: []].append(field.value)
    }
    return (names, values)
}

/// A field of an object.
struct FieldShape: Sendable {
    let name: String
    /// The number of objects without the field.
    let missing: Int
    /// Whether the objects have another field whose name is equal without underscores and case.
    let hasSimilarNames: Bool
    /// The name of the first field with a similar name, or nil if there is none before this field. Fields with similar
    /// names share one `value`.
    let original: String?
    let value: ValueShape

    var isOptional: Bool { missing > 0 || value.isNullable }
}
