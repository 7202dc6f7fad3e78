import Fetching
import Foundation
import Marvel
import Synchronization

/// The requests that a stub was asked for, in their order.
final class Requests: Sendable {
    private let requests = Mutex<[URLRequest]>([])

    var all: [URLRequest] { requests.withLock { $0 } }

    func store(answering body: String, status: Int = 200) -> NetworkStore {
        let answer = NetworkStore.json(body, status: status)
        return NetworkStore { request in
            self.requests.withLock { $0.append(request) }
            return try await answer.fetchData(request)
        }
    }
}

let testKeys = MarvelKeys(publicKey: "1234", privateKey: "abcd")

let emptyPage = """
    {"code": 200, "status": "Ok", "data": {"offset": 0, "limit": 20, "total": 0, "count": 0, "results": []}}
    """

func queryNames(of request: URLRequest) -> [String] {
    queryItems(of: request).map(\.name)
}

func queryItems(of request: URLRequest) -> [URLQueryItem] {
    request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }?.queryItems ?? []
}

/// A clock that stands still.
func stoppedTime(at date: Date) -> TimeSource {
    var time = TimeSource.system
    time.date = { date }
    return time
}

extension Result {
    var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
