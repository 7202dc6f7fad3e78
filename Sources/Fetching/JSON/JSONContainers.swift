/// Keyed containers for one type of keys. One is handed out again when nobody holds it any more: to make one costs more
/// than to read a field or two.
///
/// - Parameter Wrapper: `KeyedDecodingContainer` of the keys.
final class JSONContainers<Wrapper> {
    private let document: JSONDocument
    private let wrap: (JSONFields) -> Wrapper
    /// What the wrapper that was made last is a reference to.
    private var kept: AnyObject?
    /// The fields that it holds.
    private var fields: Borrowed<JSONFields>?

    init(_ document: JSONDocument, _ wrap: @escaping (JSONFields) -> Wrapper) {
        self.document = document
        self.wrap = wrap
    }

    func container(of object: Int) -> Wrapper {
        if isKnownUniquelyReferenced(&kept), let fields {
            fields { $0.begin(object) }
            return wrapper(kept)
        }
        let fields = JSONFields(document)
        fields.begin(object)
        let new = wrap(fields)
        kept = reference(in: new)
        self.fields = Borrowed(fields)
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
        return containers[index].borrowed { (known: AnyObject) in
            let known: JSONContainers<KeyedDecodingContainer<Key>> = downcast(known)
            return known.container(of: object)
        }
    }

    private func newContainers<Key: CodingKey>(keyedBy type: Key.Type) -> JSONContainers<KeyedDecodingContainer<Key>> {
        let new = JSONContainers(self) { KeyedDecodingContainer(JSONKeyedContainer<Key>(fields: $0)) }
        // Nothing is kept once all is decoded: it would hold the document for ever.
        // (An append would be checked for exclusive access each time that this is read.)
        if isBeingDecoded { containers = containers + [(ObjectIdentifier(type), new, Borrowed<AnyObject>(new))] }
        return new
    }

    /// Lets go of what is kept while a text is being decoded.
    func finish() {
        isBeingDecoded = false
        containers = []
    }
}

/// Whether a `KeyedDecodingContainer` is one reference to an object and nothing else. It has been since there is one,
/// but nobody has promised it: the standard library that is there is asked.
let isOneReference: Bool = {
    guard let document = try? JSONDocument(JSONText(utf8: Array("{}".utf8)), JSONOptions()) else { return false }
    let wrapper = KeyedDecodingContainer(JSONKeyedContainer<JSONKey>(fields: JSONFields(document)))
    let parts = Mirror(reflecting: wrapper).children
    return MemoryLayout.size(ofValue: wrapper) == MemoryLayout<AnyObject>.size && parts.count == 1
        && parts.allSatisfy { type(of: $0.value) is AnyClass }
}()
