import Fetching
import Foundation
import SharedTestCode
import Synchronization

@testable import FetchingREPL

/// The output of a call in a test.
final class ConsoleText: Sendable {
    private let text = Mutex("")

    var value: String { text.withLock { $0 } }
    var lines: [String] { value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// Returns a console that appends to this text.
    func console(
        width: Int = 80, rewritesLines: Bool = false, isInterrupted: @escaping @Sendable () -> Bool = { false }
    )
        -> Console
    {
        var console = Console(
            write: { more in self.text.withLock { $0 += more } }, width: width, rewritesLines: rewritesLines,
            catchInterrupts: { InterruptWatch(isInterrupted: isInterrupted, end: {}) })
        // On a busy machine, a call can take longer than a second.
        console.patience = .seconds(3600)
        return console
    }
}

/// Runs `work` on a thread of its own, because calls must not wait in a task. Returns the output.
func output(
    width: Int = 80, isInterrupted: @escaping @Sendable () -> Bool = { false },
    of work: @escaping @Sendable (Console) throws -> Void
) async throws -> String {
    let text = ConsoleText()
    try await onOwnThread { try work(text.console(width: width, isInterrupted: isInterrupted)) }
    return text.value
}
