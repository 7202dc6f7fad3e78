extension Record {
    /// The date ``noDate`` in seconds since 1970.
    static let noDateSeconds = secondsSince1970(noDate) ?? .min

    var modifiedSeconds: Int64 {
        // Most records have no date, and comparing the text is faster than parsing a date.
        modified == Record.noDate ? Record.noDateSeconds : secondsSince1970(modified) ?? Record.noDateSeconds
    }

    var comic: ComicDetails? {
        if case .comic(let comic) = details { comic } else { nil }
    }

    var creator: CreatorDetails? {
        if case .creator(let creator) = details { creator } else { nil }
    }

    var event: EventDetails? {
        if case .event(let event) = details { event } else { nil }
    }

    var series: SeriesDetails? {
        if case .series(let series) = details { series } else { nil }
    }
}

extension ComicDetails {
    /// Returns the text of a date such as `onsaleDate`, or nil if the comic has no date of this type.
    func date(of type: String) -> String? {
        dates.first { $0.type == type }?.value
    }

    func seconds(of type: String) -> Int64? {
        date(of: type).flatMap(secondsSince1970)
    }
}

extension EventDetails {
    var startSeconds: Int64? {
        start.flatMap(secondsSince1970)
    }
}
