// In the REPL, one import is enough to create endpoints and requests.
@_exported import Fetching
@_exported import Foundation

// Of the module for generators, only what the functions in `Generating/` return or throw, and `swiftSource`.
@_exported public import struct FetchingGenerators.Comparison
@_exported public import struct FetchingGenerators.Shape
@_exported public import func FetchingGenerators.swiftSource
@_exported public import struct FetchingText.CurlCommandError
