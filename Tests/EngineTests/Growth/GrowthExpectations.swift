extension Growth {
  /// `LINE: RULE (SEVERITY)` for each comment that names a line's finding, in the program of size `n`.
  func expected(_ n: Int) -> [String] {
    numberedLines(n).compactMap { number, line in
      Self.rule(in: line, after: "// expect: ").map { "\(number): \($0)" }
    }
  }

  /// `RULE (SEVERITY)` for each comment that leaves the place open.
  func expectedSomewhere(_ n: Int) -> [String] {
    numberedLines(n).compactMap { Self.rule(in: $1, after: "// expect somewhere: ") }
  }

  private func numberedLines(_ n: Int) -> [(Int, Substring)] {
    text(n).split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, $1) }
  }

  private static func rule(in line: Substring, after mark: String) -> String? {
    guard let start = line.firstRange(of: mark)?.upperBound else { return nil }
    let words = line[start...].split(separator: " ")
    return "\(words[0]) \(words.count > 1 ? words[1] : "(error)")"
  }
}
