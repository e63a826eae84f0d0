import Model

/// What an assignment in a closure changes, as far as declarations tell: `$0.clock.isOn = true` sets the clock of a container only where
/// containers have a clock that can be on.
struct OverrideTargets {
  let symbols: Symbols
  /// The program's own properties of frameworks' types, by name.
  private let properties: [String: [DeclarationID]]

  init(_ symbols: Symbols) {
    self.symbols = symbols
    var properties: [String: [DeclarationID]] = [:]
    for symbol in symbols.types.values where symbol.vocabulary != nil {
      for (name, members) in symbol.members {
        let own = members.filter { $0.file < symbols.appFiles && symbols.declaration($0).kind == .property }
        if !own.isEmpty { properties[name, default: []] += own }
      }
    }
    self.properties = properties
  }

  /// Whether a container's property of that name may have such a member; true where anything of it is not known.
  func mayHave(_ member: String, in property: String) -> Bool {
    guard let own = properties[property] else { return true }
    return own.contains { id in
      guard let type = symbols.declaration(id).type else { return true }
      return mayHave(member, symbols.resolve(type, in: Scope(file: id.file, declaration: id)).unwrapped)
    }
  }

  private func mayHave(_ member: String, _ type: TypeName) -> Bool {
    guard isOwn(type), let symbol = type.key.flatMap({ symbols.types[$0] }) else { return true }
    let levels = symbols.levels(of: type)
    if levels.contains(where: { $0.symbol.members[member] != nil }) { return true }
    // A macro, which bears a name like a type's, may add members.
    let bodies = levels.flatMap { $0.symbol.declarations }.map(symbols.declaration).filter(\.isNominal)
    guard bodies.allSatisfy({ $0.attributes.allSatisfy { isNoMacro($0.name.baseName ?? "") } }) else { return true }
    // What a protocol from outside adds to a structure is nothing that one sets.
    if symbol.declarations.map(symbols.declaration).contains(where: { $0.kind == .struct || $0.kind == .enum }) { return false }
    return levels.contains { level in level.symbol.ancestors.contains { !isOwn($0) } }
  }

  private func isNoMacro(_ name: String) -> Bool {
    name.first?.isUppercase == false && name != "dynamicMemberLookup" || name == "MainActor"
  }

  /// Whether the program declares a type, and it is no framework's.
  func isOwn(_ type: TypeName) -> Bool {
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), !symbol.isExternal else { return false }
    return symbols.levels(of: type).allSatisfy { $0.symbol.vocabulary == nil || $0.symbol.isProtocol }
  }
}

/// Functions that the program adds to a framework's container.
extension OverrideTargets {
  /// What such a function sets of the container that it is called on: `self.tide = …`, or `tide = …` where that is a property of it. Accessors,
  /// by which all properties are set, are none.
  func setBySelf(_ id: DeclarationID) -> [Overrides.Assigned] {
    let function = symbols.declaration(id)
    guard function.kind == .function, !function.isStatic, let key = symbols.enclosingType(id), let symbol = symbols.types[key],
      symbol.vocabulary != nil, !symbol.isProtocol
    else { return [] }
    var names = Overrides.names(assignedTo: "self", in: function.body ?? [])
    Walk.builds(function.body ?? []) { expression, builds in
      guard case .assign(let left, _) = expression.form, let path = left.namePath, let name = path.first,
        symbol.members[name] != nil, !isLocal(name, in: id)
      else { return }
      names.append(Overrides.Assigned(name: name, member: path.count > 1 ? path[1] : nil, condition: builds))
    }
    return names
  }
}

extension Expression {
  /// `a` and `b` of `a.b`.
  fileprivate var namePath: [String]? {
    switch form {
    case .name(let name, _): [name]
    case .member(let owner?, let name, _, _): owner.namePath.map { $0 + [name] }
    default: nil
    }
  }
}

