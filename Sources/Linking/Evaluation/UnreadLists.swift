import Model

/// Groups that containers load and that could not be read: what a list of them holds that the program finds out when it runs, as by asking the
/// runtime for classes.
extension Evaluator {
  /// Some container loads groups of a type that could not be read.
  func noteUnreadList(of type: TypeName?, _ vocabulary: Int) {
    let key = type?.unwrapped.key.flatMap { symbols.types[$0] }.flatMap { $0.isExternal || $0.vocabulary != nil ? nil : $0.key }
    calls.dependencies.effect()
    recording.unreadLists[vocabulary, default: []].insert(key)
  }

  /// Whether no more is known of a group than a protocol of the program to which it conforms: it is of some type that does.
  func isAnyConforming(_ value: Value) -> Bool {
    guard let symbol = value.made.unwrapped.key.flatMap({ symbols.types[$0] }) else { return false }
    return symbol.isProtocol && !symbol.isExternal && symbol.vocabulary == nil && isGroup(value)
  }

  /// Some container loads a group of which no more is known than a protocol to which it conforms; nil where whoever calls knows more, since it is
  /// `self` in that protocol's own code.
  func unreadConforming(_ value: Value, _ vocabulary: Int) -> String? {
    let type = value.made.unwrapped
    let isOwn = context.functions.contains { $0.flatMap { symbols.enclosingType($0) } == type.key }
    guard !isOwn else {
      counters.openings += 1
      return nil
    }
    noteUnreadList(of: type, vocabulary)
    return value.unreadReason ?? "which of the types that conform to `\(type)` is loaded is the value of a variable"
  }

  /// Of the groups that no container was seen to load, those that such a list may hold, with all that they include; and those from which others
  /// inherit that do something: nobody need load them but as one of these. Nor is anything said of those that are there for programs elsewhere.
  func noteGroupsOfUnreadLists(_ draft: inout Draft) {
    let loaded = Set(draft.roots.flatMap(\.loaded))
    var open: [Int] = []
    for (key, index) in recording.groupIndex.sorted(by: { $0.value < $1.value })
    where !loaded.contains(index) && symbols.types[key] != nil {
      let below = symbols.descendants(of: key).compactMap { recording.groupIndex[$0] }.map { draft.groups[$0] }
      if below.contains(where: { !$0.standsIn && !$0.isEmpty }) { draft.groups[index].isSetAside = true }
      if mayBeInUnreadList(key, draft.groups[index].framework) || isThereForProgramsElsewhere(key) { open.append(index) }
    }
    let functions = recording.functionsOfGroups.filter { !loaded.contains($0.key) }
    let called = calledByProgramsElsewhere(Set(functions.values))
    open += functions.filter { called.contains($0.value) }.keys.sorted()
    for index in draft.groups(from: open) where !loaded.contains(index) { draft.groups[index].isHandedOut = true }
    noteGroupsOfMacros(&draft, loaded)
  }

  private func isThereForProgramsElsewhere(_ key: String) -> Bool {
    symbols.types[key]?.declarations.first.map(isThereForProgramsElsewhere) ?? false
  }

  /// Whether programs may say its name, and none begins in the sources.
  func isThereForProgramsElsewhere(_ id: DeclarationID) -> Bool { isOfferedToProgramsElsewhere(id) && !program.beginsHere }

  private func mayBeInUnreadList(_ key: String, _ framework: String) -> Bool {
    recording.unreadLists.contains { vocabulary, types in
      symbols.vocabularies[vocabulary].framework == framework
        && types.contains { type in type.map { $0 == key || symbols.descendants(of: $0).contains(key) } ?? true }
    }
  }
}

extension Draft {
  /// Groups with all that they include.
  func groups(from some: [Int]) -> Set<Int> {
    var open = some
    var next: [Int: [Int]] = [:]
    if !open.isEmpty {
      for include in includes { if case .group(let from) = include.from { next[from, default: []].append(include.to) } }
    }
    var seen: Set<Int> = []
    while let index = open.popLast() {
      if seen.insert(index).inserted { open += next[index] ?? [] }
    }
    return seen
  }
}
