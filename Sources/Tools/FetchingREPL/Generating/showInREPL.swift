import Foundation

/// Prints the description of a value if this process is the Swift REPL. The REPL shows the stored properties of a
/// value, and not its description.
func showInREPL(_ value: some CustomStringConvertible) {
    if ProcessInfo.processInfo.processName == "repl_swift" { show(value) }
}
