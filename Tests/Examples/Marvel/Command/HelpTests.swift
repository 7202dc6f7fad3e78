import FetchingGenerators
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingText
@testable import MarvelCLI

struct HelpTests {
    @Test(arguments: subcommands.map(\.name))
    func helpMentionsEachOptionOnceAndFitsEightyColumns(name: String) async throws {
        let subcommand = try #require(subcommands.first { $0.name == name })
        let run = await runInProcess("\(name) --help", store: .unimplemented)
        expectEqual(run.exitCode, 0)
        expect(run.notes.isEmpty)
        let lines = run.output.split(separator: "\n")
        for option in subcommand.options {
            expectEqual(lines.filter { ($0 + " ").hasPrefix("  --\(option.name) ") }.count, 1, "\(option.name)")
        }
        for line in lines where !line.hasPrefix("  marvel") { expect(displayWidth(String(line)) <= 80, "\(line)") }
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

    @Test(arguments: subcommands.map(\.name) + ["help"])
    func helpWrapsAtWordsOnANarrowTerminal(name: String) async {
        let wide = await runInProcess("\(name) --help").output
        let narrow = await runInProcess("\(name) --help", width: 30).output
        expectEqual(words(narrow.replacing("\n", with: " ")), words(wide.replacing("\n", with: " ")))
        expectLines(of: narrow, fit: 30)
    }

    @Test func everyHelpOptionPrintsTheSameHelp() async {
        let help = await runInProcess("help comics").output
        await expectEqual(runInProcess("comics --help").output, help)
        await expectEqual(runInProcess("comic -h").output, help)
        await expectEqual(runInProcess("character 1 comics --help").output, help)
        let all = await runInProcess("").output
        await expectEqual(runInProcess("help").output, all)
        await expectEqual(runInProcess("-h").output, all)
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
