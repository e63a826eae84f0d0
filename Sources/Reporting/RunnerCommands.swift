/// Lines for people, none of which a runner of CI takes for a command: GitHub's looks for `::` where a line begins, behind blanks too,
/// and names of files and types stand there.
func obeyedByNobody(_ text: String) -> String {
  guard text.contains("::") else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    guard let start = line.firstIndex(where: { $0 != " " }), line[start...].hasPrefix("::") else { return String(line) }
    return "\(line[..<start])\\u{3A}\(line[line.index(after: start)...])"
  }.joined(separator: "\n")
}
