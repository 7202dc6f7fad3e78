import Fetching
import Foundation

package let serverIsDown = AppError.network(
    NetworkFailure(URLError(.networkConnectionLost), request: URLRequest(url: URL(filePath: "/rows"))))
