import Foundation
import Dispatch
import Fetching

/// Begins to listen for Ctrl-C and `kill`: the first does not end the process, a second does, whatever it is doing.
@Sendable func systemInterruptions() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for number in [SIGINT, SIGTERM] {
        // Or the default would end the process before the source hears of it.
        _ = signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        // The handler holds its own source, which would otherwise stop listening, until it has heard.
        source.setEventHandler {
            _ = signal(number, SIG_DFL)
            continuation.yield()
            source.cancel()
        }
        source.activate()
    }
    return stream
}
