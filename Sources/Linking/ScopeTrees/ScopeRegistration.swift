import Model

extension Evaluator {
  /// Whether the function that tells a framework what its tool found is called, and before the first root is made.
  func findRegistration(_ real: [ScopeType], _ draft: inout Draft) {
    var known: [String: [Registering]] = [:]
    for scope in real where scope.scope.isRoot {
      guard let function = scope.scope.tool?.registration else { continue }
      let framework = symbols.vocabularies[scope.vocabulary].framework
      let made = recording.makings.filter { $0.made == scope.key && $0.maker == nil }.sorted { $0.at < $1.at }
      guard let first = made.first else { continue }
      let calls = known[function] ?? registrations(by: function)
      known[function] = calls
      let words = ["group": scope.key, "name": function]
      // Each app fills a table of its own, so one that never calls has none, whatever the others do.
      if let making = calls.isEmpty ? first : made.first(where: { isUnfilled($0, by: calls) }) {
        draft.hazardOccurrences.append(HazardOccurrence(.unregistered, framework: framework, words: words, at: making.at))
      }
      // A preview runs without what launches the app.
      let running = calls.filter { !program.idleCode.previewed.contains($0.text) }
      for (number, call) in running.enumerated() where running[..<number].contains(where: call.repeats) {
        draft.hazardOccurrences.append(
          HazardOccurrence(.repeatedRegistration, framework: framework, words: ["name": function], at: call.at))
      }
      for making in made {
        guard let call = calls.first(where: { isLate($0, for: making) }) else { continue }
        draft.hazardOccurrences.append(
          HazardOccurrence(
            .lateRegistration, framework: framework, words: words, related: [Finding.Note("it is called here", at: call.at)],
            at: making.at))
      }
    }
  }

  /// A call of the registering function, and in which declaration it stands.
  private struct Registering {
    var text: DeclarationID
    /// What stands before its name: a module has a function of its own.
    var module: String
    /// The target it stands in: what it calls without a module is that target's own.
    var target: Int?
    /// The executables that link it; none where that is not known, or where there is one only.
    var hosts: Set<Int>
    var at: Location

    /// Whether both fill the same table of the same process.
    func repeats(_ other: Registering) -> Bool {
      let isSameFunction = module == other.module && (!module.isEmpty || target == other.target)
      return isSameFunction && (hosts.isEmpty && other.hosts.isEmpty || !hosts.isDisjoint(with: other.hosts))
    }
  }

  /// Whether an executable whose own code makes a root links none of the calls.
  private func isUnfilled(_ making: ScopeMaking, by calls: [Registering]) -> Bool {
    let owners = program.executables.owning(making.at.file)
    return !owners.isEmpty && calls.allSatisfy { !$0.hosts.isEmpty && $0.hosts.isDisjoint(with: owners) }
  }

  /// Every call of a function of that name, but for those in the file that declares it.
  private func registrations(by function: String) -> [Registering] {
    var found: [Registering] = []
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
      let target = symbols.targetOfFile[file]
      let hosts = program.executables.linking(digest.file, of: target)
      func take(_ expression: Expression, in index: Int) {
        guard let module = self.module(of: expression, function) else { return }
        found.append(
          Registering(
            text: DeclarationID(file: file, index: index), module: module, target: target, hosts: hosts,
            at: Location(digest.file, expression.at)))
      }
      for (index, declaration) in digest.declarations.enumerated() {
        func visit(_ expression: Expression) { take(expression, in: index) }
        Walk.statements(declaration.body ?? [], expression: visit)
        if let value = declaration.value { Walk.statements([.expression(value)], expression: visit) }
      }
      Walk.statements(digest.statements) { take($0, in: -1) }
    }
    return found
  }

  /// What stands before the name in a call of the function: a module, or nothing; nil where something else is called.
  private func module(of expression: Expression, _ function: String) -> String? {
    guard case .call(let callee, _) = expression.form else { return nil }
    switch callee.form {
    case .name(function, _): return ""
    case .member(let base?, function, _, _): return base.firstWord ?? ""
    default: return nil
    }
  }

  /// The root is made further up in the same body, or as the initial value of a property of the type whose method calls.
  private func isLate(_ call: Registering, for making: ScopeMaking) -> Bool {
    guard let text = making.text, !making.isLater, call.text.index >= 0 else { return false }
    if text == call.text { return making.at < call.at }
    let declaration = symbols.declaration(text)
    guard declaration.kind == .property, declaration.body == nil, !declaration.isStatic,
      !declaration.modifiers.contains("lazy"), let owner = symbols.enclosingType(text)
    else { return false }
    let caller = symbols.declaration(call.text)
    return symbols.enclosingType(call.text) == owner && !caller.isStatic && caller.kind != .property
  }
}
