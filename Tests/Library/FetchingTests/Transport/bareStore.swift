import Foundation
import SharedTestCode

@testable import Fetching

extension Transport {
    /// Returns a live store without layers. It does not follow redirects. With libcurl, it still has a time limit.
    func bareStore() -> NetworkStore {
        switch self {
        case .urlSession:
            let configuration = patientConfiguration()
            configuration.urlCache = nil
            let transport = SessionTransport(configuration, maximumBodyBytes: 1 << 20)
            return NetworkStore(fetchData: transport.fetch, fetchStream: transport.fetchStream)
        #if os(Linux)
            case .curl:
                let transport = CurlStore(patientOptions(maximumBodyBytes: 1 << 20))
                return NetworkStore(fetchData: transport.fetch, fetchStream: transport.fetchStream)
        #endif
        }
    }
}
