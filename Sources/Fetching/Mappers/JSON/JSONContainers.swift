/// Keyed containers for one type of keys. One is handed out again when nobody holds it any more: to make one costs more than to read a field
/// or two.
///
/// - Parameter Wrapper: `KeyedDecodingContainer` of the keys.
final class JSONContainers<Wrapper> {
    private let document: JSONDocument
    private let wrap: (JSONFields) -> Wrapper
    private var fields: JSONFields
    /// What the wrapper that was made last is a reference to.
    private var kept: AnyObject?

    init(_ document: JSONDocument, _ wrap: @escaping (JSONFields) -> Wrapper) {
        self.document = document
        self.wrap = wrap
        fields = JSONFields(document)
    }

    func container(of object: Int) -> Wrapper {
        if isKnownUniquelyReferenced(&kept) {
            fields.begin(object)
            return wrapper(kept)
        }
        fields = JSONFields(document)
        fields.begin(object)
        let new = wrap(fields)
        kept = reference(in: new)
        return new
    }
}

extension JSONDocument {
    @inline(__always)
    func container<Key: CodingKey>(of object: Int, keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        let id = ObjectIdentifier(type)
        var index = recent
        if index >= containers.count || containers[index].key != id {
            guard let known = containers.firstIndex(where: { $0.key == id }) else {
                return newContainers(keyedBy: type).container(of: object)
            }
            index = known
            recent = known
        }
        // What is kept for a type of keys is of that type.
        let known: JSONContainers<KeyedDecodingContainer<Key>> = downcast(containers[index].containers)
        return known.container(of: object)
    }

    private func newContainers<Key: CodingKey>(keyedBy type: Key.Type) -> JSONContainers<KeyedDecodingContainer<Key>> {
        let new = JSONContainers(self) { KeyedDecodingContainer(JSONKeyedContainer<Key>(fields: $0)) }
        // Nothing is kept once all is decoded: it would hold the document for ever.
        // (An append would be checked for exclusive access each time that this is read.)
        if isBeingDecoded { containers = containers + [(ObjectIdentifier(type), new)] }
        return new
    }

    /// Lets go of what is kept while a text is being decoded.
    func finish() {
        isBeingDecoded = false
        containers = []
    }
}
