#if os(Linux)
    import Foundation
    import Synchronization

    /// Reads a request's body on a thread of its own. The thread of the transport must not read, because reading can
    /// block.
    ///
    /// At most four parts are read ahead. A part has at most 64 KiB, unless the closure of a stream returns a larger
    /// one. The thread starts with the first call of `next`. It ends after the end of the body or after `close`. If a
    /// read blocks, the thread ends only after that read returns.
    final class BodyReader: Sendable {
        private struct State {
            /// The parts that were read, but not taken.
            var parts: [Data] = []
            /// The result of reading the complete body, or nil if more parts may follow.
            var end: Result<Void, any Error>?
            var isStarted = false
            var isPaused = false
            var isClosed = false
        }

        private let body: CurlBodyParts
        /// Continues the transfer.
        let resume: @Sendable () -> Void
        private let state = Mutex(State())
        /// Counts the parts that the thread may read ahead.
        private let freeParts = DispatchSemaphore(value: 0)

        /// Creates a reader.
        ///
        /// - Parameters:
        ///   - body: The body.
        ///   - resume: Called on any thread when `next` has returned nil and can be called again.
        init(_ body: CurlBodyParts, resume: @escaping @Sendable () -> Void) {
            self.body = body
            self.resume = resume
        }

        /// Returns the next bytes, at most `count`, or nil if no bytes are available yet. Returns empty data at the
        /// end.
        func next(_ count: Int) throws -> Data? {
            let isFirst = state.withLock { state in
                defer { state.isStarted = true }
                return !state.isStarted
            }
            if isFirst {
                for _ in 0..<4 { freeParts.signal() }
                let thread = Thread { self.read() }
                thread.name = "Fetching.Body"
                thread.start()
            }
            return try state.withLock { state in
                if let part = state.parts.first {
                    state.parts[0] = part.dropFirst(count)
                    if state.parts[0].isEmpty {
                        state.parts.removeFirst()
                        freeParts.signal()
                    }
                    return part.prefix(count)
                }
                if let end = state.end {
                    try end.get()
                    return Data()
                }
                state.isPaused = true
                return nil
            }
        }

        /// Ends the thread, and drops the parts that were not taken.
        func close() {
            state.withLock { state in
                state.isClosed = true
                state.parts = []
            }
            freeParts.signal()
        }

        /// Stops reading, and returns a reader that starts again at the first byte. Returns nil if this
        /// reader has begun to read a body that cannot be opened again.
        func restarted() -> BodyReader? {
            guard body.canReopen || !state.withLock({ $0.isStarted }) else { return nil }
            close()
            return BodyReader(body, resume: resume)
        }

        private func read() {
            let end = Result { try readParts() }
            update { $0.end = end }
        }

        private func readParts() throws {
            // Opening a body can block too, so a closed reader does not open it.
            if state.withLock({ $0.isClosed }) { return }
            let next = try body.open { self.state.withLock { $0.isClosed } }
            while true {
                freeParts.wait()
                if state.withLock({ $0.isClosed }) { return }
                guard let part = try next() else { return }
                update { $0.parts.append(part) }
            }
        }

        /// Changes the state, and continues a transfer that waits for the change.
        private func update(_ change: (inout State) -> Void) {
            let wasPaused = state.withLock { state in
                if !state.isClosed { change(&state) }
                defer { state.isPaused = false }
                return state.isPaused && !state.isClosed
            }
            if wasPaused { resume() }
        }
    }
#endif
