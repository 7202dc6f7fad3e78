// Listed for unsafe code: libFuzzer is a C library and calls its target with a pointer. The bytes are copied at once,
// and the pointer goes no further. `Tests/Fuzzing/fuzz` builds it. It is not a target of the package, because libFuzzer
// brings a `main` of its own.

/// What libFuzzer calls with each input. It returns 0, or ends the process: then libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer promises `count` bytes at `start` for as long as the call lasts.
    let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    Trial(input)?.run()
    return 0
}
