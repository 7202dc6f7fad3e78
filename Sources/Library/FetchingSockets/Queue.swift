/// A list whose elements are taken in the order in which they were added. An empty queue keeps no memory.
struct Queue<Element> {
    /// The elements to take next, the first one at the end.
    private var front: [Element] = []
    private var back: [Element] = []

    var isEmpty: Bool { front.isEmpty && back.isEmpty }
    var count: Int { front.count + back.count }

    mutating func append(_ element: Element) { back.append(element) }

    mutating func popFirst() -> Element? {
        if front.isEmpty {
            front = back.reversed()
            back = []
        }
        let element = front.popLast()
        if front.isEmpty { front = [] }
        return element
    }

    mutating func removeAll() { (front, back) = ([], []) }
}

extension Queue: Sendable where Element: Sendable {}
