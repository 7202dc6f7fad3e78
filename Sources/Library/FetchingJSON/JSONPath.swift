/// The coding path to a value of a document.
struct JSONPath {
    private(set) var keys: [any CodingKey] = []
    /// The node of the value.
    private(set) var node = 0
    /// The error for the value, if it is known.
    var error: (any Error)?

    init() {}

    /// Creates the path to the top-level value of a document.
    init(at root: [any CodingKey]) { keys = root }

    /// Whether the path leads to `node` and its last key is equal to `key`.
    func ends(with key: any CodingKey, of node: Int) -> Bool {
        guard node == self.node, let last = keys.last else { return false }
        return type(of: last) == type(of: key) && last.stringValue == key.stringValue && last.intValue == key.intValue
    }

    @inline(__always)
    mutating func append(_ key: any CodingKey, of node: Int) {
        error = nil
        keys.append(key)
        self.node = node
    }

    /// Removes the last step, so that the path leads to the value's container.
    @inline(__always)
    mutating func removeLast(to container: Int) {
        error = nil
        keys.removeLast()
        node = container
    }
}
