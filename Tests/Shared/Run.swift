import Foundation
import Synchronization

/// The exit code and the output of a run of the command.
package struct Run: Sendable {
    package var exitCode: Int32
    /// The standard output as text.
    package var output: String
    /// The standard output.
    package var bytes: Data
    /// The standard error.
    package var notes: String

    package init(exitCode: Int32, output: String, bytes: Data = Data(), notes: String) {
        (self.exitCode, self.output, self.bytes, self.notes) = (exitCode, output, bytes, notes)
    }
}

/// Returns the words of a line.
package func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

/// A text to which tests append the output of the command.
package final class Text: Sendable {
    private let data = Mutex(Data())

    package init() {}

    package var bytes: Data { data.withLock { $0 } }
    package var value: String { String(decoding: bytes, as: UTF8.self) }

    package func append(_ more: String) { append(Data(more.utf8)) }
    package func append(_ more: Data) { data.withLock { $0 += more } }
}
