import Foundation
import LoopbackServer
import SharedTestCode
import Testing

struct RequestTests {
    @Test func aTargetHasAPathAndAQuery() {
        for (target, path, query) in [
            ("/", "/", nil), ("/a/b%2Fc", "/a/b%2Fc", nil), ("/a?", "/a", ""), ("/a?b=c?d", "/a", "b=c?d"),
            ("*", "*", nil), ("http://127.0.0.1:80/a?b", "/a", "b"), ("http://127.0.0.1?b", "/", "b"),
            ("/redirect?to=http://x/y", "/redirect", "to=http://x/y"), ("/a?\u{301}b", "/a", "\u{301}b"),
            ("http://\u{301}a/b", "/b", nil),
        ] as [(String, String, String?)] {
            let request = LoopbackServer.Request(target: target)
            expect(request.path == path && request.query == query, "\(target)")
        }
    }

    @Test func queryItemsAreDecodedInOrder() {
        let request = LoopbackServer.Request(
            target: "/?b=1%2B1&a=x+y%20z&b=%F0%9F%95%B7&empty=&bare&=odd&bad=%zz&eq=a=b")
        expectEqual(request.queryItems.map(\.name), ["b", "a", "b", "empty", "bare", "", "bad", "eq"])
        expectEqual(request.queryItems.map(\.value), ["1+1", "x y z", "🕷", "", "", "odd", "%zz", "a=b"])
        expectEqual(request[query: "b"], "1+1")
        expect(request[query: "c"] == nil)
    }

    @Test func aHeaderIsFoundInUpperAndLowerCase() {
        let request = LoopbackServer.Request(
            target: "/", headers: [("Accept", "a"), ("X-One", "1"), ("ACCEPT", "b")])
        expectEqual(request[header: "accept"], "a, b")
        expectEqual(request[header: "X-ONE"], "1")
        expect(request[header: "X-Two"] == nil)
    }
}
