/// The values that a completion offers for an option or for a word.
public enum Completion: Equatable, Sendable {
    /// No values, because any number or text is accepted.
    case nothing
    /// The names of files and folders.
    case files
    /// One of these words.
    case words([String])
    /// One or more of these words, separated by commas.
    case list([String])

    /// The words in the order of the help.
    public var words: [String] {
        switch self {
        case .nothing, .files: []
        case .words(let words), .list(let words): words
        }
    }
}
