import Fetching
import FetchingTestSupport
import SharedTestCode
import Testing

@Test func aPageIsReadAgainIfAnotherClientHasChangedIt() async throws {
    let store = NetworkStore.routed([
        StubRule(
            "GET /pages/7", .json(#"{"text": "a"}"#, headers: ["ETag": "\"1\""]),
            .json(#"{"text": "ab"}"#, headers: ["ETag": "\"2\""])),
        StubRule("PUT /pages/7", headers: ["If-Match": "\"1\""], times: 1, .json("{}", status: 412)),
        StubRule(
            "PUT /pages/7", headers: ["If-Match": "\"2\""], body: .equal(#"{"text": "abc"}"#), times: 1,
            .json(#"{"text": "abc"}"#)),
    ])
    let api = APISettings(baseURL: "https://api.example.com", store: store)

    let page = try await changePage(["pages", "7"], api) { $0.text += "c" }

    expectEqual(page, WikiPage(text: "abc"))
}

@Test func theLastConflictIsTheResult() async throws {
    let store = NetworkStore.routed([
        StubRule("GET /pages/7", times: 2, .json(#"{"text": "a"}"#, headers: ["ETag": "\"1\""])),
        StubRule("PUT /pages/7", times: 2, .json("{}", status: 412)),
    ])
    let api = APISettings(baseURL: "https://api.example.com", store: store)

    let error = await expect(throws: AppError.self) {
        try await changePage(["pages", "7"], api, attempts: 2) { $0.text += "c" }
    }
    expectEqual(error?.server?.status, 412)
}

@Test func nothingIsWrittenWithoutAnETag() async throws {
    let store = NetworkStore.routed([StubRule("GET /pages/7", .json(#"{"text": "a"}"#))])
    let api = APISettings(baseURL: "https://api.example.com", store: store)
    let error = await expect(throws: AppError.self) { try await changePage(["pages", "7"], api) { $0.text += "c" } }
    expectEqual(error?.parsing?.expected, "an ETag")
}
