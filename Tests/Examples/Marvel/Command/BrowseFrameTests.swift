import FetchingGenerators
import FetchingTestSupport
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

private let headers = [
    BrowseTable.Header(title: "ID", isRightAligned: true, isFlexible: false),
    BrowseTable.Header(title: "NAME", isRightAligned: false, isFlexible: true),
    BrowseTable.Header(title: "NOTE", isRightAligned: false, isFlexible: true),
    BrowseTable.Header(title: "COMICS", isRightAligned: true, isFlexible: false),
]
private let rows = [["7", "3-D Man", "", "12"], ["1009144", "蜘蛛侠", "", "3"], ["8", "Zuras", "", "0"]]
private let plain = Style(isTerminal: false, environment: [:])
private let coloured = Style(isTerminal: true, environment: [:])

/// Returns the content of a frame with 3 of 1,562 rows.
private func frame(
    width: Int = 50, height: Int = 9, keys: [Key] = [], style: Style = plain,
    _ change: (inout FrameContent) -> Void = { _ in }
) -> FrameContent {
    var table = BrowseTable(headers: headers)
    table.fit(rows)
    var state = BrowseState()
    for key in keys { _ = state.handle(key, in: .init(rows: 3, lines: 5)) }
    var list = ListSnapshot()
    list.phase = .rows
    list.count = 3
    list.total = 1562
    list.attribution = "© MARVEL"
    var content = FrameContent(
        title: "Characters", list: list, state: state, table: table, rows: rows,
        size: ScreenSize(width: width, height: height), style: style)
    change(&content)
    return content
}

private func typed(_ text: String) -> [Key] { text.unicodeScalars.map { .text($0) } }

