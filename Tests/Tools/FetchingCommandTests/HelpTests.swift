import FetchingGenerators
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand
@testable import FetchingText

struct HelpTests {
    @Test(arguments: subcommands.map(\.name))
    func helpAndManualHaveEachOption(name: String) async throws {
        let subcommand = try #require(subcommands.first { $0.name == name })
        let run = await runInProcess("\(name) --help")
        expect(run.exitCode == 0 && run.notes.isEmpty)
        let manual = await runInProcess("manual").output.replacing("\\-", with: "-")
        let lines = run.output.split(separator: "\n")
        for option in subcommand.options {
            expectEqual(lines.filter { ($0 + " ").hasPrefix("  --\(option.name) ") }.count, 1, "\(option.name)")
            expect(manual.contains("\n.B \"--\(option.name)"))
        }
        for line in lines where !line.hasPrefix("  fetching") { expect(displayWidth(String(line)) <= 80, "\(line)") }
    }

    @Test func theGeneralHelpNamesEverySubcommandAndEveryExitCode() async {
        let run = await runInProcess("--help")
        for name in subcommands.flatMap(\.names) + ["  0 ", "  1 ", "  22 ", "  64 "] {
            expect(run.output.contains(name))
        }
        for line in run.output.split(separator: "\n") { expect(displayWidth(String(line)) <= 80) }
    }

    @Test func theVersionIsOneLine() async {
        let run = await runInProcess("--version")
        expect(run.output == "fetching \(version)\n" && run.exitCode == 0)
    }

    @Test func anOptionTakesAValueInAllSubcommandsOrInNone() {
        let options = subcommands.flatMap(\.options)
        for option in options {
            expect(
                options.allSatisfy { $0.name != option.name || ($0.placeholder == nil) == (option.placeholder == nil) })
        }
    }
}
