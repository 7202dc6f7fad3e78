import Fetching

/// How a comic is published, in the words of the API's filters.
public enum ComicFormat: String, CaseIterable, Sendable {
    /// A single issue.
    case comic
    /// A magazine.
    case magazine
    /// A collection in soft covers.
    case tradePaperback = "trade paperback"
    /// A collection in hard covers.
    case hardcover
    /// A small collection.
    case digest
    /// A long comic that was first published as a book.
    case graphicNovel = "graphic novel"
    /// A comic for screens.
    case digitalComic = "digital comic"
    /// A comic made for screens, with motion.
    case infiniteComic = "infinite comic"
}

/// Whether a comic is an issue or a collection of issues.
public enum FormatType: String, CaseIterable, Sendable {
    /// An issue.
    case comic
    /// A collection.
    case collection
}

/// A span of time around today.
public enum DateDescriptor: String, CaseIterable, Sendable {
    /// The week before this one.
    case lastWeek
    /// This week.
    case thisWeek
    /// The week after this one.
    case nextWeek
    /// This month.
    case thisMonth
}

/// How a series comes out.
public enum SeriesType: String, CaseIterable, Sendable {
    /// As collections.
    case collection
    /// As a single issue.
    case oneShot = "one shot"
    /// For a number of issues set beforehand.
    case limited
    /// Until further notice.
    case ongoing
}
