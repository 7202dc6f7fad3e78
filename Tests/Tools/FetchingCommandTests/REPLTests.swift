import Fetching
import FetchingGenerators
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct REPLTests {
    private static let error =
        "lldb: error while loading shared libraries: libpython3.10.so.1.0: cannot open shared object file: No such file or directory\n"

    /// Returns a launcher for a machine with these files. `lldb` starts if its library is found.
    private func launcher(
        files: Set<String>, build: String, started: @escaping @Sendable ([String], [String: String]) -> Void
    ) -> Launcher {
        Launcher(
            exists: { files.contains($0) },
            names: { folder in
                Array(
                    Set(
                        files.filter { $0.hasPrefix(folder + "/") }.compactMap {
                            $0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
                        }))
            },
            resolved: { $0 == "/bin/swift" ? "/opt/swift/bin/swift" : $0 },
            isProgram: { files.contains($0) },
            output: { program, arguments, environment in
                if program.hasSuffix("lldb") {
                    let isFound = environment["LD_LIBRARY_PATH"]?.split(separator: ":").contains {
                        files.contains("\($0)/libpython3.10.so.1.0")
                    }
                    return isFound == true ? (0, "lldb 21\n") : (127, Self.error)
                }
                return (0, build)
            },
            replaceProcess: { program, arguments, environment in
                started([program] + arguments, environment)
                return CommandFailure("replaced")
            })
    }

    private static let build =
        "Build complete!\nLaunching Swift (at /x) REPL with arguments: repl -I/p -L/p -lapp__REPL\nerror\n"

    private func run(
        _ files: Set<String>, build: String = build
    ) async -> (error: String, words: [String], environment: [String: String], notes: String) {
        let notes = Mutex("")
        let start = Mutex<([String], [String: String])>(([], [:]))
        var world = World(
            environment: ["PATH": "/bin", "HOME": "/home/ada"],
            terminal: Terminal(
                writeData: { _ in }, writeNote: { note in notes.withLock { $0 += note } }, width: 90,
                showsNotesOnTerminal: true),
            store: .unimplemented, interruptions: { AsyncStream { $0.finish() } }, cacheFolder: nil)
        world.launcher = launcher(files: files, build: build) { words, environment in
            start.withLock { $0 = (words, environment) }
        }
        do {
            try await startREPL(in: world)
            return ("", [], [:], "")
        } catch {
            let (words, environment) = start.withLock { $0 }
            let text = notes.withLock { SharedTestCode.words($0.replacing("\n", with: " ")).joined(separator: " ") }
            return ((error as? CommandFailure)?.text ?? "\(error)", words, environment, text)
        }
    }

    private let toolchain: Set = ["/bin/swift", "/opt/swift/bin/lldb"]

    @Test func theREPLStartsWithTheLibraryThatTheDebuggerAsksFor() async {
        let result = await run(
            toolchain.union([
                "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0",
                "/home/ada/.pyenv/versions/3.10.13/lib/libpython3.10.so.1.0",
                "/home/ada/.pyenv/versions/3.10.13/lib/python3.10",
            ]))
        expectEqual(result.error, "replaced")
        expectEqual(result.words.first, "/opt/swift/bin/lldb")
        expectEqual(result.words.last?.hasSuffix(" -I/p -L/p -lapp__REPL"), true)
        expectEqual(result.environment["LD_LIBRARY_PATH"], "/home/ada/.pyenv/versions/3.10.13/lib")
        expectEqual(result.environment["PYTHONHOME"], "/home/ada/.pyenv/versions/3.10.13")
        expectEqual(result.environment["COLUMNS"], "90")
    }

    @Test func aSettingOfTheDebuggerIsOneLine() async {
        let words = await run(toolchain.union(["/usr/lib/libpython3.10.so.1.0"])).words
        expect(words.contains("command script add -f save_session save"))
        expect(words.allSatisfy { !$0.contains(where: \.isNewline) })
    }

    @Test func onlyFunctionsGetTheSummaryOfFunctions() throws {
        for (type, isFunction) in [
            ("Fetching.Fetcher<Swift.Int, Swift.Int>", true), ("(Swift.Int) -> Swift.Int", true),
            ("@MainActor @Sendable () -> ()", true),
            ("((Swift.Int) -> Swift.Int, Swift.Int) throws -> Swift.Int", true),
            ("(Swift.Int) async throws(App.Failure) -> (Swift.Int, Swift.Int)", true),
            ("(Swift.Int, Swift.Int)", false),
            ("(Swift.Int, (Swift.Int) -> Swift.Int)", false), ("Swift.Array<(Swift.Int) -> Swift.Int>", false),
            ("App.Book", false),
        ] { try expectEqual(type.contains(Regex(functionTypes)), isFunction, "\(type)") }
    }

    @Test func aValueThatCanContainSecretsIsNotPrinted() throws {
        for (type, isSummarized) in [
            ("Fetching.APISettings", true), ("FetchingAccess.Session", true), ("FetchingAccess.Tokens", true),
            ("Fetching.QueryItem", true), ("Fetching.AppError", true), ("Fetching.ServerFailure", true),
            ("FoundationNetworking.URLRequest", true), ("Marvel.MarvelKeys", true), ("Etcd.EtcdUser", true),
            ("Fetching.OffsetCursor", false), ("App.Session", false), ("Swift.String", false),
        ] { try expectEqual(type.contains(Regex(summarizedTypes)), isSummarized, "\(type)") }
    }

    @Test func theNoteNamesTheSandboxOnlyIfThePackageHasIt() async {
        let files = toolchain.union(["/usr/lib/libpython3.10.so.1.0"])
        let without = await run(files).notes
        let with = await run(files.union(["/p/Modules/MarvelSandbox.swiftmodule"])).notes
        expect(!without.contains("Sandbox"), "\(without)")
        expect(with.contains("“import MarvelSandbox” for the store .sandbox"), "\(with)")
        for note in [without, with] {
            expect(note.contains("Don't type “await” outside of a function"), "\(note)")
            expect(note.contains("“get { try await … }”"), "\(note)")
            expect(note.contains("“import App” finds only the public declarations of a module App;"), "\(note)")
            expect(note.contains("“:save FILE” saves the lines that compiled."), "\(note)")
        }
    }

    @Test func whatIsMissingIsNamedWithTheAdviceToInstallIt() async {
        let result = await run(toolchain)
        expect(result.words.isEmpty)
        expectEqual(
            result.error,
            "The Swift REPL needs libpython3.10.so.1.0, which is not on this machine; install Python 3.10 "
                + "with its shared library, for example with “apt-get install libpython3.10” or "
                + "“PYTHON_CONFIGURE_OPTS=--enable-shared pyenv install 3.10”.")
        let outside = await run(
            toolchain.union(["/usr/lib/libpython3.10.so.1.0"]),
            build: "error: Could not find Package.swift in this directory or any of its parent directories.\n")
        expectEqual(
            outside.error,
            "There is no package in this folder. Run fetching repl in the folder of a package that "
                + "depends on FetchingREPL.")
        await expectEqual(run([]).error, "There is no “swift” in PATH; install Swift, or add its folder to PATH.")
    }

    @Test func withoutADebuggerNextToSwiftTheUsualCommandIsUsed() async {
        await expectEqual(run(["/bin/swift"]).words, ["/bin/swift", "run", "--repl"])
    }
}
