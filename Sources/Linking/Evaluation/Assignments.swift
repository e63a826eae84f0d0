import Model

/// Where the program changes what has a name, in all that it says, whether that is followed or not.
struct Assignments {
  /// By the name of what is changed.
  private(set) var named: [String: [NamePlace]] = [:]

  init(_ digests: ArraySlice<Digest>) {
    for (file, digest) in zip(digests.indices, digests) {
      add(digest.statements, nil)
      for (index, declaration) in digest.declarations.enumerated() {
        let values = [declaration.value] + declaration.parameters.map(\.defaultValue)
        let said = (declaration.body ?? []) + declaration.observers + values.compactMap { $0.map { .expression($0) } }
        add(said, DeclarationID(file: file, index: index))
      }
    }
  }

  /// Whether the program changes a static property, as far as names tell.
  func change(_ property: CodeTool.Complaint.Assigned, _ symbols: Symbols) -> Bool {
    named[property.name, default: []].contains { place in
      switch place.base?.form {
      case nil, .name("Self", _):
        symbols.enclosingType(place.body)?.split(separator: ".").last.map { $0 == property.type } ?? true
      case .name(let name, _), .member(_, let name, _, _): name == property.type
      default: false
      }
    }
  }

  private mutating func add(_ statements: [Statement], _ body: DeclarationID?) {
    var found: [(name: String, base: Expression?, value: Expression?)] = []
    Walk.statements(statements) { expression in
      guard let target = ChangedNames.target(of: expression) else { return }
      let value: Expression? = if case .assign(_, let value) = expression.form, target.isWhole { value } else { nil }
      found += Self.targets(in: target).map { ($0.name, $0.base, value) }
    }
    for target in found {
      named[target.name, default: []].append(NamePlace(body: body, base: target.base, value: target.value))
    }
  }

  private static func targets(in target: Expression) -> [(name: String, base: Expression?)] {
    switch target.form {
    case .name(let name, _): [(name, nil)]
    case .member(let base, let name, _, _): [(name, base)]
    case .index(let base, _), .force(let base), .chain(let base): targets(in: base)
    case .tuple(let parts): parts.flatMap { targets(in: $0.value) }
    default: []
    }
  }
}

extension Evaluator {
  /// Whether some other code puts something into a property that it asks of no container: what one place puts there need not be what the
  /// program uses.
  ///
  /// - Parameters:
  ///   - body: in which one place puts something there.
  ///   - orThere: Another place in it counts, too.
  func isSetElsewhere(_ property: DeclarationID, than body: DeclarationID?, orThere: Bool = false) -> Bool {
    let owners = namesOfOwners(of: property)
    let name = name(of: property)
    return (program.assignments.named[name] ?? []).contains { assignment in
      guard let value = assignment.value, orThere || assignment.body != nil && assignment.body != body, !asks(value) else {
        return false
      }
      if case .null = value.form { return false }
      // At file scope nobody knows of which type an object is.
      guard let other = assignment.body else { return true }
      // An object's own initializer is before all that others put there.
      if other != body, symbols.declaration(other).kind == .initializer, assignment.base?.isSelf ?? true { return false }
      if assignment.base == nil, localNames(of: other).names(name, receivers) != nil { return false }
      return means(assignment, owners) ?? mayHold(property, value, saidBy: other)
    }
  }

  /// Whether a property may hold what somebody puts into one of its name, of an object of which nobody knows of which type it is.
  private func mayHold(_ property: DeclarationID, _ value: Expression, saidBy body: DeclarationID) -> Bool {
    guard let wanted = propertyType(Member(id: property, generics: [:]))?.unwrapped.key,
      let names = receivers.names(value, localNames(of: body))
    else { return true }
    return names.contains { name in
      receivers.named[name]?.contains { $0.key == wanted || symbols.type($0.nominal, inherits: wanted) } ?? false
    }
  }

  /// Whether a value may be what a container answers: a function is called by a name that such have.
  private func asks(_ value: Expression) -> Bool {
    var asks = false
    Walk.statements([.expression(value)]) { [self] expression in
      guard case .call(let callee, let arguments) = expression.form else { return }
      let name: String
      switch callee.form {
      case .name(let word, _), .member(_, let word, _, _): name = word
      default: return
      }
      // Whoever makes an object asks for none.
      if name.first?.isUppercase == true { return }
      let first = arguments.first { !$0.isTrailing }.map { $0.label ?? "_" } ?? ""
      asks = asks || program.relevantWords.contains(MentionedWord(name, .call(first)))
    }
    return asks
  }
}

extension Expression {
  fileprivate var isSelf: Bool { if case .name("self", _) = form { true } else { false } }

  /// Whether it is a name, rather than a part of what has it.
  fileprivate var isWhole: Bool {
    switch form {
    case .name, .member: true
    default: false
    }
  }
}
