import Dispatch
import Fetching
import Foundation

/// Starts to catch Ctrl-C and `kill`. The first signal of each kind is an element of the stream. A second signal of the
/// same kind ends the process.
@Sendable func systemInterruptions() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for number in [SIGINT, SIGTERM] {
        // The default action would end the process before the source reports the signal.
        _ = signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        // The handler keeps the source alive until the first signal.
        source.setEventHandler {
            _ = signal(number, SIG_DFL)
            continuation.yield()
            source.cancel()
        }
        source.activate()
    }
    return stream
}
