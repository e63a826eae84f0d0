import Model

extension Rule {
  public static let implementationImport = Rule(
    id: "implementation-import",
    summary: "a target imports an implementation whose interface target is there to be imported",
    explanation: """
      A feature is split into an implementation and an interface target that holds its protocols, so that others can use it without \
      building or knowing it. An import of the implementation undoes that: the two features are built, changed and tested only \
      together, and sooner or later they need one another in a ring. The app alone, which puts everything together, knows \
      implementations, and so do tests and examples, with the targets that are there for these alone (`HomeTesting`), and what only the app uses \
      to gather several of them.

      Import the interface target, ask for its protocol, and let the app provide the implementation. It is a warning where only the \
      names of the two targets say what is whose, and the build declares the dependency, be it by a target that only hands others on; and a \
      note where the importing files ask a container by a property or key that the implementation declares and the interface does not. Where only \
      the names say it, nothing is said of a target that has nothing but re-exports.
      """,
    severity: .error
  ) { graph in
    let interfaces = Dictionary(grouping: graph.interfaces, by: \.implementation)
    let ways = graph.targetWays
    // Gathering is declared as well as imported: what only hands several on has nothing to import.
    var known: [Int: Int] = [:]
    for (arrow, _) in ways where interfaces[arrow.to] != nil { known[arrow.from, default: 0] += 1 }
    let hasHost = graph.targets.indices.contains(where: graph.isHost)
    let using = ways.lazy.map(\.arrow).filter { !graph.isTest($0.from) }
    let users = Dictionary(grouping: using, by: \.to).mapValues { $0.map(\.from) }
    let gathering = gathering(known.keys.filter { known[$0]! > 1 && interfaces[$0] == nil }, users) { graph.isHost($0) }
    let registering = Set(graph.providers.lazy.map(\.at.file))
    let imported = Set(graph.imports.map { Digraph.Arrow($0.from, $0.to) })
    let built = Set(graph.dependencies.map { Digraph.Arrow($0.from, $0.to) })
    let importing = Set(graph.imports.lazy.filter { !$0.isHandedOn }.map(\.from))
    let handingOn = Digraph(count: graph.targets.count, arrows: built.filter { !importing.contains($0.from) })
    let below = Dictionary(grouping: built, by: \.from).mapValues { $0.map(\.to) }
    var leaning: [Int: Int] = [:]
    for arrow in built where !graph.isHost(arrow.from) && !graph.isTest(arrow.from) && !gathering.contains(arrow.from) {
      leaning[arrow.to, default: 0] += 1
    }
    return ways.compactMap { arrow, way in
      guard let pair = interfaces[arrow.to]?.first, arrow.from != pair.interface || way.item != nil else { return nil }
      let interface = pair.interface
      let (from, to) = (graph.targets[arrow.from], graph.targets[arrow.to])
      guard !graph.isHost(arrow.from), !graph.isTest(arrow.from), !graph.isOfUnknownKind(arrow.from),
        !isCompanion(from.name, of: to.name)
      else { return nil }
      // What tests or shows another target, and is used for that alone, puts things together as they do.
      if graph.targets.contains(where: { isCompanion(from.name, of: $0.name) }),
        (users[arrow.from] ?? []).allSatisfy(graph.isHost)
      {
        return nil
      }
      // Where the app itself is not seen, the target on top of several implementations stands for it.
      if known[arrow.from, default: 0] > 1, interfaces[arrow.from] == nil {
        if !hasHost, users[arrow.from] == nil { return nil }
        if gathering.contains(arrow.from) { return nil }
      }
      // What has no code of its own, or code that was not read, may bring together what others need.
      let isIdle = way.item == nil && !imported.contains(.init(arrow.from, interface))
      if isIdle && !from.isWhole || !pair.isDeclared && way.item?.isHandedOn ?? false { return nil }
      // Where only the names say so, a file that registers imports what it makes objects of.
      let isBuilt =
        built.contains(arrow)
        || handingOn.reached(from: (below[arrow.from] ?? []).filter { !importing.contains($0) }).contains(arrow.to)
      let isDeclared = pair.isDeclared || !isBuilt
      if !isDeclared, let item = way.item, registering.contains(item.at.file) { return nil }
      // On what three targets depend, or more than on its interface, the build takes for no mere implementation, whatever the names say.
      let leaningOnIt = leaning[arrow.to, default: 0]
      if !pair.isDeclared, leaningOnIt > min(2, leaning[interface, default: 0]) { return nil }
      let name = code(graph.targets[interface].name)
      if arrow.from != interface, let property = way.item?.askedBy {
        return graph.finding(
          "implementation-import", .note,
          "\(code(from.name)) \(way.verb) \(code(to.name)), an implementation that only an app may know, and asks by \(code(property)), which its "
            + "interface \(name) lacks",
          arrow, way, cure: "declare \(code(property)) in \(name), and import that instead")
      }
      return graph.finding(
        "implementation-import", isDeclared ? .error : .warning,
        "\(code(from.name)) \(way.verb) \(code(to.name)), an implementation that only an app may know; its interface is \(name)",
        arrow, way,
        cure: arrow.from == interface
          ? "keep \(code(to.name)) out of its own interface"
          : isIdle
            ? "remove \(code(to.name)) from the dependencies of \(code(from.name)), which imports neither of the two"
            : "\(way.item == nil ? "depend on" : "import") \(name) instead, and let the app provide what it promises")
    }
  }
}

/// What gathers implementations and is used by apps alone belongs to them, and so does what only such targets use.
private func gathering(_ all: [Int], _ users: [Int: [Int]], isHost: (Int) -> Bool) -> Set<Int> {
  let all = Set(all)
  let used = all.filter { target in users[target].map { $0.allSatisfy { isHost($0) || all.contains($0) } } ?? false }
  // What somebody else uses does not belong to apps, nor does what it uses in turn; rings of targets belong to nobody.
  var waiting = Dictionary(uniqueKeysWithValues: used.map { target in (target, users[target]!.filter { !isHost($0) }.count) })
  var below: [Int: [Int]] = [:]
  for target in used { for user in users[target]! where !isHost(user) { below[user, default: []].append(target) } }
  var found: Set<Int> = []
  var open = waiting.filter { $0.value == 0 }.map(\.key)
  while let next = open.popLast() {
    found.insert(next)
    for target in below[next] ?? [] {
      waiting[target]! -= 1
      if waiting[target] == 0 { open.append(target) }
    }
  }
  return found
}

/// Whether a target exists to test, show or stand in for another: `ChatTests`, `ChatMocks`.
private func isCompanion(_ name: String, of other: String) -> Bool {
  guard name.hasPrefix(other) else { return false }
  let rest = name.dropFirst(other.count).lowercased().filter(\.isLetter)
  return ["test", "mock", "fake", "stub", "example", "demo", "preview", "sample", "app", "playground", "snapshot"].contains {
    rest.hasPrefix($0) || rest.hasSuffix($0) || rest.hasSuffix($0 + "s")
  }
}
