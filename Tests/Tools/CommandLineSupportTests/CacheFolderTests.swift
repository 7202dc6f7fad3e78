import SharedTestCode
import Testing

@testable import CommandLineSupport

struct CacheFolderTests {
    #if os(macOS)
        @Test(
            arguments: [
                (["HOME": "/Users/ada", "XDG_CACHE_HOME": "/x"], "/Users/ada/Library/Caches/fetching/"),
                (["HOME": ""], nil),
                ([:], nil),
            ] as [([String: String], String?)])
        func theFolderIsThatOfTheSystem(environment: [String: String], path: String?) {
            expectEqual(cacheFolder(environment: environment)?.path(percentEncoded: false), path)
        }
    #else
        @Test(
            arguments: [
                (["HOME": "/home/ada"], "/home/ada/.cache/fetching/"),
                (["HOME": "/home/ada", "XDG_CACHE_HOME": ""], "/home/ada/.cache/fetching/"),
                (["HOME": "/home/ada", "XDG_CACHE_HOME": "caches"], "/home/ada/.cache/fetching/"),
                (["HOME": "/home/ada", "XDG_CACHE_HOME": "/a b%20/c/"], "/a b%20/c/fetching/"), (["HOME": ""], nil),
                (["HOME": "ada"], nil), ([:], nil),
            ] as [([String: String], String?)])
        func theFolderIsThatOfTheSystem(environment: [String: String], path: String?) {
            expectEqual(cacheFolder(environment: environment)?.path(percentEncoded: false), path)
        }
    #endif
}
