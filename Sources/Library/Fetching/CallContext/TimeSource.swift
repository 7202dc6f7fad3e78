import Foundation

/// The source of time, delays and random numbers: the system in an app, virtual time in a test.
///
/// The layers, models and functions of this package read the source of the current call; see ``CallContext/time``.
public struct TimeSource: Sendable {
    private struct Closures: Sendable {
        let uptime: @Sendable () -> Duration
        let date: @Sendable () -> Date
        let sleep: @Sendable (Duration) async throws -> Void
        let random: @Sendable () -> Double
        var timer: Timer?
    }

    // Tasks copy the context of a call, so a copy of a source must be cheap.
    private final class Storage: Sendable {
        let closures: Closures

        init(_ closures: Closures) { self.closures = closures }
    }

    /// A closure that starts a timer.
    typealias Timer = @Sendable (Duration, @escaping @Sendable () -> Void) -> RunningTimer

    private let storage: Storage

    /// A closure that returns the time since a fixed moment. The time never decreases, so it can measure elapsed time.
    public var uptime: @Sendable () -> Duration { storage.closures.uptime }

    /// A closure that returns the current date, for signatures and expiry dates. The date can jump when the system's
    /// clock is set.
    public var date: @Sendable () -> Date { storage.closures.date }

    /// A closure that waits for a duration. It returns at once if the duration is zero or negative. It throws
    /// `CancellationError` at once when the task is cancelled.
    public var sleep: @Sendable (Duration) async throws -> Void { storage.closures.sleep }

    /// A closure that returns a random number from 0 up to but not including 1.
    public var random: @Sendable () -> Double { storage.closures.random }

    /// Creates a time source from closures.
    ///
    /// - Parameters:
    ///   - uptime: Returns the time since a fixed moment.
    ///   - date: Returns the current date.
    ///   - sleep: Waits for a duration, which is not negative. It must throw `CancellationError` at once when the task
    ///     is cancelled.
    ///   - random: Returns a random number from 0 up to but not including 1.
    ///   - startTimer: Calls the closure once after the duration, unless the closure that it returns is called first.
    ///     If no time is left, it may call the closure at once. By default, a task waits with `sleep`.
    public init(
        uptime: @escaping @Sendable () -> Duration,
        date: @escaping @Sendable () -> Date,
        sleep: @escaping @Sendable (Duration) async throws -> Void,
        random: @escaping @Sendable () -> Double,
        startTimer: (@Sendable (Duration, @escaping @Sendable () -> Void) -> @Sendable () -> Void)? = nil
    ) {
        let timer = startTimer.map { start -> Timer in
            { duration, action in .virtual(cancel: start(duration, action)) }
        }
        storage = Storage(Closures(uptime: uptime, date: date, sleep: sleep, random: random, timer: timer))
    }

    /// The system's clocks and random numbers.
    public static let system = TimeSource(
        Closures(
            uptime: continuousUptime,
            date: { Date() },
            sleep: systemSleep,
            random: { Double.random(in: 0..<1) },
            timer: { .system(systemTimers.start($0, $1)) }))

    private init(_ closures: Closures) { storage = Storage(closures) }

    /// Whether this source is ``system``.
    var isSystem: Bool { storage === Self.system.storage }
}

/// A timer of a ``TimeSource``.
enum RunningTimer: Sendable {
    case system(Int)
    case task(Task<Void, Never>)
    case virtual(cancel: @Sendable () -> Void)

    func cancel() {
        switch self {
        case .system(let id): systemTimers.cancel(id)
        case .task(let task): task.cancel()
        case .virtual(let cancel): cancel()
        }
    }
}

extension TimeSource {
    /// Calls `action` once after `duration`, unless the timer is cancelled first.
    func startTimer(_ duration: Duration, _ action: @escaping @Sendable () -> Void) -> RunningTimer {
        if let timer = storage.closures.timer { return timer(duration, action) }
        let end = uptime() + duration
        return .task(
            Task {
                // The task can have waited for a thread. The timer must not end later for that.
                do { try await sleep(max(.zero, end - uptime())) } catch { return }
                action()
            })
    }
}

private let systemTimers = SystemTimers()

/// Waits like the `sleep(for:)` of `Task`, but frees its memory at once when the task is cancelled.
///
/// The timer of a cancelled `sleep(for:)` keeps about a kilobyte of memory until the end of the duration. Most waits
/// for a time limit are cancelled, so 1,000 calls a second with a limit of a minute would keep 60 MB.
private func systemSleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard duration > .zero else { return }
    // The hint for a test comes before the rest of a long wait, which may exceed the test's own time limit. A wait that
    // is cancelled, such as the delay of a hedge, makes no test wait.
    let first = min(duration, .seconds(5))
    try await wait(for: first)
    if first >= .seconds(1) { failStubbedTest(waiting: duration) }
    if duration > first { try await wait(for: duration - first) }
}

private func wait(for duration: Duration) async throws {
    let end = PendingResult<Void>()
    let timer = systemTimers.start(duration) { end.complete(.success(())) }
    defer { systemTimers.cancel(timer) }
    try await end.value(within: nil)
}

/// Fails the current test if the store of the current call is a stub.
private func failStubbedTest(waiting duration: Duration) {
    let context = CallContext.current
    guard context.secrets?.call.usesStub.load(ordering: .relaxed) == true else { return }
    let seconds = (duration / .seconds(1)).formatted(.number.precision(.fractionLength(1)))
    failTest(
        """
        \(context.name ?? "a call") uses a stub, but a layer or a model waits in real time; run the test in \
        `await VirtualTime.run { … }`, so that its waits take no time (it waits for \(seconds) seconds)
        """)
}
