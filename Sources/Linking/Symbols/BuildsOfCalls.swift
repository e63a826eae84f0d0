import Model

extension UnspokenCode {
  /// The builds in which something runs, where it does so only where somebody says its name, or that of the type of whose objects it is a part:
  /// `#if DEBUG`, `fill()`, `Pilot()`, `#endif`. All of them where that cannot be told, or where nobody says it.
  func buildsOfCalls(of id: DeclarationID) -> BuildCondition {
    guard !namesOfSomeBuilds.isEmpty else { return .always }
    if let known = builds[id] { return known }
    let found = nameWaitedFor(id).map { namesOfSomeBuilds.contains($0) } == true ? findBuilds(id) : .always
    builds[id] = found
    return found
  }

  /// The name that somebody has to say for something to run; nil: it may run unsaid.
  private func nameWaitedFor(_ id: DeclarationID) -> String? {
    let declaration = symbols.declaration(id)
    if comesWithItsObject(declaration) { return nameOfMakings(of: id) }
    guard let candidate = candidate(id), !candidate.isOverride, !candidate.isDemanded else { return nil }
    return declaration.name
  }

  /// The name of the type of which somebody has to make an object for a part of it to run.
  private func nameOfMakings(of id: DeclarationID) -> String? {
    guard isWhole, id.file < symbols.appFiles, !symbols.leftovers.contains(id.file), let key = symbols.enclosingType(id),
      let symbol = symbols.types[key], !symbol.isExternal, !symbol.isProtocol, case let type = owner(symbol), type.isPlain,
      type.isMadeByName, !symbol.declarations.contains(where: symbols.isOffered) || symbols.isMadeInItsModule(symbol)
    else { return nil }
    return symbol.path.last
  }

  /// Names that are said under some `#if`, and those that functions of such names say, and so on.
  func findNamesOfSomeBuilds() -> Set<String> {
    var functions: [String: [DeclarationID]] = [:]
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        guard waitsForItsName(id, declaration) else { continue }
        let isPart = comesWithItsObject(declaration)
        guard let name = isPart ? symbols.enclosingType(id).flatMap({ symbols.types[$0]?.path.last }) : declaration.name else {
          continue
        }
        functions[name, default: []].append(id)
      }
    }
    var found: Set<String> = []
    var open: [String] = []
    func note(_ expression: Expression) {
      for name in expression.namesSaid where functions[name] != nil && found.insert(name).inserted { open.append(name) }
    }
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
      Walk.builds(digest.statements) { if $1 != .always { note($0) } }
      for (index, declaration) in digest.declarations.enumerated() {
        let isOfSome = symbols.condition(of: DeclarationID(file: file, index: index)) != .always
        Walk.builds(declaration.written) { if isOfSome || $1 != .always { note($0) } }
      }
    }
    while let name = open.popLast() {
      for id in functions[name] ?? [] { Walk.statements(symbols.declaration(id).written, expression: note) }
    }
    return found
  }

  /// Who calls it at all times does so in the builds in which he himself is called.
  private func findBuilds(_ id: DeclarationID) -> BuildCondition {
    var found: [BuildCondition] = []
    var seen: Set<DeclarationID> = [id]
    var open = [id]
    while let next = open.popLast() {
      guard let name = nameWaitedFor(next) else { return .always }
      let isSure = { [self] caller in
        symbols.condition(of: caller) == .always && says(name, caller) == nil && nameWaitedFor(caller) == nil
      }
      let isPart = comesWithItsObject(symbols.declaration(next))
      let said = isPart ? speech.speakers(of: name, unless: isSure) : speech.speakers(of: next, unless: isSure)
      guard let callers = said else { return .always }
      for caller in callers where caller != next {
        let own = symbols.condition(of: caller)
        switch says(name, caller) {
        case nil where own == .always:
          if seen.insert(caller).inserted { open.append(caller) }
        case let said:
          for condition in (said ?? [.always]).map({ own.and($0) }) where !found.contains(condition) { found.append(condition) }
        }
      }
      guard max(seen.count, found.count) <= Limit.buildsOfCalls.value else { return .always }
    }
    return found.isEmpty ? .always : found.count == 1 ? found[0] : .any(found)
  }

  /// In which builds somebody says a name; nil: in all in which he is there.
  private func says(_ name: String, _ sayer: DeclarationID) -> [BuildCondition]? {
    if saidIn[sayer] == nil { saidIn[sayer] = said(by: sayer) }
    guard let said = saidIn[sayer]?[name], !said.contains(.always) else { return nil }
    return said
  }

  /// By name: in which builds somebody says it, himself or what is declared in his body. A name that he says as the type of something, too, he
  /// says in all: an object of it may be wanted by that.
  private func said(by sayer: DeclarationID) -> [String: [BuildCondition]] {
    var found: [String: [BuildCondition]] = [:]
    var counts: [String: Int] = [:]
    var open = [sayer]
    while let next = open.popLast() {
      open += symbols.children[next] ?? []
      let declaration = symbols.declaration(next)
      Walk.builds(declaration.written) { expression, builds in
        for name in expression.namesSaid where found[name]?.contains(builds) != true { found[name, default: []].append(builds) }
        if case .keyPath = expression.form {} else { for name in expression.namesSaid { counts[name, default: 0] += 1 } }
      }
      Mentioning { word, _ in if word.use == .name { counts[word.name, default: 0] -= 1 } }.visit(declaration)
    }
    for name in found.keys where counts[name] ?? 0 < 0 { found[name]!.append(.always) }
    return found
  }
}

extension Expression {
  /// The names that it says by itself: its own, that of the member, or that of the type.
  fileprivate var namesSaid: [String] {
    switch form {
    case .name(let name, _), .member(_, let name, _, _): [name]
    case .metatype(let type): type.baseName.map { [$0] } ?? []
    case .keyPath(_, let names): names
    default: []
    }
  }
}
