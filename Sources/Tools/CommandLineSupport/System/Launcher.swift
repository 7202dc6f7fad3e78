import Foundation

/// The functions that find and start other programs, as closures, so that a test can replace them.
public struct Launcher: Sendable {
    /// Whether a file or a folder exists.
    public var exists: @Sendable (_ path: String) -> Bool
    /// Returns the names in a folder, or none if it cannot be read.
    public var names: @Sendable (_ folder: String) -> [String]
    /// Returns a path without symbolic links.
    public var resolved: @Sendable (_ path: String) -> String
    /// Whether a path is a program.
    public var isProgram: @Sendable (_ path: String) -> Bool
    /// Runs a program without input, and returns its exit code and everything that it prints.
    public var output:
        @Sendable (_ program: String, _ arguments: [String], _ environment: [String: String]) throws -> (
            exitCode: Int32, text: String
        )
    /// Replaces this process with a program. Returns only if that fails, with the reason.
    public var replaceProcess:
        @Sendable (_ program: String, _ arguments: [String], _ environment: [String: String]) -> CommandFailure

    /// Creates a launcher; see the properties.
    public init(
        exists: @escaping @Sendable (_ path: String) -> Bool, names: @escaping @Sendable (_ folder: String) -> [String],
        resolved: @escaping @Sendable (_ path: String) -> String,
        isProgram: @escaping @Sendable (_ path: String) -> Bool,
        output:
            @escaping @Sendable (_ program: String, _ arguments: [String], _ environment: [String: String]) throws -> (
                exitCode: Int32, text: String
            ),
        replaceProcess:
            @escaping @Sendable (_ program: String, _ arguments: [String], _ environment: [String: String])
            -> CommandFailure
    ) {
        (self.exists, self.names, self.resolved, self.isProgram) = (exists, names, resolved, isProgram)
        (self.output, self.replaceProcess) = (output, replaceProcess)
    }

    /// Returns the path of a program in `PATH`, or nil if it is missing.
    public func path(of name: String, environment: [String: String]) -> String? {
        (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first(where: isProgram)
    }

    /// The functions of the system.
    public static let system = Launcher(
        exists: { FileManager.default.fileExists(atPath: $0) },
        names: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
        resolved: { URL(filePath: $0).resolvingSymlinksInPath().path },
        isProgram: { FileManager.default.isExecutableFile(atPath: $0) },
        output: systemOutput, replaceProcess: systemReplaceProcess)
}

@Sendable private func systemOutput(
    _ program: String, _ arguments: [String], _ environment: [String: String]
) throws -> (exitCode: Int32, text: String) {
    #if os(macOS) || os(Linux)
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    #else
        throw CommandFailure("This platform cannot start programs.")
    #endif
}
