import CommandLineSupport
import Fetching
import FetchingGenerators
import Foundation

let replSubcommand = Subcommand<Command>(
    names: ["repl"],
    summary: "Start the Swift REPL with the modules of the package in this folder",
    usages: ["repl"],
    groups: [],
    notes: [
        "The command builds the package, finds the Python library that the debugger of the toolchain needs, and starts "
            + "the REPL. In the REPL, type “import FetchingREPL”. See Docs/REPL.md."
    ],
    parse: { arguments throws(UsageError) in
        try arguments.refuseWords(after: 0)
        if let option = arguments.options.first { throw unknown(option, of: "repl", among: ["help"]) }
        return .repl
    })

/// Replaces this process with the Swift REPL. Throws if that is not possible; otherwise, this function doesn't return.
func startREPL(in world: World) async throws {
    let launcher = world.launcher
    guard let swift = launcher.path(of: "swift", environment: world.environment) else {
        throw CommandFailure("There is no “swift” in PATH; install Swift, or add its folder to PATH.")
    }
    var environment = world.environment
    if let width = world.terminal.width { environment["COLUMNS"] = String(width) }
    if world.outputStyle.isOn { environment["CLICOLOR_FORCE"] = "1" }

    let lldb = URL(filePath: launcher.resolved(swift)).deletingLastPathComponent().appending(path: "lldb").path
    guard launcher.isProgram(lldb) else {
        // On macOS, `swift` is a program that finds the toolchain. There is no `lldb` in its folder.
        throw launcher.replaceProcess(swift, ["run", "--repl"], environment)
    }
    environment = try pythonEnvironment(for: lldb, environment, launcher)

    world.writeFaintNote("Building the package in this folder…")
    let build = try launcher.output(swift, ["run", "--repl", "--verbose"], environment)
    guard let options = replOptions(in: build.text) else {
        if build.text.contains("Could not find Package.swift") {
            throw CommandFailure(
                "There is no package in this folder. Run fetching repl in the folder of a package that depends on "
                    + "FetchingREPL.")
        }
        throw CommandFailure(
            "The package in this folder could not be built for the REPL: \(lastErrors(in: build.text)) "
                + "Run “swift build” to see all errors.")
    }
    let folders = includeFolders(in: options)
    let hasSandbox = folders.contains { launcher.exists("\($0)/MarvelSandbox.swiftmodule") }
    world.writeFaintNote(
        "Type “import FetchingREPL”\(hasSandbox ? ", and “import MarvelSandbox” for the store .sandbox" : ""). Then "
            + "type for example “show(fetcher, query)” or “let model = get(fetcher, query)”.")
    world.writeFaintNote(
        "“import App” finds only the public declarations of a module App; “@testable import App” finds internal ones "
            + "too.")
    world.writeFaintNote(
        "Don't type “await” outside of a function: it crashes the REPL of Swift 6.3, and all variables are lost. Use "
            + "“get { try await … }”.")
    world.writeFaintNote("“:save FILE” saves the lines that compiled. Ctrl-D ends the REPL.")
    throw launcher.replaceProcess(lldb, replSettings + ["--repl=\(replFlags) \(options)"], environment)
}

/// The settings of the debugger, and the command `:save`. Without the settings, the REPL prints each property of each
/// value that `get` returns.
private let replSettings = [
    "--source-quietly",
    "-O", "settings set target.max-children-count 5",
    "-O", "type summary add --summary-string \"(to see it, use show)\" -x \"\(summarizedTypes)\"",
    "-O", "type summary add --summary-string \"(to call it, use show)\" -x \"\(functionTypes)\"",
    // A summary does not hide the two pointers of a function. A filter with a property that does not exist does.
    "-O", "type filter add --child none -x \"\(functionTypes)\"",
    // A command of the debugger is one line. Python reads the escapes of a Swift string literal.
    "-O", "script exec(\(saveScript.debugDescription))",
    "-O", "command script add -f save_session save",
]

/// A pattern for the types whose properties the REPL does not print: the models of `Marvel`, common envelopes, results
/// that are printed as text, and types whose properties can contain secrets.
let summarizedTypes =
    "^(Fetching[.](BaseResponse|PaginatedResponse|Page|LinkedPage|NetworkStore|APISettings|QueryItem|RequestBody"
    + "|AppError|ServerError|[A-Z][A-Za-z]*Failure|NetworkEvent|CallContext|CallIdentity|Redactor)|FetchingAccess[.]"
    + "|Etcd[.]|Marvel[.]"
    + "|FetchingGenerators[.](Shape|Comparison)$"
    + "|Foundation(Networking|Essentials)?[.](URLRequest|URLResponse|HTTPURLResponse|Data)$)"

/// A pattern for the types of functions. In the parameters, parentheses can be nested once.
let functionTypes =
    "^(Fetching[.](Fetcher|Call)<|(@[A-Za-z]+ )*[(]([^()]|[(][^()]*[)])*[)] (async )?(throws(\\([^()]*\\))? )?-> )"

/// The flags that `swift repl` passes to the debugger.
private let replFlags = "-disable-objc-interop -no-color-diagnostics"

/// Returns the REPL's arguments from the output of `swift run --repl --verbose`, or nil if the output does not contain
/// them.
func replOptions(in output: String) -> String? {
    output.matches(of: /REPL with arguments: repl (.*)/).last.map { String($0.output.1) }
}

/// Returns the folders in which the REPL finds modules.
private func includeFolders(in options: String) -> [String] {
    options.split(separator: " ").filter { $0.hasPrefix("-I") }.flatMap {
        ["\($0.dropFirst(2))", "\($0.dropFirst(2))/Modules"]
    }
}

private func lastErrors(in output: String) -> String {
    sentence(
        output.split(separator: "\n").last { $0.contains("error:") }.map(String.init)
            ?? "the build failed without an error message")
}
