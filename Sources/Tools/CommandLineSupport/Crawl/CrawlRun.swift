import Fetching
import FetchingCrawl
import FetchingResilience
import FetchingText
import Foundation

/// A collection that a command saves: its pages, and what a run needs to know about its items.
public struct CrawledCollection<Item: Encodable & Sendable, Cursor: Codable & Hashable & Sendable>: Sendable {
    /// The pages of the collection.
    public var pages: Pages<Item, Cursor>
    /// Returns an item as one line of JSON.
    public var encode: @Sendable (Item) throws -> Data
    /// The name of a field whose value is different in each item, such as `id`. If two lines have the same value in it,
    /// only the first is in the file. Nil keeps all lines.
    public var uniqueField: String?
    /// Returns the text for an error of a request.
    public var failureText: @Sendable (AppError) -> String

    /// Creates a collection; see the properties.
    public init(
        pages: Pages<Item, Cursor>, uniqueField: String?, encode: @escaping @Sendable (Item) throws -> Data,
        failureText: @escaping @Sendable (AppError) -> String
    ) {
        (self.pages, self.uniqueField, self.encode, self.failureText) = (pages, uniqueField, encode, failureText)
    }
}

/// One run of the subcommand `crawl`.
public struct CrawlRun: Sendable {
    let subject: CrawlSubject
    let settings: CrawlSettings
    let world: World
    /// The name of the items in notes, such as `characters`.
    let noun: String
    let display: CrawlObserver
    /// The file of the collection; nil for the standard output and for a job of several machines.
    private var destination: CrawlDestination?

    /// Creates a run that has not sent a request.
    ///
    /// - Parameters:
    ///   - noun: The name of the items in notes, such as `characters`.
    ///   - subject: The collection.
    public init(of noun: String, _ subject: CrawlSubject, _ settings: CrawlSettings, in world: World) {
        (self.noun, self.subject, self.settings, self.world) = (noun, subject, settings, world)
        display = CrawlObserver(
            ProgressDisplay(isQuiet: settings.isQuiet, writesRows: settings.path == nil, in: world),
            keepsEvents: settings.timeline != nil)
    }

    /// The coordinator of the job that several machines share, or nil for a crawl by this machine alone.
    private func coordinator() throws -> Coordinator? {
        try settings.job.map { try etcdJob($0, settings, in: world) }
    }

    /// Saves a collection to its file, writes it to the standard output, or reads a part of it for a job. If the file
    /// is complete, only a note is written.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items in a page, if the command sets it. A run that is resumed keeps the limit
    ///     of the first run.
    ///   - otherFiles: The options for other files, which must not be files of the crawl.
    ///   - isSame: Returns whether the subject of an earlier crawl is this subject.
    ///   - work: Opens the connection, and calls ``save(_:)`` for the collection. `layers` are the layers of its store,
    ///     around those that sign a request.
    public func perform(
        limit: Int? = nil, otherFiles: [(option: String, path: String?)] = [],
        isSame: (CrawlSubject) -> Bool,
        work: (_ run: CrawlRun, _ limit: Int?, _ layers: (_ cache: StoreLayer?) -> [StoreLayer]) async throws -> Void
    ) async throws {
        defer { display.clear() }
        if let coordinator = try coordinator() {
            // If the server asks one machine to wait, all machines wait.
            return try await work(self, limit) { layers($0) + [limitingRate(nil, sharedBy: coordinator)] }
        }
        for (option, file) in otherFiles + [("--timeline", settings.timeline)] {
            if let file, let path = settings.path, try CrawlPaths(finished: path).include(file) {
                throw UsageError("\(option) needs another file than --out, outside of its folder “\(path).parts”.")
            }
        }
        var run = self
        run.destination = try settings.path.map { try open($0, limit: limit, isSame) }
        if let path = settings.path, let count = run.destination?.record.count {
            return display.note(
                "All \(count) \(noun) are already in \(quoted(path: path)); use --restart to fetch them again.")
        }
        let drawTimeline = try settings.timeline.map(pictureWriter)
        if let limit, let first = run.destination?.record.limit, first != limit {
            note("This crawl started with --limit \(first), so it continues with this limit.")
        }
        let result: Result<Void, any Error>
        do { result = .success(try await work(run, run.destination?.record.limit ?? limit, layers)) } catch {
            result = .failure(error)
        }
        display.clear()
        if case .failure = result { run.destination?.removeIfEmpty() }
        // The timeline and the statistics are also useful after a failure.
        try drawTimeline?(display.svg)
        if settings.showsStatistics { world.terminal.writeNote("\(display.metrics)\n") }
        try result.get()
    }

    /// The text of ``keep(_:)`` in the first run of this crawl; nil for a new crawl.
    public var kept: String? { destination?.record.kept }

    /// Keeps a text for a run that is resumed. Does nothing without a file.
    public mutating func keep(_ text: String) throws { try destination?.keep(text) }

    /// Writes a note about the run, unless it is quiet.
    public var note: @Sendable (String) -> Void { { [display] in display.note($0) } }

    /// Saves the collection, and writes a note with the number of its items.
    public func save<Item, Cursor>(_ collection: CrawledCollection<Item, Cursor>) async throws {
        if let coordinator = try coordinator() { return try await share(collection, coordinator) }
        guard let destination, let path = settings.path else { return try await write(collection) }
        let count = try await save(collection, to: destination)
        display.clear()
        note("All \(count) \(noun) are in \(quoted(path: path)).")
    }

