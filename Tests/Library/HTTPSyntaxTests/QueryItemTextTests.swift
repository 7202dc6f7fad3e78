import HTTPSyntax
import SharedTestCode
import Testing

/// Tests of the functions that read and remove query items in the text of a URL.
@Suite struct QueryItemTextTests {
    @Test(arguments: [
        ("http://a/b?c=1&d=2&c=3#e?c=4", "http://a/b?d=2#e?c=4"), ("http://a/b?c=1#e", "http://a/b#e"),
        ("http://a/b?%63=1&d=%20+", "http://a/b?d=%20+"), ("http://a/b?d&e=&", "http://a/b?d&e="),
        ("http://a/b?", "http://a/b"), ("http://a/b#c?c=1", "http://a/b#c?c=1"), ("?c", ""), ("", ""),
        ("http://a/?é=c&c\u{301}=1", "http://a/?é=c&c\u{301}=1"), ("http://a/b?c?c=1&=c", "http://a/b?c?c=1&=c"),
    ])
    func itemsAreRemovedByName(url: String, rest: String) {
        expectEqual(removingQueryItems(from: url) { queryItemName($0) == "c" }, rest)
    }

    @Test(arguments: [("a%20b=1", "a b"), ("a", "a"), ("=1", ""), ("a=b=c", "a"), ("%=1", "%"), ("+=1", "+")])
    func theNameOfAnItemIsDecoded(item: String, name: String) {
        expectEqual(queryItemName(item), name)
    }

    @Test(arguments: [("http://a/b#c#d", "http://a/b"), ("http://a/b", "http://a/b"), ("#", ""), ("b#\u{301}", "b")])
    func aFragmentIsRemoved(url: String, rest: String) {
        expect(withoutFragment(url) == rest)
    }
}
