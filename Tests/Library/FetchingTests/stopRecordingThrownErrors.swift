#if os(Linux)
    import Foundation

    /// Removes Swift Testing's handlers for thrown errors from the Swift runtime of this process.
    ///
    /// The handlers keep a backtrace for each thrown error, even after the error was released. In a test with many
    /// errors, this needs more memory than the tested code. The pointers to the handlers are variables of the runtime.
    func stopRecordingThrownErrors() {
        for name in ["_swift_willThrow", "_swift_willThrowTypedImpl"] {
            dlsym(nil, name)?.storeBytes(of: 0, as: UInt.self)
        }
    }
#endif
