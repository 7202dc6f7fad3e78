import Fetching
internal import FileAccess
import Foundation

extension Crawl {
    /// Reads the ranges that are not complete, until the collection is complete. Other processes can run the same crawl
    /// at the same time. If the job is complete, returns at once.
    ///
    /// If a page cannot be fetched, no further ranges are started. The error is thrown once the ranges in progress are
    /// read. If the task is cancelled, the requests in progress are cancelled. In both cases, the pages that were read
    /// are recorded, and the next run continues after them.
    ///
    /// - Parameters:
    ///   - width: The maximum number of simultaneous requests of this process.
    ///   - progress: Receives the progress after each page. Two calls never run at the same time.
    /// - Throws: `PageError` if a page cannot be read. ``CrawlError`` if the job belongs to another crawl, or if a file
    ///   or the plan cannot be used. Errors of the coordinator and of `encode`. `CancellationError` if the task is
    ///   cancelled.
    public func run(
        width: Int = 8, progress: @escaping @Sendable (CrawlProgress) -> Void = { _ in }
    ) async throws {
        try checkIsFileURL(folder)
        var crawl = self
        crawl.coordinator = checking(coordinator)
        do { try await crawl.runChecked(width: max(1, width), progress) } catch let error as FileAccessError {
            throw CrawlError(error)
        }
    }

    private func runChecked(width: Int, _ progress: @escaping @Sendable (CrawlProgress) -> Void) async throws {
        let start = time.uptime()
        let firstPage = FirstPage(pages)
        let plan = try await coordinator.plan { try await proposedPlan(firstPage) }
        guard haveSameBytes(plan.job, job), try haveSameBytes(plan.start, text(of: pages.start)) else {
            throw CrawlError.otherJob(plan.job)
        }
        guard pages.isAfter != nil || plan.rangeCount == 1 else {
            throw CrawlError.coordinator(
                "the plan has \(plan.rangeCount) ranges, but each page contains the cursor of the next one")
        }
        try checkIsFileURL(parts)
        try createFolder(parts.path(percentEncoded: false))
        let status = try await coordinator.status()
        let meter = CrawlMeter(count: status.itemCount, total: status.total, since: start, progress)
        if !status.isComplete {
            async let _: Void = renewClaims()
            do { try await readRanges(width: width, firstPage, meter) } catch {
                throw Task.isCancelled ? CancellationError() : error
            }
            // The coordinator says that nothing is left. So the parts must be all of the collection.
            guard try await coordinator.status().isComplete else {
                throw CrawlError.coordinator(
                    "no range is left to be read, but the parts are not the complete collection")
            }
        }
        removeUnfinishedParts(in: parts)
    }

