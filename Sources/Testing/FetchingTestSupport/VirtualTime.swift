import Fetching
import Foundation
import Synchronization

/// A clock that a test controls, and random numbers from a seed. By default, the clock advances only when the test
/// calls ``advance(by:)``.
///
/// All layers, models and functions that are called in `run` use the virtual time:
///
/// ```swift
/// let store = NetworkStore.hanging.layered(timingOut(after: .seconds(3)))
/// let time = VirtualTime()
/// await time.run {
///     async let response = store.fetchData(request)
///     await time.waitForSleepers(atLeast: 1)
///     time.advance(by: .seconds(3))
/// }
/// ```
///
/// Most tests need no control of the time. They run in a virtual time that advances automatically:
///
/// ```swift
/// let heroes = await VirtualTime.run { await fetchHeroes(query) }
/// ```
public final class VirtualTime: Sendable {
    private struct Sleeper {
        var deadline: Duration
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now: Duration = .zero
        var sleepers: [Int: Sleeper] = [:]
        var nextID = 0
        var cancelledEarly: Set<Int> = []
        var waits: [Duration] = []
        /// The time limits in progress, if the time advances automatically.
        var timers: [Int: (deadline: Duration, action: @Sendable () -> Void)] = [:]
        var timerCount = 0
        var isWatchingTimers = false
        var observers: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]
        var random: SplitMix64
    }

    private let state: Mutex<State>
    private let start: Date
    private let advancesAutomatically: Bool

    /// Creates a virtual time with no elapsed time.
    ///
    /// - Parameters:
    ///   - start: The date at an elapsed time of zero.
    ///   - seed: The seed of the random numbers; equal seeds give equal numbers.
    ///   - advancesAutomatically: Whether each sleep advances the time by its own duration, instead of waiting for
    ///     ``advance(by:)``. Pass true only for code in which at most one task sleeps at a time, and for one call at a
    ///     time. The time limits of layers such as `timingOut` don't count as sleeps: a call times out when a sleep
    ///     lasts longer than its limit, or when no task has started to sleep for about two seconds of real time. The
    ///     delay of `hedging` is a sleep, so the second request is sent at once.
    public init(
        startingAt start: Date = Date(timeIntervalSince1970: 1_700_000_000), seed: UInt64 = 1,
        advancesAutomatically: Bool = false
    ) {
        state = Mutex(State(random: SplitMix64(seed: seed)))
        self.start = start
        self.advancesAutomatically = advancesAutomatically
    }

    /// Runs `operation` in this virtual time: all layers, models and functions that it calls use this time. Child tasks
    /// and tasks that `Task { … }` creates use it too, but detached tasks don't.
    ///
    /// If only macros such as `#expect` in the closure throw, Swift must be told that it throws:
    /// `run { () async throws in … }`.
    public func run<Success>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Success
    ) async rethrows -> Success {
        try await withCall({ $0.time = source }, operation)
    }

    /// Runs `operation` in a new virtual time that advances automatically; see
    /// ``init(startingAt:seed:advancesAutomatically:)``.
    public static func run<Success>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Success
    ) async rethrows -> Success {
        try await VirtualTime(advancesAutomatically: true).run(operation)
    }

    /// The time source of this virtual time, for `withCall({ $0.time = time.source }) { … }` where `run` cannot be
    /// used.
    public var source: TimeSource {
        TimeSource(
            uptime: { self.now },
            date: { self.start.addingTimeInterval(self.now / .seconds(1)) },
            sleep: { try await self.sleep($0) },
            random: { self.state.withLock { Double($0.random.next() >> 11) * 0x1p-53 } },
            startTimer: advancesAutomatically ? startTimer : nil)
    }

    /// The time that has elapsed since the virtual time was created.
    public var now: Duration { state.withLock { $0.now } }

    /// The number of tasks that are sleeping.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The durations of all sleeps longer than zero so far, in the order in which the sleeps began.
    public var waits: [Duration] { state.withLock { $0.waits } }

    /// Advances the time and wakes each task whose sleep has ended. The task with the earliest deadline is woken first.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
        }
        for (_, sleeper) in due { sleeper.continuation.resume() }
        while let limit = nextTimer(until: now) { limit() }
    }

    /// Waits until at least `count` tasks are sleeping. Then a test can call ``advance(by:)``.
    ///
    /// If no further task starts to sleep within two seconds of real time, or longer on a busy machine, the test fails
    /// with a message that says what to check. The current task is then cancelled, so that calls in `async let` end
    /// too, and the method returns. The method also returns if its task is cancelled, for example at the time limit of
    /// the test.
    public func waitForSleepers(
        atLeast count: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
    ) async {
        guard sleeperCount < count else { return }
        let id = newID()
        let watch = Task {
            try await waitWhileTasksStartToSleep()
            return endWait(id)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if Task.isCancelled || state.sleepers.count >= count { return true }
                    state.observers[id] = (count, continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            endWait(id)
        }
        watch.cancel()
        guard let isStuck = try? await watch.value, isStuck else { return }
        let sleeping = sleeperCount == 0 ? "no task sleeps" : "only \(sleeperCount) of \(count) tasks sleep"
        failTest(
            """
            \(sleeping) on this virtual time. Check that the code under test has been called, that it runs in \
            `run` of this VirtualTime, and that the VirtualTime does not advance automatically.
            """, at: Place(fileID: fileID, filePath: filePath, line: line))
        cancelCurrentTask()
    }

    /// Returns after two seconds of real time in which no task started to sleep.
    ///
    /// The wait consists of at least 100 short sleeps, so that the code under test also runs on a busy machine.
    private func waitWhileTasksStartToSleep() async throws {
        var (sleeps, turns) = (waits.count, 0)
        while turns < 100 {
            try await Task.sleep(for: .milliseconds(20))
            turns = waits.count == sleeps ? turns + 1 : 0
            sleeps = waits.count
        }
    }

    /// Ends a wait for sleepers. Returns false if the wait has already ended.
    @discardableResult
    private func endWait(_ id: Int) -> Bool {
        let observer = state.withLock { $0.observers.removeValue(forKey: id) }
        observer?.continuation.resume()
        return observer != nil
    }

    private func newID() -> Int {
        state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
    }

    private func sleep(_ duration: Duration) async throws {
        try Task.checkCancellation()
        guard duration > .zero else { return }
        if advancesAutomatically {
            let end = state.withLock { state in
                state.waits.append(duration)
                return state.now + duration
            }
            while let limit = nextTimer(until: end) {
                limit()
                // The time limit may be one of this task.
                try Task.checkCancellation()
            }
            state.withLock { $0.now = max($0.now, end) }
            return await Task.yield()
        }
        // The time can be advanced before `addSleeper` runs, so the deadline is computed here.
        let deadline = state.withLock { state in
            state.waits.append(duration)
            return state.now + duration
        }
        let id = newID()
        // If the task is cancelled after it was woken and before it runs again, `cancel` records its ID. Only this line
        // removes that ID.
        defer { state.withLock { _ = $0.cancelledEarly.remove(id) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                addSleeper(id, deadline, continuation)
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Starts the timer of a time limit, if the time advances automatically.
    @Sendable private func startTimer(_ duration: Duration, _ action: @escaping @Sendable () -> Void)
        -> @Sendable () -> Void
    {
        let id = newID()
        let isWatching = state.withLock { state in
            state.timers[id] = (state.now + max(duration, .zero), action)
            state.timerCount += 1
            defer { state.isWatchingTimers = true }
            return state.isWatchingTimers
        }
        if !isWatching { Task { await endTimersWhileNothingSleeps() } }
        return { _ = self.state.withLock { $0.timers.removeValue(forKey: id) } }
    }

    /// Advances the time to the earliest time limit that ends by `end`, and returns the action of this limit. Returns
    /// nil if there is none.
    private func nextTimer(until end: Duration) -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard let (id, timer) = state.timers.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }),
                timer.deadline <= end
            else { return nil }
            state.timers[id] = nil
            state.now = max(state.now, timer.deadline)
            return timer.action
        }
    }

    /// While there are time limits, ends the earliest one each time no task has started to sleep for two seconds; see
    /// `waitWhileTasksStartToSleep`.
    private func endTimersWhileNothingSleeps() async {
        var (sleeps, turns) = (0, 0)
        while state.withLock({ state in
            state.isWatchingTimers = !state.timers.isEmpty
            return state.isWatchingTimers
        }) {
            try? await Task.sleep(for: .milliseconds(20))
            let latest = state.withLock { $0.waits.count + $0.timerCount }
            turns = latest == sleeps ? turns + 1 : 0
            sleeps = latest
            guard turns == 100 else { continue }
            turns = 0
            nextTimer(until: .seconds(Int64.max))?()
        }
    }

    private func addSleeper(_ id: Int, _ deadline: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
        let (end, observers) = state.withLock {
            state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
            if state.cancelledEarly.remove(id) != nil { return (.failure(CancellationError()), []) }
            if deadline <= state.now { return (.success(()), []) }
            state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
            let reached = state.observers.filter { $0.value.count <= state.sleepers.count }
            for id in reached.keys { state.observers[id] = nil }
            return (nil, reached.values.map(\.continuation))
        }
        if let end { continuation.resume(with: end) }
        for observer in observers { observer.resume() }
    }

    private func cancel(_ id: Int) {
        let sleeper = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: id)
            // The task was cancelled before `addSleeper` ran, or after the sleeper was woken.
            if sleeper == nil { state.cancelledEarly.insert(id) }
            return sleeper
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}
