import Foundation
import Fetching
import FetchingCrawl
import FetchingREPL
import Marvel

/// Saves a complete collection page by page. Continues after the last page that an earlier run saved.
func crawl<Query, Model>(
    _ selection: Selection<Query>, of resource: Resource<Query, Model>, _ options: CrawlOptions, in world: World
) async throws {
    guard case .list(let query) = selection else { return }
    // This call precedes all other work, so that an early Ctrl-C is handled too.
    let interruptions = world.interruptions()
    try await untilInterrupted(interruptions) {
        let run = CrawlRun(options, world)
        if let job = options.settings.job { return try await run.share(job, query, resource) }
        try await run.save(query, resource)
    }
}

/// One run of `marvel crawl`.
struct CrawlRun {
    let options: CrawlOptions
    let settings: CrawlSettings
    let world: World
    /// The collection's name in notes, such as `characters`.
    let noun: String
    let display: CrawlObserver

    init(_ options: CrawlOptions, _ world: World) {
        self.options = options
        self.world = world
        settings = options.settings
        noun = options.selection.plural
        display = CrawlObserver(
            ProgressDisplay(isQuiet: settings.isQuiet, writesRows: settings.path == nil, in: world),
            keepsEvents: settings.timeline != nil)
    }

    /// Saves the collection to one file, or writes it to the standard output.
    func save<Query, Model>(_ query: Query, _ resource: Resource<Query, Model>) async throws {
        let route = try route(baseURL: settings.server.baseURL, environment: world.environment)
        guard let output = try openOutput(route) else { return }
        defer { display.clear() }

        let drawTimeline = try settings.timeline.map(world.files.create)
        var connection = try Connection.open(route, settings.server, recordingTo: settings.har, in: world)
        connection.layers = layers(connection.cache)
        defer { connection.close() }
        if let note = connection.sandboxNote { display.note(note) }
        if output.start.count > 0 { display.note("Resuming after the first \(output.start.count) \(noun).") }

        // The limit of this run is used, even if an earlier run had a different limit.
        let start = OffsetCursor(offset: output.start.next?.offset ?? 0, limit: settings.limit)
        let pages = offsetPages(
            of: connection.list(resource.kind), kind: resource.kind, matching: query, from: start,
            width: settings.width)
        let copied: Result<CrawlRecord, any Error>
        do { copied = .success(try await copy(pages, to: output, baseURL: connection.baseURL)) } catch {
            copied = .failure(error)
        }
        display.clear()
        // The timeline and the statistics are also useful after a failure.
        try drawTimeline?(Data(display.svg.utf8))
        if settings.showsStatistics { world.terminal.writeNote("\(display.metrics)\n") }
        let record = try copied.get()
        if let path = settings.path { display.note("All \(record.count) \(noun) are in \(quoted(path: path)).") }
    }

    /// Opens the output. Returns nil if the collection is already complete.
    private func openOutput(_ route: Route) throws -> CrawlOutput? {
        let baseURL: String? = if case .server(let url, _) = route { url } else { nil }
        let subject = CrawlSubject(words: options.words, baseURL: baseURL)
        let first = CrawlRecord(subject: subject, next: OffsetCursor(limit: settings.limit))
        guard let path = settings.path else { return .terminal(world.terminal, start: first) }

        let selection = options.selection
        let (record, output) = try crawlOutput(
            first: first,
            hasSameSubject: { $0.baseURL == baseURL && crawledSelection($0.words) == selection },
            isRestart: settings.isRestart, paths: CrawlPaths(finished: path), files: world.files)
        if output == nil {
            display.note(
                "All \(record.count) \(noun) are already in \(quoted(path: path)); use --restart to fetch them again.")
        }
        return output
    }

    private func copy<Model: Encodable & Identifiable & Sendable>(
        _ pages: Pages<Model, OffsetCursor>, to output: CrawlOutput, baseURL: String
    ) async throws -> CrawlRecord where Model.ID == Int {
        var record = output.start
        var ids = output.ids
        let begin = world.time.uptime()
        do {
            var iterator = pages.makeAsyncIterator()
            while let page = try await iterator.next() {
                // If the collection changes between two requests, an item can be in two pages.
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
                // The end is recorded below, after the iterator has returned nil without an error.
                if record.next != nil { try output.record(record) }
                display.show(
                    CrawlProgress(
                        count: record.count, total: record.total, fetched: record.count - output.start.count,
                        elapsed: world.time.uptime() - begin), of: noun)
            }
            record.next = nil
            try output.record(record)
            try output.finish()
            return record
        } catch let error as PageError<OffsetCursor> where !error.isCancellation {
            throw CommandFailure("\(failureText(error, baseURL: baseURL)) \(position(record))")
        } catch let error as FileError {
            throw CommandFailure("\(error) Fix this, then \(howToResume).")
        } catch {
            guard error is PageError<OffsetCursor> || error is CancellationError else { throw error }
            throw CommandInterruption(text: "Interrupted. \(position(record))")
        }
    }

    /// The layers of the requests: the standard layers, with up to three retries after 1, 2 and 4 seconds, or later if
    /// the server asks for it. There is no deadline, no retry budget and no circuit breaker.
    func layers(_ cache: StoreLayer?) -> [StoreLayer] {
        let retry = RetryPolicy(attempts: delays.count + 1, budget: nil) { attempt in
            attempt.proposedDelay.map { max($0, .seconds(delays[min(attempt.number, delays.count) - 1])) }
        }
        return standardLayers(
            observer: observing(time: world.time, display.add), deadline: nil, cache: cache, retry: retry,
            breaker: nil, concurrency: settings.width, attemptLimit: nil, time: world.time)
    }

    func failureText(_ error: PageError<OffsetCursor>, baseURL: String) -> String {
        var text = sentence(error.localizedDescription)
        if case .fetching(let error) = error.reason { text = CommandFailure(error, baseURL: baseURL).text }
        return error.isRetryable ? "\(text) The request was sent \(delays.count + 1) times." : text
    }

    /// Returns sentences with the number of saved resources and the way to continue.
    private func position(_ record: CrawlRecord) -> String {
        guard let path = settings.path else {
            return "\(record.count) \(noun) were written. This run cannot be resumed; a run with --out FILE can."
        }
        let counts = record.total.map { "\(record.count) of \($0)" } ?? "\(record.count)"
        let partial = CrawlPaths(finished: path).partial
        return "\(counts) \(noun) are in \(quoted(path: partial)); \(howToResume)."
    }

    private var howToResume: String {
        "run the same command" + (settings.isRestart ? " without --restart" : "") + " to resume"
    }
}

/// The delays before the retries, in seconds.
private let delays = [1, 2, 4]
