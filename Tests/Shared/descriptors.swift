import Foundation

/// Raises the limit of open file descriptors to 1,024, or to the hard limit if that is lower. Does nothing if the limit
/// is already higher. The default on macOS, 256, is too low for tests with many connections.
package func allowManyDescriptors() {
    #if canImport(Darwin)
        let resource = RLIMIT_NOFILE
    #else
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < 1024 else { return }
    limit.rlim_cur = min(1024, limit.rlim_max)
    setrlimit(resource, &limit)
}
