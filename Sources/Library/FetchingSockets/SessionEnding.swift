import Foundation

/// Decides when a session's task has ended, and how.
///
/// The system reports an end in up to three ways, in any order: the current `receive` fails, the delegate receives the
/// server's close frame, and the task completes. Each of them can be missing. Messages that arrived before the end may
/// still be received after the close frame was reported. So after the first report, the connection waits for a short
/// time for the second one.
struct SessionEnding: Sendable {
    enum Step: Equatable, Sendable {
        case wait
        /// Wait for the second report for a short time.
        case waitBriefly
        case end
    }

    /// The server's close frame as an event, or nil.
    private(set) var close: FrameEvent?
    /// The error of `receive`, which is not called again after it has failed.
    private(set) var receiveError: (any Error)?
    private var completionError: (any Error)?
    private var isComplete = false
    /// Whether a close frame was sent. Then messages are ignored, and `receive` fails before the server responds.
    var isCloseSent = false
    /// Whether the time for the second report has passed.
    private var isOverdue = false

    /// The next action of the reader when there are no events.
    var step: Step {
        if isCloseSent { return close != nil || isComplete ? .end : .wait }
        let (hasFailed, hasEnded) = (receiveError != nil, close != nil || isComplete)
        if hasFailed && hasEnded { return .end }
        guard hasFailed || hasEnded else { return .wait }
        return isOverdue ? .end : .waitBriefly
    }

    /// The error of a connection that has ended without a close frame, or nil if the server has ended it.
    var error: (any Error)? {
        // The error of the task is often more precise than ENOTCONN of `receive`.
        [completionError, receiveError].compactMap { $0.map(lossError) }.first
    }

    mutating func receiveFailed(_ error: any Error) { receiveError = receiveError ?? error }

    /// Records that the task is complete, or that the time for the second report has passed. Some versions of the
    /// system have the close frame only as a property of the task. After a close frame of the app, it can be that of
    /// the app.
    mutating func completed(_ error: (any Error)?, closeFrame: (code: Int, reason: Data?)?) {
        (isComplete, completionError) = (true, error)
        if !isCloseSent, let closeFrame { closed(code: closeFrame.code, reason: closeFrame.reason) }
    }

    mutating func timeHasPassed(closeFrame: (code: Int, reason: Data?)?) {
        isOverdue = true
        if !isCloseSent, let closeFrame { closed(code: closeFrame.code, reason: closeFrame.reason) }
    }

    /// Records a close frame. The codes 1005, 1006 and 1015 describe what happened and are no part of a frame; 0 means
    /// that there is none.
    mutating func closed(code: Int, reason: Data?) {
        guard close == nil, ![0, 1006, 1015].contains(code) else { return }
        let bytes = [UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)]
        do throws(SocketViolation) {
            close = .close(try SocketClose(payload: code == 1005 ? [] : bytes + (reason ?? Data())))
        } catch {
            close = .violation(error)
        }
    }
}

/// Whether an error of `receive` says that a message was longer than `maximumMessageSize`.
func isTooLong(_ error: any Error) -> Bool {
    let cause = error as NSError
    if cause.domain == NSPOSIXErrorDomain { return cause.code == Int(POSIXErrorCode.EMSGSIZE.rawValue) }
    return (cause.userInfo[NSUnderlyingErrorKey] as? NSError).map(isTooLong) ?? false
}

/// Returns the error of a task that the connection has not cancelled. The session also uses the code of a cancellation
/// when it ends the task itself.
func lossError(_ error: any Error) -> any Error {
    guard let error = error as? URLError, error.code == .cancelled else { return error }
    return URLError(
        .networkConnectionLost, userInfo: [NSLocalizedDescriptionKey: "the session cancelled the WebSocket"])
}
