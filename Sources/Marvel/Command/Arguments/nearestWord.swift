/// The word that was probably meant, if one of `words` is near `typed`: for "did you mean …?".
func nearestWord(to typed: String, among words: [String]) -> String? {
    let limit = max(1, typed.count / 3)
    let near = words.map { (word: $0, distance: editDistance(typed, $0)) }.filter { $0.distance <= limit }
    // Someone who leaves a word unfinished makes many edits, but no mistake.
    let unfinished = words.filter { typed.count >= 3 && $0.hasPrefix(typed) }
    return near.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word ?? unfinished.min()
}

/// How many characters must be inserted, removed, replaced or swapped with their neighbour to make `a` into `b`
/// (optimal string alignment).
func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
        var row = [i + 1]
        for j in 0..<b.count {
            var distance = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, rows[i - 1][j - 1] + 1) }
            row.append(distance)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
