import Fetching
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@Suite struct ResolvedURLTests {
    @Test func aReferenceIsResolved() throws {
        let base = try #require(URL(string: "http://a/b/c/d;p?q"))
        let references =
            resolvedReferences + [
                ("g:h", "g:h"), ("http:g", "http:g"),
                // Dot segments are also removed from an absolute reference (RFC 3986 §5.2.2).
                ("http://a/b/../g", "http://a/g"), ("http://a/./g/..", "http://a/"), ("//b/../g", "http://b/g"),
                ("HTTP://A:80/../g?y#s", "HTTP://A:80/g?y#s"),
                // Everything else keeps its bytes.
                ("/x/../%7e%2F;a=%20?y=%2e%2E/../z#s/..%20", "http://a/%7e%2F;a=%20?y=%2e%2E/../z#s/..%20"),
                ("http://u:p%40@a/x/../g//h/", "http://u:p%40@a/g//h/"), ("/x/..?", "http://a/?"),
                ("%2e%2e/g", "http://a/b/c/%2e%2e/g"), ("/%2E/.%2e/g", "http://a/%2E/.%2e/g"),
                // Bytes that are not allowed are encoded, and escapes are not encoded again.
                ("/final/a%20b|c", "http://a/final/a%20b%7Cc"),
                ("?page[offset]=2&q=a%20b", "http://a/b/c/d;p?page%5Boffset%5D=2&q=a%20b"),
                ("../%e9 ü/./%", "http://a/b/%e9%20%C3%BC/%25"), ("#%E9|", "http://a/b/c/d;p?q#%E9%7C"),
                ("//bücher.example/%20|", "http://xn--bcher-kva.example/%20%7C"),
                // White space at the ends, as in the JSON of some servers.
                (" /g\n", "http://a/g"), ("\t", "http://a/b/c/d;p?q"), (" http://b/%20 ", "http://b/%20"),
            ]
        for (reference, target) in references {
            expectEqual(resolvedURL(reference, relativeTo: base)?.absoluteString, target, "\(reference)")
        }
        expect(resolvedURL("http://[", relativeTo: base) == nil)
    }

    @Test func dotSegmentsAreRemovedFromAPath() {
        for (path, expected) in [
            ("", ""), ("/", "/"), ("/a", "/a"), ("/a/", "/a/"), ("//a//", "//a//"),
            ("/a/b/c/./../../g", "/a/g"), ("/b/c/.", "/b/c/"), ("/b/c/..", "/b/"), ("/b/c/../..", "/"),
            ("/b/c/../../../../g", "/g"), ("/..", "/"), ("/.", "/"), ("/../..//g", "//g"), ("/b//../g", "/b/g"),
            ("/b/c/g;x=1/../y", "/b/c/y"), ("/b/.g/g./..g/g..", "/b/.g/g./..g/g.."), ("/%2e%2e/g", "/%2e%2e/g"),
            // Paths that are not absolute, such as that of `mailto:a@b`.
            ("a@b", "a@b"), ("../g", "../g"),
        ] {
            expectEqual(withoutDotSegments(path), expected)
        }
    }

    @Test func aBaseURLCanBeRelative() throws {
        let base = try #require(URL(string: "c/d?q", relativeTo: URL(string: "http://a/b/")))
        expectEqual(resolvedURL("../g", relativeTo: base)?.absoluteString, "http://a/b/g")
        expectEqual(resolvedURL("", relativeTo: base)?.absoluteString, "http://a/b/c/d?q")
    }

    @Test func theEscapesOfTheBaseURLAreKept() throws {
        let base = try #require(parsedURL("http://a%20|:b@h/caf%E9|/%c3/x[?q=%e9|&%"))
        let start = "http://a%20%7C:b@h/caf%E9%7C/"
        for (reference, end) in [
            ("g|%20", "%c3/g%7C%20"), ("../g", "g"), ("?%20|", "%c3/x%5B?%20%7C"),
            ("#f", "%c3/x%5B?q=%e9%7C&%25#f"), ("", "%c3/x%5B?q=%e9%7C&%25"),
        ] {
            expectEqual(resolvedURL(reference, relativeTo: base)?.absoluteString, start + end)
        }
    }
}

/// The examples of RFC 3986 §5.4, resolved against `http://a/b/c/d;p?q`. `g:h` and `http:g` are left out, because a
/// redirect does not follow them.
let resolvedReferences = [
    // §5.4.1, normal examples.
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
    ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
    ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"),
    ("g;x", "http://a/b/c/g;x"), ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"),
    (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../", "http://a/b/"),
    ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"), ("../../g", "http://a/g"),
    // §5.4.2, abnormal examples.
    ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"),
    ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"),
    ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
    ("g/../h", "http://a/b/c/h"), ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/./x", "http://a/b/c/g#s/./x"),
    ("g#s/../x", "http://a/b/c/g#s/../x"),
]
