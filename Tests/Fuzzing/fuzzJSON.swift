// Listed for unsafe code: libFuzzer is a C library and passes a pointer. The bytes are copied at once, and the pointer
// is not kept. Only `Tests/Fuzzing/fuzz` compiles this file, because libFuzzer has a `main` of its own. The trial is
// part of the tests.

/// The function that libFuzzer calls with each input. It ends the process if a check fails; libFuzzer then keeps the
/// input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer promises `count` bytes at `start` for the duration of the call.
    let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    do { try Trial(input)?.run() } catch { fatalError(error.description) }
    return 0
}
