import Etcd
import Fetching
import FetchingCrawl
import FetchingText
import FileAccess
import Foundation

/// An action of the subcommand `crawl` on a job that several machines share.
public enum CrawlJobAction: String, CaseIterable, Sendable {
    /// Prints the state of the job.
    case status
    /// Writes the items of all parts of the job to one file.
    case collect
}

extension CrawlRun {
    /// Reads ranges of the collection until all machines together have read it completely.
    func share<Item, Cursor>(
        _ collection: CrawledCollection<Item, Cursor>, _ coordinator: Coordinator
    ) async throws {
        guard let path = settings.path, let job = settings.job else { return }
        let crawl = Crawl(
            of: collection.pages, to: URL(filePath: try CrawlPaths(finished: path).folder), coordinator: coordinator,
            job: "\(subject)", encode: collection.encode)
        do { try await crawl.run(width: settings.width) { display.show($0, of: noun) } } catch {
            display.clear()
            throw failure(
                coordinatorFailure(error), of: collection,
                advice: "Other machines continue. Run the same command to continue here.")
        }
        display.clear()
        if settings.showsStatistics { world.terminal.writeNote("\(display.metrics)\n") }
        let status = try await crawl.status()
        note(
            "All \(status.itemCount) \(noun) are in the parts of the job \(quoted(job)). To write them to one file, copy "
                + "the folders “\(path).parts” of all machines into one, and run “\(subject.program) crawl collect” there."
        )
    }
}

extension CrawlJobAction {
    /// Prints the state of a job, or writes the items of its parts to one file.
    ///
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - uniqueField: The name of a field whose value is different in each item; nil keeps all lines.
    public func run(
        _ settings: CrawlSettings, program: String, uniqueField: String?, in world: World
    ) async throws {
        let job = settings.job ?? ""
        let coordinator = try etcdJob(job, settings, in: world)
        let status: Coordinator.Status
        do { status = try await writtenCrawl(coordinator, job: "", in: ".").status() } catch {
            throw coordinatorFailure(error)
        }
        guard let plan = status.plan else {
            throw CommandFailure(
                "There is no job \(quoted(job)) in etcd; check the name, or start the job with “\(program) crawl … "
                    + "--out FILE --job NAME”.")
        }
        switch self {
        case .status:
            try world.terminal.write(statusText(status, plan))
        case .collect:
            guard let path = settings.path else {
                throw UsageError("“\(program) crawl collect” needs a file; add --out FILE.")
            }
            let paths = try CrawlPaths(finished: path)
            if try fileSize(paths.finished) != nil {
                throw CommandFailure("\(quoted(path: path)) exists; move it, or choose another --out.")
            }
            let count: Int
            do {
                count = try await collectLines(
                    coordinator, job: plan.job, in: paths.folder, to: paths.finished, uniqueField: uniqueField)
            } catch { throw coordinatorFailure(error) }
            if !settings.isQuiet { world.terminal.writeNote("All \(count) items are in \(quoted(path: path)).\n") }
        }
    }
}

/// Writes the items of a complete job to one file. Returns their number.
///
/// - Parameters:
///   - folder: The folder of the crawl.
///   - uniqueField: The name of a field whose value is different in each item; nil keeps all lines.
func collectLines(
    _ coordinator: Coordinator, job: String, in folder: String, to file: String, uniqueField: String?
) async throws -> Int {
    let (crawl, file) = (writtenCrawl(coordinator, job: job, in: folder), URL(filePath: file))
    guard let uniqueField else { return try await crawl.collect(to: file) }
    return try await crawl.collect(
        to: file, removingDuplicatesBy: { $0[uniqueField] ?? .text(Array(UUID().uuidString.utf8)) })
}

/// Returns a crawl whose parts are read, and not written.
///
/// - Parameters:
///   - job: The text that identifies the collection; any for a crawl of which only the status is read.
///   - folder: The folder of the crawl.
private func writtenCrawl(_ coordinator: Coordinator, job: String, in folder: String) -> Crawl<ScalarFields, Int> {
    let none: Fetcher<Int, [ScalarFields]> = { _ in .success([]) }
    return Crawl(
        of: numberedPages(of: none, limit: 1, items: { $0 }), to: URL(filePath: folder), coordinator: coordinator,
        job: job)
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

/// Returns the coordinator of a job that several machines share.
func etcdJob(_ job: String, _ settings: CrawlSettings, in world: World) throws -> Coordinator {
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
