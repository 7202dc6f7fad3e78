import Fetching
import FetchingStreams
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

struct StreamFetcherTests {
    @Test func theElementsOfAStreamAreDelivered() async throws {
        let fetch: Fetcher<Void, ElementStream<Data>> = streamFetcher(
            createURLRequest: { try request("https://a/list") }, store: .json("[1]")
        ) { $0 }
        var all = Data()
        for try await chunk in try await fetch(()).get() { all += chunk }
        #expect(all == Data("[1]".utf8))
    }
}
