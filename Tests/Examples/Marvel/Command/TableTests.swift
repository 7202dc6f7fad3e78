import Fetching
import FetchingGenerators
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingText
@testable import MarvelCLI

private struct Book: Sendable {
    var id: Int
    var title: String
    var author = "A"
}

private let columns: [Column<Book>] = [
    .number("ID") { $0.id }, .text("TITLE") { $0.title }, .text("AUTHOR") { $0.author },
    .right("PRICE") { "$\($0.id)" },
    .detail("NOTE") { _ in "a detail" },
]

private let books = [
    Book(id: 1, title: "The Adventures of Captain America: Sentinel of Liberty", author: "Fabian Nicieza"),
    Book(id: 1000, title: "蜘蛛侠 e\u{301} 🕷️", author: "李"),
]

private let plain = Style(isTerminal: false, environment: [:])

struct TableTests {
    @Test func aTableIsCutToTheWidthOfTheTerminal() {
        let complete = """
              ID  TITLE                                                   AUTHOR          PRICE
               1  The Adventures of Captain America: Sentinel of Liberty  Fabian Nicieza     $1
            1000  蜘蛛侠 e\u{301} 🕷️                                             李              $1000

            """
        // The longest column is cut first. If both columns with text are cut, columns are left out from the right.
        let at80 = """
              ID  TITLE                                                AUTHOR          PRICE
               1  The Adventures of Captain America: Sentinel of Lib…  Fabian Nicieza     $1
            1000  蜘蛛侠 e\u{301} 🕷️                                          李              $1000

            """
        let at40 = """
              ID  TITLE         AUTHOR         PRICE
               1  The Adventu…  Fabian Nicie…     $1
            1000  蜘蛛侠 e\u{301} 🕷️   李             $1000

            """
        let at32 = """
              ID  TITLE         AUTHOR
               1  The Adventu…  Fabian Nici…
            1000  蜘蛛侠 e\u{301} 🕷️   李

            """
        for (width, text) in [(nil, complete), (200, complete), (80, at80), (40, at40), (32, at32)] {
            expectEqual(tableText(books, columns: columns, width: width, style: plain), text)
        }
        for width in 18...120 {
            let text = tableText(books, columns: columns, width: width, style: plain)
            for line in text.split(separator: "\n") { expect(displayWidth(String(line)) <= width, "\(width)") }
        }
    }

    @Test func emptyColumnsAreLeftOut() {
        let rows = [Book(id: 1, title: "", author: "A"), Book(id: 2, title: "", author: "B")]
        expect(!tableText(rows, columns: columns, width: nil, style: plain).contains("TITLE"))
    }

    @Test func controlCharactersAreNotInACell() {
        let rows = [Book(id: 1, title: "a\u{1B}[2Jb\nc\td\u{9B}e\u{202E}f\u{7}")]
        let text = tableText(rows, columns: columns, width: nil, style: plain)
        expect(text.contains("a [2Jb c d e f"))
        expectEqual(text.split(separator: "\n").count, 2)
    }

    @Test func onATerminalOnlyTheHeaderIsBold() {
        let style = Style(isTerminal: true, environment: [:])
        let lines = tableText(books, columns: columns, width: 80, style: style).split(separator: "\n")
        expect(lines[0].hasPrefix("\u{1B}[1m") && lines[0].hasSuffix("\u{1B}[0m"))
        expect(!lines[1].contains("\u{1B}"))
    }

    @Test func fittedWidthsStayWithinTheirLimits() {
        for available in 1...60 {
            let natural = [4, 30, 17, 9]
            let minimum = [4, 12, 12, 9]
            let widths = fittedWidths(natural: natural, minimum: minimum, available: available)
            expect((1...4).contains(widths.count))
            expect(widths.count == 1 || widths.reduce(0, +) + 2 * (widths.count - 1) <= available)
            for (index, width) in widths.enumerated() { expect((minimum[index]...natural[index]).contains(width)) }
        }
    }

    @Test func widthsAreThoseOfATerminalAndCutTextFits() {
        for (text, width) in [
            ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("漢字", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4),
            ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("…", 1), ("a\u{200D}", 1), ("½–“", 3),
        ] {
            expectEqual(displayWidth(text), width, "\(text)")
        }
        for (text, width, expected) in [
            ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("漢字漢", 4, "漢…"), ("漢字漢", 5, "漢字…"), ("a bc", 3, "a…"),
            ("ab", 1, "…"), ("ab", 0, ""), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
        ] {
            expectEqual(cut(text, to: width), expected)
        }
    }

    @Test func oneResourceIsShownWithItsDetailsWrapped() {
        expectEqual(
            cardText(books[0], columns: columns, width: 40, style: plain),
            """
            ID      1
            TITLE   The Adventures of Captain
                    America: Sentinel of Liberty
            AUTHOR  Fabian Nicieza
            PRICE   $1
            NOTE    a detail

            """)
    }

    @Test func theFooterNamesTheNextPage() {
        for (offset, count, total, expected) in [
            (0, 5, 18, ["1–5 of 18", "next: --offset 5"]), (15, 3, 18, ["16–18 of 18"]),
            (2, 1, 18, ["3 of 18", "next: --offset 3"]), (0, 0, 0, ["No results."]),
            (40, 0, 18, ["No results at --offset 40; the total is 18."]), (Int.max, 1, 1, ["1 of 1"]),
        ] {
            expectEqual(pagePosition(offset: offset, count: count, total: total), expected)
        }
    }

    @Test func aPriceIsShownInDollarsAndCents() throws {
        for (price, text) in [
            ("3.5", "$3.50"), ("4", "$4.00"), ("0.05", "$0.05"), ("1234.99", "$1234.99"), ("3.999", "$3.999"),
        ] {
            expectEqual(dollars(try #require(Decimal(string: price))), text)
        }
    }
}
