/// A source of keyed containers for one key type. A container that is no longer referenced is used for another object,
/// because creating a container takes longer than reading one or two fields.
final class JSONContainers {
    private let names: JSONNames
    /// All containers with their fields. A container is the object that a `KeyedDecodingContainer` refers to.
    private var all: [(container: AnyObject?, fields: JSONFields)] = []
    /// The number of containers that may be referenced by models. None of the others is.
    private var used = 0

    init(_ document: JSONDocument) { names = JSONNames(document) }

    /// Returns a container. Calls `make` only if all are referenced.
    func container(of object: Int, in document: JSONDocument, _ make: (JSONFields) -> AnyObject?) -> AnyObject? {
        while used > 0, isKnownUniquelyReferenced(&all[used - 1].container) { used -= 1 }
        if used == all.count {
            let fields = JSONFields(names, document)
            all.append((make(fields), fields))
        }
        used += 1
        all[used - 1].fields.begin(object, in: document)
        return all[used - 1].container
    }

    /// Ends the decoding of a document. Returns whether this object can be used for another document.
    func endDocument() -> Bool {
        var isReusable = names.endDocument()
        for index in 0..<used where !isKnownUniquelyReferenced(&all[index].container) {
            // A model keeps the container. It can read fields at any time, and so use the names.
            keepFields(all[index].fields, in: all[index].container)
            isReusable = false
        }
        used = 0
        if all.count > 16 { all.removeLast(all.count - 16) }
        return isReusable
    }
}

extension JSONDocument {
    @inline(__always)
    func container<Key: CodingKey>(of object: Int, keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        // A closure that converts names could use the decoder while a container is changed.
        guard isBeingDecoded, canKeepFields, convertName == nil else {
            let fields = JSONFields(JSONNames(self), self)
            fields.begin(object, in: self)
            return KeyedDecodingContainer(JSONKeyedContainer<Key>(fields, isKept: true))
        }
        return containers(keyedBy: ObjectIdentifier(type)) {
            wrapper(
                $0.container(of: object, in: self) {
                    reference(in: KeyedDecodingContainer(JSONKeyedContainer<Key>($0, isKept: false)))
                })
        }
    }

    @inline(__always)
    private func containers<Result>(keyedBy type: ObjectIdentifier, _ body: (JSONContainers) -> Result) -> Result {
        var index = lastUsedContainers
        if index >= containers.count || containers[index].key != type {
            if let known = containers.firstIndex(where: { $0.key == type }) {
                index = known
            } else {
                let new = JSONContainers(self)
                index = containers.count
                // With `append`, every later read would check for exclusive access.
                containers = containers + [(type, new, Borrowed(new))]
            }
            lastUsedContainers = index
        }
        return containers[index].borrowed(body)
    }

    /// Ends decoding. Returns the containers that can be used for another document.
    func endDecoding() -> [JSONKeyTypeContainers] {
        isBeingDecoded = false
        let reusable = containers.filter { $0.containers.endDocument() }
        containers = []
        return reusable
    }
}

/// The containers for a key type.
typealias JSONKeyTypeContainers = (key: ObjectIdentifier, containers: JSONContainers, borrowed: Borrowed<JSONContainers>)
