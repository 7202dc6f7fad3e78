import Fetching
import FetchingRecording
import FetchingTestSupport
import Testing

/// A store that plays the recorded exchanges, each once. It sends no request.
var recorded: NetworkStore { .replaying(from: "recording.har") }

/// Returns the failure that the server reported. Any other result fails the test.
func serverFailure<Model>(_ result: Result<Model, AppError>) -> ServerFailure? {
    if case .failure(.server(let failure)) = result { return failure }
    Issue.record("The server reported no failure: \(result)")
    return nil
}
