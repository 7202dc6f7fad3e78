extension Record {
    /// The moment of ``noDate``.
    static let noDateSeconds = Moment(noDate)?.seconds ?? .min

    var modifiedSeconds: Int {
        // Most records have no date, and all of them share one text: compared at once.
        modified == Record.noDate ? Record.noDateSeconds : Moment(modified)?.seconds ?? Record.noDateSeconds
    }

    var comic: ComicParticulars? {
        if case .comic(let comic) = particulars { comic } else { nil }
    }

    var creator: CreatorParticulars? {
        if case .creator(let creator) = particulars { creator } else { nil }
    }

    var event: EventParticulars? {
        if case .event(let event) = particulars { event } else { nil }
    }

    var series: SeriesParticulars? {
        if case .series(let series) = particulars { series } else { nil }
    }
}

extension ComicParticulars {
    /// The date of one type, if the comic has it.
    func moment(of type: String) -> Moment? {
        dates.first { $0.type == type }.flatMap { Moment($0.value) }
    }

    func seconds(of type: String) -> Int? {
        moment(of: type)?.seconds
    }
}

extension EventParticulars {
    var startSeconds: Int? {
        start.flatMap(Moment.init)?.seconds
    }
}
