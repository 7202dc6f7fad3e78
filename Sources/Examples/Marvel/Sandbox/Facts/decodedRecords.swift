/// Returns the records of one kind, decoded from the columns that `compact-facts.py`
/// writes.
func decodedRecords(of kind: Kind, from text: String) -> [Record] {
    var reader = FactsReader(text)
    var records: [Record] = []
    repeat {
        var record = decodedRecord(of: kind, from: &reader)
        if let previous = records.last {
            record.rank = previous.name == record.name ? previous.rank : previous.rank + 1
        }
        records.append(record)
    } while reader.nextLine()
    return records
}

private func decodedRecord(of kind: Kind, from reader: inout FactsReader) -> Record {
    var record = Record(id: reader.number(), name: reader.text(), details: .character)
    switch kind {
    case .characters:
        record.readDateAndImage(from: &reader)
        record.readLinks(to: [.comics, .events, .series, .stories], from: &reader)
    case .comics:
        record.links[Kind.series.rawValue] = reader.links()
        record.readComic(from: &reader)
        record.readLinks(to: [.characters, .creators, .events, .stories], from: &reader)
    case .creators:
        let creator = CreatorDetails(
            firstName: reader.text(), middleName: reader.text(), lastName: reader.text(), suffix: reader.text())
        record.details = .creator(creator)
        if record.name.isEmpty {
            let parts = [creator.firstName, creator.middleName, creator.lastName, creator.suffix]
            record.name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
        record.readDateAndImage(from: &reader)
        record.readLinks(to: [.comics, .events, .series, .stories], from: &reader)
    case .events:
        record.details = .event(EventDetails(start: reader.optionalText(), end: reader.optionalText()))
        record.readDateAndImage(from: &reader)
        record.readLinks(to: [.characters, .comics, .creators, .series, .stories], from: &reader)
    case .series:
        record.details = .series(
            SeriesDetails(
                startYear: reader.number(), endYear: reader.number(), rating: reader.text(), type: reader.text()))
        record.readDateAndImage(from: &reader)
        record.readLinks(to: [.characters, .comics, .creators, .events, .stories], from: &reader)
    case .stories:
        record.details = .story(type: reader.text())
        record.modified = reader.optionalText() ?? Record.noDate
        record.readLinks(to: [.characters, .comics, .creators, .events, .series], from: &reader)
    }
    return record
}

extension Record {
    fileprivate mutating func readDateAndImage(from reader: inout FactsReader) {
        modified = reader.optionalText() ?? Record.noDate
        thumbnail = .notAvailable
        guard let image = reader.optionalText() else { return }
        let parts = image.split(separator: ".")
        thumbnail = Thumbnail(path: String(parts[0]), fileExtension: parts.count > 1 ? String(parts[1]) : "jpg")
    }

    fileprivate mutating func readComic(from reader: inout FactsReader) {
        let (issueNumber, format, variant) = (reader.text(), reader.text(), reader.text())
        readDateAndImage(from: &reader)
        details = .comic(
            ComicDetails(
                issueNumber: issueNumber, format: format, variantDescription: variant,
                digitalId: reader.number(), pageCount: reader.number(),
                isbn: Identifier(column: reader.text()), upc: Identifier(column: reader.text()),
                diamondCode: Identifier(column: reader.text()), ean: Identifier(column: reader.text()),
                issn: Identifier(column: reader.text()), dates: reader.pairs(), prices: reader.pairs()))
    }

    fileprivate mutating func readLinks(to kinds: [Kind], from reader: inout FactsReader) {
        for kind in kinds { links[kind.rawValue] = reader.links() }
    }
}

extension Identifier {
    /// Creates a code from the text of a column. A leading `=` means that the API sends the code as a number.
    fileprivate init(column: String) {
        isNumber = column.hasPrefix("=")
        text = isNumber ? String(column.dropFirst()) : column
    }
}
