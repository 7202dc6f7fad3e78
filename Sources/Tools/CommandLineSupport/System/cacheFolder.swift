import Foundation

/// Returns the folder in which commands store responses: `~/Library/Caches/fetching` on macOS, and
/// `$XDG_CACHE_HOME/fetching` or `~/.cache/fetching` on other systems. Returns nil if the variables in `environment`
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
    return caches?.appending(path: "fetching", directoryHint: .isDirectory)
}
