import Observation
import SharedTestCode

@testable import FetchingScreens

/// A screen that reads a text again after each observed change.
@MainActor final class Follower {
    /// The texts that the screen has shown, in order.
    private(set) var shown: [String] = []
    private let text: @MainActor () -> String

    init(_ text: @escaping @MainActor () -> String) {
        self.text = text
        read()
    }

    /// Waits until the screen shows `text`.
    func waits(for text: String) async { await waitUntil { shown.last == text } }

    private func read() {
        shown.append(withObservationTracking(text) { Task { @MainActor in self.read() } })
    }
}
