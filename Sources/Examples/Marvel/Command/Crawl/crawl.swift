import CommandLineSupport
import Fetching
import Foundation
import Marvel

/// Saves a complete collection. Fetches only the pages that no earlier run saved.
func crawl<Query, Model>(
    _ selection: Selection<Query>, of resource: Resource<Query, Model>, _ options: CrawlOptions, in world: MarvelWorld
) async throws {
    guard case .list(let query) = selection else { return }
    // This call precedes all other work, so that an early Ctrl-C is handled too.
    let interruptions = world.interruptions()
    try await untilInterrupted(interruptions) {
        let (settings, page) = (options.settings, options.page)
        let route = try route(baseURL: page.server.baseURL, environment: world.environment)
        let baseURL: String? = if case .server(let url, _) = route { url } else { nil }
        if settings.job != nil, baseURL == nil {
            throw UsageError("--job needs a server that all machines can reach; set the API keys or --base-url.")
        }
        let subject = CrawlSubject(program: "marvel", words: options.words, server: baseURL ?? "the sandbox")
        let run = CrawlRun(of: resource.plural, subject, settings, in: world.base)
        try await run.perform(
            limit: page.limit, otherFiles: [("--har", page.har)],
            isSame: { $0.server == subject.server && crawledSelection($0.words) == options.selection },
            work: { run, limit, layers in
                var connection = try Connection.open(route, page.server, recordingTo: page.har, in: world)
                connection.layers = layers(connection.cache)
                defer { connection.close() }
                if let note = connection.sandboxNote { run.note(note) }
                let pages = offsetPages(
                    of: connection.list(resource.kind), kind: resource.kind, matching: query, limit: limit ?? 100,
                    width: settings.width)
                let url = connection.baseURL
                try await run.save(
                    CrawledCollection(
                        pages: pages, uniqueField: "id", encode: { try Data(jsonText($0, .compact).utf8) },
                        failureText: { CommandFailure($0, baseURL: url).text }))
            })
    }
}
