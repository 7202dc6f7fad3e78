/// A source of keyed containers for one key type. A container that is no longer referenced is used for the next object,
/// because creating a container takes longer than reading one or two fields.
///
/// - Parameter Wrapper: The type `KeyedDecodingContainer<Key>`, where `Key` is the key type.
final class JSONContainers<Wrapper> {
    private let names: JSONNames
    private let wrap: (JSONFields) -> Wrapper
    /// The object that the most recent wrapper refers to.
    private var kept: AnyObject?
    /// The fields of the most recent wrapper.
    private var fields: Borrowed<JSONFields>?

    init(_ document: JSONDocument, _ wrap: @escaping (JSONFields) -> Wrapper) {
        names = JSONNames(document)
        self.wrap = wrap
    }

    func container(of object: Int) -> Wrapper {
        // A closure that converts names could use the decoder, and so release the container that is reused.
        if isKnownUniquelyReferenced(&kept), let fields, names.document.convertName == nil {
            fields { $0.begin(object) }
            return wrapper(kept)
        }
        let fields = JSONFields(names)
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
        var index = lastUsedContainers
        if index >= containers.count || containers[index].key != id {
            guard let known = containers.firstIndex(where: { $0.key == id }) else {
                return newContainers(keyedBy: type).container(of: object)
            }
            index = known
            lastUsedContainers = known
        }
        // Each entry was created with the key type that it is stored for.
        return containers[index].borrowed { (known: AnyObject) in
            let known: JSONContainers<KeyedDecodingContainer<Key>> = downcast(known)
            return known.container(of: object)
        }
    }

    private func newContainers<Key: CodingKey>(keyedBy type: Key.Type) -> JSONContainers<KeyedDecodingContainer<Key>> {
        let new = JSONContainers(self) { KeyedDecodingContainer(JSONKeyedContainer<Key>(fields: $0)) }
        // After decoding, containers are not kept, because a container and its document would retain each other.
        // With `append`, every later read would check for exclusive access.
        if isBeingDecoded { containers = containers + [(ObjectIdentifier(type), new, Borrowed<AnyObject>(new))] }
        return new
    }

    /// Releases the kept containers, which form a reference cycle with the document. Later containers are not kept.
    func releaseContainers() {
        isBeingDecoded = false
        containers = []
    }
}

/// Whether the only stored property of a `KeyedDecodingContainer` is a reference to a class instance. The standard
/// library does not document this, so it is checked once at run time.
let isOneReference: Bool = {
    guard let document = try? JSONDocument(JSONText(utf8: Array("{}".utf8)), JSONOptions()) else { return false }
    let wrapper = KeyedDecodingContainer(JSONKeyedContainer<JSONKey>(fields: JSONFields(JSONNames(document))))
    let parts = Mirror(reflecting: wrapper).children
    return MemoryLayout.size(ofValue: wrapper) == MemoryLayout<AnyObject>.size && parts.count == 1
        && parts.allSatisfy { type(of: $0.value) is AnyClass }
}()
