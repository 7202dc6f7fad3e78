import Fetching
import Foundation
import Synchronization

/// A record of which stubs of a store were used. Fails the test for each unexpected request. When the last copy of the
/// store is released, also fails the test for stubs that were used too rarely. After an unexpected request, such stubs
/// are not reported, because the cause is usually the same.
final class StubUse: Sendable {
    /// A stub, and the number of requests that should use it.
    struct Expected: Sendable {
        var name: String
        var minimum = 1
        /// The maximum number of requests that can use the stub, or nil for no limit.
        var maximum: Int?
    }

    private let stubs: [Expected]
    private let place: Place
    private let state: Mutex<(uses: [Int], reported: Set<String>)>

    /// - Parameters:
    ///   - stubs: The stubs of the store, with the number of requests that should use them.
    ///   - place: The place where the stubs were created.
    init(_ stubs: [Expected] = [], at place: Place) {
        self.stubs = stubs
        self.place = place
        state = Mutex((stubs.map { _ in 0 }, []))
    }

    deinit {
        let (uses, reported) = state.withLock { $0 }
        guard reported.isEmpty else { return }
        let rare = zip(stubs, uses).filter { stub, uses in uses < stub.minimum }
        let unused = rare.filter { $0.1 == 0 }.map(\.0.name)
        let partlyUsed = rare.filter { $0.1 > 0 }.map { stub, uses in "\(stub.name) (\(uses) of \(stub.minimum))" }
        let faults = [
            unused.isEmpty ? nil : "no request used these stubs: \(unused.joined(separator: ", "))",
            partlyUsed.isEmpty ? nil : "too few requests used these stubs: \(partlyUsed.joined(separator: ", "))",
        ].compactMap(\.self)
        if !faults.isEmpty { failTest(faults.joined(separator: "\n"), at: place) }
    }

    /// Marks a stub as used. Returns the number of earlier uses, or nil if the stub must not be used again.
    func use(_ index: Int) -> Int? {
        state.withLock { state in
            let earlierUses = state.uses[index]
            if let maximum = stubs[index].maximum, earlierUses >= maximum { return nil }
            state.uses[index] += 1
            return earlierUses
        }
    }

    /// Fails the test and returns the error to throw. A request that is sent several times is reported once.
    func unexpected(_ request: URLRequest, _ details: String) -> UnexpectedRequest {
        let error = UnexpectedRequest(request)
        return report(error, "\(error)\n\(details)")
    }

    /// Fails the test because of a request that must not be sent, and returns the error to throw.
    func forbidden(_ request: URLRequest, by name: String) -> UnexpectedRequest {
        let error = UnexpectedRequest(request)
        return report(error, "forbidden request \(error.request)\n“\(name)” must never be requested")
    }

    private func report(_ error: UnexpectedRequest, _ message: String) -> UnexpectedRequest {
        if state.withLock({ $0.reported.insert(error.request).inserted }) {
            failTest(message, at: place)
        }
        return error
    }
}
