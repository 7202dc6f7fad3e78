import Fetching
import Foundation
internal import HTTPSyntax

/// A complete collection that is saved to files, by one process or by several.
///
/// ```swift
/// let crawl = Crawl(of: offsetPages(of: heroes, limit: 100), to: folder)
/// try await crawl.run { progress in print(progress.count, "of", progress.total ?? 0) }
/// try await crawl.collect(to: file)
/// ```
///
/// The collection is divided into ranges of pages. Each process that runs the crawl is a worker. It claims ranges,
/// reads their pages, and writes the items to part files, one item per line, as JSON. The pages of a complete part are
/// never read again. If a process ends, even with `kill -9`, the next ``run(width:progress:)`` reads the missing parts.
///
/// With offsets and page numbers, several ranges are read at the same time if the server reports the total or the last
/// page. With tokens and links, each page contains the cursor of the next page. So one worker at a time reads these
/// pages, and any other worker can continue after the last complete part.
///
/// To use several processes, create the same crawl with the same `job` in each process. On one machine, the processes
/// use the same folder. On several machines, they share a coordinator, such as `etcdCoordinator` of the module `Etcd`.
public struct Crawl<Item: Encodable & Sendable, Cursor: Codable & Hashable & Sendable>: Sendable {
    private(set) var pages: Pages<Item, Cursor>
    let folder: URL
    let job: String
    let pagesPerPart: Int
    /// The maximum number of ranges in a plan.
    var maximumRanges = Coordinator.Plan.maximumRanges
    let encode: @Sendable (Item) throws -> Data
    /// The state that the workers share.
    public internal(set) var coordinator: Coordinator

    /// Creates a crawl. Nothing is read or written before ``run(width:progress:)``.
    ///
    /// - Parameters:
    ///   - pages: The pages of the collection. Their cursor must be `Codable`. `removingDuplicates(by:)` finds only
    ///     duplicates within one range. To remove all duplicates, call ``collect(to:removingDuplicatesBy:)``.
    ///   - folder: The folder for the part files, which is created if it doesn't exist. Symbolic links in it are
    ///     refused.
    ///   - coordinator: The state that the workers share. By default, it is kept in `folder`.
    ///   - job: A text that identifies the collection and its filters. If the folder or the coordinator has another
    ///     job, ``run(width:progress:)`` throws ``CrawlError/otherJob(_:)``.
    ///   - pagesPerPart: The number of pages in a part. A process that is killed loses the pages of at most one part
    ///     for each simultaneous request. A plan has at most 100,000 ranges, and one worker at a time reads all pages
    ///     after the start of the last range. So use a larger number for collections of more than a million pages.
    ///   - encode: Returns an item as one line of JSON without the line break. By default, an item is written with
    ///     sorted keys, dates in ISO 8601 with up to six digits after the second, and infinity and NaN as the texts
    ///     `Infinity`, `-Infinity` and `NaN`.
    public init(
        of pages: Pages<Item, Cursor>,
        to folder: URL,
        coordinator: Coordinator? = nil,
        job: String = "",
        pagesPerPart: Int = 10,
        encode: (@Sendable (Item) throws -> Data)? = nil
    ) {
        self.pages = pages
        // Stored cursors can be URLs. A page of another server is not fetched, unless the pages allow it.
        if pages.refusal == nil, let start = pages.start as? URL {
            self.pages.refusal = { ($0 as? URL).flatMap { otherOrigin(of: $0, than: start) } }
        }
        self.folder = folder
        self.coordinator = coordinator ?? .folder(folder)
        self.job = job
        self.pagesPerPart = max(1, pagesPerPart)
        let encoder = itemEncoder()
        self.encode = encode ?? { try encoder.encode($0) }
    }

    /// Returns the state of the job: the complete parts, the ranges that are not complete, and the claims.
    ///
    /// - Throws: An error of the coordinator, or ``CrawlError/coordinator(_:)`` if the state is not possible.
    public func status() async throws -> Coordinator.Status { try await coordinator.status().checked() }

    var time: TimeSource { CallContext.current.time }

    var parts: URL { folder.appending(path: "parts") }
}

/// Returns the reason to refuse a URL that has another origin than the first URL, or nil. The query is left out,
/// because it may contain secrets.
private func otherOrigin<Cursor>(of url: URL, than start: URL) -> PageError<Cursor>.Reason? {
    if haveSameOrigin(start, url) { return nil }
    let text = url.absoluteString.unicodeScalars.prefix { $0 != "?" && $0 != "#" }.prefix(200)
    return .otherOrigin(Redactor().line(String(text), limit: 250))
}
