import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingScreens

/// Tests with random sequences of calls and responses. After each event, the list model is compared with a simple model
/// of the expected screen.
@MainActor @Suite(.hangLimit) struct ListModelSequenceTests {
    /// The number of sequences: a twentieth of `FETCHING_SOAK`, at least 100.
    private let count = soakSize.map { max(100, $0 / 20) } ?? (runsSlowTests ? 100 : 25)

    @Test func theListModelShowsTheExpectedStateAfterEachEventOfAnySequence() async {
        for seed in 1...count where await !agrees(seed: UInt64(seed)) { return }
    }

    /// Runs one sequence of events. Returns whether the list model shows the expected state after each event.
    ///
    /// Records an issue for the first difference.
    private func agrees(seed: UInt64) async -> Bool {
        var random = SplitMix64(seed: seed)
        let server = ManualServer()
        let time = VirtualTime()
        return await time.run {
            var listings = 0
            let model = ListModel(query: "", debounce: pause, loadMoreThreshold: 2) { query in
                listings += 1
                return server.pages(for: "\(query)#\(listings)")
            }
            var expected = ExpectedScreen()
            var history: [String] = []

            for _ in 0..<25 {
                let event = Event.random(showing: expected, waiting: server.waiting, using: &random)
                history.append("\(event)")
                switch event {
                case .load: model.load()
                case .type(let text): model.query = text
                case .refresh: model.refresh()
                case .retry: model.retry()
                case .loadMore: model.loadMore()
                case .appear(let index): model.rowAppeared(Row(expected.rows[index]))
                case .wait(let duration): time.advance(by: duration)
                case .respond(let index):
                    let request = server.requests[index]
                    await server.respond(to: index, .success(Collection(request.query).response(request.page)))
                case .fail(let index): await server.fail(index)
                }
                expected.apply(event)

                // Waits until the model has started the expected work. Unexpected work is found in later steps.
                await server.requests(atLeast: expected.requests.count)
                switch expected.work {
                case nil: await model.waitUntilIdle()
                case .pause: await time.waitForSleepers(atLeast: 1)
                case .request: break
                }
                history.append(expected.shown)
                guard model.shown == expected.shown, server.requests == expected.requests else {
                    Issue.record(
                        """
                        seed \(seed): shows “\(model.shown)” after \(server.requests.suffix(3)), not “\(expected.shown)” after \
                        \(expected.requests.suffix(3)):
                        \(history.joined(separator: "\n"))
                        """)
                    return false
                }
            }
            for index in server.waiting { await server.fail(index) }
            return true
        }
    }
}

private let pause = Duration.milliseconds(300)

/// A call of the list model, a response, or a pause.
private enum Event {
    case load, refresh, retry, loadMore
    case type(String)
    case appear(Int)
    case wait(Duration)
    case respond(Int)
    case fail(Int)

    static func random(showing expected: ExpectedScreen, waiting: [Int], using random: inout SplitMix64) -> Event {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return .load
        case 1: return .refresh
        case 2: return .retry
        case 3: return .loadMore
        case 4, 5: return .type(["", "s", "sp"].randomElement(using: &random) ?? "")
        case 6, 7: return .wait(pause / Int.random(in: 1...3, using: &random))
        case 8..<12:
            return expected.rows.isEmpty ? .load : .appear(Int.random(in: expected.rows.indices, using: &random))
        case 12..<14: return waiting.randomElement(using: &random).map { .fail($0) } ?? .retry
        default: return waiting.randomElement(using: &random).map { .respond($0) } ?? .wait(pause)
        }
    }
}

/// The server's pages for a query: one to four pages, some of them empty. No other collection has the same rows.
private struct Collection {
    let name: String
    let sizes: [Int]

    init(_ name: String) {
        self.name = name
        var random = SplitMix64(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        sizes = (0...Int.random(in: 0..<4, using: &random)).map { _ in [0, 1, 3, 3].randomElement(using: &random) ?? 0 }
    }

    func rows(_ page: Int) -> [String] { (0..<sizes[page]).map { "\(name).\(page).\($0)" } }

    func next(_ page: Int) -> Int? { page + 1 < sizes.count ? page + 1 : nil }

    func response(_ page: Int) -> ManualServer.Response {
        ManualServer.Response(rows: rows(page).map(Row.init), next: next(page))
    }
}

/// A simple model of the expected screen. It has at most one piece of work at a time, and it uses only the response to
/// its latest request.
private struct ExpectedScreen {
    enum Work { case pause(until: Duration), request(Int, Purpose) }
    enum Purpose { case first, more, refresh }

