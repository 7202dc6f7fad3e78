import Fetching

extension Subject {
    static let jsonDecoding = Subject(
        name: "decoding", title: "jsonMapper, beside JSONDecoder with the same options and models"
    ) { effort in
        let page = Data(marvelPageText().utf8)
        let numbers = Data("[\((0..<20_000).map { String($0 * 7_919 % 100_003) }.joined(separator: ","))]".utf8)
        let doubles = Data("[\((1...20_000).map { String(1 / Double($0)) }.joined(separator: ","))]".utf8)
        let sentence = String(repeating: #"A \"word\", \u00e9 and é, 日本, \n"#, count: 40)
        let strings = Data("[\((0..<200).map { "\"\(sentence)\($0)\"" }.joined(separator: ","))]".utf8)
        return [
            try await compareDecoders(MarvelPage.self, "a page, snake case", page, .convertFromSnakeCase, effort),
            try await compareDecoders(MarvelPage.self, "a page", page, .useDefaultKeys, effort),
            try await compareDecoders([Int].self, "20,000 integers", numbers, .useDefaultKeys, effort),
            try await compareDecoders([Double].self, "20,000 doubles", doubles, .useDefaultKeys, effort),
            try await compareDecoders([String].self, "strings with escapes", strings, .useDefaultKeys, effort),
        ]
    }
}

private func compareDecoders<Model: Decodable & Sendable>(
    _ type: Model.Type, _ what: String, _ body: Data, _ keys: JSONDecoder.KeyDecodingStrategy, _ effort: Effort
) async throws -> Finding {
    let options = JSONOptions(keys: keys)
    let theirs = JSONDecoder()
    theirs.keyDecodingStrategy = keys
    let ours = jsonMapper(type, options: options)
    return try await compare(
        Contender("JSONDecoder, \(what)") { try theirs.decode(type, from: body) },
        with: Contender("jsonMapper, \(what)") { try ours(body) }, effort: effort
    ).finding(.ratio(1))
}
