import SharedTestCode
import Testing

@testable import MarvelSandbox

struct ETagTests {
    let sandbox = MarvelSandbox()

    @Test func theHeaderIsUnquotedAndEqualsTheTagInTheBody() throws {
        let response = sandbox.get("events?limit=2")
        let tag = try #require(response.headers["ETag"])
        expect(tag.wholeMatch(of: /[0-9a-f]{40}/) != nil)
        expectEqual(response.object["etag"] as? String, tag)
    }

    @Test func theSameTagReturns304WithoutABody() throws {
        let tag = try #require(sandbox.get("events?limit=2").headers["ETag"])
        let response = sandbox.get("events?limit=2", headers: ["if-none-match": tag])
        expectEqual(response.status, 304)
        expect(response.body.isEmpty)
        expectEqual(response.headers, ["ETag": tag])
    }

    @Test(arguments: ["\"", "W/"])
    func aQuotedOrWeakTagDoesNotMatch(prefix: String) throws {
        let tag = try #require(sandbox.get("events").headers["ETag"])
        let returned = prefix == "\"" ? "\"\(tag)\"" : prefix + tag
        expectEqual(sandbox.get("events", headers: ["If-None-Match": returned]).status, 200)
    }

    @Test func theTagDependsOnTheContentOnly() {
        let tag = sandbox.get("characters?nameStartsWith=spider&limit=5").headers["ETag"]
        expectEqual(MarvelSandbox().get("characters?limit=5&nameStartsWith=SPIDER&orderBy=name").headers["ETag"], tag)
        for other in ["characters?nameStartsWith=spider&limit=6", "characters?limit=5", "series?limit=5"] {
            expect(sandbox.get(other).headers["ETag"] != tag)
        }
        expect(MarvelSandbox(baseURL: "x").get("characters?nameStartsWith=spider&limit=5").headers["ETag"] != tag)
    }

    @Test func headHasTheHeadersOfGetAndNoBody() {
        let get = sandbox.get("events")
        let head = sandbox.respond(to: SandboxRequest(method: "HEAD", target: "/v1/public/events?\(signature)"))
        expectEqual(head.status, 200)
        expectEqual(head.headers, get.headers)
        expect(head.body.isEmpty)
    }
}