struct BrowseFrameTests {
    @Test func aListShowsSearchHeaderRowsStatusAndHelp() {
        #expect(
            browseFrame(frame(keys: typed("s") + [.down])) == [
                "Characters  Search: s▏",
                "       ID  NAME                             COMICS",
                "        7  3-D Man                              12",
                "> 1009144  蜘蛛侠                                3",
                "        8  Zuras                                 0",
                "",
                "",
                "2 of 1,562 · © MARVEL",
                "Type to search  Esc: clear  Enter: details",
            ])
    }

    @Test func theSelectedRowIsHighlightedOverTheFullWidth() {
        let lines = browseFrame(frame(style: coloured))
        #expect(lines[0].hasPrefix("\u{1B}[1mCharacters\u{1B}[0m"))
        #expect(lines[2].hasPrefix("\u{1B}[7m> ") && lines[2].hasSuffix("12\u{1B}[0m"))
        #expect(!lines[3].contains("\u{1B}"))
    }

    @Test func theStatusShowsThePositionAndTheActivity() {
        let table: [(line: String, width: Int, change: (inout ListSnapshot) -> Void)] = [
            ("2 of 1,562 · refreshing… · © MARVEL", 50, { $0.isRefreshing = true }),
            ("2 of 1,562 · loading more… · © MARVEL", 50, { $0.isLoadingMore = true }),
            ("2 of 1,562 · searching… · © MARVEL", 50, { $0.isSearching = true }),
            ("2 of 3 · © MARVEL", 50, { $0.total = -1 }),
            ("2 · © MARVEL", 50, { $0.total = nil }),
            ("2 of 1,562 · It failed. · Press Ctrl-R to retry.", 50, { $0.moreError = "It failed." }),
            ("2 of 1,562 · It is of… · Press Ctrl-R to retry.", 47, { $0.refreshError = "It is offline." }),
            ("2 of 1,562 · Press Ctrl-R to retry.", 35, { $0.refreshError = "It is offline." }),
            ("2 of 1,562 · Press…", 20, { $0.refreshError = "It is offline." }),
            (
                "2 of 1,562 · searching… · © MARVEL", 50,
                {
                    $0.moreError = "Old."
                    $0.isSearching = true
                }
            ),
        ]
        for (line, width, change) in table {
            let lines = browseFrame(frame(width: width, keys: [.down]) { change(&$0.list) })
            #expect(lines[7] == line)
        }
    }

    @Test(
        arguments: [
            ("", .loading, "Loading…"), ("xyz", .loading, "Searching for “xyz”…"),
            ("", .empty, "No results."), ("xyz", .empty, "No results for “xyz”."),
            ("", .failed("The server is unavailable. Try again later."), "The server is unavailable. Try again later."),
        ] as [(String, ListSnapshot.Phase, String)])
    func aSentenceExplainsWhyThereAreNoRows(search: String, phase: ListSnapshot.Phase, sentence: String) {
        let lines = browseFrame(
            frame(keys: typed(search)) {
                $0.list.phase = phase
                $0.rows = []
            })
        #expect(lines[1].isEmpty && lines[2] == sentence && lines[3].isEmpty)
        #expect(lines[7] == (phase == .loading || phase == .empty ? "© MARVEL" : "Press Ctrl-R to retry."))
    }

    @Test func theEndOfALongSearchIsShown() {
        let line = browseFrame(frame(width: 30, keys: typed("the amazing spider-man")))[0]
        #expect(line == "Characters  Search: pider-man▏")
        #expect(browseFrame(frame(keys: typed("iron ")))[0] == "Characters  Search: iron ▏")
    }

    @Test func detailsReplaceTheRowsAndScroll() {
        let card = (1...9).map { CardLine(title: $0 == 1 ? "NAME  " : "      ", text: "line \($0)") }
        let lines = browseFrame(
            frame(keys: [.enter]) {
                $0.card = card
                $0.state.cardTop = 1
            })
        #expect(lines[2...6] == ["      line 2", "      line 3", "      line 4", "      line 5", "      line 6"])
        #expect(lines[8] == "Esc: back to the list  ↑ ↓ PgUp PgDn: scroll")
    }

    @Test func theHelpNamesTheListThatEnterOpensAndTheWayBack() {
        let card = browseFrame(
            frame(keys: [.enter]) {
                $0.card = []
                $0.child = "comics"
            })
        #expect(card[8] == "Esc: back to the list  Enter: comics  Ctrl-C: quit")
        #expect(browseFrame(frame { $0.canGoBack = true })[8] == "Type to search  Esc: back  Enter: details")
        let search = browseFrame(frame(keys: typed("s")) { $0.canGoBack = true })
        #expect(search[8] == "Type to search  Esc: clear  Enter: details")
        let stories = browseFrame(
            frame {
                $0.canGoBack = true
                $0.canSearch = false
            })
        #expect(stories[8].hasPrefix("Esc: back  Enter: details"))
    }

    @Test func aCollectionWithoutSearchHasNoSearchField() {
        let lines = browseFrame(frame { $0.canSearch = false })
        #expect(lines[0] == "Characters")
        #expect(lines[8].hasPrefix("q, Esc: quit"))
    }

    @Test func everyFrameFitsItsScreen() {
        let sentence =
            "A sentence that is longer than most lines, with 漢字 and an unbreakableunbreakableunbreakableword."
        let changes: [(inout FrameContent) -> Void] = [
            { _ in }, { $0.list.moreError = sentence }, { $0.list.phase = .failed(sentence) },
            { $0.list.phase = .loading }, { $0.list.attribution = sentence }, { $0.title = sentence },
            { $0.card = [CardLine(title: "CHARACTERS  ", text: sentence)] }, { $0.list.total = .max },
        ]
        for width in [0, 1, 2, 7, 12, 20, 31, 40, 80] {
            for height in [0, 1, 4, 5, 12] {
                for change in changes {
                    let lines = browseFrame(
                        frame(width: width, height: height, keys: typed("漢字x"), style: coloured, change))
                    #expect(lines.count == height)
                    for line in lines { #expect(displayWidth(unstyled(line)) <= width, "\(width): \(line)") }
                }
            }
        }
    }

    @Test func controlCharactersOfAServerDoNotReachTheTerminal() {
        let evil = "a\u{1B}[2J\u{9B}1m\nb\r\u{7}\u{202E}c"
        for phase in [ListSnapshot.Phase.rows, .failed(cellText(evil)), .empty] {
            let lines = browseFrame(
                frame(width: 120, keys: typed("\u{202E}x")) {
                    $0.title = evil
                    $0.list.phase = phase
                    $0.list.attribution = evil
                    $0.list.moreError = evil
                })
            for scalar in lines.joined().unicodeScalars {
                #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}")
            }
        }
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1562, "1,562"), (1_000_000, "1,000,000"), (-5, "-5")])
    func longNumbersAreGrouped(number: Int, text: String) {
        #expect(grouped(number) == text)
    }

    @Test func columnsKeepTheirWidthsWhileScrolling() {
        var table = BrowseTable(headers: headers)
        table.fit(rows)
        let before = table.lines([rows[0]], width: 40)
        table.fit([["1", "A name that is a good deal longer than the others", "", "1"]])
        #expect(table.lines([rows[0]], width: 40).rows == before.rows)
        // An empty column is shown as soon as one of its cells has text.
        table.fit([["1", "x", "a note", "1"]])
        #expect(!before.header.contains("NOTE") && table.lines([], width: 60).header.contains("NOTE"))
    }
}

struct FrameUpdateTests {
    @Test func onlyChangedLinesAreWritten() {
        #expect(frameUpdate(from: ["a", "b", "c"], to: ["a", "x", "c"]) == shown("\u{1B}[2;1H\u{1B}[Kx"))
        #expect(frameUpdate(from: ["a"], to: ["a"]) == shown(""))
        #expect(frameUpdate(from: ["a"], to: ["a", ""]) == shown("\u{1B}[2;1H\u{1B}[K"))
    }

    @Test func anUnknownScreenIsRedrawn() {
        #expect(
            frameUpdate(from: nil, to: ["a", "b"])
                == shown("\u{1B}[2J\u{1B}[1;1H\u{1B}[Ka\u{1B}[2;1H\u{1B}[Kb"))
    }

    private func shown(_ text: String) -> String { "\u{1B}[?2026h" + text + "\u{1B}[?2026l" }
}

private func unstyled(_ line: String) -> String {
    line.replacing(#/\x{1B}\[[0-9;]*m/#, with: "")
}
