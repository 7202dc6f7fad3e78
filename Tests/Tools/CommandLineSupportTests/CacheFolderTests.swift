import SharedTestCode
import Testing

@testable import CommandLineSupport

struct CacheFolderTests {
    #if os(macOS)
        private let folders: [([String: String], String?)] = [
            (["HOME": "/Users/ada", "XDG_CACHE_HOME": "/x"], "/Users/ada/Library/Caches/fetching/"),
            (["HOME": ""], nil), ([:], nil),
        ]
    #else
        private let folders: [([String: String], String?)] = [
            (["HOME": "/home/ada"], "/home/ada/.cache/fetching/"),
            (["HOME": "/home/ada", "XDG_CACHE_HOME": ""], "/home/ada/.cache/fetching/"),
            (["HOME": "/home/ada", "XDG_CACHE_HOME": "caches"], "/home/ada/.cache/fetching/"),
            (["HOME": "/home/ada", "XDG_CACHE_HOME": "/a b%20/c/"], "/a b%20/c/fetching/"), (["HOME": ""], nil),
            (["HOME": "ada"], nil), ([:], nil),
        ]
    #endif

    @Test func theFolderIsThatOfTheSystem() {
        for (environment, path) in folders {
            expectEqual(cacheFolder(environment: environment)?.path(percentEncoded: false), path, "\(environment)")
        }
    }
}
