extension Filtering {
    /// Filters by what only series have: their type, and the formats of their comics.
    func seriesTest(_ name: String, _ value: String) throws(SandboxError) -> Test? {
        let value = value.lowercased()
        if name == "seriesType" {
            guard ["collection", "one shot", "limited", "ongoing"].contains(value) else {
                throw .invalidValue(of: name, expected: "collection, one shot, limited or ongoing")
            }
            return { [series = facts[.series]] row in series[row].series?.type.lowercased() == value }
        }
        let formats = value.split(separator: ",").map(String.init)
        guard !formats.isEmpty, formats.allSatisfy(KnownFormats.names.contains) else {
            throw .invalidValue(of: name, expected: "valid formats")
        }
        return { [facts, comics = facts[.comics]] row in
            facts.links(from: row, of: .series, to: .comics).contains { link in
                formats.contains(comics[link.row].comic?.format.lowercased() ?? "")
            }
        }
    }
}
