// Unsafe: the C function that replaces the process takes pointers to strings. The strings outlive the call.

import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Replaces this process with a program. Returns only if that fails, with the reason.
@Sendable func systemReplaceProcess(
    _ program: String, _ arguments: [String], _ environment: [String: String]
) -> CommandFailure {
    #if os(macOS) || os(Linux)
        let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
        let variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        _ = unsafe execve(program, words, variables)
        return CommandFailure("\(program) could not be started: \(unsafe String(cString: strerror(errno))).")
    #else
        return CommandFailure("This platform cannot start programs.")
    #endif
}
