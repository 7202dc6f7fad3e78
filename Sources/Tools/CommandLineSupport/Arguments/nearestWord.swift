/// Returns `; did you mean WORD?` for the word in `words` that is most similar to `typed`, or nil if no word is
/// similar.
public func didYouMean(_ typed: String, among words: [String], prefix: String = "") -> String? {
    nearestWord(to: typed, among: words).map { "; did you mean \(prefix)\($0)?" }
}

/// Returns the word in `words` that the user probably meant: `typed` is a misspelling or the beginning of this word.
/// Returns nil if no word is similar to `typed`.
func nearestWord(to typed: String, among words: [String]) -> String? {
    let limit = max(1, typed.count / 3)
    let near = words.map { (word: $0, distance: editDistance(typed, $0)) }.filter { $0.distance <= limit }
    // An unfinished word has a large distance from the complete word, so it is found by its beginning.
    let unfinished = words.filter { typed.count >= 3 && $0.hasPrefix(typed) }
    return near.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word ?? unfinished.min()
}

/// Returns the smallest number of edits that change `a` to `b` (optimal string alignment). An edit inserts, removes or
/// replaces a character, or swaps two adjacent characters.
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
