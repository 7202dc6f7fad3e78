/// Returns the singular of an English noun at the end of a name: `Hero` for `Heroes`, `storyCategory` for
/// `storyCategories`. A name that is not a plural, or has more than 200 bytes, is returned unchanged.
func singular(_ name: String) -> String {
    guard name.utf8.count <= 200 else { return name }
    let lower = name.lowercased()
    guard lower.utf8.last == UInt8(ascii: "s") || irregularEndings.contains(where: lower.hasSuffix) else { return name }
    let start = name.lastIndex { !$0.isLetter }.map(name.index(after:)) ?? name.startIndex
    // The last word of a name in camel case, such as `Tags` in `distTags` and `URLs` in `imageURLs`.
    var wordStart = name[start...].lastIndex { $0.isUppercase } ?? start
    while wordStart > start, name[wordStart].isUppercase, name[name.index(before: wordStart)].isUppercase {
        wordStart = name.index(before: wordStart)
    }
    let word = name[wordStart...]
    guard let single = singular(ofWord: word.lowercased()) else { return name }
    let isCapitalized = word.first?.isUppercase == true
    return name[..<wordStart] + (isCapitalized ? single.prefix(1).uppercased() + single.dropFirst() : single)
}

/// Returns the singular of a word in lower case, or nil if the word is not a plural.
private func singular(ofWord word: String) -> String? {
    if let single = irregularPlurals[word] { return single }
    if !word.hasSuffix("s") || notPlurals.contains(word) { return nil }
    // Most shorter words are abbreviations, such as `sys` and `dns`.
    if word.count < 4, !["ads", "ids", "ips"].contains(word) { return nil }
    if ["ss", "us", "sis", "series", "species"].contains(where: word.hasSuffix) { return nil }
    func without(_ count: Int) -> String { String(word.dropLast(count)) }
    if word.hasSuffix("ies") { return word.count == 4 || iesOfIe.contains(word) ? without(1) : without(3) + "y" }
    let endingsWithE = ["sses", "shes", "ches", "xes", "zzes", "oes", "uses"]
    if endingsWithE.contains(where: word.hasSuffix) || esOfNoE.contains(word) {
        return esOfE.contains(where: word.hasSuffix) ? without(1) : without(2)
    }
    return without(1)
}

private let irregularPlurals = [
    "people": "person", "children": "child", "men": "man", "women": "woman", "mice": "mouse", "feet": "foot",
    "teeth": "tooth", "geese": "goose", "oxen": "ox", "quizzes": "quiz", "shoes": "shoe", "toes": "toe", "uses": "use",
    "aches": "ache",
    // Latin and Greek
    "criteria": "criterion", "phenomena": "phenomenon", "radii": "radius", "cacti": "cactus", "formulae": "formula",
    "indices": "index", "vertices": "vertex", "matrices": "matrix", "appendices": "appendix", "analyses": "analysis",
    "axes": "axis", "crises": "crisis", "diagnoses": "diagnosis", "hypotheses": "hypothesis",
    "parentheses": "parenthesis", "theses": "thesis",
    // Most words in “ves” end in “ve”, as in `waves`.
    "knives": "knife", "lives": "life", "wives": "wife", "calves": "calf", "elves": "elf", "halves": "half",
    "leaves": "leaf", "loaves": "loaf", "scarves": "scarf", "selves": "self", "shelves": "shelf", "thieves": "thief",
    "wolves": "wolf",
    // Other words in “us” are not plurals.
    "cpus": "cpu", "gpus": "gpu", "menus": "menu",
]

private let irregularEndings = irregularPlurals.keys.filter { !$0.hasSuffix("s") }

/// Words and abbreviations that end in `s` but are not plurals, or whose plural is equal to the singular.
private let notPlurals: Set<String> = [
    "alias", "always", "atlas", "axis", "bias", "canvas", "chassis", "clothes", "cors", "debris", "https", "iris",
    "lens", "macos",
    "news", "redis", "tennis", "this", "windows",
]

/// Plurals in `ies` whose singular ends in `ie`.
private let iesOfIe: Set<String> = ["calories", "cookies", "movies", "rookies", "selfies", "zombies"]

/// Plurals in `es` whose singular does not end in `e`. From most other words with these endings, only the `s` is
/// removed, as in `cases`.
private let esOfNoE: Set<String> = [
    "aliases", "atlases", "biases", "canvases", "gases", "lenses", "quartzes", "waltzes",
]

/// Plurals in `es` whose singular ends in `e`.
private let esOfE = [
    "caches", "headaches", "avalanches", "moustaches", "niches", "canoes", "houses", "causes", "clauses", "spouses",
    "pauses",
    "excuses", "abuses", "fuses",
]
