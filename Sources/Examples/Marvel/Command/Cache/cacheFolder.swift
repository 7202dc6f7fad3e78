import Foundation

/// Returns the folder in which the command stores responses: `~/Library/Caches/marvel` on macOS, and
/// `$XDG_CACHE_HOME/marvel` or `~/.cache/marvel` on other systems. Returns nil if the variables in `environment`
/// contain no absolute path.
func cacheFolder(environment: [String: String]) -> URL? {
    // The XDG specification says that relative paths are ignored.
    func folder(_ name: String) -> URL? {
        environment[name].flatMap { $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil }
    }
    #if os(macOS)
        let caches = folder("HOME")?.appending(path: "Library/Caches", directoryHint: .isDirectory)
    #else
        let caches = folder("XDG_CACHE_HOME") ?? folder("HOME")?.appending(path: ".cache", directoryHint: .isDirectory)
    #endif
    return caches?.appending(path: "marvel", directoryHint: .isDirectory)
}
