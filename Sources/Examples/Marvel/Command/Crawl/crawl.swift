import CommandLineSupport
import Fetching
import FetchingCrawl
import FetchingGenerators
import FetchingResilience
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
        let run = CrawlRun(options, world)
        if let job = options.settings.job { return try await run.share(job, query, resource) }
        try await run.save(query, resource)
    }
}

/// One run of `marvel crawl`.
struct CrawlRun {
    let options: CrawlOptions
    let settings: CrawlSettings
    let world: MarvelWorld
    /// The collection's name in notes, such as `characters`.
    let noun: String
    let display: CrawlObserver

    init(_ options: CrawlOptions, _ world: MarvelWorld) {
        self.options = options
        self.world = world
        settings = options.settings
        noun = options.selection.plural
        display = CrawlObserver(
            ProgressDisplay(isQuiet: settings.isQuiet, writesRows: settings.path == nil, in: world.base),
            keepsEvents: settings.timeline != nil)
    }

    /// Saves the collection to one file, or writes it to the standard output.
    func save<Query, Model>(_ query: Query, _ resource: Resource<Query, Model>) async throws {
        let route = try route(baseURL: settings.server.baseURL, environment: world.environment)
        for (option, file) in [("--timeline", settings.timeline), ("--har", settings.har)] {
            if let file, let path = settings.path, try CrawlPaths(finished: path).include(file) {
                throw UsageError("\(option) needs another file than --out, outside of its folder “\(path).parts”.")
            }
        }
        let destination = try settings.path.map { try open($0, route) }
        if let path = settings.path, let count = destination?.record.count {
            return display.note(
                "All \(count) \(noun) are already in \(quoted(path: path)); use --restart to fetch them again.")
        }
        defer { display.clear() }

        let drawTimeline = try settings.timeline.map(pictureWriter)
        var connection = try Connection.open(route, settings.server, recordingTo: settings.har, in: world)
        connection.layers = layers(connection.cache)
        defer { connection.close() }
        if let note = connection.sandboxNote { display.note(note) }

        let pages = offsetPages(
            of: connection.list(resource.kind), kind: resource.kind, matching: query,
            limit: destination?.record.limit ?? settings.limit, width: settings.width)
        let result: Result<Int, any Error>
        do {
            if let destination {
                result = .success(try await save(pages, to: destination, baseURL: connection.baseURL))
            } else {
                result = .success(try await write(pages, baseURL: connection.baseURL))
            }
        } catch {
            result = .failure(error)
        }
        display.clear()
        // The timeline and the statistics are also useful after a failure.
        try drawTimeline?(display.svg)
        if settings.showsStatistics { world.terminal.writeNote("\(display.metrics)\n") }
        let count = try result.get()
        if let path = settings.path { display.note("All \(count) \(noun) are in \(quoted(path: path)).") }
    }

    private func open(_ path: String, _ route: Route) throws -> CrawlDestination {
        let baseURL: String? = if case .server(let url, _) = route { url } else { nil }
        let selection = options.selection
        do {
            return try CrawlDestination(
                paths: try CrawlPaths(finished: path),
                first: CrawlRecord(
                    subject: CrawlSubject(words: options.words, baseURL: baseURL), limit: settings.limit),
                hasSameSubject: { $0.baseURL == baseURL && crawledSelection($0.words) == selection },
                isRestart: settings.isRestart)
        } catch {
            guard let failure = CommandFailure(crawl: error) else { throw error }
            throw CommandFailure(failure.text + " Fix this, then run the same command again.")
        }
    }