    private func open(_ path: String, limit: Int?, _ isSame: (CrawlSubject) -> Bool) throws -> CrawlDestination {
        do {
            return try CrawlDestination(
                paths: try CrawlPaths(finished: path), first: CrawlRecord(subject: subject, limit: limit),
                hasSameSubject: isSame, isRestart: settings.isRestart)
        } catch {
            guard let failure = CommandFailure(crawl: error) else { throw error }
            throw CommandFailure(failure.text + " Fix this, then run the same command again.")
        }
    }

    /// Saves the pages to a file. A run that is interrupted can be resumed.
    private func save<Item, Cursor>(
        _ collection: CrawledCollection<Item, Cursor>, to destination: CrawlDestination
    ) async throws -> Int {
        let paths = destination.paths
        let job = URL(filePath: paths.job)
        // The worker's name is fixed: the default name contains the host name, and finding it can need a DNS request.
        // Each part has only one page, so that a page is saved when it arrives, and that even a small collection is
        // read with `width` requests at a time.
        let crawl = Crawl(
            of: collection.pages, to: job, coordinator: .folder(job, worker: subject.program),
            job: "\(destination.record.subject)", pagesPerPart: 1, encode: collection.encode)
        func saved(_ status: Coordinator.Status?) -> String {
            let count = status?.itemCount ?? 0
            return (status?.total.map { "\(count) of \($0)" } ?? "\(count)") + " \(noun) are"
        }
        do {
            let status = try await crawl.status()
            if status.itemCount > 0 { note("Resuming; \(saved(status)) already saved.") }
            try await crawl.run(width: settings.width) { display.show($0, of: noun) }
            var destination = destination
            let complete = try await crawl.status()
            let count = try await destination.collect(crawl.coordinator, uniqueField: collection.uniqueField)
            if let total = complete.total, total != complete.itemCount {
                note("The server reports a total of \(total) \(noun), but its pages contain \(complete.itemCount).")
            }
            return count
        } catch {
            if let failure = CommandFailure(crawl: error) {
                let advice = " Fix this, then \(howToResume), or start over with --restart."
                throw CommandFailure(failure.text + advice)
            }
            let status = try? await crawl.status()
            throw failure(
                error, of: collection,
                advice: "\(saved(status)) in \(quoted(path: "\(settings.path ?? "").parts")); \(howToResume).")
        }
    }

    /// Writes the pages to the standard output.
    private func write<Item, Cursor>(_ collection: CrawledCollection<Item, Cursor>) async throws {
        let time = CallContext.current.time
        let begin = time.uptime()
        var (values, count, total) = (Set<ScalarFields.Value>(), 0, nil as Int?)
        do throws(any Error) {
            for try await page in collection.pages {
                var lines = Data()
                for item in page.items {
                    let line = try collection.encode(item)
                    // If the collection changes between two requests, an item can be on two pages.
                    if let field = collection.uniqueField, let value = ScalarFields(line)?[field],
                        !values.insert(value).inserted
                    {
                        continue
                    }
                    lines += line + Data("\n".utf8)
                    count += 1
                }
                if !lines.isEmpty { try world.terminal.writeData(lines) }
                total = page.total ?? total
                display.show(
                    CrawlProgress(count: count, total: page.total, fetched: count, elapsed: time.uptime() - begin),
                    of: noun)
            }
            if let total, total != count, collection.uniqueField == nil {
                note("The server reports a total of \(total) \(noun), but its pages contain \(count).")
            }
        } catch {
            display.clear()
            let advice = "\(count) \(noun) were written. This run cannot be resumed; a run with --out FILE can."
            throw failure(error, of: collection, advice: advice)
        }
    }

    /// Returns the failure of the command for an error of a request or of a file.
    func failure<Item, Cursor>(
        _ error: any Error, of collection: CrawledCollection<Item, Cursor>, advice: String
    ) -> any Error {
        switch error {
        case is CancellationError: return CommandInterruption(text: "Interrupted. \(advice)")
        case let error as PageError<Cursor>:
            if case .fetching(.cancelled) = error.reason { return CommandInterruption(text: "Interrupted. \(advice)") }
            // After the semicolon, a description has advice for a programmer.
            var text = sentence("The list could not be read to its end: \("\(error)".prefix { $0 != ";" })")
            if case .fetching(let error) = error.reason { text = collection.failureText(error) }
            if error.isRetryable { text += " The request was sent up to \(delays.count + 1) times." }
            return CommandFailure("\(text) \(advice)")
        default: return error
        }
    }

    /// Returns the standard layers without a deadline, a retry budget and a circuit breaker. There are up to three
    /// retries, after 1, 2 and 4 seconds. If the server asks for a longer delay, the retry waits for this delay. If the
    /// server asks for more than 60 seconds, the request is not sent again.
    private func layers(_ cache: StoreLayer?) -> [StoreLayer] {
        let retry = RetryPolicy(attempts: delays.count + 1, budget: nil) { attempt in
            attempt.proposedDelay.map { max($0, .seconds(delays[min(attempt.number, delays.count) - 1])) }
        }
        return standardLayers(
            observer: observing(display.add), deadline: nil, cache: cache, retry: retry,
            breaker: nil, concurrency: settings.width, attemptLimit: nil)
    }

    private var howToResume: String {
        "run the same command" + (settings.isRestart ? " without --restart" : "") + " to resume"
    }
}

/// The delays before the retries, in seconds.
private let delays = [1, 2, 4]
