import Model

/// Functions that register and that nothing in the sources calls, but that tests may call, which are not read.
extension Evaluator {
  /// Those functions. What they fill the program lacks; that they are there is nobody's mistake.
  private func functionsForTests() -> Set<DeclarationID> { recording.uncalled.filter { !program.unspokenCode.hides($0) } }

  /// By the names of types: what only such functions register, so that only tests, too, can ask for it with success.
  func typesForTests() -> Set<String> {
    let functions = functionsForTests()
    guard !functions.isEmpty else { return [] }
    let own = recording.registrations.filter { $0.function.map(functions.contains) ?? false }
    return Set(own.flatMap(\.provider.keys).compactMap(\.type.baseName))
  }

  /// The groups of such functions, and of those that they call.
  func groupsForTests() -> Set<Int> {
    let functions = functionsForTests()
    guard !functions.isEmpty else { return [] }
    var groups = Set(functions.compactMap { recording.groupIndex["func \($0)"] })
    for record in recording.registrations where record.function.map(functions.contains) ?? false {
      if case .group(let group) = record.provider.owner { groups.insert(group) }
    }
    return groups
  }

  /// By group: where it is loaded into a container that only code makes which nothing in the sources calls, and whether tests may.
  func idleLoads() -> [Int: (at: Location, isForTests: Bool)] {
    var found: [Int: (at: Location, isForTests: Bool)] = [:]
    for include in recording.includes.keys {
      guard case .root(let root) = include.from, recording.roots[root].isUnmade else { continue }
      let isForTests = recording.roots[root].unmadeBy.contains { !program.unspokenCode.hides($0) }
      let known = found[include.to]
      found[include.to] = (min(known?.at ?? include.at, include.at), isForTests || known?.isForTests ?? false)
    }
    return found
  }

  /// Whether nothing leads to who asks but perhaps tests.
  func isAskedByTestsAlone(_ request: RequestRecord) -> Bool {
    let idle = program.idleCode.declarations
    if let asker = request.functions.first ?? nil { return idle.contains(asker) }
    return request.construction.flatMap { symbols.types[$0] }?.declarations.allSatisfy(idle.contains) ?? false
  }
}
