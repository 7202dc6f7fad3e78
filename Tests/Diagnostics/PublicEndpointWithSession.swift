import Fetching
import Foundation

struct News: Codable, Sendable {
    var title: String
}

let newsEndpoint = Endpoint<Public, Void, News> { try createRequest(baseURL: "https://example.com/news") }

func newsFetcher(session: Session) -> Fetcher<Void, News> {
    fetcher(for: newsEndpoint, session: session)  // error: cannot convert
}
