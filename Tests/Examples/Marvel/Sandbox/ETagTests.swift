import SharedTestCode
import Testing

@testable import MarvelSandbox

struct ETagTests {
    let sandbox = MarvelSandbox()

    @Test func theHeaderIsUnquotedAndEqualsTheTagInTheBody() throws {
        let get = sandbox.get("events?limit=2")
        let tag = try #require(get.headers["ETag"])
        expect(tag.wholeMatch(of: /[0-9a-f]{40}/) != nil)
        expectEqual(get.object["etag"] as? String, tag)

        let same = sandbox.get("events?limit=2", headers: ["if-none-match": tag])
        expectEqual(same.status, 304)
        expect(same.body.isEmpty)
        expectEqual(same.headers, ["ETag": tag])
        for other in ["\"\(tag)\"", "W/\(tag)"] {
            expectEqual(sandbox.get("events?limit=2", headers: ["If-None-Match": other]).status, 200, "\(other)")
        }

        let head = sandbox.respond(
            to: SandboxRequest(method: "HEAD", target: "/v1/public/events?limit=2&\(signature)"))
        expectEqual(head.status, 200)
        expectEqual(head.headers, get.headers)
        expect(head.body.isEmpty)
    }

    @Test func theTagDependsOnTheContentOnly() {
        let tag = sandbox.get("characters?nameStartsWith=spider&limit=5").headers["ETag"]
        expectEqual(MarvelSandbox().get("characters?limit=5&nameStartsWith=SPIDER&orderBy=name").headers["ETag"], tag)
        for other in ["characters?nameStartsWith=spider&limit=6", "characters?limit=5", "series?limit=5"] {
            expect(sandbox.get(other).headers["ETag"] != tag)
        }
        expect(MarvelSandbox(baseURL: "x").get("characters?nameStartsWith=spider&limit=5").headers["ETag"] != tag)
    }
}
