import Fetching
import FetchingGenerators
import FetchingTestSupport
import Foundation
import MarvelSandbox
import SharedTestCode
import Synchronization
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

/// Tests of the complete command in this process, with a scripted screen and virtual time. The sandbox replaces the
/// network.
@Suite(.timeLimit(.minutes(10)))
struct BrowseTests {
    let screen = ScriptedScreen()
    let time = VirtualTime()

    @Test func aListIsShownUntilCtrlC() async {
        let lines = await browsing { screen in await screen.frame(with: "1 of 633") }
        #expect(lines[0] == "Characters  Search: ▏")
        #expect(lines[2].hasPrefix("> 1011334  3-D Man"))
        #expect(lines[22] == "1 of 633 · Data provided by Marvel. © 2026 MARVEL")
        #expect(screen.isClosed)
    }

    @Test(arguments: resources.map(\.plural))
    func everyCollectionIsShown(collection: String) async {
        let lines = await browsing(collection) { screen in await screen.frame(with: "1 of ") }
        #expect(lines[0].hasPrefix(collection.capitalized))
        #expect(lines[0].contains("Search:") == (collection != "stories"))
        #expect(lines[2].hasPrefix("> ") && lines[21].hasPrefix("  "))
    }

    @Test func aSearchIsSentWhenTypingPauses() async {
        let log = QueryLog()
        let lines = await browsing(store: log.recording(MarvelSandbox().store)) { screen in
            await screen.frame(with: "1 of 633")
            for character in "spider" { screen.type(String(character)) }
            await screen.frame(with: "1 of 633 · searching…")
            await screen.frame(with: "Search: spider▏")
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(300))
            return await screen.frame(with: "1 of 9 ")
        }
        #expect(lines[2].contains("Spider-Girl"))
        #expect(lines[11...20].allSatisfy { $0.isEmpty })
        #expect(log.searches == ["", "spider"])
    }

    @Test func theGuideShowsTheScreen() async throws {
        let lines = await browsing { screen in
            await screen.frame(with: "1 of 633")
            screen.type("sp")
            await screen.frame(with: "Search: sp▏")
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(300))
            await screen.frame(with: "> 1010705")
            screen.type("\u{1B}[B")
            return await screen.frame(with: "2 of ")
        }
        try expectInGuide(lines)
    }

    @Test func aSearchWithoutResultsSaysSo() async {
        await browsing { screen in
            screen.type("xyzzy")
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(300))
            await screen.frame(with: "No results for “xyzzy”.")
        }
    }

    @Test func aLateResponseToAnEarlierSearchIsNotShown() async {
        let gate = Gate()
        let sandbox = MarvelSandbox().store
        let store = NetworkStore { request in
            if request.url?.query()?.contains("nameStartsWith=a&") == true { await gate.waitUntilOpen() }
            return try await sandbox.fetchData(request)
        }
        await browsing(store: store) { screen in
            await screen.frame(with: "1 of 633")
            screen.type("a")
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(300))
            await screen.frame(with: "Searching for “a”…")
            screen.type("\u{7F}thor")
            await screen.frame(with: "Search: thor▏")
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(300))
            await screen.frame(with: "> 1009664  Thor")
            gate.open()
            screen.type("\u{1B}[B")
            let lines = await screen.frame(with: "2 of ")
            #expect(lines[2].contains("Thor"))
        }
    }

    @Test func scrollingToTheEndLoadsEachPageOnce() async {
        let log = QueryLog()
        await browsing("events", store: log.recording(MarvelSandbox().store)) { screen in
            await screen.frame(with: "1 of 72")
            screen.type("\u{1B}[F")
            await screen.frame(with: "50 of 72 · Data")
            screen.type("\u{1B}[6~")
            await screen.frame(with: "70 of 72")
            screen.type("\u{1B}[F")
            let lines = await screen.frame(with: "72 of 72")
            #expect(lines[21].hasPrefix("> "))
            screen.type("\u{1B}[F\u{1B}[6~")
        }
        #expect(log.offsets == [0, 50])
    }

    @Test func aTallScreenIsFilled() async {
        let tall = ScriptedScreen(width: 80, height: 90)
        let lines = await browsing("events", on: tall) { screen in await screen.frame { lines, _ in lines[73] != "" } }
        #expect(lines[74] == "" && lines[88].hasPrefix("1 of 72"))
    }

    @Test func enterShowsDetailsAndAnyKeyReturns() async {
        await browsing { screen in
            await screen.frame(with: "1 of 633")
            screen.type("\u{1B}[B\r")
            let card = await screen.frame(with: "Esc: back")
            #expect(card[2] == "ID        1017100")
            #expect(card[3].hasPrefix("NAME      A-Bomb (HAS)"))
            screen.type(" ")
            let list = await screen.frame(with: "Type to search")
            #expect(list[3].hasPrefix("> 1017100"))
        }
    }

    @Test func aFailureIsShownAndCtrlRRetries() async {
        let isDown = Mutex(true)
        let sandbox = MarvelSandbox().store
        let store = NetworkStore { request in
            if isDown.withLock({ $0 }) { throw URLError(.cannotConnectToHost) }
            return try await sandbox.fetchData(request)
        }
        await browsing(store: store) { screen in
            await screen.frame(with: "Press Ctrl-R to retry.")
            #expect(screen.lines[2].contains("127.0.0.1") || screen.lines[2].count > 20)
            isDown.withLock { $0 = false }
            screen.type("\u{12}")
            await screen.frame(with: "1 of 633")
            isDown.withLock { $0 = true }
            screen.type("\u{12}")
            let failed = await screen.frame(with: "Press Ctrl-R to retry.")
            #expect(failed[22].hasPrefix("1 of 633 · "))
            #expect(failed[2].hasPrefix("> 1011334"))
            isDown.withLock { $0 = false }
            screen.type("\u{12}")
            await screen.frame(with: "© 2026 MARVEL")
        }
    }

    @Test func aLoneEscClearsTheSearchAndThenQuits() async {
        let running = Task { await time.run { await run(["browse"], in: world(screen, MarvelSandbox().store)) } }
        await screen.frame(with: "1 of 633")
        screen.type("é")
        await screen.frame(with: "Search: é▏")
        screen.type("\u{1B}")
        await advanceTime { screen.lines[0].contains("Search: ▏") }
        #expect(!screen.isClosed)
        screen.type("\u{1B}")
        await advanceTime { screen.isClosed }
        #expect(await running.value == 0)
    }

    @Test func anArrowKeyInTwoChunksIsNotEsc() async {
        await browsing { screen in
            await screen.frame(with: "1 of 633")
            screen.type("\u{1B}")
            await time.waitForSleepers(atLeast: 1)
            screen.type("[B")
            await screen.frame(with: "2 of 633")
            time.advance(by: .seconds(1))
            screen.type("\u{1B}[B")
            await screen.frame(with: "3 of 633")
        }
    }

    @Test func aResizedScreenIsRedrawn() async {
        await browsing { screen in
            await screen.frame(with: "1 of 633")
            screen.resize(width: 40, height: 10)
            let lines = await screen.frame { lines, isFullRedraw in isFullRedraw && lines.count == 10 }
            #expect(lines.allSatisfy { displayWidth($0) <= 40 })
            screen.type("\u{1B}[B")
            await screen.frame { lines, isFullRedraw in !isFullRedraw && lines[8].hasPrefix("2 of 633") }
            screen.type("\u{C}")
            await screen.frame { _, isFullRedraw in isFullRedraw }
        }
    }

    @Test(arguments: [ScreenEvent.ended, .bytes([3]), .bytes([4]), .bytes([0x78, 3])])
    func theScreenIsRestoredHoweverTheCommandEnds(event: ScreenEvent) async {
        let running = Task { await time.run { await run(["browse"], in: world(screen, .hanging)) } }
        await screen.frame(with: "Loading…")
        screen.send(event)
        #expect(await running.value == 0)
        #expect(screen.isClosed)
    }

    @Test(arguments: [(OutputError.closed, 0), (.failed(reason: "Input/output error"), 1)] as [(OutputError, Int32)])
    func theScreenIsRestoredAfterAWriteError(error: OutputError, exitCode: Int32) async {
        let running = Task { await time.run { await run(["browse"], in: world(screen, MarvelSandbox().store)) } }
        await screen.frame(with: "1 of 633")
        screen.fail(with: error)
        screen.type("x")
        #expect(await running.value == exitCode)
        #expect(screen.isClosed)
    }

    @Test func withoutATerminalTheErrorNamesAnotherCommand() async {
        for (width, environment) in [(nil, [:]), (80, ["TERM": "dumb"]), (80, [:])] as [(Int?, [String: String])] {
            let run = await runInProcess("browse comics", environment: environment, store: .unimplemented, width: width)
            #expect(run.exitCode == 64)
            let notes = run.notes.replacing("\n", with: " ")
            #expect(notes.contains("for a pipe or a file, use “marvel comics”. See: marvel browse --help"))
        }
    }

    /// Advances the time by 50 ms until `isDone` returns true. After a pause of 50 ms, an Esc is a key.
    func advanceTime(until isDone: () -> Bool) async {
        while !isDone() {
            time.advance(by: .milliseconds(50))
            await Task.yield()
        }
    }

    /// Runs the command until `script` ends, and returns the result of `script`.
    @discardableResult
    func browsing<Value: Sendable>(
        _ words: String = "", store: NetworkStore = MarvelSandbox().store, on other: ScriptedScreen? = nil,
        _ script: (ScriptedScreen) async -> Value
    ) async -> Value {
        let screen = other ?? screen
        let running = Task {
            await time.run { await run(["browse"] + SharedTestCode.words(words), in: world(screen, store)) }
        }
        let value = await script(screen)
        screen.type("\u{3}")
        #expect(await running.value == 0)
        return value
    }

    private func world(_ screen: ScriptedScreen, _ store: NetworkStore) -> MarvelWorld {
        MarvelWorld(
            base: World(
                environment: ["NO_COLOR": "1"],
                terminal: Terminal(writeData: { _ in }, writeNote: { _ in }, width: 80, showsNotesOnTerminal: true),
                store: store, interruptions: { AsyncStream { _ in } }, cacheFolder: nil),
            startSandbox: { _ in RunningSandbox(baseURL: "http://127.0.0.1:7777/v1/public", stop: {}) },
            openScreen: { screen.screen })
    }
}
