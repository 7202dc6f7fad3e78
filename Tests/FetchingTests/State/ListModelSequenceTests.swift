import Fetching
import FetchingTestSupport
import Testing

/// Random sequences of what a person does and of answers in any order, against a plain account of what should be seen.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ListModelSequenceTests {
    @Test func whatIsShownIsWhatShouldBeSeenWhateverHappensInWhateverOrder() async {
        for seed in 1...1_000 where await !agrees(seed: UInt64(seed)) { return }
    }

    /// Whether model and account agree after every step of one sequence; the first difference is an issue.
    private func agrees(seed: UInt64) async -> Bool {
        var random = SplitMix64(seed: seed)
        let server = AnsweredByHand()
        let time = VirtualTime()
        var listings = 0
        let model = ListModel(query: "", debounce: pause, loadMoreThreshold: 2, time: time.source) { query in
            listings += 1
            return server.pages(for: "\(query)#\(listings)")
        }
        var account = Account()
        var story: [String] = []

        for _ in 0..<25 {
            let event = Event.random(seenBy: account, waiting: server.waiting, using: &random)
            story.append("\(event)")
            switch event {
            case .load: model.load()
            case .type(let text): model.query = text
            case .refresh: model.refresh()
            case .retry: model.retry()
            case .loadMore: model.loadMore()
            case .appear(let index): model.appeared(Row(account.rows[index]))
            case .wait(let duration): time.advance(by: duration)
            case .answer(let index):
                let call = server.calls[index]
                await server.answer(index, .success(Collection(call.query).answer(call.page)))
            case .fail(let index): await server.fail(index)
            }
            account.take(event)

            // Until the model has done what the account says that it does now; more would show in the steps to come.
            await server.calls(atLeast: account.calls.count)
            switch account.work {
            case nil: await model.waitUntilIdle()
            case .pause: await time.waitForSleepers(atLeast: 1)
            case .call: break
            }
            story.append(account.shown)
            guard model.shown == account.shown, server.calls == account.calls else {
                Issue.record(
                    """
                    seed \(seed): shows “\(model.shown)” after \(server.calls.suffix(3)), not “\(account.shown)” after \
                    \(account.calls.suffix(3)):
                    \(story.joined(separator: "\n"))
                    """)
                return false
            }
        }
        for index in server.waiting { await server.fail(index) }
        return true
    }
}

private let pause = Duration.milliseconds(300)

/// What can happen.
private enum Event {
    case load, refresh, retry, loadMore
    case type(String)
    case appear(Int)
    case wait(Duration)
    case answer(Int)
    case fail(Int)

    static func random(seenBy account: Account, waiting: [Int], using random: inout SplitMix64) -> Event {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return .load
        case 1: return .refresh
        case 2: return .retry
        case 3: return .loadMore
        case 4, 5: return .type(["", "s", "sp"].randomElement(using: &random) ?? "")
        case 6, 7: return .wait(pause / Int.random(in: 1...3, using: &random))
        case 8..<12:
            return account.rows.isEmpty ? .load : .appear(Int.random(in: account.rows.indices, using: &random))
        case 12..<14: return waiting.randomElement(using: &random).map { .fail($0) } ?? .retry
        default: return waiting.randomElement(using: &random).map { .answer($0) } ?? .wait(pause)
        }
    }
}

/// What the server has for a query: a few pages, some of them empty, with rows that are no other collection's.
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

    func answer(_ page: Int) -> AnsweredByHand.Answer {
        AnsweredByHand.Answer(rows: rows(page).map(Row.init), next: next(page))
    }
}

/// What a person should see, told as plainly as can be: one purpose at a time, and an answer counts only for the call
/// that the purpose waits for.
private struct Account {
    enum Work { case pause(until: Duration), call(Int, Purpose) }
    enum Purpose { case first, more, refresh }

    var calls: [AnsweredByHand.Call] = []
    var work: Work?
    var rows: [String] = []
    private var screen = "initial"
    private var tail = "more"
    private var isRefreshing = false
    private var isRefreshFailed = false
    private var isEndNear = false
    private var typed = ""
    private var asked = ""
    private var now = Duration.zero
    private var listings = 0
    private var shownListing = Collection("")
    private var page: Int? = 0
    /// Of the refresh that is under way.
    private var fresh = (listing: Collection(""), page: 0)

    var shown: String {
        let whole = screen != "rows" ? screen : rows.isEmpty ? "empty" : rows.joined(separator: " ") + ", " + tail
        return whole + (isRefreshing ? ", refreshing" : "") + (isRefreshFailed ? ", not refreshed" : "")
            + (typed != asked ? ", searching" : "")
    }

    mutating func take(_ event: Event) {
        switch event {
        case .load: if screen == "initial" { ask() }
        case .type(let text): if text != typed { type(text) }
        case .refresh: refresh()
        case .retry:
            if screen == "error" {
                if typed != asked { ask() } else { askFirst() }
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
            if case .pause(let end) = work, end <= now { ask() }
        case .answer(let index): if case .call(index, let purpose) = work { succeed(purpose) }
        case .fail(let index): if case .call(index, let purpose) = work { fail(purpose) }
        }
    }

    private mutating func type(_ text: String) {
        typed = text
        guard screen != "initial" else { return asked = text }
        giveUp()
        if typed != asked {
            work = .pause(until: now + pause)
        } else if screen == "loading" {
            askFirst()
        } else {
            moreIfNear()
        }
    }

    private mutating func giveUp() {
        work = nil
        isRefreshing = false
        if tail == "loading" { (tail, isEndNear) = ("more", true) }
    }

    private mutating func ask() {
        giveUp()
        asked = typed
        listings += 1
        (shownListing, page) = (Collection("\(asked)#\(listings)"), 0)
        (rows, tail, isEndNear, isRefreshFailed) = ([], "more", false, false)
        askFirst()
    }

    private mutating func askFirst() {
        screen = "loading"
        call(shownListing, page ?? 0, .first)
    }

    private mutating func more() {
        guard screen == "rows", work == nil, let page else { return }
        (tail, isEndNear) = ("loading", false)
        call(shownListing, page, .more)
    }

    private mutating func moreIfNear() { if isEndNear, tail == "more" { more() } }

    private mutating func refresh() {
        if screen == "initial" || screen == "error" || typed != asked { return ask() }
        guard screen == "rows", !isRefreshing else { return }
        giveUp()
        listings += 1
        (isRefreshing, isRefreshFailed) = (true, false)
        fresh = (Collection("\(asked)#\(listings)"), 0)
        call(fresh.listing, 0, .refresh)
    }

    private mutating func call(_ listing: Collection, _ page: Int, _ purpose: Purpose) {
        work = .call(calls.count, purpose)
        calls.append(AnsweredByHand.Call(query: listing.name, page: page))
    }

    private mutating func succeed(_ purpose: Purpose) {
        let (listing, answered) = purpose == .refresh ? fresh : (shownListing, page ?? 0)
        let new = listing.rows(answered)
        let next = listing.next(answered)
        if purpose == .refresh { fresh.page = next ?? 0 } else { page = next }
        // An empty page is crossed.
        if new.isEmpty, let next { return call(listing, next, purpose) }
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
