import Fetching
import Foundation

/// A step of a call at a time of the simulation.
struct CallEvent {
    var time: Duration
    var step: Step
    /// The number of the attempt, from 1.
    var attempt = 1
    /// The tokens that the last retry took from the budget.
    var cost: Int?

    enum Step {
        case send
        case receive(Result<URLResponse, any Error>)
    }
}

/// The events of a simulation, of which the earliest is removed first (a binary heap).
struct EventQueue {
    private var events: [CallEvent] = []

    mutating func insert(_ event: CallEvent) {
        events.append(event)
        var child = events.count - 1
        while child > 0, events[child].time < events[(child - 1) / 2].time {
            events.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func removeFirst() -> CallEvent? {
        guard let first = events.first, let last = events.popLast() else { return nil }
        if events.isEmpty { return first }
        events[0] = last
        var parent = 0
        while let child = earlierChild(of: parent), events[child].time < events[parent].time {
            events.swapAt(child, parent)
            parent = child
        }
        return first
    }

    private func earlierChild(of parent: Int) -> Int? {
        let (left, right) = (parent * 2 + 1, parent * 2 + 2)
        guard right < events.count else { return left < events.count ? left : nil }
        return events[right].time < events[left].time ? right : left
    }
}
