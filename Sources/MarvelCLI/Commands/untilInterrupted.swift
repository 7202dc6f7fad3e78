import Dispatch
import Fetching

/// Returns when the process is asked to end, by Ctrl-C or `kill`, so that it can do so in its own way.
@Sendable func untilInterrupted() async {
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    let sources = [SIGINT, SIGTERM].map { number in
        // Or the default would end the process before the source hears of it.
        _ = signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { continuation.yield() }
        source.resume()
        return source
    }
    for await _ in signals { break }
    for source in sources { source.cancel() }
}
