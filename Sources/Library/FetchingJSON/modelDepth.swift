// Unsafe: the address of a local variable is compared with the bounds of the stack.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The depth of nested objects and arrays that a model can have on each thread: so many levels fit on a stack of
/// 512 KiB, which the secondary threads of Apple platforms have. With a large model, a level takes up to 1.7 KiB in a
/// release build, and 7 KiB in a debug build.
#if DEBUG
    let modelDepthLimit = 64
#else
    let modelDepthLimit = 256
#endif

/// Returns the number of levels of a model that fit on the free part of the current thread's stack.
@inline(never)
func modelLevelsOnStack() -> Int {
    var local = 0
    let top = unsafe withUnsafePointer(to: &local) { Int(bitPattern: $0) }
    guard let bottom = stackBottom(), bottom < top else { return 0 }
    return (top - bottom) / (512 * 1024 / modelDepthLimit)
}

#if canImport(Glibc) || canImport(Musl)
    private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

/// Returns the lowest address of the current thread's stack, or nil if it is not known.
private func stackBottom() -> Int? {
    #if canImport(Darwin)
        let thread = unsafe pthread_self()
        return unsafe Int(bitPattern: pthread_get_stackaddr_np(thread)) - pthread_get_stacksize_np(thread)
    #elseif canImport(Glibc) || canImport(Musl)
        var attributes = pthread_attr_t()
        var address: UnsafeMutableRawPointer?
        var size = 0
        // The module for Glibc does not have this function.
        guard let symbol = unsafe dlsym(nil, "pthread_getattr_np") else { return nil }
        let getAttributes = unsafe unsafeBitCast(symbol, to: GetAttributes.self)
        guard unsafe getAttributes(pthread_self(), &attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        guard unsafe pthread_attr_getstack(&attributes, &address, &size) == 0 else { return nil }
        return Int(bitPattern: address)
    #else
        return nil
    #endif
}
