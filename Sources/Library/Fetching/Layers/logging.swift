import Foundation

/// Returns a layer that writes a line for each call, with secrets masked.
///
/// ```
/// GET https://api.example.com/heroes?apikey=***: status 200, 12.3 KB, 132 ms, 2 attempts
/// ```
///
/// Place this layer outermost. For lines in another form, use ``observing(addingHeaders:_:)``.
///
/// - Parameters:
///   - attempts: Whether a line is also written for each attempt, and for each event between attempts, such as the
///     wait before a retry.
///   - write: Writes a line. By default, lines are written to the standard error of the process.
public func logging(
    attempts: Bool = false,
    to write: @escaping @Sendable (_ line: String) -> Void = writeToStandardError
) -> StoreLayer {
    observing { event in
        switch event.kind {
        case .callEnded: write(event.description)
        case .callStarted, .attemptStarted, .headArrived, .intercepted: break
        default: if attempts { write(event.description) }
        }
    }
}

/// Writes a line to the standard error of the process.
@usableFromInline func writeToStandardError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}
