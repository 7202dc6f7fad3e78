import Foundation

/// Maps a body to itself, unchanged.
public func dataMapper() -> Mapper<Data> { { $0 } }

/// Ignores the body, for endpoints that return no data.
public func emptyMapper() -> Mapper<Void> { { _ in } }
