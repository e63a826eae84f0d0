import Model

/// Where a name is looked up: a file, the innermost declaration around it, and what its type parameters stand for here.
struct Scope {
  var file: Int
  var declaration: DeclarationID?
  var generics: [String: TypeName] = [:]
  /// What `Self` means, where that is more than the enclosing type.
  var selfType: TypeName?
}

extension TypeName {
  /// A type parameter that nothing has bound yet.
  static func open(_ name: String) -> TypeName { .nominal([TypePart("$" + name)]) }

  /// Any number of types: `repeat each T` that nothing has bound.
  var isPack: Bool { if case .nominal(let parts) = self { parts[0].name.hasPrefix("$each ") } else { false } }

  /// Whether an unbound type parameter stands anywhere in it.
  var isOpen: Bool {
    switch self {
    case .nominal(let parts): parts.contains { $0.name.hasPrefix("$") || $0.arguments.contains(where: \.isOpen) }
    case .tuple(let types), .composition(let types): types.contains(where: \.isOpen)
    case .function(let parameters, let result): result.isOpen || parameters.contains(where: \.isOpen)
    case .metatype(let type): type.isOpen
    case .unknown: false
    }
  }

  /// The path of a nominal type as `Symbols` keys it.
  var key: String? { if case .nominal(let parts) = self { parts.key } else { nil } }

  /// The generic arguments of the last step.
  var arguments: [TypeName] { if case .nominal(let parts) = self { parts.last?.arguments ?? [] } else { [] } }
}

extension [TypePart] {
  /// The names joined, as `Symbols` keys a type.
  var key: String { count == 1 ? self[0].name : map(\.name).joined(separator: ".") }
}

extension Symbols {
  /// The canonical form of a written type: full paths, typealiases followed, type parameters replaced.
  func resolve(_ type: TypeName, in scope: Scope, depth: Int = 0) -> TypeName {
    guard depth == 0, let memory else { return lookUp(type, in: scope, depth: depth) }
    guard scope.generics.isEmpty, scope.selfType == nil else {
      return unbound(type, in: scope) ?? lookUp(type, in: scope, depth: 0)
    }
    let place = LookupMemory.Place(type: type, file: scope.file, declaration: scope.declaration)
    if let known = memory.types[place] { return known }
    let found = lookUp(type, in: scope, depth: 0)
    memory.types[place] = found
    return found
  }

  /// What a plain name means where it has nothing to do with what type parameters and `Self` stand for; nil where it may have.
  private func unbound(_ type: TypeName, in scope: Scope) -> TypeName? {
    guard case .nominal(let parts) = type, parts.count == 1, parts[0].arguments.isEmpty, parts[0].name != "Self",
      scope.generics[parts[0].name] == nil
    else { return nil }
    let found = resolve(type, in: Scope(file: scope.file, declaration: scope.declaration))
    // Behind a typealias, or in a generic type, they may matter after all.
    guard found.baseName == parts[0].name, !found.isOpen, found.key.flatMap({ types[$0] })?.generics.isEmpty != false else {
      return nil
    }
    return found
  }

  private func lookUp(_ type: TypeName, in scope: Scope, depth: Int) -> TypeName {
    guard depth < 32 else { return .unknown }
    switch type {
    case .unknown: return .unknown
    case .tuple(let types): return .tuple(types.map { resolve($0, in: scope, depth: depth + 1) })
    case .composition(let types):
      return .composed(types.map { resolve($0, in: scope, depth: depth + 1) }.filter { !$0.isNamed("AnyObject") })
    case .function(let parameters, let result):
      return .function(
        parameters.map { resolve($0, in: scope, depth: depth + 1) }, resolve(result, in: scope, depth: depth + 1))
    case .metatype(let type): return .metatype(resolve(type, in: scope, depth: depth + 1))
    case .nominal(let parts):
      let parts = parts.map { TypePart($0.name, $0.arguments.map { resolve($0, in: scope, depth: depth + 1) }) }
      return resolve(parts, in: scope, depth: depth)
    }
  }

