/// A target of a build in which a program is a target of its own that only bundles what others compile.
struct ProgramPart {
  /// As its own rule says it.
  var kind: String
  var bundles: Bool
  var package: String
  /// By number, those that it depends on.
  var needs: Set<Int>
}

/// What each target is: the one library of a program, in its own package, is the program; one for tests alone belongs to them.
func kinds(of parts: [ProgramPart]) -> [String] {
  var users = [[Int]](repeating: [], count: parts.count)
  for (number, part) in parts.enumerated() { for other in part.needs { users[other].append(number) } }
  let isLibrary = { (number: Int) in parts[number].kind == "library" && !parts[number].bundles }
  return parts.indices.map { number in
    let part = parts[number]
    let live = users[number].filter { parts[$0].kind != "test" }
    let own = (live.isEmpty ? users[number] : live).map { parts[$0] }
    guard part.kind == "library", let first = own.first, own.allSatisfy({ $0.kind == first.kind && $0.bundles }) else {
      return part.kind
    }
    let isHome = first.package == part.package && first.needs.count(where: isLibrary) == 1
    return first.kind == "test" || first.kind != "library" && isHome ? first.kind : part.kind
  }
}
