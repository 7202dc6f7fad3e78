// Uses unsafe code, because libFuzzer is a C library and passes a pointer. The bytes are copied at once, and the
// pointer is not kept. Only `Tests/Fuzzing/fuzz` compiles this file, because libFuzzer has its own `main`. `Trial` is
// part of the tests.

/// The function that libFuzzer calls with each input. If a check fails, the function ends the process, and libFuzzer
/// stores the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes at `start` for the duration of the call.
    let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    do { try Trial(input)?.run() } catch { fatalError(error.description) }
    return 0
}
