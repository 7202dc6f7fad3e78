// The one place that knows how a platform spells its Foundation. Re-exported, so that `import Fetching` is all that a
// file needs, here and in an app: on Linux `URLRequest` lives in a module of its own.
@_exported import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
