/// A writer of records as JSON. The fields and their order are those of the real API.
///
/// The writer never escapes text, because the facts are already escaped. The facts lack some fields, such as
/// descriptions. For such a field, the writer writes the API's empty value: an empty text, an empty list or null.
struct RecordWriter {
    var json = ""
    private let facts: Facts
    private let baseURL: String

    init(facts: Facts, baseURL: String) {
        self.facts = facts
        self.baseURL = baseURL
    }

    mutating func write(_ row: Int, of kind: Kind) {
        let record = facts[kind][row]
        json += "{\"id\":"
        json += String(record.id)
        switch record.details {
        case .character: writeCharacter(record, row)
        case .comic(let comic): writeComic(record, row, comic)
        case .creator(let creator): writeCreator(record, row, creator)
        case .event(let event): writeEvent(record, row, event)
        case .series(let series): writeSeries(record, row, series)
        case .story(let type): writeStory(record, row, type: type)
        }
        json += "}"
    }

    private mutating func writeCharacter(_ record: Record, _ row: Int) {
        write("name", text: record.name)
        write("description", text: "")
        write("modified", text: record.modified)
        writeThumbnail(record)
        writeResourceURI(record, .characters)
        for kind in [Kind.comics, .series, .stories, .events] { writeRelated(kind, of: row, .characters) }
        write("urls", raw: "[]")
    }

    private mutating func writeComic(_ record: Record, _ row: Int, _ comic: ComicDetails) {
        write("digitalId", raw: String(comic.digitalId))
        write("title", text: record.name)
        write("issueNumber", raw: comic.issueNumber)
        write("variantDescription", text: comic.variantDescription)
        write("description", raw: "null")
        write("modified", text: record.modified)
        write("isbn", comic.isbn)
        write("upc", comic.upc)
        write("diamondCode", comic.diamondCode)
        write("ean", comic.ean)
        write("issn", comic.issn)
        write("format", text: comic.format)
        write("pageCount", raw: String(comic.pageCount))
        write("textObjects", raw: "[]")
        writeResourceURI(record, .comics)
        write("urls", raw: "[]")
        if let series = facts.links(from: row, of: .comics, to: .series).first {
            json += ",\"series\":"
            writeSummary(series, of: .series)
        } else {
            write("series", raw: "null")
        }
        for field in ["variants", "collections", "collectedIssues"] { write(field, raw: "[]") }
        write("dates", comic.dates.map { "{\"type\":\"\($0.type)\",\"date\":\"\(dateText($0.value))\"}" })
        write("prices", comic.prices.map { "{\"type\":\"\($0.type)\",\"price\":\($0.value)}" })
        writeThumbnail(record)
        write("images", raw: "[]")
        for kind in [Kind.creators, .characters, .stories, .events] { writeRelated(kind, of: row, .comics) }
    }

    private mutating func writeCreator(_ record: Record, _ row: Int, _ creator: CreatorDetails) {
        write("firstName", text: creator.firstName)
        write("middleName", text: creator.middleName)
        write("lastName", text: creator.lastName)
        write("suffix", text: creator.suffix)
        write("fullName", text: record.name)
        write("modified", text: record.modified)
        writeThumbnail(record)
        writeResourceURI(record, .creators)
        for kind in [Kind.comics, .series, .stories, .events] { writeRelated(kind, of: row, .creators) }
        write("urls", raw: "[]")
    }

    private mutating func writeEvent(_ record: Record, _ row: Int, _ event: EventDetails) {
        write("title", text: record.name)
        write("description", text: "")
        writeResourceURI(record, .events)
        write("urls", raw: "[]")
        write("modified", text: record.modified)
        write("start", raw: event.start.map { "\"\($0)\"" } ?? "null")
        write("end", raw: event.end.map { "\"\($0)\"" } ?? "null")
        writeThumbnail(record)
        for kind in [Kind.creators, .characters, .stories, .comics, .series] { writeRelated(kind, of: row, .events) }
        writeNextAndPrevious()
    }

