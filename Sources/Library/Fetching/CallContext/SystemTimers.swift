import Dispatch
import Synchronization

/// The timers of ``TimeSource/system``.
///
/// Every request with a time limit starts a timer, and almost every timer is cancelled. So all timers share one timer
/// of the system. Starting a timer changes the system's timer only if the new timer fires before all others.
final class SystemTimers: Sendable {
    /// A struct for a closure. If the closure itself were the element of a dictionary, each access would allocate a
    /// new closure around it.
    private struct Action { let run: @Sendable () -> Void }

    private struct State {
        /// The actions of the timers that have neither fired nor been cancelled, by ID.
        var actions: [Int: Action] = [:]
        /// The deadlines and IDs of the timers, in ascending order of the deadlines. A deadline is an uptime of the
        /// system in nanoseconds. The entries of cancelled timers are removed later.
        var deadlines: [(nanoseconds: UInt64, id: Int)] = []
        var nextID = 0
        /// The deadline for which the timer of the system is set, or nil.
        var nextFire: UInt64?
        var timer: (any DispatchSourceTimer)?

        /// Returns the index after the last timer whose deadline is not later than `deadline`.
        func index(after deadline: UInt64) -> Int {
            // Most time limits are equal, so most new timers fire last.
            if deadlines.last.map({ $0.nanoseconds <= deadline }) ?? true { return deadlines.count }
            var (low, high) = (0, deadlines.count)
            while low < high {
                let middle = (low + high) / 2
                if deadlines[middle].nanoseconds <= deadline { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    private let state = Mutex(State())

    /// The number of timers that have neither fired nor been cancelled.
    var count: Int { state.withLock { $0.actions.count } }

    /// Calls `action` once, on another thread, after `duration`. Returns the ID of the timer.
    func start(_ duration: Duration, _ action: @escaping @Sendable () -> Void) -> Int {
        let deadline = DispatchTime.now().uptimeNanoseconds + nanoseconds(in: duration)
        return state.withLock { state in
            state.nextID += 1
            state.actions[state.nextID] = Action(run: action)
            state.deadlines.insert((deadline, state.nextID), at: state.index(after: deadline))
            if state.nextFire.map({ deadline < $0 }) ?? true { setTimer(to: deadline, &state) }
            return state.nextID
        }
    }

    /// Cancels a timer. Does nothing if it has fired.
    func cancel(_ id: Int) {
        let action = state.withLock { state in
            let action = state.actions.removeValue(forKey: id)
            if state.deadlines.count > 2 * state.actions.count + 64 {
                state.deadlines.removeAll { state.actions[$0.id] == nil }
            }
            return action
        }
        // The action is released here, outside of the lock, because its release can start or cancel other timers.
        _ = action
    }

    private func fire() {
        let actions = state.withLock { state in
            let now = DispatchTime.now().uptimeNanoseconds
            let rest = state.deadlines.firstIndex { $0.nanoseconds > now && state.actions[$0.id] != nil }
            let passed = state.deadlines[..<(rest ?? state.deadlines.endIndex)]
            let actions = passed.compactMap { state.actions.removeValue(forKey: $0.id) }
            state.deadlines.removeSubrange(passed.indices)
            state.nextFire = nil
            if let next = state.deadlines.first { setTimer(to: next.nanoseconds, &state) }
            return actions
        }
        // An action can cancel a task whose cancellation handler takes long. So the actions run on other threads, where
        // they do not delay later timers.
        for action in actions { DispatchQueue.global().async(execute: action.run) }
    }

    private func setTimer(to deadline: UInt64, _ state: inout State) {
        state.nextFire = deadline
        let timer = state.timer ?? newTimer()
        if state.timer == nil { state.timer = timer }
        timer.schedule(deadline: DispatchTime(uptimeNanoseconds: deadline), leeway: .milliseconds(1))
    }

    private func newTimer() -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "fetching.time"))
        timer.setEventHandler { [weak self] in self?.fire() }
        timer.activate()
        return timer
    }
}

/// Returns a duration in nanoseconds, rounded up. A duration is limited to 1e9 seconds, so that the number is in the
/// range of an `Int64`.
private func nanoseconds(in duration: Duration) -> UInt64 {
    let (seconds, attoseconds) = min(max(duration, .zero), .seconds(1_000_000_000)).components
    return UInt64(seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000)
}
