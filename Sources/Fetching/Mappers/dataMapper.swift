import Foundation

/// Maps a body to itself.
public func dataMapper() -> Mapper<Data> {
    { $0 }
}

/// Maps any body to nothing, for endpoints whose success is all that matters.
public func emptyMapper() -> Mapper<Void> {
    { _ in }
}
