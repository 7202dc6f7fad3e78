/// A format of comics. The raw value is its name in the API's filters.
public enum ComicFormat: String, CaseIterable, Sendable {
    /// A single issue.
    case comic
    /// A magazine.
    case magazine
    /// A paperback collection.
    case tradePaperback = "trade paperback"
    /// A hardcover collection.
    case hardcover
    /// A collection in a small size.
    case digest
    /// A long comic that was first published as a book.
    case graphicNovel = "graphic novel"
    /// A digital edition of a comic.
    case digitalComic = "digital comic"
    /// A digital comic with animated pages.
    case infiniteComic = "infinite comic"
}
