// Unsafe: `pthread_create` has a C interface. The new thread takes the only pointer to its work.

#if os(Linux)
    internal import CCurl
    import Foundation

    /// Starts a thread that can use libcurl. Throws if the thread cannot be started. Foundation's `Thread` would not
    /// report this.
    func startThread(named name: String, _ run: @escaping @Sendable () -> Void) throws {
        let work = unsafe Unmanaged.passRetained(
            ThreadWork {
                unsafe ccurl_prepare_thread(name)
                run()
            })
        var thread = pthread_t()
        let code = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                unsafe Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, work.toOpaque())
        guard code == 0 else {
            unsafe work.release()
            throw CurlUnavailable(
                reason: "the process has no memory or no thread left; raise its limits (such as “ulimit -u”), or send "
                    + "fewer requests at a time")
        }
        pthread_detach(thread)
    }

    private final class ThreadWork: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
#endif
