#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation
    import SharedTestCode
    import Testing

    /// Live tests of the built command in a terminal, over HTTP on 127.0.0.1.
    @Suite(
        .enabled(if: Binary.marvel.exists, Binary.marvel.missing), .enabled(if: Tmux.exists, "tmux is missing"),
        .timeLimit(.minutes(10)))
    struct BrowseTerminalTests {
        @Test func aListScrollsSearchesAndShowsDetails() async throws {
            let sandbox = try await SharedSandbox.arguments
            let run = try await Tmux.run(
                inTerminal: #""$MARVEL" browse \#(sandbox)"#,
                user: #"""
                    see "1 of 633"; flags
                    press End; see "50 of 633 · Data"
                    press PageDown; see "70 of 633"
                    enter spider; see "1 of 9 "; screen | sed -n '1p;3p;12p'
                    press Down Enter; see "Esc: back"; screen | sed -n 4p
                    press Space; see "2 of 9 "
                    terminal resize-window -x 30 -y 10; see "Type to search  Esc: clear"; screen | grep -c ""
                    press BSpace C-u; see "1 of 633"
                    """#)
            #expect(run.exitCode == 0, "\(run.output)\(run.notes)")
            let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.prefix(2) == ["1 0 0", "Characters  Search: spider▏"])
            #expect(lines[2].hasPrefix("> ") && lines[2].contains("Spider-Girl (Anya"))
            #expect(lines[3...] == ["", "NAME     Spider-Girl (May Parker)", "10", ""])
        }

        @Test func enterOpensTheComicsOfAHeroAndEscReturns() async throws {
            let sandbox = try await SharedSandbox.arguments
            let run = try await Tmux.run(
                inTerminal: #""$MARVEL" browse \#(sandbox)"#,
                user: #"""
                    see "1 of 633"; press Down Enter; see "Enter: comics"
                    press Enter; see "1 of 3 "; screen | sed -n 1p
                    press Escape; see "2 of 633"; screen | sed -n 1p
                    press Escape
                    """#)
            #expect(run.exitCode == 0)
            #expect(run.output == "Comics of A-Bomb (HAS)  Search: ▏\nCharacters  Search: ▏\n", "\(run.notes)")
        }

        @Test(arguments: [
            "press Escape", "press C-c", "press C-d", #"press 'C-\'"#, "kill -TERM $pid", "kill -HUP $pid",
        ])
        func theTerminalIsRestoredHoweverTheCommandEnds(way: String) async throws {
            let sandbox = try await SharedSandbox.arguments
            let run = try await Tmux.run(
                inTerminal: #"""
                    # The shell in the terminal also receives the signal of Ctrl-C.
                    trap : INT QUIT
                    before=$(stty -a)
                    sh -c 'echo $$ > "$0.pid"; exec "$MARVEL" browse events \#(sandbox)' "$0"
                    echo "code $?"
                    [ "$(stty -a)" = "$before" ] && echo "mode restored"
                    """#,
                user: #"""
                    see "1 of 72"; pid=$(cat "$0.pid")
                    \#(way); see "mode restored"; see "code 0"; flags
                    screen | grep Search:
                    """#)
            #expect(run.output == "0 1 1\n", "\(run.notes)")
        }

        @Test func ctrlZStopsAndForegroundResumesWithTheSameState() async throws {
            let sandbox = try await SharedSandbox.arguments
            let run = try await Tmux.run(
                inTerminal: #"""
                    set -m
                    before=$(stty -a)
                    "$MARVEL" browse events \#(sandbox)
                    for time in first second; do
                        [ "$(stty -a)" = "$before" ] && echo "stopped, mode restored, $time time"
                        read line
                        fg
                    done
                    echo "code $?"
                    """#,
                user: #"""
                    see "1 of 72"; enter chaos; see "1 of 1 "
                    for time in first second; do
                        press C-z; see "stopped, mode restored, $time time"; flags
                        press Enter; see "Search: chaos▏"; see "1 of 1 "; flags
                    done
                    press C-d; see "code 0"
                    """#)
            #expect(run.exitCode == 0)
            #expect(run.output == "0 1 1\n1 0 0\n0 1 1\n1 0 0\n", "\(run.notes)")
        }

        @Test func theGuideShowsTheTerminalsScreen() async throws {
            let run = try await Tmux.run(
                inTerminal: #""$MARVEL" browse"#,
                user: #"""
                    see "1 of 633"; enter sp; see "> 1010705"
                    press Down; see "2 of "; screen
                    """#)
            #expect(run.exitCode == 0)
            let shown = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
            try expectInGuide(Array(shown))
        }

        @Test func closingTheTerminalEndsTheCommand() async throws {
            let sandbox = try await SharedSandbox.arguments
            let run = try await Tmux.run(
                inTerminal: #"sh -c 'echo $$ > "$0.pid"; exec "$MARVEL" browse events \#(sandbox)' "$0""#,
                user: #"""
                    see "1 of 72"; pid=$(cat "$0.pid")
                    terminal kill-server
                    while kill -0 $pid 2>&-; do sleep 0.05; done; echo ended
                    """#)
            #expect(run.output == "ended\n", "\(run.notes)")
        }
    }
#endif
