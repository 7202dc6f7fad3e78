import Marvel

/// The day of a date as the server writes it, in the server's time zone; empty for the database's zero dates.
func day(_ date: MarvelDate) -> String { date.date == nil ? "" : String(date.text.prefix(10)) }

/// The number as text; empty for 0.
func count(_ number: Int) -> String { number == 0 ? "" : String(number) }

/// Each resource with its role and its ID, for a further command: `Ed Brubaker, writer (1234)`.
func named(_ resources: [ResourceSummary]) -> String {
    resources.map { resource in
        let name = [resource.name, resource.role ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        return resource.id.map { "\(name) (\($0))" } ?? name
    }.joined(separator: "; ")
}

/// The URLs, separated by spaces.
func links(_ links: [LinkModel]) -> String { links.map(\.url).joined(separator: " ") }
