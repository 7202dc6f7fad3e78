import Fetching
import FetchingTestSupport
import Foundation
import Testing
@testable import App

@Test func paintingsFetcherDecodesItsModel() async throws {
    let log = RequestLog()
    let body = #"""
        [
          {"id": 1, "title": "Starry Night", "painter": "Vincent van Gogh", "year": 1889, "height_cm": 73.7},
          {"id": 2, "title": "Water Lilies", "painter": "Claude Monet", "year": null, "height_cm": 89.5}
        ]
        """#
    let fetch = paintingsFetcher(store: .json(body).recorded(in: log))

    let value = try await fetch(()).get()

    #expect(value.count == 2)
    #expect(log.requests.map { $0.url?.absoluteString } == ["http://127.0.0.1:8001/paintings.json"])
}