  private func resolve(_ parts: [TypePart], in scope: Scope, depth: Int) -> TypeName {
    // What has an owner was found before; only the steps after it may be new.
    if parts.count > 1, TypeOwner.isOwner(parts[0].name) {
      return nested(parts.dropFirst(2), in: .nominal(Array(parts.prefix(2))), depth: depth)
    }
    let first = head(parts[0], in: scope, depth: depth)
    if parts.count > 1, isModule(parts[0].name, in: scope.file) {
      // A type of a module's name hides the module, but only where it has such a member does anybody write that.
      if let first,
        first.key.map({ types["\($0).\(parts[1].name)"] != nil }) == true || nestedType(parts[1], in: first, depth: depth) != nil
      {
        return nested(parts.dropFirst(), in: first, depth: depth)
      }
      if let found = inModule(parts, scope, depth) { return found }
    }
    return first.map { nested(parts.dropFirst(), in: $0, depth: depth) } ?? .nominal(parts)
  }

  /// A path that starts with a module; nil where the module itself declares no such type and another one may.
  private func inModule(_ parts: [TypePart], _ scope: Scope, _ depth: Int) -> TypeName? {
    let module = parts[0].name
    let all = global[parts[1].name] ?? []
    let own = all.filter { id in
      if let vocabulary = vocabulary(ofFile: id.file) { return vocabularies[vocabulary].modules.contains(module) }
      return targetOfFile[id.file].map { targets[$0].module == module } ?? false
    }
    let place = Scope(file: scope.file, declaration: nil, generics: scope.generics)
    if let found = best(own, for: scope.file).flatMap({ named($0, parts[1], place, depth) }) {
      return nested(parts.dropFirst(2), in: found, depth: depth)
    }
    // A module in front of a type means nothing more than the type where nobody knows what the module holds.
    if targetModules.contains(module), head(parts[0], in: scope, depth: depth) != nil { return nil }
    return resolve(Array(parts.dropFirst()), in: place, depth: depth + 1)
  }

  private func isModule(_ name: String, in file: Int) -> Bool {
    modules.contains(name) || imports[file].contains(name)
      // Where targets are not known, a folder around the file may be one.
      || targetOfFile[file] == nil && digests[file].file.split(separator: "/").dropLast().contains { $0 == name }
  }

  /// What the first step of a path means; nil where nothing of that name is declared.
  private func head(_ part: TypePart, in scope: Scope, depth: Int) -> TypeName? {
    if part.name == "Self" {
      return scope.selfType ?? enclosingType(scope.declaration).flatMap { types[$0] }.map { declared($0, scope.generics) }
    }
    if let bound = scope.generics[part.name] { return bound }
    var current = scope.declaration
    while let id = current {
      if let parameter = declaration(id).generics.first(where: { $0.name == part.name }) {
        return parameter.isPack ? .open("each " + part.name) : .open(part.name)
      }
      if let key = typeOf[id], let type = types[key] {
        if type.generics.contains(where: { $0.name == part.name }) { return .open(part.name) }
        if let member = nestedType(part, in: type.nominal, depth: depth) { return member }
        if type.path.last == part.name {
          return .nominal(type.path.dropLast().map { TypePart($0) } + [withOwnArguments(part, type, scope)])
        }
      } else if let local = children[id]?.first(where: { declaration($0).name == part.name }) {
        if let found = named(local, part, scope, depth) { return found }
      }
      current = parent(of: id)
    }
    return best(global[part.name] ?? [], for: scope.file).flatMap { named($0, part, scope, depth) }
  }

  /// A generic type's bare name inside it is the type at hand.
  private func withOwnArguments(_ part: TypePart, _ type: TypeSymbol, _ scope: Scope) -> TypePart {
    let bound = type.generics.compactMap { scope.generics[$0.name] }
    guard part.arguments.isEmpty, !bound.isEmpty, bound.count == type.generics.count else { return part }
    return TypePart(part.name, bound)
  }

  /// Of several declarations at file scope, the one that this file sees first.
  func best(_ candidates: [DeclarationID], for file: Int) -> DeclarationID? {
    let typed = candidates.filter {
      let declaration = declaration($0)
      return (declaration.isNominal || declaration.kind == .typealias) && isVisible($0, from: file)
    }
    return typed.min { (nearness($0, to: file), $0) < (nearness($1, to: file), $1) }
  }

  /// Whether a declaration at file scope can be named in a file at all.
  func isVisible(_ id: DeclarationID, from file: Int) -> Bool {
    if id.file == file { return true }
    if let vocabulary = vocabulary(ofFile: id.file) { return self.file(file, knows: vocabulary) }
    let modifiers = declaration(id).modifiers
    return (file < appFiles || isWritten(file)) && !modifiers.contains("private") && !modifiers.contains("fileprivate")
  }

