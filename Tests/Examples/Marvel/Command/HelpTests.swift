import FetchingGenerators
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingText
@testable import MarvelCLI

struct HelpTests {
    @Test func helpMentionsEachOptionOnceAndFitsEightyColumns() async {
        for subcommand in subcommands {
            let run = await runInProcess("\(subcommand.name) --help", store: .unimplemented)
            expectEqual(run.exitCode, 0)
            expect(run.notes.isEmpty)
            let lines = run.output.split(separator: "\n")
            for option in subcommand.options {
                expectEqual(lines.filter { ($0 + " ").hasPrefix("  --\(option.name) ") }.count, 1, "\(option.name)")
            }
            for line in lines where !line.hasPrefix("  marvel") { expect(displayWidth(String(line)) <= 80, "\(line)") }
        }
    }

    @Test func theGeneralHelpNamesEverySubcommandAndEveryExitCode() async {
        let run = await runInProcess("--help")
        for name in subcommands.flatMap(\.names) { expect(run.output.contains(name)) }
        for text in [
            "MARVEL_PUBLIC_KEY", "MARVEL_PRIVATE_KEY", "NO_COLOR", "Exit codes:", "  0 ", "  1 ", "  64 ", "  130 ",
        ] {
            expect(run.output.contains(text))
        }
        for line in run.output.split(separator: "\n") { expect(displayWidth(String(line)) <= 80) }
    }

    @Test func helpWrapsAtWordsOnANarrowTerminal() async {
        for name in subcommands.map(\.name) + ["help"] {
            let wide = await runInProcess("\(name) --help").output
            let narrow = await runInProcess("\(name) --help", width: 30).output
            expectEqual(words(narrow.replacing("\n", with: " ")), words(wide.replacing("\n", with: " ")))
            expectLines(of: narrow, fit: 30)
        }
    }

    @Test func everyHelpOptionPrintsTheSameHelp() async {
        let cases: [(lines: [String], start: String)] = [
            (["help comics", "comics --help", "comic -h", "character 1 comics --help"], "List or show comics"),
            (["crawl --help", "crawl comics --help"], "Save a complete collection"),
            (["", "help", "-h", "--help"], ""),
        ]
        for (lines, start) in cases {
            let help = await runInProcess(lines[0]).output
            expect(help.hasPrefix(start), "\(help)")
            for line in lines.dropFirst() { await expectEqual(runInProcess(line).output, help, "\(line)") }
        }
    }

    @Test func theVersionIsOneLine() async {
        let run = await runInProcess("--version")
        expectEqual(run.output, "marvel \(version)\n")
        expectEqual(run.exitCode, 0)
    }

    @Test func theHelpListsTheWordsOfAnOption() async {
        let run = await runInProcess("events --help")
        expect(words(run.output.replacing("\n", with: " ")).joined(separator: " ").contains("startDate, -startDate"))
    }
}
