import Fetching
import FetchingTestSupport
import SharedTestCode
import Testing

@Test func anExportIsPolledAtTheTimesThatTheServerAsksFor() async throws {
    let time = VirtualTime(advancesAutomatically: true)
    try await time.run { () async throws in
        let store = NetworkStore.routed([
            StubRule(
                "POST /exports", body: .equal(#"{"name": "books"}"#), times: 1,
                .json("{}", status: 202, headers: ["Location": "/exports/7", "Retry-After": "5"])),
            StubRule(
                "GET /exports/7", .json("{}", status: 202), .json("{}", status: 202, headers: ["Retry-After": "0"]),
                .json(#"{"file": "books.csv"}"#)),
        ])
        let export = exportFetcher(APISettings(baseURL: "https://api.example.com", store: store))

        try await expectEqual(export("books").get(), Export(file: "books.csv"))
        expectEqual(time.waits, [.seconds(5), .seconds(2), .seconds(1)])
    }
}

@Test func anErrorWhilePollingIsTheResult() async throws {
    let time = VirtualTime(advancesAutomatically: true)
    await time.run {
        let store = NetworkStore.sequence(.json("{}", status: 202), .json(#"{"message": "no space"}"#, status: 507))
        let export = exportFetcher(APISettings(baseURL: "https://api.example.com", store: store))

        guard case .failure(.server(let failure)) = await export("books") else {
            Issue.record("expected a server error")
            return
        }
        expectEqual(failure.message, "no space")
    }
}
