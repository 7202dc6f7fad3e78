import CommandLineSupport
import Etcd
import Fetching
import FetchingCrawl
import FetchingGenerators
import FileAccess
import Foundation
import Marvel

/// An action of `marvel crawl` on a job that several machines share.
enum CrawlJobAction: String, CaseIterable, Sendable {
    /// Prints the state of the job.
    case status
    /// Writes the items of all parts of the job to one file.
    case collect
}

extension CrawlRun {
    /// Reads ranges of the collection until all machines together have read it completely.
    func share<Query, Model>(
        _ job: String, _ query: Query, _ resource: Resource<Query, Model>
    ) async throws {
        let route = try route(baseURL: settings.server.baseURL, environment: world.environment)
        guard case .server(let baseURL, _) = route, let path = settings.path else {
            throw UsageError("--job needs a server that all machines can reach; set the API keys or --base-url.")
        }
        defer { display.clear() }
        var connection = try Connection.open(route, settings.server, recordingTo: settings.har, in: world)
        let coordinator = try coordinator(job, settings, in: world)
        // If the server asks one machine to wait, all machines wait.
        connection.layers =
            layers(connection.cache) + [limitingRate(nil, sharedBy: coordinator)]
        let pages = offsetPages(
            of: connection.list(resource.kind), kind: resource.kind, matching: query, limit: settings.limit)
        let crawl = Crawl(
            of: pages, to: URL(filePath: try CrawlPaths(finished: path).folder), coordinator: coordinator,
            job: "\(CrawlSubject(words: options.words, baseURL: baseURL))", encode: encode)
        do { try await crawl.run(width: settings.width) { display.show($0, of: noun) } } catch {
            display.clear()
            throw failure(
                coordinatorFailure(error), baseURL: baseURL,
                advice: "Other machines continue. Run the same command to continue here.")
        }
        display.clear()
        if settings.showsStatistics { world.terminal.writeNote("\(display.metrics)\n") }
        let status = try await crawl.status()
        display.note(
            "All \(status.itemCount) \(noun) are in the parts of the job \(quoted(job)). To write them to one file, copy "
                + "the folders “\(path).parts” of all machines into one, and run “marvel crawl collect” there.")
    }
}

/// Prints the state of a job, or writes the items of its parts to one file.
func runCrawlJob(_ action: CrawlJobAction, _ settings: CrawlSettings, in world: MarvelWorld) async throws {
    let job = settings.job ?? ""
    let coordinator = try coordinator(job, settings, in: world)
    let status: Coordinator.Status
    do { status = try await writtenCrawl(coordinator).status() } catch { throw coordinatorFailure(error) }
    guard let plan = status.plan else {
        throw CommandFailure(
            "There is no job \(quoted(job)) in etcd; check the name, or start the job with "
                + "“marvel crawl COLLECTION --out FILE --job NAME”.")
    }
    switch action {
    case .status:
        try world.terminal.write(statusText(status, plan))
    case .collect:
        guard let path = settings.path else { throw UsageError("“marvel crawl collect” needs a file; add --out FILE.") }
        let paths = try CrawlPaths(finished: path)
        if try fileSize(paths.finished) != nil {
            throw CommandFailure("\(quoted(path: path)) exists; move it, or choose another --out.")
        }
        let count: Int
        do {
            count = try await writtenCrawl(coordinator, job: plan.job, in: paths.folder)
                .collect(to: URL(filePath: paths.finished), removingDuplicatesBy: \.id)
        } catch { throw coordinatorFailure(error) }
        if !settings.isQuiet { world.terminal.writeNote("All \(count) items are in \(quoted(path: path)).\n") }
    }
}

/// Returns a crawl whose parts are read, and not written. Of an item, only the ID is decoded.
///
/// - Parameters:
///   - job: The text that identifies the collection; any for a crawl of which only the status is read.
///   - folder: The folder of the crawl.
func writtenCrawl(
    _ coordinator: Coordinator, job: String = "", in folder: String = "."
) -> Crawl<IdentifiedLine, Int> {
    let none: Fetcher<Int, [IdentifiedLine]> = { _ in .success([]) }
    return Crawl(
        of: numberedPages(of: none, limit: 1, items: { $0 }), to: URL(filePath: folder), coordinator: coordinator,
        job: job)
}

/// A line of a part file.
struct IdentifiedLine: Codable, Sendable {
    var id: Int
}

/// Returns the state of a job as lines of text.
private func statusText(_ status: Coordinator.Status, _ plan: Coordinator.Plan) -> String {
    let ranges = plan.rangeCount
    let complete = ranges - Set(status.openRanges.map(\.index)).count
    var lines = [
        "\(plan.job)", "\(complete) of \(ranges) ranges are complete",
        "\(status.itemCount)" + (status.total.map { " of \($0)" } ?? "") + " items are saved",
    ]
    for (worker, claims) in Dictionary(grouping: status.claims, by: \.worker).sorted(by: { $0.key < $1.key }) {
        lines.append("\(worker) reads \(claims.count) \(claims.count == 1 ? "range" : "ranges")")
    }
    return lines.map { cellText($0) + "\n" }.joined()
}

private func coordinator(_ job: String, _ settings: CrawlSettings, in world: MarvelWorld) throws -> Coordinator {
    let server = try etcdServer(settings.coordinator, in: world)
    return etcdCoordinator(server.address, job: job, user: server.user, store: server.store)
}

/// Returns the failure of the command for an error of a coordinator or of a file.
private func coordinatorFailure(_ error: any Error) -> any Error {
    switch error {
    case let error as AppError: CommandFailure("The etcd server cannot be used: \(error)")
    default: CommandFailure(crawl: error) ?? error
    }
}

extension CommandFailure {
    /// Creates a failure that explains an error of a crawl or of its files. Returns nil for another error.
    init?(crawl error: any Error) {
        let failure = (error as? FileAccessError).map { CrawlError.file(path: $0.path, reason: $0.reason) }
        guard let failure = failure ?? error as? CrawlError else { return nil }
        let text = "\(failure)"
        self.init(sentence(text.prefix(1).uppercased() + text.dropFirst()))
    }
}
