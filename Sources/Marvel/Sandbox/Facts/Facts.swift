/// All records of the sandbox, by kind, each kind in the order in which the API lists it by default.
struct Facts: Sendable {
    /// The records of each kind, by its raw value.
    private var records: [[Record]]
    private let rows: [[Int: Int]]

    /// What is embedded in the binary; decoded when it is first asked for.
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

    /// Decodes one text per kind, in the order of the kinds' raw values.
    init(decoding texts: [String]) {
        records = zip(Kind.allCases, texts).map(decodedRecords)
        rows = records.map { records in
            Dictionary(records.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
        linkBack()
    }

    subscript(kind: Kind) -> [Record] { records[kind.rawValue] }

    /// The row of the record with `id`, if there is one.
    func row(of id: Int, in kind: Kind) -> Int? {
        rows[kind.rawValue][id]
    }

    func links(from row: Int, of kind: Kind, to other: Kind) -> [Link] {
        records[kind.rawValue][row].links[other.rawValue]
    }

    /// Makes every relation go both ways: a comic whose record names a character is in the list of that character.
    ///
    /// What a record names itself comes first, in its order, so that its first twenty items are those of the real API.
    private mutating func linkBack() {
        var known: Set<Int> = []
        forEachLink { kind, row, other, link in known.insert(key(kind, row, other, link.row)) }
        var missing: [(kind: Kind, row: Int, other: Kind, link: Link)] = []
        forEachLink { kind, row, other, link in
            guard !known.contains(key(other, link.row, kind, row)) else { return }
            missing.append((other, link.row, kind, Link(row: row)))
        }
        for (kind, row, other, link) in missing {
            // A comic is in one series, whichever others claim it.
            if kind == .comics, other == .series, !links(from: row, of: kind, to: other).isEmpty { continue }
            records[kind.rawValue][row].links[other.rawValue].append(link)
        }
    }

    private func forEachLink(_ body: (Kind, Int, Kind, Link) -> Void) {
        for kind in Kind.allCases {
            for (row, record) in records[kind.rawValue].enumerated() {
                for other in kind.related {
                    for link in record.links[other.rawValue] { body(kind, row, other, link) }
                }
            }
        }
    }

    /// One number for a relation; there are far fewer than 65,536 records of a kind.
    private func key(_ kind: Kind, _ row: Int, _ other: Kind, _ otherRow: Int) -> Int {
        ((kind.rawValue * Kind.allCases.count + other.rawValue) << 16 | row) << 16 | otherRow
    }
}
