import Fetching
import Foundation
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

/// Tests of lists that are opened from a row of another list.
extension BrowseTests {
    @Test func aHeroLeadsToItsComicsAndEscReturns() async {
        let log = QueryLog()
        await browsing(store: log.recording(MarvelSandbox().store)) { screen in
            await screen.frame(with: "1 of 633")
            screen.type("\u{1B}[B\r")
            await screen.frame(with: "NAME      A-Bomb (HAS)")
            screen.type("\r")
            let comics = await screen.frame(with: "1 of 3 ")
            #expect(comics[0] == "Comics of A-Bomb (HAS)  Search: ▏")
            #expect(comics[2].contains("Hulk"))
            #expect(comics[23].hasPrefix("Type to search  Esc: back"))

            screen.type("\r")
            await screen.frame(with: "Enter: characters")
            screen.type("\r")
            await screen.frame { lines, _ in
                lines[0].hasPrefix("Characters of Hulk (2008) #53") && lines.contains { $0.contains("A-Bomb (HAS)") }
            }

            screen.type("\u{1B}")
            await advanceTime { screen.lines[0].hasPrefix("Comics of A-Bomb (HAS)") }
            screen.type("\u{1B}")
            await advanceTime { screen.lines[0].hasPrefix("Characters  Search") }
            #expect(screen.lines[3].hasPrefix("> 1017100"))
            #expect(screen.lines[22].hasPrefix("2 of 633"))
        }
        #expect(log.paths == ["characters", "characters/1017100/comics", "comics/40632/characters"])
    }

    @Test func theComicsOfAHeroCanBeSearched() async {
        await browsing { screen in
            await screen.frame(with: "1 of 633")
            screen.type("\u{1B}[B\r\r")
            await screen.frame(with: "1 of 3 ")
            screen.type("zzz")
            await screen.frame(with: "Search: zzz▏")
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(300))
            await screen.frame(with: "No results for “zzz”.")
        }
    }

    @Test func aListThatArrivesAfterTheReturnIsNotShown() async {
        let gate = Gate()
        let sandbox = MarvelSandbox().store
        let store = NetworkStore { request in
            if request.url?.path().hasSuffix("/comics") == true { await gate.waitUntilOpen() }
            return try await sandbox.fetchData(request)
        }
        await browsing(store: store) { screen in
            await screen.frame(with: "1 of 633")
            screen.type("\r\r")
            await screen.frame { lines, _ in lines[0].hasPrefix("Comics of 3-D Man") && lines[2] == "Loading…" }
            screen.type("\u{1B}")
            await advanceTime { screen.lines[0].hasPrefix("Characters  ") }
            gate.open()
            screen.type("\u{1B}[B")
            let lines = await screen.frame(with: "2 of 633")
            #expect(lines[0].hasPrefix("Characters  "))
        }
    }
}