  /// How soon a file sees a declaration at file scope: its own first, then those of its target, those that imported targets
  /// offer, those of frameworks, and last what it cannot see by rights.
  func nearness(_ id: DeclarationID, to file: Int) -> Int {
    if id.file == file { return 0 }
    if let vocabulary = vocabulary(ofFile: id.file), !isWritten(id.file) { return vocabulary + 3 }
    let (own, other) = (targetOfFile[file], targetOfFile[id.file])
    if own == other { return 1 }
    guard own != nil else { return 2 }
    // What no target compiles is seen last.
    guard let other else { return 1003 }
    guard imports[file].contains(targets[other].module) else { return 1002 }
    return declaration(id).modifiers.isDisjoint(with: ["public", "open", "package"]) ? 1001 : 2
  }

  /// The type that a nominal declaration or a typealias stands for.
  private func named(_ id: DeclarationID, _ part: TypePart, _ scope: Scope, _ depth: Int) -> TypeName? {
    if let key = typeOf[id], let type = types[key] {
      if type.path.count == 1 { return .nominal([TypePart(type.path[0], part.arguments)]) }
      return .nominal(type.path.dropLast().map { TypePart($0) } + [TypePart(type.path[type.path.count - 1], part.arguments)])
    }
    let declaration = declaration(id)
    guard declaration.kind == .typealias || declaration.kind == .associatedType else { return nil }
    guard let written = declaration.type else { return declaration.kind == .associatedType ? .open(declaration.name) : nil }
    var generics: [String: TypeName] = [:]
    for (parameter, argument) in zip(declaration.generics, part.arguments) { generics[parameter.name] = argument }
    let place = Scope(file: id.file, declaration: parent(of: id), generics: generics, selfType: scope.selfType)
    return resolve(written, in: place, depth: depth + 1)
  }

  private func nested(_ parts: ArraySlice<TypePart>, in type: TypeName, depth: Int) -> TypeName {
    var current = type
    for part in parts {
      if let member = nestedType(part, in: current, depth: depth) {
        current = keepingArguments(member, of: current)
      } else if case .nominal(let outer) = current {
        current =
          current.isOpen ? .unknown : isAssociated(part, of: current, depth: depth) ? .open(part.name) : .nominal(outer + [part])
      } else {
        return .unknown
      }
    }
    return current
  }

  /// Whether a protocol leaves the type to whoever conforms to it.
  private func isAssociated(_ part: TypePart, of type: TypeName, depth: Int) -> Bool {
    levels(of: type, depth: depth).first?.symbol.isProtocol == true
      && levels(of: type, depth: depth).contains {
        $0.symbol.members[part.name]?.contains { declaration($0).kind == .associatedType } == true
      }
  }

  /// A group nested in a generic type is another one for other arguments of that type.
  private func keepingArguments(_ member: TypeName, of outer: TypeName) -> TypeName {
    guard case .nominal(var parts) = member, case .nominal(let around) = outer, parts.count == around.count + 1,
      around.contains(where: { !$0.arguments.isEmpty }), parts.map(\.name).starts(with: around.map(\.name)),
      levels(of: member).contains(where: { $0.symbol.vocabulary != nil })
    else { return member }
    for index in around.indices { parts[index].arguments = around[index].arguments }
    return .nominal(parts)
  }

  /// A type or typealias declared in a type, its superclasses or protocols.
  private func nestedType(_ part: TypePart, in type: TypeName, depth: Int) -> TypeName? {
    guard depth < 24 else { return nil }
    for level in levels(of: type, depth: depth + 1) {
      for id in level.symbol.members[part.name] ?? [] {
        let kind = declaration(id).kind
        if kind == .associatedType, let found = witness(of: id, in: type, depth: depth) { return found }
        guard declaration(id).isNominal || kind == .typealias || kind == .associatedType && declaration(id).type != nil else {
          continue
        }
        // What a protocol declares by `Self` is another type in each that meets it.
        let own = level.symbol.isProtocol && level.symbol.key != type.key ? type : nil
        if let found = named(id, part, Scope(file: id.file, declaration: parent(of: id), selfType: own), depth) {
          return substitute(found, level.generics)
        }
      }
    }
    return nil
  }
}
