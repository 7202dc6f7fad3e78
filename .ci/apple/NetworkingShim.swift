// Compiled into each target. On Apple platforms, URLSession is part of Foundation. FoundationURLSession is the stub in
// URLSession.swift.

@_exported import FoundationURLSession
import Foundation

// Declarations of Apple's Foundation that Linux does not have.
extension Stream {
    class func getBoundStreams(
        withBufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {}
}

func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
