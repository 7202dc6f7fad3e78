import Foundation

/// A client that is not ours.
enum Curl {
    static let path = ["/usr/bin/curl", "/opt/homebrew/bin/curl"].first(where: FileManager.default.isExecutableFile)
    static var isInstalled: Bool { path != nil }
}

/// What curl prints; it asks no proxy and gives up after 10 seconds.
func curl(_ arguments: [String]) async throws -> String {
    try await onOwnThread {
        let process = Process()
        process.executableURL = URL(filePath: Curl.path ?? "")
        process.arguments = ["--disable", "--noproxy", "*", "--max-time", "30"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
