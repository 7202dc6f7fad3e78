import Foundation

/// Maps a body to itself, unchanged.
public func dataMapper() -> Mapper<Data> {
    { $0 }
}

/// Ignores the body, for endpoints whose success is the only result.
public func emptyMapper() -> Mapper<Void> {
    { _ in }
}
