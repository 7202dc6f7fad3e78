import FetchingJSON

/// Returns the words of a name in lower case: `create`, `order` and `2` for `createOrder2`, `create_order-2` and so on.
func words(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    var previous: Unicode.Scalar?
    for scalar in name.unicodeScalars {
        let isWord = isLetter(scalar) || ("0"..."9").contains(scalar)
        let startsWord =
            scalar.properties.isUppercase && previous.map { !$0.properties.isUppercase } == true || !isWord
        if startsWord, !current.isEmpty {
            words.append(current)
            current = ""
        }
        if isWord { current.unicodeScalars.append(scalar) }
        previous = scalar
    }
    if !current.isEmpty { words.append(current) }
    return words.map { $0.lowercased() }
}

/// Returns the name of an endpoint for its `operationId`, such as `createOrder` for `orders/create`. Returns nil if the
/// ID is derived from the path, or does not begin with a verb.
func operationName(_ id: String, _ one: DocumentReader.Endpoint) -> String? {
    var words = FetchingGenerators.words(of: id)
    // FastAPI appends the words of the path and the method, as in `create_book_books_post`.
    let end =
        FetchingGenerators.words(of: one.place.drop { $0 != " " }.description) + [one.endpoint.method.lowercased()]
    if words.count > end.count, Array(words.suffix(end.count)) == end { words.removeLast(end.count) }
    let resources = [one.tag, one.endpoint.template.names.first].compactMap(\.self).map(FetchingGenerators.words)
    for resource in resources where words.count > resource.count && !resource.isEmpty {
        let start = Array(words.prefix(resource.count))
        if start == resource || start.map(singular) == resource.map(singular) {
            words.removeFirst(resource.count)
            break
        }
    }
    guard let verb = words.first, words.count <= 8, isLetter(verb.unicodeScalars.first ?? "1"),
        !["post", "put", "patch", "delete"].contains(words.count > 4 ? words[words.count - 1] : "")
    else { return nil }
    let resource = one.tag ?? one.endpoint.template.names.first ?? ""
    let noun = FetchingGenerators.words(of: singular(resource))
    let prepositions: Set = ["a", "as", "by", "for", "from", "in", "into", "of", "on", "to", "with"]
    let verbs: Set = [
        "add", "create", "delete", "edit", "get", "insert", "list", "modify", "patch", "put", "read", "remove",
        "replace", "set", "update",
    ]
    if words.count == 2, words[1] == "all" {
        words += FetchingGenerators.words(of: resource)
    } else if words.count == 1 ? verbs.contains(verb) : prepositions.contains(words[1]), noun != [verb] {
        words.insert(contentsOf: noun, at: 1)
    }
    return propertyName(for: words.joined(separator: "_"))
}
