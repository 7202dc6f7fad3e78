internal import FetchingGenerators
import FetchingText
import Foundation

/// The terminal that `get`, `show` and `explain` write to: a struct of closures, so that a test can read the output.
struct Console: Sendable {
    /// Writes text to the standard output.
    var write: @Sendable (String) -> Void
    /// The number of columns of the terminal.
    var width: Int
    var style: Style
    /// Whether a line can be overwritten. If so, the progress of a call counts the seconds. Otherwise, the progress is
    /// written once.
    var rewritesLines: Bool
    /// The time after which a call shows its progress.
    var patience = Duration.seconds(1)
    /// Starts to catch Ctrl-C.
    var catchInterrupts: @Sendable () -> InterruptWatch

    init(
        write: @escaping @Sendable (String) -> Void, width: Int = 80,
        style: Style = Style(isTerminal: false, environment: [:]), rewritesLines: Bool = false,
        catchInterrupts: @escaping @Sendable () -> InterruptWatch
    ) {
        self.write = write
        self.width = width
        self.style = style
        self.rewritesLines = rewritesLines
        self.catchInterrupts = catchInterrupts
    }

    /// The terminal of the process.
    ///
    /// In the Swift REPL, the standard output is always a terminal without a size, even if the output of the REPL goes
    /// to a file. Therefore the width is `COLUMNS` or 80 there, and colors are off unless `CLICOLOR_FORCE` is set.
    /// `fetching repl` sets both variables.
    static func system(environment: [String: String] = ProcessInfo.processInfo.environment) -> Console {
        let columns = terminalColumns()
        let configured = environment["COLUMNS"].flatMap { Int($0) }
        let isForced = !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""])
        let isTerminal = columns != nil || isForced
        return Console(
            write: { text in
                print(text, terminator: "")
                flushOutput()
            },
            width: max(20, [configured, columns].compactMap { $0 }.first { $0 > 0 } ?? 80),
            style: Style(isTerminal: isTerminal, environment: environment), rewritesLines: isTerminal,
            catchInterrupts: catchTerminalInterrupts)
    }

    /// Writes lines, each followed by a line feed.
    func writeLines(_ lines: [String]) { write(lines.map { $0 + "\n" }.joined()) }

    /// Writes the error of a call.
    func writeError(_ error: any Error) {
        let refusal = (error as? CalledInTask).map { wrapped("Not called: \($0).", width: width).map(style.alarming) }
        writeLines(refusal ?? errorLines(error, width: width, style: style))
    }
}
