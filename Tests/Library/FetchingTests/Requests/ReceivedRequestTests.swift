import Fetching
import Foundation
import SharedTestCode
import Testing

@Test(.live, .hangLimit)
func aServerReceivesEveryPartOfARequest() async throws {
    let server = try echoServer()
    defer { server.stop() }
    let texts = nastyTexts.filter { $0 != "..." && !$0.hasPrefix("/") }

    let request = try createRequest(
        .put, baseURL: server.baseURL + "/v1/", path: texts, query: texts.map { QueryItem($0, $0) },
        headers: ["X-Plain": "a b; \"c\", d=e", "X-At": "@file", "X-Utf8": "héllo"], body: .text("body\r\n🕷️"),
        timeLimit: longTimeout)
    let received = try await NetworkStore.live.received(request)

    expectEqual(received.method, "PUT")
    expectEqual(received.segments, ["", "v1"] + texts)
    expect(received.names == texts && received.values == texts)
    expectEqual(received.headers["x-plain"], "a b; \"c\", d=e")
    expectEqual(received.headers["x-at"], "@file")
    expectEqual(received.headers["x-utf8"], "héllo")
    expectEqual(received.headers["content-type"], "text/plain; charset=utf-8")
    expectEqual(received.body, Data("body\r\n🕷️".utf8))
}

@Test(.live, .hangLimit) func aRequestWithoutABodyIsSentWithoutAContentType() async throws {
    let server = try echoServer()
    defer { server.stop() }
    for method in [HTTPMethod.get, .post, .put, .delete] {
        let request = try createRequest(
            method, baseURL: server.baseURL, headers: ["X-Empty": "", "X-Tab": "a\tb", "X-Colon": "a: b"],
            timeLimit: longTimeout)
        let received = try await NetworkStore.live.received(request)
        expect(received.method == method.rawValue && received.body.isEmpty)
        expect(received.headers["content-type"] == nil)
        expect(received.headers["x-tab"] == "a\tb" && received.headers["x-colon"] == "a: b")
        expectEqual(received.headers["x-empty"], "")
    }
}
