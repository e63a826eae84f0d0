import Model

extension Symbols {
  /// Follows the steps of a path from a type on.
  func nested(_ parts: ArraySlice<TypePart>, in type: TypeName, _ scope: Scope) throws(Unanswered) -> TypeName {
    var current = type
    for part in parts {
      if let member = try nestedType(part, in: current) {
        current = keepingArguments(member, of: current)
      } else if part.arguments.isEmpty, let parameter = current.collectionParameters[part.name] {
        current = parameter
      } else if case .nominal(let outer) = current {
        if current.isOpen {
          guard scope.isPattern, outer[0].name.hasPrefix("$"), part.arguments.isEmpty else { return .unknown }
          current = .nominal(outer + [part])
        } else {
          current = isAssociated(part, of: current) ? .open(part.name) : .nominal(outer + [part])
        }
      } else {
        return .unknown
      }
    }
    return current
  }

  /// A type or typealias declared in a type, its superclasses or protocols.
  func nestedType(_ part: TypePart, in type: TypeName) throws(Unanswered) -> TypeName? {
    guard nestedTypeNames.contains(part.name) else { return nil }
    for level in levels(of: type) {
      for id in level.symbol.members[part.name] ?? [] {
        // What a protocol declares by `Self` is another type in each that meets it.
        let own = level.symbol.isProtocol && level.symbol.key != type.key ? type : nil
        if declaration(id).kind == .associatedType, let key = type.key, types[key]?.isProtocol == false,
          let found = try known(.witness(id, in: key))
        {
          return substitute(found, bindings(of: type))
        }
        if let found = try named(id, part, own) { return substitute(found, level.generics) }
      }
      memory.consult(level.symbol)
    }
    return nil
  }

  /// The type that a nominal declaration or a typealias stands for; nil for any other declaration.
  func named(_ id: DeclarationID, _ part: TypePart, _ selfType: TypeName?) throws(Unanswered) -> TypeName? {
    if let key = typeOf[id], let type = types[key] {
      if type.path.count == 1 { return .nominal([TypePart(type.path[0], part.arguments)]) }
      return .nominal(type.path.dropLast().map { TypePart($0) } + [TypePart(type.path[type.path.count - 1], part.arguments)])
    }
    let declaration = declaration(id)
    guard declaration.kind == .typealias || declaration.kind == .associatedType, declaration.type != nil else { return nil }
    let owner = enclosingType(id).flatMap { types[$0] }
    let meeting = owner?.isProtocol == true ? selfType?.key.flatMap { types[$0] } : nil
    guard var found = try known(.alias(id, in: meeting?.key)) else { return .unknown }
    if meeting != nil, let selfType { found = substitute(found, bindings(of: selfType)) }
    // A name for a generic type alone takes that one's arguments: `typealias Part = Piece`, `Part<Oar>`.
    if declaration.generics.isEmpty, case .nominal(var parts) = found, parts[parts.count - 1].arguments.isEmpty {
      parts[parts.count - 1].arguments = part.arguments
      found = .nominal(parts)
    }
    guard !declaration.generics.isEmpty, !part.arguments.isEmpty else { return found.hasOpenSteps ? .unknown : found }
    var generics: [String: TypeName] = [:]
    for (parameter, argument) in zip(declaration.generics, part.arguments) { generics[parameter.name] = argument }
    return try applied(found, to: generics)
  }

  /// What a typealias stands for, its own type parameters left open.
  func aliased(_ id: DeclarationID, in type: String?) throws(Unanswered) -> TypeName? {
    let declaration = declaration(id)
    guard memory.followsAliases, let written = declaration.type else { return nil }
    var generics: [String: TypeName] = [:]
    for parameter in declaration.generics { generics[parameter.name] = .open(parameter.name) }
    let scope = Scope(
      file: id.file, declaration: parent(of: id), generics: generics, selfType: type.flatMap { types[$0]?.nominal },
      isPattern: !generics.isEmpty)
    return try lookUp(written, in: scope)
  }

  /// What the type parameters of a type stand for in it.
  private func bindings(of type: TypeName) -> [String: TypeName] {
    guard case .nominal(let parts) = type, parts.contains(where: { !$0.arguments.isEmpty }) else { return [:] }
    return levels(of: type).first?.generics ?? [:]
  }

  /// The right side of a typealias for the arguments that are written behind its name, or of an equality for what is bound.
  /// - Parameter keepsSteps: Whether what is named in a type parameter that is still open is kept.
  func applied(
    _ type: TypeName, to generics: [String: TypeName], keepsSteps: Bool = true
  ) throws(Unanswered) -> TypeName {
    guard type.hasOpenSteps else { return substitute(type, generics) }
    switch type {
    case .nominal(var parts):
      for index in parts.indices where !parts[index].arguments.isEmpty {
        var arguments: [TypeName] = []
        for argument in parts[index].arguments { arguments.append(try applied(argument, to: generics, keepsSteps: keepsSteps)) }
        parts[index].arguments = arguments
      }
      guard parts[0].name.hasPrefix("$") else { return .nominal(parts) }
      guard let bound = generics[String(parts[0].name.dropFirst())] else { return parts.count == 1 ? .nominal(parts) : .unknown }
      return try nested(parts.dropFirst(), in: bound, Scope(file: 0, isPattern: keepsSteps && bound.isOpen))
    case .tuple(let types): return .tuple(try applied(types, to: generics, keepsSteps))
    case .composition(let types): return .composed(try applied(types, to: generics, keepsSteps))
    case .function(let parameters, let result):
      return .function(
        try applied(parameters, to: generics, keepsSteps), try applied(result, to: generics, keepsSteps: keepsSteps))
    case .metatype(let type): return .metatype(try applied(type, to: generics, keepsSteps: keepsSteps))
    case .unknown: return .unknown
    }
  }

  private func applied(
    _ types: [TypeName], to generics: [String: TypeName], _ keepsSteps: Bool
  ) throws(Unanswered) -> [TypeName] {
    var found: [TypeName] = []
    for type in types { found.append(try applied(type, to: generics, keepsSteps: keepsSteps)) }
    return found
  }

  /// Whether a protocol leaves the type to whoever conforms to it.
  func isAssociated(_ part: TypePart, of type: TypeName) -> Bool {
    let levels = levels(of: type)
    guard levels.first?.symbol.isProtocol == true else { return false }
    for level in levels { memory.consult(level.symbol) }
    return levels.contains { $0.symbol.members[part.name]?.contains { declaration($0).kind == .associatedType } == true }
  }

  /// A group nested in a generic type is another one for other arguments of that type.
  private func keepingArguments(_ member: TypeName, of outer: TypeName) -> TypeName {
    guard case .nominal(var parts) = member, case .nominal(let around) = outer, parts.count == around.count + 1,
      around.contains(where: { !$0.arguments.isEmpty }), parts.map(\.name).starts(with: around.map(\.name))
    else { return member }
    let levels = levels(of: member)
    for level in levels { memory.consult(level.symbol) }
    guard levels.contains(where: { $0.symbol.vocabulary != nil }) else { return member }
    for index in around.indices { parts[index].arguments = around[index].arguments }
    return .nominal(parts)
  }
}
