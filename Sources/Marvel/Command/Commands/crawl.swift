import Foundation
import Fetching
import Marvel

/// Writes a whole collection, page by page, and goes on where an earlier run stopped.
func crawl(_ options: CrawlOptions, in world: World) async throws {
    // From here on, so that a Ctrl-C that comes at once is heard too.
    let interruptions = world.interruptions()
    try await untilInterrupted(interruptions) {
        var crawl = Crawl(options, world)
        switch options.resources {
        case .characters(let wanted):
            try await crawl.run(wanted) {
                offsetPages(of: $0.characters, kind: .characters, matching: $1, from: $3, width: $2)
            }
        case .comics(let wanted):
            try await crawl.run(wanted) { offsetPages(of: $0.comics, kind: .comics, matching: $1, from: $3, width: $2) }
        case .creators(let wanted):
            try await crawl.run(wanted) {
                offsetPages(of: $0.creators, kind: .creators, matching: $1, from: $3, width: $2)
            }
        case .events(let wanted):
            try await crawl.run(wanted) { offsetPages(of: $0.events, kind: .events, matching: $1, from: $3, width: $2) }
        case .series(let wanted):
            try await crawl.run(wanted) { offsetPages(of: $0.series, kind: .series, matching: $1, from: $3, width: $2) }
        case .stories(let wanted):
            try await crawl.run(wanted) {
                offsetPages(of: $0.stories, kind: .stories, matching: $1, from: $3, width: $2)
            }
        }
    }
}

/// One run of the command.
private struct Crawl {
    private let options: CrawlOptions
    private let settings: CrawlSettings
    private let world: World
    private let noun: String
    private var display: ProgressDisplay

    init(_ options: CrawlOptions, _ world: World) {
        self.options = options
        self.world = world
        settings = options.settings
        noun = options.words.first ?? ""
        display = ProgressDisplay(isQuiet: settings.isQuiet, writesRows: settings.path == nil, in: world)
    }

    /// How the pages of a collection are read: of a client, those that match, as many at once, from where.
    typealias PagesMaker<Query, Model: Sendable> =
        (MarvelClient, Query, _ width: Int, OffsetCursor) -> Pages<Model, OffsetCursor>

    mutating func run<Query, Model: Encodable & Identifiable & Sendable>(
        _ wanted: Wanted<Query>, _ pages: PagesMaker<Query, Model>
    ) async throws where Model.ID == Int {
        guard case .list(let query) = wanted else { return }
        let route = try route(baseURL: settings.baseURL, environment: world.environment)
        guard let output = try openOutput(route) else { return }
        defer { display.clear() }

        let sandbox = route == .sandbox ? try world.startSandbox(0) : nil
        defer { sandbox?.stop() }
        if let sandbox { display.note("No keys are set: asking the offline sandbox at \(sandbox.baseURL).") }
        if output.start.count > 0 { display.note("Going on behind the first \(output.start.count) \(noun).") }

        let (baseURL, keys) = endpoint(route, sandbox: sandbox, world)
        let client = MarvelClient(store: world.store, keys: keys, baseURL: baseURL, time: world.time)
        // Another limit than the last run's is no reason to begin anew.
        let start = OffsetCursor(offset: output.start.next?.offset ?? 0, limit: settings.limit)
        let record = try await copy(pages(client, query, settings.width, start), to: output, baseURL: baseURL)
        display.clear()
        if let path = settings.path { display.note("All \(record.count) \(noun) are in \(quoted(path: path)).") }
    }

    /// Where the lines go, and from where on; nil if nothing is left to do.
    private mutating func openOutput(_ route: Route) throws -> CrawlOutput? {
        let baseURL: String? = if case .server(let url, _) = route { url } else { nil }
        let subject = CrawlSubject(words: options.words, baseURL: baseURL)
        let first = CrawlRecord(subject: subject, next: OffsetCursor(limit: settings.limit))
        guard let path = settings.path else { return .terminal(world.terminal, start: first) }

        let resources = options.resources
        let (record, output) = try crawlOutput(
            first: first,
            isSame: { $0.baseURL == baseURL && crawledResources($0.words) == resources },
            restarts: settings.restarts, paths: CrawlPaths(finished: path), files: world.files)
        if output == nil {
            display.note(
                "All \(record.count) \(noun) are in \(quoted(path: path)) already; --restart fetches them anew.")
        }
        return output
    }

    private mutating func copy<Model: Encodable & Identifiable & Sendable>(
        _ pages: Pages<Model, OffsetCursor>, to output: CrawlOutput, baseURL: String
    ) async throws -> CrawlRecord where Model.ID == Int {
        var record = output.start
        var ids = output.ids
        let begin = world.time.uptime()
        do {
            var iterator = pages.makeAsyncIterator()
            while let page = try await nextPage(&iterator) {
                // A collection that changes while it is read by offset shows some items twice.
                var lines = Data()
                var count = 0
                for item in page.items where ids.insert(item.id).inserted {
                    lines += try line(item)
                    count += 1
                }
                if !lines.isEmpty { try output.append(lines) }
                record.bytes += lines.count
                record.count += count
                record.total = page.total ?? record.total
                record.next = page.next
                // That there is no next page is noted only when the iterator says so too, without an error.
                if record.next != nil { try output.record(record) }
                display.show(
                    CrawlProgress(
                        noun: noun, count: record.count, total: record.total,
                        fetched: record.count - output.start.count,
                        elapsed: world.time.uptime() - begin))
            }
            record.next = nil
            try output.record(record)
            try output.finish()
            return record
        } catch let error as PageError<OffsetCursor> where !error.isCancellation {
            throw CommandFailure("\(failureText(error, baseURL: baseURL)) \(position(record))")
        } catch let error as FileError {
            throw CommandFailure("\(error) When that is mended, \(again).")
        } catch {
            guard error is PageError<OffsetCursor> || error is CancellationError else { throw error }
            throw CommandInterruption(text: "Stopped. \(position(record))")
        }
    }

    /// The next page; what may pass by itself is tried again, after 1, 2 and 4 seconds.
    private mutating func nextPage<Model>(
        _ iterator: inout Pages<Model, OffsetCursor>.AsyncIterator
    ) async throws -> Page<Model, OffsetCursor>? {
        var tries = 0
        while true {
            do {
                return try await iterator.next()
            } catch {
                guard error.isRetryable, tries < waits.count else { throw error }
                display.note("\(sentence(cellText(error.localizedDescription))) Trying again in \(waits[tries]) s.")
                try await world.time.sleep(.seconds(waits[tries]))
                tries += 1
            }
        }
    }

    private func failureText(_ error: PageError<OffsetCursor>, baseURL: String) -> String {
        var text = sentence(cellText(error.localizedDescription))
        if case .fetching(let error) = error.reason { text = CommandFailure(error, baseURL: baseURL).text }
        return error.isRetryable ? "\(text) It was tried \(waits.count + 1) times." : text
    }

    /// What is there, and how to go on.
    private func position(_ record: CrawlRecord) -> String {
        guard let path = settings.path else {
            return "It got \(record.count) \(noun); a file, given with --out, could be gone on with."
        }
        let counts = record.total.map { "\(record.count) of \($0)" } ?? "\(record.count)"
        let partial = CrawlPaths(finished: path).partial
        return "\(counts) \(noun) are in \(quoted(path: partial)); \(again)."
    }

    private var again: String {
        "the same command" + (settings.restarts ? " without --restart" : "") + " goes on from there"
    }
}

private let waits = [1, 2, 4]
