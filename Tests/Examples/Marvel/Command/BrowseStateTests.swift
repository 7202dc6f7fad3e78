import FetchingTestSupport
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

private let extent = BrowseState.Extent(rows: 100, lines: 10, cardLines: 25)

private func typed(_ text: String) -> [Key] { text.unicodeScalars.map { .text($0) } }

struct BrowseStateTests {
    @Test(
        arguments: [
            ([], 0, 0), ([.down], 1, 0), ([.up], 0, 0), ([.control("n"), .control("n"), .control("p")], 1, 0),
            (Array(repeating: .down, count: 9), 9, 0), (Array(repeating: .down, count: 10), 10, 1),
            ([.pageDown], 10, 10), ([.pageDown, .down, .pageDown], 21, 20), ([.pageDown, .pageUp], 0, 0),
            ([.pageDown, .up], 9, 9), ([.end], 99, 90), ([.end, .down], 99, 90), ([.end, .pageDown], 99, 90),
            ([.end, .pageUp], 89, 80), ([.end, .home], 0, 0), (Array(repeating: .pageDown, count: 20), 99, 90),
        ] as [([Key], Int, Int)])
    func keysMoveTheSelectionAndScroll(keys: [Key], selection: Int, top: Int) {
        var state = BrowseState()
        for key in keys { #expect(state.handle(key, in: extent) == nil) }
        #expect(state.scroll == Scroll(selection: selection, top: top))
    }

    @Test func theSelectionIsAlwaysVisibleAndNoLineIsUnused() {
        var random = SplitMix64(seed: 3)
        let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]
        var state = BrowseState()
        for _ in 0..<5_000 {
            let rows = Int(random.next() % 40)
            let lines = Int(random.next() % 30)
            let extent = BrowseState.Extent(rows: rows, lines: lines)
            _ = state.handle(keys[Int(random.next() % 6)], in: extent)
            state.fit(extent)
            let (selection, top) = (state.scroll.selection, state.scroll.top)
            #expect((0...max(0, rows - 1)).contains(selection))
            #expect(top >= 0 && top <= selection && selection < top + max(1, lines))
            #expect(top == 0 || top + max(1, lines) <= rows)
        }
    }

    @Test(
        arguments: [
            (typed("spi"), "spi"), (typed("spi") + [.backspace], "sp"), (typed("e\u{301}") + [.backspace], ""),
            (typed("iron man") + [.control("w")], "iron "), (typed("iron  ") + [.control("w")], ""),
            (typed("iron") + [.control("u")], ""), (typed("iron") + [.escape], ""),
            (typed(String(repeating: "x", count: 500)), String(repeating: "x", count: 200)),
        ] as [([Key], String)])
    func typingEditsTheSearch(keys: [Key], search: String) {
        var state = BrowseState()
        for key in keys { _ = state.handle(key, in: extent) }
        #expect(state.search == search)
    }

    @Test func aNewSearchStartsAtTheTop() {
        var state = BrowseState()
        _ = state.handle(.end, in: extent)
        #expect(state.handle(.text("x"), in: extent) == .search)
        #expect(state.scroll == Scroll())
        _ = state.handle(.down, in: extent)
        #expect(state.handle(.backspace, in: extent) == .search)
        #expect(state.scroll == Scroll())
        // The text doesn't change, so no search is sent and the selection stays.
        _ = state.handle(.down, in: extent)
        #expect(state.handle(.backspace, in: extent) == nil)
        #expect(state.handle(.control("u"), in: extent) == nil)
        #expect(state.handle(.control("x"), in: extent) == nil)
        #expect(state.scroll.selection == 1)
    }

    @Test func escClearsTheSearchAndQuitsIfItIsEmpty() {
        var state = BrowseState()
        _ = state.handle(.text("x"), in: extent)
        #expect(state.handle(.escape, in: extent) == .search)
        #expect(state.handle(.escape, in: extent) == .quit)
    }

    @Test(arguments: [Key.control("c"), .control("d")])
    func ctrlCAndCtrlDAlwaysQuit(key: Key) {
        var state = BrowseState()
        _ = state.handle(.text("x"), in: extent)
        #expect(state.handle(key, in: extent) == .quit)
        _ = state.handle(.enter, in: extent)
        #expect(state.handle(key, in: extent) == .quit)
    }

    @Test func withoutASearchTypingDoesNothingAndQQuits() {
        var state = BrowseState()
        let extent = BrowseState.Extent(rows: 3, lines: 10, canSearch: false)
        #expect(state.handle(.text("x"), in: extent) == nil)
        #expect(state.handle(.backspace, in: extent) == nil)
        #expect(state.search.isEmpty)
        #expect(state.handle(.text("q"), in: extent) == .quit)
        #expect(state.handle(.escape, in: extent) == .quit)
    }

    @Test func enterShowsDetailsThatScrollAndOtherKeysReturnToTheList() {
        var state = BrowseState()
        for key in [Key.text("x"), .escape, .backspace, .enter, .control("r"), .control("u")] {
            #expect(state.handle(.enter, in: extent) == nil)
            #expect(state.cardTop == 0)
            for (move, top) in [
                (Key.down, 1), (.pageDown, 11), (.end, 15), (.up, 14), (.pageUp, 4), (.home, 0), (.up, 0),
            ] {
                #expect(state.handle(move, in: extent) == nil)
                #expect(state.cardTop == top)
            }
            #expect(state.handle(key, in: extent) == nil)
            #expect(state.cardTop == nil)
        }
        #expect(state == BrowseState())
    }

    @Test func enterInDetailsOpensTheListOfTheRow() {
        var state = BrowseState()
        let extent = BrowseState.Extent(rows: 3, lines: 10, canOpen: true)
        #expect(state.handle(.down, in: extent) == nil)
        #expect(state.handle(.enter, in: extent) == nil)
        #expect(state.handle(.enter, in: extent) == .open)
        // After the return, the list is shown with the same selection.
        #expect(state.cardTop == nil)
        #expect(state.scroll.selection == 1)
    }

    @Test func escReturnsFromAListThatWasOpenedFromARow() {
        var state = BrowseState()
        let extent = BrowseState.Extent(rows: 3, lines: 10, canGoBack: true)
        _ = state.handle(.text("x"), in: extent)
        #expect(state.handle(.escape, in: extent) == .search)
        #expect(state.handle(.escape, in: extent) == .back)
        #expect(state.handle(.control("c"), in: extent) == .quit)
    }

    @Test func withoutRowsThereAreNoDetails() {
        var state = BrowseState()
        #expect(state.handle(.enter, in: .init(rows: 0, lines: 10)) == nil)
        #expect(state.cardTop == nil)
    }

    @Test func ctrlRRefreshesAndCtrlLRedraws() {
        var state = BrowseState()
        #expect(state.handle(.control("r"), in: extent) == .refresh)
        #expect(state.handle(.control("l"), in: extent) == .redraw)
    }
}