    private func readRanges(
        width: Int, _ firstPage: FirstPage<Item, Cursor>, _ meter: CrawlMeter
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            var running = 0
            // Claims are made in batches, so that the coordinator gets fewer requests.
            var claims: [Coordinator.Claim]? = []
            var failure: (any Error)?
            var pause = Duration.milliseconds(20)
            var waited = Duration.zero
            while true {
                do {
                    if failure == nil, running < width, claims?.isEmpty == true {
                        claims = try await coordinator.claim(width)?.reversed()
                    }
                    while failure == nil, running < width, let claim = claims?.popLast() {
                        group.addTask { try await read(claim, firstPage, meter) }
                        running += 1
                    }
                    if running > 0 {
                        (pause, waited) = (.milliseconds(20), .zero)
                        running -= 1
                        try await group.next()
                    } else if failure != nil || claims == nil {
                        break
                    } else {
                        // Other workers have claimed all ranges that are not complete. If a worker ends early, its
                        // ranges become free, and this worker claims them. After a long wait, a twentieth of the wait
                        // is a short delay.
                        guard waited < longestWait else {
                            throw CrawlError.coordinator("other workers have kept all ranges for more than a day")
                        }
                        let delay = pause * (0.5 + time.random())
                        try await time.sleep(delay)
                        waited += delay
                        pause = min(pause * 2, max(.seconds(1), min(waited / 20, .seconds(300))))
                    }
                } catch {
                    failure = failure ?? error
                }
            }
            await release(claims ?? [])
            if let failure { throw failure }
        }
    }

    /// Reads a claimed range to its end, part by part.
    private func read(
        _ claim: Coordinator.Claim, _ firstPage: FirstPage<Item, Cursor>, _ meter: CrawlMeter
    ) async throws {
        var current: Coordinator.Claim? = claim
        do {
            let (start, end) = try cursors(of: claim.range)
            let reader = PageReader(firstPage.pages(from: start, to: end), width: 0)
            while let claim = current {
                let (rest, failure) = try await readPart(claim, reader, meter)
                current = rest
                if let failure { throw failure }
            }
        } catch {
            if let current { await release([current]) }
            throw error
        }
    }

    /// Reads pages into a part file, and records the part.
    ///
    /// - Returns: `rest` is the claim of the remaining pages of the range; nil after the last page, or if the claim was
    ///   lost. `failure` is the error of a page that could not be fetched, or nil.
    private func readPart(
        _ claim: Coordinator.Claim, _ reader: PageReader<Item, Cursor>, _ meter: CrawlMeter
    ) async throws -> (rest: Coordinator.Claim?, failure: PageError<Cursor>?) {
        var file = try PartFile(for: claim, in: parts)
        var next: Cursor?
        var failure: PageError<Cursor>?
        do {
            var pageCount = 0
            // After a page without a next cursor, `next()` is called once more. It returns nil at the end of the range,
            // and throws if the cursor of the next page is missing or invalid.
            while pageCount < pagesPerPart || next == nil, let page = try await reader.next() {
                var lines = Data()
                for item in page.items { lines += try encode(item) + [newline] }
                try file.append(lines, items: page.items.count, total: page.total)
                meter.add(page.items.count, total: page.total)
                pageCount += 1
                next = page.next
            }
        } catch let error as PageError<Cursor> where next != nil {
            // The pages before the failure are recorded below, so that they are not read again.
            failure = error
        } catch {
            file.remove()
            throw error
        }
        do { return (try await complete(claim, file, next: next), failure) } catch CrawlError.claimLost {
            file.remove()
            return (nil, failure)
        }
        // Any other error is thrown, and the file is kept. The part may have been recorded, for example if only the
        // response was lost.
    }

    /// Records a part, even if the task is cancelled.
    private func complete(
        _ claim: Coordinator.Claim, _ file: PartFile, next: Cursor?
    ) async throws -> Coordinator.Claim? {
        let rest = try next.map { next in
            Coordinator.PageRange(
                index: claim.range.index, partIndex: claim.range.partIndex + 1, start: try text(of: next),
                end: claim.range.end)
        }
        return try await afterCancellation { try await coordinator.complete(claim, file.finish(), rest) }
    }

    /// Releases claims, even if the task is cancelled.
    private func release(_ claims: [Coordinator.Claim]) async {
        if !claims.isEmpty { try? await afterCancellation { try await coordinator.release(claims) } }
    }

    /// Runs `work` even if the task is cancelled. After a cancellation, `work` has at most 5 seconds.
    private func afterCancellation<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let (task, context) = (Task { try await work() }, CallContext.current.withoutCall)
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            Task.detached {
                _ = try? await context.run { try await withTimeLimit(.seconds(5)) { try await task.value } }
                task.cancel()
            }
        }
    }

    private func renewClaims() async {
        // If a renewal fails, another one follows after a second. If the claims have ended by then, the coordinator
        // refuses their parts.
        while !Task.isCancelled {
            let interval: Duration?
            do { interval = try await coordinator.keepAlive() } catch { interval = .seconds(1) }
            guard let interval else { return }
            try? await time.sleep(interval)
        }
    }

    /// Returns the cursors of a claimed range. They come from the coordinator, so they are checked against the first
    /// cursor of the collection. The origin of a URL is checked when its page is fetched.
    private func cursors(of range: Coordinator.PageRange) throws(CrawlError) -> (start: Cursor, end: Cursor?) {
        let start = try cursor(range.start)
        guard let isAfter = pages.isAfter else { return (start, try range.end.map(cursor)) }
        let end = try range.end.map(cursor)
        guard start == pages.start || isAfter(start, pages.start), end.map({ isAfter($0, start) }) ?? true else {
            throw .unreadableCursor
        }
        return (start, end)
    }

    private func cursor(_ text: String) throws(CrawlError) -> Cursor {
        // An endpoint computes with these numbers, such as `offset + limit` or `offset / limit`. A cursor without an
        // order can be an ID of 63 bits.
        let numbers: ClosedRange<Int64> = pages.isAfter == nil ? -1 << 62...1 << 62 : -1 << 53...1 << 53
        guard let cursor = try? JSONDecoder().decode(Cursor.self, from: Data(text.utf8)),
            (cursor as? OffsetCursor)?.limit == (pages.start as? OffsetCursor)?.limit,
            numbers.contains(Int64((cursor as? OffsetCursor)?.offset ?? cursor as? Int ?? 0))
        else { throw .unreadableCursor }
        return cursor
    }
}

/// The longest time for which a worker waits while other workers have all ranges. They can wait for a limit per day.
private let longestWait = Duration.seconds(25 * 3600)