/// Closures that are handed to the program's own functions for something else than a container.
extension OverrideTargets {
  /// Where the closures among the arguments of a call stand that change something of the program's own.
  func closuresForOthers(_ call: Expression, in declaration: DeclarationID?, _ file: Int) -> [Position] {
    guard case .call(let callee, let arguments) = call.form else { return [] }
    let closures = arguments.filter { if case .closure = $0.value.form { true } else { false } }
    if closures.isEmpty { return [] }
    let held = closures.filter { changesHeld($0.value, callee, arguments, in: declaration, file) }
    if !held.isEmpty { return held.map(\.value.at) }
    guard let functions = functions(callee, in: declaration, file), !functions.isEmpty,
      functions.allSatisfy({ changesOwn($0, arguments, in: declaration, file) })
    else { return [] }
    return closures.map(\.value.at)
  }

  /// The functions of the program that a call may mean; nil where it may mean one from outside.
  private func functions(_ callee: Expression, in declaration: DeclarationID?, _ file: Int) -> [DeclarationID]? {
    switch callee.form {
    case .name(let name, _):
      guard !isLocal(name, in: declaration) else { return nil }
      let around = symbols.enclosingType(declaration).flatMap { symbols.types[$0] }
      let own = around.map { symbols.members(of: $0.nominal, named: name).map(\.id) } ?? []
      return only(own.isEmpty ? (symbols.global[name] ?? []).filter { symbols.isVisible($0, from: file) } : own)
    case .member(let base?, let name, _, _):
      if case .name("self", _) = base.form {
        guard let type = symbols.enclosingType(declaration).flatMap({ symbols.types[$0] }) else { return nil }
        return only(symbols.members(of: type.nominal, named: name).map(\.id))
      }
      guard let types = types(of: base, in: declaration, file) else { return nil }
      return only(types.flatMap { symbols.members(of: $0, named: name).map(\.id) })
    default: return nil
    }
  }

  private func only(_ found: [DeclarationID]) -> [DeclarationID]? {
    found.allSatisfy { $0.file < symbols.appFiles && symbols.declaration($0).kind == .function } ? found : nil
  }

  /// Whether a name may be one of the body's own, which hides functions.
  private func isLocal(_ name: String, in declaration: DeclarationID?) -> Bool {
    guard let declaration = declaration.map(symbols.declaration) else { return false }
    if declaration.parameters.contains(where: { $0.name == name }) { return true }
    var isBound = false
    Walk.statements(declaration.body ?? [], expression: { _ in }, binding: { if $0.name == name { isBound = true } })
    return isBound
  }

  /// The program's own types of which a value may be; nil where it may be of another.
  private func types(of value: Expression, in declaration: DeclarationID?, _ file: Int) -> [TypeName]? {
    let inner: Expression =
      switch value.form {
      case .prefix("&", let inner), .chain(let inner), .force(let inner): inner
      default: value
      }
    let names = inner.typesMade ?? symbols.types(ofValue: inner, in: declaration, file)
    guard let names, !names.isEmpty else { return nil }
    let types = names.map { TypeName.named($0) }
    return types.allSatisfy(isOwn) ? types : nil
  }

  /// Whether each function of one parameter that a function takes is handed something of the program's own.
  private func changesOwn(
    _ id: DeclarationID, _ arguments: [Argument], in declaration: DeclarationID?, _ file: Int
  ) -> Bool {
    let function = symbols.declaration(id)
    let changes = function.parameters.compactMap { parameter -> TypeName? in
      guard case .function(let taken, _)? = parameter.type?.unwrapped, taken.count == 1 else { return nil }
      return taken[0]
    }
    return !changes.isEmpty
      && changes.allSatisfy { changed in
        guard let name = changed.baseName, function.generics.contains(where: { $0.name == name }) else {
          return isOwn(symbols.resolve(changed, in: Scope(file: id.file, declaration: id)))
        }
        // What a type parameter stands for, another argument says.
        let given = function.parameters.filter { $0.type == changed }.compactMap { parameter in
          arguments.first { $0.label == parameter.label && !$0.isTrailing }
        }
        return given.contains { types(of: $0.value, in: declaration, file) != nil }
      }
  }
}
