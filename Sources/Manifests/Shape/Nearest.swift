/// The candidate that `word` is most likely a slip of: fewest letters changed, dropped, added or swapped; nil where nothing is near.
func nearest(_ word: String, among candidates: [String]) -> String? {
  let letters = Array(word.lowercased())
  guard (1...64).contains(letters.count) else { return nil }
  let allowed = letters.count < 3 ? 1 : letters.count < 6 ? 2 : 3
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    guard abs(other.count - letters.count) <= allowed else { continue }
    let distance = edits(letters, other)
    // As many edits as letters would turn anything into anything.
    if distance <= allowed, distance < max(letters.count, other.count), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// The optimal string alignment distance: a swap of neighbours counts once.
private func edits(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
