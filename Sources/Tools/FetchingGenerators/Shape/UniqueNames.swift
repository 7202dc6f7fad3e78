/// Unique names in one scope. A name that is taken gets a number at its end.
struct UniqueNames {
    private var taken: Set<String>
    /// The last number that was appended to each name.
    private var numbers: [String: Int] = [:]

    init(taken: Set<String> = []) { self.taken = taken }

    func contains(_ name: String) -> Bool { taken.contains(name) }

    /// Makes a name free again.
    mutating func remove(_ name: String) { taken.remove(name) }

    /// Returns `name`, or `name` and a number. The result is taken afterwards.
    mutating func unique(_ name: String) -> String {
        var result = name
        var number = numbers[name] ?? 1
        while !taken.insert(result).inserted {
            number += 1
            result = "\(name)\(number)"
        }
        numbers[name] = number
        return result
    }
}
