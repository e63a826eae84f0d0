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
      to gather several of them, be it also by way of a target that the app alone uses.

      Import the interface target, ask for its protocol, and let the app provide the implementation. It is a warning where only the \
      names of the two targets say what is whose, and the build declares the dependency, be it by a target that only hands others on or by the target's own interface; and a \
      note where the importing files ask a container by a property or key that the implementation declares and the interface does not, or where names say it \
      of at least three implementations and more of them are imported so than are known by their interfaces alone: names that nobody goes by are no rule. Where only \
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
    // What an implementation has by way of its own interface belongs to it, not to the interface.
    let ownInterfaces = Set(
      graph.interfaces.filter { users[$0.interface]?.contains($0.implementation) ?? false }.map(\.interface))
    let several = Set(
      known.keys.filter { target in
        known[target]! > 1 && !ownInterfaces.contains(target) && graph.keepsToItself(interfaces[target] ?? [], users)
      })
    let imported = Set(graph.imports.map { Digraph.Arrow($0.from, $0.to) })
    let gathering = graph.gathering(several, Set(interfaces.keys), users, imported)
    let registering = Set(graph.providers.lazy.map(\.at.file))
    let built = Set(graph.dependencies.map { Digraph.Arrow($0.from, $0.to) })
    let importing = Set(graph.imports.lazy.filter { !$0.isHandedOn }.map(\.from))
    let handingOn = Digraph(count: graph.targets.count, arrows: built.filter { !importing.contains($0.from) })
    let below = Dictionary(grouping: built, by: \.from).mapValues { $0.map(\.to) }
    let interfacesOf = Dictionary(grouping: graph.interfaces, by: \.implementation).mapValues { $0.map(\.interface) }
    var leaning: [Int: Int] = [:]
    for arrow in built where !graph.isHost(arrow.from) && !graph.isTest(arrow.from) {
      // What belongs to apps has implementations for their sake, and interfaces for its own.
      if interfaces[arrow.to] != nil, gathering.contains(arrow.from) { continue }
      leaning[arrow.to, default: 0] += 1
    }
    let told = ways.compactMap { arrow, way -> Told? in
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
      if gathering.contains(arrow.from) || !hasHost && users[arrow.from] == nil && several.contains(arrow.from) { return nil }
      // What has no code of its own, or code that was not read, may bring together what others need.
      let isIdle = way.item == nil && !imported.contains(.init(arrow.from, interface))
      if isIdle && !from.isWhole || !pair.isDeclared && way.item?.isHandedOn ?? false { return nil }
      // Where only the names say so, a file that registers imports what it makes objects of.
      // What a target's own interface depends on is declared for it, too.
      let isBuilt = ([arrow.from] + (interfacesOf[arrow.from] ?? []).filter { below[arrow.from]?.contains($0) ?? false }).contains
      {
        let next = below[$0] ?? []
        return next.contains(arrow.to) || handingOn.reached(from: next.filter { !importing.contains($0) }).contains(arrow.to)
      }
      let isDeclared = pair.isDeclared || !isBuilt
      if !isDeclared, let item = way.item, registering.contains(item.at.file) { return nil }
      // On what three targets depend, or more than on its interface, the build takes for no mere implementation, whatever the names say.
      let leaningOnIt = leaning[arrow.to, default: 0]
      if !pair.isDeclared, leaningOnIt > min(2, leaning[interface, default: 0]) { return nil }
      return Told(arrow: arrow, way: way, interface: interface, isIdle: isIdle, isDeclared: isDeclared)
    }
    let lacking = graph.lacking(without: told.map(\.arrow))
    let isHabit = graph.goesByNames(but: Set(told.filter { !$0.isDeclared }.map(\.arrow.to)))
    return told.map { graph.finding($0, lacking[$0.arrow] ?? [], isHabit: isHabit) }
  }
}

/// A target that leans on an implementation.
private struct Told {
  var arrow: Digraph.Arrow
  var way: TargetWay
  var interface: Int
  /// It imports neither the implementation nor its interface.
  var isIdle: Bool
  /// More than names say what is whose, or that it may lean on it.
  var isDeclared: Bool
}

