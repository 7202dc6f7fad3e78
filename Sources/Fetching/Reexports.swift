// On Linux `URLRequest` and related types are in a module of their own. It is re-exported, so that a file which imports
// Fetching and Foundation compiles on every platform without a condition.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
