// Unchecked: a subclass of `OperationQueue` must repeat that it is `Sendable`. The subclass has no properties.

import Foundation

/// Returns the operation queue for a session's delegate.
func delegateQueue() -> OperationQueue {
    #if canImport(FoundationNetworking)
        return ImmediateOperationQueue()
    #else
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
    #endif
}

#if canImport(FoundationNetworking)
    /// A queue that runs each block at once, on the thread that adds the block.
    ///
    /// On Linux, the session's own thread adds a block for each 16 KiB of a body, without a limit. If the delegate is
    /// slower than the server, all data that the delegate has not received yet is in memory. So the delegate is called
    /// on the session's own thread, which adds one block at a time. The delegate must not call a method that waits for
    /// that thread.
    private final class ImmediateOperationQueue: OperationQueue, @unchecked Sendable {
        override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
    }
#endif