extension Graph {
  /// - Parameter isHabit: Whether the program goes by what names say of implementations.
  fileprivate func finding(_ told: Told, _ lacking: [Int], isHabit: Bool) -> Finding {
    let (arrow, way) = (told.arrow, told.way)
    let (from, to) = (code(targets[arrow.from].name), code(targets[arrow.to].name))
    let name = code(targets[told.interface].name)
    let who = targetNames(of: lacking)
    let (has, needs) = lacking.count == 1 ? ("has", "needs") : ("have", "need")
    // What has the implementation by this way alone goes on building only with a dependency of its own.
    let rest = lacking.isEmpty ? "" : "; \(who) \(has) \(to) only this way, and \(needs) to depend on it"
    if arrow.from != told.interface, let property = way.item?.askedBy {
      return finding(
        "implementation-import", .note,
        "\(from) \(way.verb) \(to), an implementation that only an app may know, and asks by \(code(property)), which its "
          + "interface \(name) lacks",
        arrow, way, cure: "declare \(code(property)) in \(name), and import that instead\(rest)")
    }
    let cure =
      if arrow.from == told.interface {
        "keep \(to) out of its own interface\(rest)"
      } else if !told.isIdle {
        "\(way.item == nil ? "depend on" : "import") \(name) instead, and let the app provide what it promises\(rest)"
      } else if lacking.isEmpty {
        "remove \(to) from the dependencies of \(from), which imports neither of the two"
      } else {
        "move \(to) from the dependencies of \(from), which imports neither of the two, to those of \(who), which \(has) it only this way"
      }
    return finding(
      "implementation-import", told.isDeclared ? .error : isHabit ? .warning : .note,
      "\(from) \(way.verb) \(to), an implementation that only an app may know; its interface is \(name)", arrow, way, cure: cure)
  }

  /// Whether a program keeps at least as many implementations behind interfaces that only names tell as it does not, or hardly has any: those that
  /// only apps and their own know, while somebody else imports their interfaces.
  fileprivate func goesByNames(but imported: Set<Int>) -> Bool {
    guard imported.count > 2 else { return true }
    let kept = interfaces.filter { pair in
      !pair.isDeclared && !imported.contains(pair.implementation)
        && imports.contains { item in
          item.to == pair.interface && item.from != pair.implementation && !isHost(item.from) && !isTest(item.from)
            && !isCompanion(targets[item.from].name, of: targets[pair.implementation].name)
        }
    }
    return Set(kept.map(\.implementation)).count >= imported.count
  }

  /// Whether nobody uses the interfaces of a target but that itself, apps, and what tests or shows it.
  fileprivate func keepsToItself(_ pairs: [TargetInterface], _ users: [Int: [Int]]) -> Bool {
    pairs.allSatisfy { pair in
      (users[pair.interface] ?? []).allSatisfy {
        $0 == pair.implementation || isHost($0) || isCompanion(targets[$0].name, of: targets[pair.implementation].name)
      }
    }
  }

  /// What gathers implementations and is used by apps alone belongs to them, and so does what only such targets use; and what an app uses itself
  /// may also be used by targets without interfaces that belong to apps in the same way. Who depends on it and never imports it knows none of them.
  fileprivate func gathering(
    _ several: Set<Int>, _ withInterface: Set<Int>, _ users: [Int: [Int]], _ imported: Set<Digraph.Arrow>
  ) -> Set<Int> {
    let all = targets.indices.filter { target in
      if several.contains(target) { return users[target] != nil }
      return !isHost(target) && !withInterface.contains(target) && users[target]?.contains(where: isHost) ?? false
    }
    // What somebody else uses does not belong to apps, nor does what it uses in turn; rings of targets belong to nobody.
    var waiting: [Int: Int] = [:]
    var below: [Int: [Int]] = [:]
    for target in all {
      for user in users[target]!
      where !isHost(user) && !isCompanion(targets[user].name, of: targets[target].name) && imported.contains(.init(user, target))
      {
        waiting[target, default: 0] += 1
        below[user, default: []].append(target)
      }
    }
    let isUsedByApp = Set(all.filter { users[$0]!.contains(where: isHost) })
    var found: Set<Int> = []
    var open = all.filter { waiting[$0] == nil }
    while let next = open.popLast() {
      found.insert(next)
      for target in below[next] ?? [] where several.contains(next) || isUsedByApp.contains(target) {
        waiting[target]! -= 1
        if waiting[target] == 0 { open.append(target) }
      }
    }
    return found.intersection(several)
  }
}

/// Whether a target exists to test, show or stand in for another: `ChatTests`, `ChatMocks`.
private func isCompanion(_ name: String, of other: String) -> Bool {
  guard name.hasPrefix(other) else { return false }
  let rest = name.dropFirst(other.count).lowercased().filter(\.isLetter)
  return ["test", "mock", "fake", "stub", "example", "demo", "preview", "sample", "app", "playground", "snapshot"].contains {
    rest.hasPrefix($0) || rest.hasSuffix($0) || rest.hasSuffix($0 + "s")
  }
}
