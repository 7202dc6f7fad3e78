#if os(Linux)
    /// Returns the time since a fixed moment. It never decreases. Only differences between two of these times have a
    /// meaning outside of this module.
    func uptime() -> Duration { start.duration(to: .now) }

    private let start = ContinuousClock.now
#endif
