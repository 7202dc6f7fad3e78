#if os(Linux)
    import Dispatch

    /// Returns the time since a fixed moment, by the clock that libcurl reads too. Only the difference between two of
    /// these times has a meaning.
    func uptime() -> Duration { .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds)) }
#endif
