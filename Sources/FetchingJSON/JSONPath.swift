/// The coding path to a value of a document.
struct JSONPath {
    private(set) var keys: [any CodingKey] = []
    /// For each key after the keys of the root, the node of the value to which the key leads. In ascending order.
    private var nodes: [Int] = []
    /// The error for the value at the end of the path, if it is known.
    var error: (any Error)?

    init() {}

    /// Creates the path to the top-level value of a document.
    init(at root: [any CodingKey]) { keys = root }

    /// The node of the value at the end of the path.
    @inline(__always)
    var lastNode: Int { nodes.last ?? 0 }

    /// Whether the path leads to `node` and its last key is equal to `key`.
    func ends(with key: any CodingKey, of node: Int) -> Bool {
        guard node == lastNode, let last = keys.last else { return false }
        return type(of: last) == type(of: key) && last.stringValue == key.stringValue && last.intValue == key.intValue
    }

    @inline(__always)
    mutating func append(_ key: any CodingKey, of node: Int) {
        error = nil
        keys.append(key)
        nodes.append(node)
    }

    /// Removes the steps to values whose nodes are `node` or larger.
    @inline(__always)
    mutating func removeSteps(from node: Int) {
        while let last = nodes.last, last >= node {
            error = nil
            keys.removeLast()
            nodes.removeLast()
        }
    }
}
