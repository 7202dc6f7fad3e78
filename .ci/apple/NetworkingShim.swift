// Compiled into each target. On Apple platforms, URLSession is part of Foundation. FoundationURLSession is the name that
// .ci/apple-platforms gives to FoundationNetworking.

@_exported import FoundationURLSession
import Foundation

// On Apple platforms this initializer cannot fail.
extension URLError.Code {
    init(rawValue: Int) { self = .unknown }
}
