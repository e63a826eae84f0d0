import Model

/// Values that are made and set by themselves, and put as a whole in place of those that a closure is handed: `{ $0 = values }`.
extension Overrides {
  /// The names of local variables, properties and functions whose values a closure puts in place of its only parameter.
  static func wholes(setBy expression: Expression) -> [String] {
    guard case .closure(let closure) = expression.form,
      closure.parameters.count == 1 || closure.parameters.isEmpty && closure.shorthand == 1
    else { return [] }
    let parameter = closure.parameters.first?.name ?? "$0"
    var found: [String] = []
    Walk.statements(closure.body) { expression in
      if case .assign(let left, let right) = expression.form, case .name(parameter, _) = left.form, let name = right.lastName {
        found.append(name)
      }
    }
    return found
  }

  /// What properties and functions of such names set of the values that they make: `var values = DependencyValues()`.
  static func settings(
    madeBy makers: Set<String>, _ program: Program, _ symbols: Symbols, _ isIdle: (DeclarationID) -> Bool
  ) -> [(name: String, setting: Draft.Setting)] {
    guard !makers.isEmpty else { return [] }
    var found: [(name: String, setting: Draft.Setting)] = []
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() where !symbols.leftovers.contains(file) {
      for (index, declaration) in digest.declarations.enumerated() where makers.contains(declaration.name) {
        let id = DeclarationID(file: file, index: index)
        let body = (declaration.body ?? []) + (declaration.value.map { [.expression($0)] } ?? [])
        guard !body.isEmpty, !isIdle(id) else { continue }
        let hosts = program.hosts(thatMayLink: digest.file)
        let assigned = variables(of: body, symbols).flatMap { names(assignedToCopy: $0, in: body) }
        for item in assigned {
          let builds = symbols.condition(of: id).and(item.condition)
          guard !builds.excludes(.always) else { continue }
          found.append((item.name, Draft.Setting(hosts: hosts, condition: builds.onAnySystemOfItsDevices)))
        }
      }
    }
    return found
  }

  /// The variables of a body that begin as values of a framework.
  private static func variables(of body: [Statement], _ symbols: Symbols) -> [String] {
    var found: [String] = []
    Walk.statements(body, expression: { _ in }) { binding in
      let made = binding.value?.typesMade ?? []
      if made.contains(where: { symbols.types[$0]?.vocabulary != nil }) { found.append(binding.name) }
    }
    return found
  }
}

extension Expression {
  /// `values` of `values`, `Self.values`, `app.values()`.
  fileprivate var lastName: String? {
    switch form {
    case .name(let name, _), .member(_, let name, _, _): name
    case .call(let callee, _): callee.lastName
    default: nil
    }
  }
}
