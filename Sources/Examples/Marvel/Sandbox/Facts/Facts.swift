/// All records of the sandbox by kind, in the API's default order.
struct Facts: Sendable {
    /// The records of each kind. The index is the raw value of the kind.
    private var records: [[Record]]
    private let rows: [[Int: Int]]

    /// The facts that are embedded in the binary. The first use decodes the facts.
    static let embedded = Facts(
        decoding: Kind.allCases.map { kind in
            switch kind {
            case .characters: embeddedCharacters
            case .comics: embeddedComics
            case .creators: embeddedCreators
            case .events: embeddedEvents
            case .series: embeddedSeries
            case .stories: embeddedStories
            }
        })

    /// Creates facts from one text for each kind, in the order of the kinds' raw values.
    init(decoding texts: [String]) {
        records = zip(Kind.allCases, texts).map(decodedRecords)
        rows = records.map { records in
            Dictionary(records.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
        addMissingBacklinks()
    }

    subscript(kind: Kind) -> [Record] { records[kind.rawValue] }

    /// Returns the row of the record with an ID: its index in the records of `kind`. Returns nil if the ID is unknown.
    func row(of id: Int, in kind: Kind) -> Int? {
        rows[kind.rawValue][id]
    }

    func links(from row: Int, of kind: Kind, to other: Kind) -> [Link] {
        records[kind.rawValue][row].links[other.rawValue]
    }

    /// Adds the missing reverse links. For example, if a comic has a link to a character, the character gets a link to
    /// the comic.
    ///
    /// The added links come after the existing links of a record. So the first items of a list equal those of the real
    /// API.
    private mutating func addMissingBacklinks() {
        var known: Set<Int64> = []
        forEachLink { kind, row, other, link in known.insert(key(kind, row, other, link.row)) }
        var missing: [(kind: Kind, row: Int, other: Kind, link: Link)] = []
        forEachLink { kind, row, other, link in
            guard !known.contains(key(other, link.row, kind, row)) else { return }
            missing.append((other, link.row, kind, Link(row: row)))
        }
        for (kind, row, other, link) in missing {
            // A comic has only one series, even if several series have a link to the comic.
            if kind == .comics, other == .series, !links(from: row, of: kind, to: other).isEmpty { continue }
            records[kind.rawValue][row].links[other.rawValue].append(link)
        }
    }

    private func forEachLink(_ body: (Kind, Int, Kind, Link) -> Void) {
        for kind in Kind.allCases {
            let related = kind.related
            for row in records[kind.rawValue].indices {
                for other in related {
                    for link in records[kind.rawValue][row].links[other.rawValue] { body(kind, row, other, link) }
                }
            }
        }
    }

    /// Returns a unique number for a link: 8 bits for each kind, and 16 bits for each row, because each kind has fewer
    /// than 65,536 records.
    private func key(_ kind: Kind, _ row: Int, _ other: Kind, _ otherRow: Int) -> Int64 {
        Int64(kind.rawValue) << 40 | Int64(other.rawValue) << 32 | Int64(row) << 16 | Int64(otherRow)
    }
}
