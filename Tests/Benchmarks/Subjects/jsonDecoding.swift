import Fetching
import Foundation

extension Subject {
    static let jsonDecoding = Subject(
        name: "decoding", title: "pages with jsonMapper, compared with JSONDecoder with the same options and models"
    ) { effort in
        var findings: [Finding] = []
        for count in [20, 100] {
            let page = characterPage(of: count)
            let snakeCasePage = snakeCasePage(of: count)
            let what = "\(count) comic characters, \(page.count / 1000) KB"
            findings += [
                try await compareDecoders(CharacterPage.self, "\(what)", page, .snakeCase, effort)
                    .finding(.speed(5)),
                try await compareDecoders(
                    CharacterPage.self, "\(what), without key conversion", page, .asWritten, effort
                ).finding(.speed(3)),
                try await compareDecoders(
                    CharacterPage.self, "\(what), default options", page, .defaultAsWritten, effort
                ).finding(.speed(3)),
                try await compareDecoders(
                    SnakeCasePage.self, "\(count) comic characters in snake case", snakeCasePage, .snakeCase, effort
                ).finding(.speed(5)),
                try await compareDecoders(
                    SnakeCasePage.self, "\(count) comic characters in snake case, default options", snakeCasePage,
                    .defaultSnakeCase, effort
                ).finding(.speed(5)),
            ]
        }
        let what = "20 comic characters with escaped slashes, quotes and letters"
        return findings + [
            try await compareDecoders(
                SnakeCasePage.self, "\(what), in snake case", escaped(snakeCasePage(of: 20)), .snakeCase, effort
            ).finding(.speed(5)),
            try await compareDecoders(
                CharacterPage.self, "\(what), without key conversion", escaped(characterPage(of: 20)), .asWritten,
                effort
            ).finding(.speed(3)),
        ]
    }
}

/// Compares `jsonMapper` with Foundation's decoder.
///
/// - Parameters:
///   - what: A short description of `body`.
func compareDecoders<Model: Decodable & Sendable>(
    _ type: Model.Type, _ what: String, _ body: Data, _ keys: Keys, _ effort: Effort
) async throws -> Comparison {
    var effort = effort
    effort.limit = min(effort.limit, .seconds(4))
    let (theirs, ours) = mappers(type, keys)
    return try await compare(
        Contender("JSONDecoder, \(what)", usesProcessorTime: true) { try theirs(body) },
        with: Contender("jsonMapper, \(what)", usesProcessorTime: true) { try ours(body) },
        effort: effort)
}

/// Returns a mapper with Foundation's decoder and one with ours, with the same options.
func mappers<Model: Decodable & Sendable>(
    _ type: Model.Type, _ keys: Keys
) -> (theirs: Mapper<Model>, ours: Mapper<Model>) {
    let theirs = keys.foundationDecoder
    let decode: Mapper<Model> = { try theirs.decode(type, from: $0) }
    return (decode, jsonMapper(type, options: keys.options))
}
