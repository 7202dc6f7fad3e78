import Fetching
import Foundation

/// A fixture that is missing, or that cannot be read or saved.
public struct FixtureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the file in the folder of the fixtures.
    public let file: String
    /// One line with the file, the reason for the error and the remedy.
    public let description: String
}

extension FixtureError {
    init(_ file: URL, _ fault: String) {
        let path = file.path(percentEncoded: false)
        self.init(file: file.lastPathComponent, description: "the fixture “\(path)” \(fault)")
    }
}
