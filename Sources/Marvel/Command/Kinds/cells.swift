import Marvel

/// The day, as the server writes it, in its own time zone; empty for the database's zero dates.
func day(_ date: MarvelDate) -> String { date.date == nil ? "" : String(date.text.prefix(10)) }

/// Empty for none.
func count(_ number: Int) -> String { number == 0 ? "" : String(number) }

/// Each with its id, and its role if it has one: `Ed Brubaker, writer (1234)`. What comes under an id is one command
/// away.
func named(_ resources: [ResourceSummary]) -> String {
    resources.map { resource in
        let name = [resource.name, resource.role ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        return resource.id.map { "\(name) (\($0))" } ?? name
    }.joined(separator: "; ")
}

func links(_ links: [LinkModel]) -> String { links.map(\.url).joined(separator: " ") }