    private mutating func writeSeries(_ record: Record, _ row: Int, _ series: SeriesDetails) {
        write("title", text: record.name)
        write("description", raw: "null")
        writeResourceURI(record, .series)
        write("urls", raw: "[]")
        write("startYear", raw: String(series.startYear))
        write("endYear", raw: String(series.endYear))
        write("rating", text: series.rating)
        write("type", text: series.type)
        write("modified", text: record.modified)
        writeThumbnail(record)
        for kind in [Kind.creators, .characters, .stories, .comics, .events] { writeRelated(kind, of: row, .series) }
        writeNextAndPrevious()
    }

    private mutating func writeStory(_ record: Record, _ row: Int, type: String) {
        write("title", text: record.name)
        write("description", text: "")
        writeResourceURI(record, .stories)
        write("type", text: type)
        write("modified", text: record.modified)
        writeThumbnail(record)
        for kind in [Kind.creators, .characters, .series, .comics, .events] { writeRelated(kind, of: row, .stories) }
        write("originalIssue", raw: "null")
    }
}

extension RecordWriter {
    /// Writes a list of related records: the first 20, and the total number as `available`.
    ///
    /// `available` is the number in the sandbox, not in the real API. So a client can read pages until the number of
    /// records equals `available`.
    private mutating func writeRelated(_ other: Kind, of row: Int, _ kind: Kind) {
        let links = facts.links(from: row, of: kind, to: other)
        json += ",\""
        json += other.path
        json += "\":{\"available\":"
        json += String(links.count)
        json += ",\"collectionURI\":\""
        writeURI(facts[kind][row].id, kind)
        json += "/"
        json += other.path
        json += "\",\"items\":["
        for (index, link) in links.prefix(20).enumerated() {
            if index > 0 { json += "," }
            writeSummary(link, of: other)
        }
        json += "],\"returned\":"
        json += String(min(links.count, 20))
        json += "}"
    }

    /// Writes the summary of a record, which is an item of a list or a comic's series.
    ///
    /// The summary of a creator has a role, which is empty if only the creator's record contains the relation. The
    /// summary of a story has a type. As in the real API, the type `story` is written as `interiorStory`.
    private mutating func writeSummary(_ link: Link, of kind: Kind) {
        let record = facts[kind][link.row]
        json += "{\"resourceURI\":\""
        writeURI(record.id, kind)
        json += "\",\"name\":\""
        json += record.name
        if kind == .creators {
            json += "\",\"role\":\""
            if let role = link.role, embeddedRoles.indices.contains(role) { json += embeddedRoles[role] }
        } else if case .story(let type) = record.details {
            json += "\",\"type\":\""
            json += type == "story" ? "interiorStory" : type
        }
        json += "\"}"
    }

    private mutating func writeURI(_ id: Int, _ kind: Kind) {
        json += baseURL
        json += "/"
        json += kind.path
        json += "/"
        json += String(id)
    }

    private mutating func writeResourceURI(_ record: Record, _ kind: Kind) {
        json += ",\"resourceURI\":\""
        writeURI(record.id, kind)
        json += "\""
    }

    private mutating func writeThumbnail(_ record: Record) {
        guard let thumbnail = record.thumbnail else { return write("thumbnail", raw: "null") }
        json += ",\"thumbnail\":{\"path\":\""
        json += Thumbnail.folder
        json += thumbnail.path
        json += "\",\"extension\":\""
        json += thumbnail.fileExtension
        json += "\"}"
    }

    /// Writes `next` and `previous` of an event or a series as null, because the facts lack these values.
    private mutating func writeNextAndPrevious() {
        write("next", raw: "null")
        write("previous", raw: "null")
    }

    private mutating func write(_ field: String, text: String) {
        write(field, raw: "\"")
        json += text
        json += "\""
    }

    private mutating func write(_ field: String, raw: String) {
        json += ",\""
        json += field
        json += "\":"
        json += raw
    }

    private mutating func write(_ field: String, _ elements: [String]) {
        write(field, raw: "[")
        json += elements.joined(separator: ",")
        json += "]"
    }

    private mutating func write(_ field: String, _ identifier: Identifier) {
        if identifier.isNumber {
            write(field, raw: identifier.text)
        } else {
            write(field, text: identifier.text)
        }
    }

    private func dateText(_ value: String) -> String {
        value.isEmpty ? Record.noDate : value
    }
}
