/// Returns the singular of an English noun at the end of a name: `Hero` for `Heroes`, `storyCategory` for
/// `storyCategories`. A name that is not a plural is returned unchanged.
func singular(_ name: String) -> String {
    let lower = name.lowercased()
    for (plural, single) in irregularPlurals where lower.hasSuffix(plural) {
        let start = name.dropLast(plural.count)
        // `specimen` ends in `men` but is not a plural, so an irregular plural must be a complete word.
        guard start.isEmpty || name.dropFirst(start.count).first?.isUppercase == true else { continue }
        let isCapitalized = name.dropFirst(start.count).first?.isUppercase == true
        return start + (isCapitalized ? single.prefix(1).uppercased() + single.dropFirst() : single)
    }
    if unchangedEndings.contains(where: lower.hasSuffix) { return name }
    if lower.hasSuffix("ies"), name.count > 4 {
        return iesOfIe.contains(where: lower.hasSuffix) ? String(name.dropLast()) : name.dropLast(3) + "y"
    }
    let endingsWithE = ["sses", "shes", "ches", "xes", "zzes", "oes", "uses", "iases"]
    if endingsWithE.contains(where: lower.hasSuffix), !esOfE.contains(where: lower.hasSuffix) {
        return String(name.dropLast(2))
    }
    return lower.hasSuffix("s") && name.count > 2 ? String(name.dropLast()) : name
}

private let irregularPlurals = [
    ("people", "person"), ("children", "child"), ("men", "man"), ("women", "woman"), ("indices", "index"),
    ("vertices", "vertex"), ("matrices", "matrix"), ("analyses", "analysis"), ("criteria", "criterion"),
    ("leaves", "leaf"), ("lives", "life"), ("mice", "mouse"), ("feet", "foot"), ("teeth", "tooth"),
]

/// The endings of nouns whose plural is the same or that are not a plural.
private let unchangedEndings = ["series", "species", "news", "ss", "us", "is", "as", "data", "media", "sms", "gps"]

/// The plurals in `ies` of nouns in `ie`.
private let iesOfIe = ["movies", "cookies", "zombies", "calories", "selfies", "rookies"]

/// The plurals in `es` of nouns in `e`.
private let esOfE = [
    "shoes", "toes", "caches", "axes", "houses", "causes", "clauses", "spouses", "pauses", "excuses",
]
