// The options of `jsonMapper`. The other declarations of that module are not exported.
@_exported public import struct FetchingJSON.JSONOptions

// The type of the parameter `method` of `createRequest`. The other declarations of that module are not exported.
@_exported public import struct HTTPSyntax.HTTPMethod

// On Linux `URLRequest` and related types are in a separate module. It is exported here, so that a file that imports
// Fetching and Foundation compiles on every platform without a condition.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

// The options of `NetworkStore.curl(_:)` are part of the API of this module. The other declarations are not.
#if os(Linux)
    @_exported public import struct CurlTransport.CurlOptions
#endif
