import Fetching
import Foundation

/// A made-up document in the form of a public API. Each document has its own file, which contains the text, a model
/// with the fields that an app reads, and in some cases a model with all fields.
///
/// None of these documents was used to develop the decoder. Later, its time for `openAPI` was examined and reduced. The
/// documents `issues` to `blocks` were written after that. The last ten documents were written after the decoder was
/// frozen.
struct Document: Sendable {
    typealias Model = Decodable & Equatable & Sendable

    static let all = [
        repositories, timeline, events, countries, packages, catalog, chat, openAPI, forecast, healthRecords, pods,
        orders, issues, playlist, calendar, blocks, charges, channel, mapElements, searchHits, wiki, lockfile, outbox,
        pullRequests, transactions, weatherStation,
    ]

    /// A short description, such as `30 repositories of 80 fields`.
    let name: String
    /// Whether the names are in snake case. A document with such names is also measured with camel case, without
    /// conversion of keys.
    let isSnakeCase: Bool
    let text: @Sendable () -> String
    /// The models, with a description of each.
    let models: [(type: any Model.Type, name: String)]

    init(
        _ name: String, isSnakeCase: Bool, _ models: (type: any Model.Type, name: String)...,
        text: @escaping @Sendable () -> String
    ) {
        self.name = name
        self.isSnakeCase = isSnakeCase
        self.models = models
        self.text = text
    }

    /// Compares the decoders for each model and each of the options that fit the names.
    func compare(_ effort: Effort) async throws -> [Finding] {
        let allKeys: [Keys] =
            isSnakeCase ? [.snakeCase, .asWritten, .defaultSnakeCase] : [.asWritten, .defaultAsWritten]
        var effort = effort
        effort.rounds = min(effort.rounds, 300)
        effort.limit = min(effort.limit, .seconds(2))
        let text = text()
        let original = Data(text.utf8)
        let camelCase = Data(withCamelCaseNames(text).utf8)
        var findings: [Finding] = []
        for model in models {
            for keys in allKeys {
                let body = isSnakeCase && !keys.isSnakeCase ? camelCase : original
                let what = "\(name), \(body.count / 1000) KB, \(model.name), \(keys.title)"
                findings.append(try await compareEqual(model.type, what, body, keys, effort))
            }
        }
        return findings
    }
}

/// Compares the decoders. If they return different models or one of them throws, the bound is missed.
private func compareEqual<Model: Document.Model>(
    _ type: Model.Type, _ what: String, _ body: Data, _ keys: Keys, _ effort: Effort
) async throws -> Finding {
    let (theirs, ours) = mappers(type, keys)
    do {
        guard try theirs(body) == ours(body) else { throw DifferentModels(description: "the models differ") }
    } catch {
        return Finding(lines: ["\(what): \(error)"], missed: ["\(what) was not measured: \(error)"])
    }
    return try await compareDecoders(type, what, body, keys, effort)
        .finding(.speed(keys.requiredSpeed))
}

/// Returns a document with the names of all fields in camel case instead of snake case.
private func withCamelCaseNames(_ text: String) -> String {
    text.replacing(/"([a-z0-9]+(?:_[a-z0-9]+)+)"( ?:)/) { "\"\(camelCase($0.1))\"\($0.2)" }
}
