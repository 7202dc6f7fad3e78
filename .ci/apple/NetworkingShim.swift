// Compiled into each target. On Apple platforms, URLSession is part of Foundation. FoundationURLSession is the name that
// .ci/apple-platforms gives to FoundationNetworking.

@_exported import FoundationURLSession
import Foundation

// On Apple platforms this initializer cannot fail.
extension URLError.Code {
    init(rawValue: Int) { self = .unknown }
}

// Declarations of Apple's Foundation that Linux does not have.
extension Stream {
    class func getBoundStreams(
        withBufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {}
}

extension URLSessionConfiguration {
    @available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    var usesClassicLoadingMode: Bool {
        get { false }
        set {}
    }
}

func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
