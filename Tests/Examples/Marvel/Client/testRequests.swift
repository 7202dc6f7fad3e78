import Fetching
import Foundation
import Marvel

let testKeys = MarvelKeys(publicKey: "1234", privateKey: "abcd")

/// A store that responds with an empty page. The page can be decoded for every kind of resource.
let emptyPage = NetworkStore.json(
    """
    {"code": 200, "status": "Ok", "data": {"offset": 0, "limit": 20, "total": 0, "count": 0, "results": []}}
    """)

func queryItems(of request: URLRequest) -> [URLQueryItem] {
    request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }?.queryItems ?? []
}

func queryNames(of request: URLRequest) -> [String] {
    queryItems(of: request).map(\.name)
}