    /// Saves the pages to a file. A run that is interrupted can be resumed.
    private func save<Model: Encodable & Sendable>(
        _ pages: Pages<Model, OffsetCursor>, to destination: CrawlDestination, baseURL: String
    ) async throws -> Int {
        let (record, paths) = (destination.record, destination.paths)
        let job = URL(filePath: paths.job)
        // The worker's name is fixed: the default name contains the host name, and finding it can need a DNS request.
        // Each part has only one page, so that a page is saved when it arrives, and that even a small collection is
        // read with `width` requests at a time.
        let crawl = Crawl(
            of: pages, to: job, coordinator: .folder(job, worker: "marvel"),
            job: "\(record.subject)", pagesPerPart: 1, encode: encode)
        func saved(_ status: Coordinator.Status?) -> String {
            let count = status?.itemCount ?? 0
            return (status?.total.map { "\(count) of \($0)" } ?? "\(count)") + " \(noun) are"
        }
        do {
            let status = try await crawl.status()
            if status.itemCount > 0 { display.note("Resuming; \(saved(status)) already saved.") }
            if record.limit != settings.limit {
                display.note("This crawl started with --limit \(record.limit), so it continues with this limit.")
            }
            try await crawl.run(width: settings.width) { display.show($0, of: noun) }
            var destination = destination
            let complete = try await crawl.status()
            let count = try await destination.collect(crawl.coordinator)
            if let total = complete.total, total != count {
                display.note("The server says that there are \(total) \(noun), but its pages have \(count).")
            }
            return count
        } catch {
            if let failure = CommandFailure(crawl: error) {
                let advice = " Fix this, then \(howToResume), or start over with --restart."
                throw CommandFailure(failure.text + advice)
            }
            let status = try? await crawl.status()
            throw failure(
                error, baseURL: baseURL,
                advice: "\(saved(status)) in \(quoted(path: "\(settings.path ?? "").parts")); \(howToResume).")
        }
    }

    /// Writes the pages to the standard output.
    private func write<Model: Encodable & Identifiable & Sendable>(
        _ pages: Pages<Model, OffsetCursor>, baseURL: String
    ) async throws -> Int where Model.ID == Int {
        let time = CallContext.current.time
        let begin = time.uptime()
        var ids: Set<Int> = []
        do throws(any Error) {
            for try await page in pages {
                var lines = Data()
                // If the collection changes between two requests, an item can be on two pages.
                for item in page.items where ids.insert(item.id).inserted {
                    lines += try encode(item) + Data("\n".utf8)
                }
                if !lines.isEmpty { try world.terminal.writeData(lines) }
                let elapsed = time.uptime() - begin
                display.show(
                    CrawlProgress(count: ids.count, total: page.total, fetched: ids.count, elapsed: elapsed), of: noun)
            }
            return ids.count
        } catch {
            let advice = "\(ids.count) \(noun) were written. This run cannot be resumed; a run with --out FILE can."
            throw failure(error, baseURL: baseURL, advice: advice)
        }
    }

    /// Returns an item as one line of JSON.
    @Sendable func encode(_ item: some Encodable) throws -> Data { try Data(jsonText(item, .compact).utf8) }

    /// Returns the failure of the command for an error of a request or of a file.
    func failure(_ error: any Error, baseURL: String, advice: String) -> any Error {
        switch error {
        case is CancellationError: return CommandInterruption(text: "Interrupted. \(advice)")
        case let error as PageError<OffsetCursor>:
            if case .fetching(.cancelled) = error.reason { return CommandInterruption(text: "Interrupted. \(advice)") }
            return CommandFailure("\(failureText(error, baseURL: baseURL)) \(advice)")
        default: return error
        }
    }

    /// Returns the standard layers without a deadline, a retry budget and a circuit breaker. There are up to three
    /// retries, after 1, 2 and 4 seconds. If the server asks for a longer delay, the retry waits for this delay. If the
    /// server asks for more than 60 seconds, the request is not sent again.
    func layers(_ cache: StoreLayer?) -> [StoreLayer] {
        let retry = RetryPolicy(attempts: delays.count + 1, budget: nil) { attempt in
            attempt.proposedDelay.map { max($0, .seconds(delays[min(attempt.number, delays.count) - 1])) }
        }
        return standardLayers(
            observer: observing(display.add), deadline: nil, cache: cache, retry: retry,
            breaker: nil, concurrency: settings.width, attemptLimit: nil)
    }

    private func failureText(_ error: PageError<OffsetCursor>, baseURL: String) -> String {
        var text = sentence(error.localizedDescription)
        if case .fetching(let error) = error.reason { text = CommandFailure(error, baseURL: baseURL).text }
        return error.isRetryable ? "\(text) The request was sent up to \(delays.count + 1) times." : text
    }

    private var howToResume: String {
        "run the same command" + (settings.isRestart ? " without --restart" : "") + " to resume"
    }
}

/// The delays before the retries, in seconds.
private let delays = [1, 2, 4]
