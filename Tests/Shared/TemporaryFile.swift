import Foundation

/// A file that exists as long as this object.
package final class TemporaryFile: Sendable {
    package let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    package init(_ data: Data) throws { try data.write(to: url) }

    deinit { try? FileManager.default.removeItem(at: url) }
}
