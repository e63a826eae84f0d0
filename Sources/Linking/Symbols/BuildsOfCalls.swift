import Model

extension UnspokenCode {
  /// The builds in which something calls a function, where nobody but who says its name does: `#if DEBUG`, `fill()`, `#endif`. All of them
  /// where that cannot be told, or where nobody says it.
  func buildsOfCalls(of id: DeclarationID) -> BuildCondition {
    let declaration = symbols.declaration(id)
    guard declaration.kind == .function, namesOfSomeBuilds.contains(declaration.name) else { return .always }
    if let known = builds[id] { return known }
    let found = findBuilds(id)
    builds[id] = found
    return found
  }

  /// Names that are said under some `#if`, and those that functions of such names say, and so on.
  func findNamesOfSomeBuilds() -> Set<String> {
    var functions: [String: [DeclarationID]] = [:]
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
      for (index, declaration) in digest.declarations.enumerated() where declaration.kind == .function {
        functions[declaration.name, default: []].append(DeclarationID(file: file, index: index))
      }
    }
    var found: Set<String> = []
    var open: [String] = []
    func note(_ expression: Expression) {
      switch expression.form {
      case .name(let name, _), .member(_, let name, _, _):
        if functions[name] != nil, found.insert(name).inserted { open.append(name) }
      default: break
      }
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
      let name = symbols.declaration(next).name
      guard waitsForACall(next),
        let callers = speech.speakers(
          of: next, unless: { self.symbols.condition(of: $0) == .always && self.says(name, $0) == nil && !self.waitsForACall($0) }
        )
      else { return .always }
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

  /// Whether nobody calls a function but who says its name.
  private func waitsForACall(_ id: DeclarationID) -> Bool {
    guard symbols.declaration(id).kind == .function, let candidate = candidate(id) else { return false }
    return !candidate.isOverride && !candidate.isDemanded
  }

  /// In which builds somebody says a name; nil: in all in which he is there.
  private func says(_ name: String, _ sayer: DeclarationID) -> [BuildCondition]? {
    if saidIn[sayer] == nil {
      var found: [String: [BuildCondition]] = [:]
      Walk.builds(symbols.declaration(sayer).written) { expression, builds in
        switch expression.form {
        case .name(let name, _), .member(_, let name, _, _):
          if found[name]?.contains(builds) != true { found[name, default: []].append(builds) }
        default: break
        }
      }
      saidIn[sayer] = found
    }
    guard let said = saidIn[sayer]?[name], !said.contains(.always) else { return nil }
    return said
  }
}