    var requests: [ManualServer.Request] = []
    var work: Work?
    var rows: [String] = []
    private var screen = "initial"
    private var tail = "more"
    private var isRefreshing = false
    private var isRefreshFailed = false
    private var isEndNear = false
    private var draftQuery = ""
    private var activeQuery = ""
    private var now = Duration.zero
    private var listings = 0
    private var shownListing = Collection("")
    private var page: Int? = 0
    /// The collection and the next page of the current refresh.
    private var fresh = (listing: Collection(""), page: 0)

    var shown: String {
        let whole = screen != "rows" ? screen : rows.isEmpty ? "empty" : rows.joined(separator: " ") + ", " + tail
        return whole + (isRefreshing ? ", refreshing" : "") + (isRefreshFailed ? ", not refreshed" : "")
            + (draftQuery != activeQuery ? ", searching" : "")
    }

    mutating func apply(_ event: Event) {
        switch event {
        case .load: if screen == "initial" { sendQuery() }
        case .type(let text): if text != draftQuery { type(text) }
        case .refresh: refresh()
        case .retry:
            if screen == "error" {
                if draftQuery != activeQuery { sendQuery() } else { loadFirst() }
            } else if isRefreshFailed {
                refresh()
            } else if tail == "failed" {
                more()
            }
        case .loadMore: more()
        case .appear(let index):
            if index >= rows.count - 2, screen == "rows" {
                isEndNear = true
                moreIfNear()
            }
        case .wait(let duration):
            now += duration
            if case .pause(let end) = work, end <= now { sendQuery() }
        case .respond(let index): if case .request(index, let purpose) = work { succeed(purpose) }
        case .fail(let index): if case .request(index, let purpose) = work { fail(purpose) }
        }
    }

    private mutating func type(_ text: String) {
        draftQuery = text
        guard screen != "initial" else { return activeQuery = text }
        stop()
        if draftQuery != activeQuery {
            work = .pause(until: now + pause)
        } else if screen == "loading" {
            loadFirst()
        } else {
            moreIfNear()
        }
    }

    private mutating func stop() {
        work = nil
        isRefreshing = false
        if tail == "loading" { (tail, isEndNear) = ("more", true) }
    }

    private mutating func sendQuery() {
        stop()
        activeQuery = draftQuery
        listings += 1
        (shownListing, page) = (Collection("\(activeQuery)#\(listings)"), 0)
        (rows, tail, isEndNear, isRefreshFailed) = ([], "more", false, false)
        loadFirst()
    }

    private mutating func loadFirst() {
        screen = "loading"
        request(shownListing, page ?? 0, .first)
    }

    private mutating func more() {
        guard screen == "rows", work == nil, let page else { return }
        (tail, isEndNear) = ("loading", false)
        request(shownListing, page, .more)
    }

    private mutating func moreIfNear() { if isEndNear, tail == "more" { more() } }

    private mutating func refresh() {
        if screen == "initial" || screen == "error" || draftQuery != activeQuery { return sendQuery() }
        guard screen == "rows", !isRefreshing else { return }
        stop()
        listings += 1
        (isRefreshing, isRefreshFailed) = (true, false)
        fresh = (Collection("\(activeQuery)#\(listings)"), 0)
        request(fresh.listing, 0, .refresh)
    }

    private mutating func request(_ listing: Collection, _ page: Int, _ purpose: Purpose) {
        work = .request(requests.count, purpose)
        requests.append(ManualServer.Request(query: listing.name, page: page))
    }

    private mutating func succeed(_ purpose: Purpose) {
        let (listing, received) = purpose == .refresh ? fresh : (shownListing, page ?? 0)
        let new = listing.rows(received)
        let next = listing.next(received)
        if purpose == .refresh { fresh.page = next ?? 0 } else { page = next }
        // An empty page is skipped.
        if new.isEmpty, let next { return request(listing, next, purpose) }
        if purpose == .refresh {
            (shownListing, page, rows, isRefreshing) = (listing, next, [], false)
        }
        rows += new
        (work, screen, tail, isEndNear) = (nil, "rows", next == nil ? "end" : "more", false)
    }

    private mutating func fail(_ purpose: Purpose) {
        work = nil
        switch purpose {
        case .first: screen = "error"
        case .more: tail = "failed"
        case .refresh:
            (isRefreshing, isRefreshFailed) = (false, true)
            moreIfNear()
        }
    }
}
