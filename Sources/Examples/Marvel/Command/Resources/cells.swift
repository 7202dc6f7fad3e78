import Marvel

/// Returns the day of a date in the server's time zone, such as `2014-04-29`. Returns an empty text if the date means
/// "no date" or is not valid.
func day(_ date: MarvelDate) -> String { date.date == nil ? "" : String(date.text.prefix(10)) }

/// Returns a number as text. Returns an empty text for 0.
func count(_ number: Int) -> String { number == 0 ? "" : String(number) }

/// Returns the names of resources, separated by semicolons. Each name is followed by the role and the ID if the server
/// reports them, such as `Ed Brubaker, writer (1234)`. The user can pass the ID to another command.
func named(_ resources: [ResourceSummary]) -> String {
    resources.map { resource in
        let name = [resource.name, resource.role ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        return resource.id.map { "\(name) (\($0))" } ?? name
    }.joined(separator: "; ")
}

/// Returns the URLs of links, separated by spaces.
func links(_ links: [LinkModel]) -> String { links.map(\.url).joined(separator: " ") }
