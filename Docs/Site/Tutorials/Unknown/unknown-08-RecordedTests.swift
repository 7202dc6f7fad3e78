import Fetching
import FetchingRecording
import Testing
@testable import App

@Test func theRealResponseIsDecoded() async throws {
    let paintings = paintingsFetcher(store: .live.layered(recording(to: "Replays/paintings.har")))
    #expect(try await paintings(()).get().map(\.title) == ["Starry Night", "Water Lilies"])
}
