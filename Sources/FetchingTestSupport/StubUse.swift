import Foundation
import Fetching
import Synchronization

/// A record of which stubs of a store were used. Fails the test for each unexpected request, and for stubs that were
/// not used when the last copy of the store is released. After an unexpected request, unused stubs are not reported,
/// because they usually have the same cause.
final class StubUse: Sendable {
    private let names: [String]
    private let place: Place
    private let state = Mutex<(used: Set<Int>, reported: Set<RequestSummary>)>(([], []))

    /// - Parameters:
    ///   - names: The names of the stubs, for the message.
    ///   - place: The place where the stubs were created.
    init(names: [String] = [], at place: Place) {
        self.names = names
        self.place = place
    }

    deinit {
        let (used, reported) = state.withLock { $0 }
        let unused = names.indices.filter { !used.contains($0) }.map { names[$0] }
        guard !unused.isEmpty, reported.isEmpty else { return }
        failTest("no request used these stubs: \(unused.joined(separator: ", "))", at: place)
    }

    /// Marks a stub as used.
    func use(_ index: Int) { state.withLock { _ = $0.used.insert(index) } }

    /// Fails the test and returns the error to throw. A request that is sent several times is reported once.
    func unexpected(_ request: URLRequest, _ details: String) -> UnexpectedRequest {
        let error = UnexpectedRequest(request)
        if state.withLock({ $0.reported.insert(error.request).inserted }) {
            failTest("\(error)\n\(details)", at: place)
        }
        return error
    }
}
