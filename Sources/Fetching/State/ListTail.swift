/// What is behind the last row of a list.
public enum ListTail: Sendable {
    /// More rows, to be loaded when the end comes near.
    case more
    /// More rows, which are being loaded.
    case loading
    /// More rows, which could not be loaded; those before them stay. ``ListModel/retry()`` does.
    case failed(AppError)
    /// Nothing.
    case end
}
