/// The known words that are nearest to a mistaken one, best first, at most `limit`.
public func near(_ word: String, among known: [String], limit: Int = 3) -> [String] {
  let wanted = Array(word.lowercased().utf8)
  let ranked = known.map { (distance(wanted, Array($0.lowercased().utf8)), $0) }
    .filter { $0.0 <= max(2, wanted.count / 3) || $0.1.lowercased().contains(word.lowercased()) && word.count > 2 }
  return ranked.sorted { $0 < $1 }.prefix(limit).map(\.1)
}

/// `; did you mean a or b?`, or nothing.
public func suggestion(for word: String, among known: [String]) -> String {
  let words = near(word, among: known)
  return words.isEmpty ? "" : "; did you mean \(words.inWords("or"))?"
}

/// How many letters must be put in, taken out, replaced or swapped with their neighbour.
private func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var rows = [Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
