/// A source of keyed containers for one key type. A container that is no longer referenced is used for another object,
/// because creating a container takes longer than reading one or two fields.
class JSONContainers {
    private let names: JSONNames
    /// The fields of all containers.
    private var owned: [JSONFields] = []
    /// The same fields as `owned`, which can be read faster. There may be more elements, which are not used.
    private var all = PlainList<Borrowed<JSONFields>>()
    private var count = 0
    /// The number of containers that may be referenced by models. None of the others is.
    private var used = 0

    init(_ document: JSONDocument) { names = JSONNames(document) }

    deinit { all.deallocate() }

    /// Returns the fields of an object. They have a container, unless they are new.
    final func fields(of object: Int, in document: JSONDocument) -> Borrowed<JSONFields> {
        while used > 0, all[used - 1]({ $0.hasUnusedContainer }) { used -= 1 }
        if used == count {
            // A text has at most 512 levels. If there are more containers, models keep them, and possibly many.
            let new = JSONFields(names, document, entryLimit: count < 512 ? JSONNames.limit : 0)
            owned.append(new)
            count += 1
            if used == all.count { all = all.grown(to: 2 * used + 1, Borrowed(new)) }
            all[used] = Borrowed(new)
        }
        let fields = all[used]
        used += 1
        fields { $0.begin(object, in: document) }
        return fields
    }

    /// Ends the decoding of a document. Returns whether this object can be used for another document.
    final func endDocument() -> Bool {
        var isReusable = names.endDocument()
        for fields in owned[..<used] where !fields.hasUnusedContainer {
            // A model keeps the container. It can read fields at any time, and so use the names.
            fields.keepInContainer()
            isReusable = false
        }
        used = 0
        // The fields of a container take memory for each name.
        let limit = min(512, 1 << 15 / Int(names.count))
        if count > limit { owned.removeLast(count - limit) }
        count = min(count, limit)
        return isReusable
    }
}

/// The containers of one key type as the standard library's `KeyedDecodingContainer`.
///
/// - Parameter Wrapper: The type `KeyedDecodingContainer<Key>`, where `Key` is the key type. Because it is a
///   parameter of the class, the type need not be looked up for each object.
private final class JSONWrappers<Wrapper>: JSONContainers {
    private let wrap: (JSONFields) -> Wrapper

    init(_ document: JSONDocument, _ wrap: @escaping (JSONFields) -> Wrapper) {
        self.wrap = wrap
        super.init(document)
    }

    func container(of object: Int, in document: JSONDocument) -> Wrapper {
        fields(of: object, in: document)({ fields in
            if fields.container == nil { fields.container = reference(in: wrap(fields)) }
            return wrapper(fields.container)
        })
    }
}

extension JSONDocument {
    @inline(__always)
    func container<Key: CodingKey>(of object: Int, keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        guard reusesContainers else {
            let fields = JSONFields(JSONNames(self), self)
            fields.begin(object, in: self)
            return KeyedDecodingContainer(JSONKeyedContainer<Key>(fields, isKept: true))
        }
        let id = ObjectIdentifier(type)
        let place = Int(bitPattern: id) >> 5 & 31
        var index = Int(containerHints[place])
        if index >= containers.count || containers[index].key != id {
            index = containers.firstIndex { $0.key == id } ?? addContainers(keyedBy: type)
            containerHints[place] = UInt8(truncatingIfNeeded: index)
        }
        // Each entry was created with the key type that it is stored for.
        let known: Borrowed<JSONWrappers<KeyedDecodingContainer<Key>>> = containers[index].borrowed.downcast()
        return known { $0.container(of: object, in: self) }
    }

    private func addContainers<Key: CodingKey>(keyedBy type: Key.Type) -> Int {
        let new = JSONWrappers(self) { KeyedDecodingContainer(JSONKeyedContainer<Key>($0, isKept: false)) }
        // With `append`, every later read would check for exclusive access.
        containers = containers + [(ObjectIdentifier(type), new, Borrowed<JSONContainers>(new))]
        return containers.count - 1
    }

    func beginDecoding() {
        // A closure that converts names could use the decoder while a container is changed.
        reusesContainers = convertName == nil && canKeepFields
    }

    /// Ends decoding. Returns the containers that can be used for another document.
    func endDecoding() -> [JSONKeyTypeContainers] {
        reusesContainers = false
        var reusable = containers
        containers = []
        reusable.removeAll { !$0.containers.endDocument() }
        return reusable
    }
}

/// The containers for a key type.
typealias JSONKeyTypeContainers = (
    key: ObjectIdentifier, containers: JSONContainers, borrowed: Borrowed<JSONContainers>
)
