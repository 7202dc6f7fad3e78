import Fetching
import Foundation

extension RequestBody {
    /// The bytes of the body in a request that is created without settings.
    package var data: Data {
        get throws { try createRequest(.post, baseURL: "https://a.example", body: self).readBody() ?? Data() }
    }
}
