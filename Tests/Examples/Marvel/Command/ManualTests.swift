import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct ManualTests {
    @Test func theManualHasEverySubcommandOptionAndTable() async {
        let run = await runInProcess("manual", store: .unimplemented)
        expectEqual(run.exitCode, 0)
        let text = run.output.replacing("\\-", with: "-")
        for subcommand in subcommands {
            expect(text.contains(".SS \"\(subcommand.names.joined(separator: ", "))\"\n"))
            for option in subcommand.options { expect(text.contains("\n.B \"--\(option.name)")) }
        }
        for row in marvel.tables.exitCodes + programOptions { expect(text.contains(".TP\n.B \"\(row.0)\"\n")) }
        expect(text.unicodeScalars.allSatisfy { $0.isASCII })
    }

    @Test func theSectionOfASubcommandIsMadeFromItsHelp() {
        expect(
            marvel.manualPage().contains(
                #"""
                .SS "serve"
                Run the offline sandbox until Ctrl\-C is pressed.
                .PP
                .B "marvel serve [\-\-port PORT]"
                .PP
                The sandbox listens on 127.0.0.1 only. The command prints the URL for \-\-base\-url, and test keys for clients other than marvel.
                .TP
                .B "\-\-port PORT"
                Port to listen on; 0 means any free port (default: 0)
                .SS
                """#))
    }

    #if os(macOS) || os(Linux)  // other platforms have no `Process`
        @Test(.enabled(if: Programs.path(of: "groff") != nil, "groff is missing"))
        func groffFormatsTheManualWithoutWarnings() async throws {
            let groff = try #require(Programs.path(of: "groff"))
            let page = Data(marvel.manualPage().utf8)
            // Warnings and errors are on the standard error, which is redirected to the standard output.
            let warnings = try await run("/bin/sh", ["-c", "\(groff) -man -ww -z 2>&1"], input: page)
            expectEqual(String(decoding: warnings, as: UTF8.self), "")
            let text = String(
                decoding: try await run("/bin/sh", ["-c", "\(groff) -man -Tascii -P-c -P-b -P-u"], input: page),
                as: UTF8.self)
            expect(text.contains("\n   characters, character\n"))
            expect(text.contains("--name-starts-with TEXT"))
        }
    #endif
}
