import Model

/// Where a name is looked up: a file, the innermost declaration around it, and what its type parameters stand for here.
struct Scope {
  var file: Int
  var declaration: DeclarationID?
  var generics: [String: TypeName] = [:]
  /// What `Self` means, where that is more than the enclosing type.
  var selfType: TypeName?
  /// It is the scope of a typealias that has type parameters of its own: what they hold is found when they are bound.
  var isPattern = false
}

extension Symbols {
  /// The canonical form of a written type: full paths, typealiases followed, type parameters replaced.
  func resolve(_ type: TypeName, in scope: Scope) -> TypeName {
    guard scope.generics.isEmpty, scope.selfType == nil else {
      return unbound(type, in: scope) ?? settle { () throws(Unanswered) in try lookUp(type, in: scope) }
    }
    let place = LookupMemory.Place(type: type, file: scope.file, declaration: scope.declaration)
    if let known = memory.types[place] { return known }
    let found = settle { () throws(Unanswered) in try lookUp(type, in: scope) }
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
    guard found.baseName == parts[0].name, !found.isOpen, found.key.flatMap({ types[$0] })?.generics.isEmpty != false,
      scope.selfType?.arguments.isEmpty != false || scope.selfType?.key != found.key
    else { return nil }
    return found
  }

  /// What a written type means. It recurses no deeper than types are written inside one another.
  func lookUp(_ type: TypeName, in scope: Scope) throws(Unanswered) -> TypeName {
    switch type {
    case .unknown: return .unknown
    case .tuple(let types): return .tuple(try lookUp(types, in: scope))
    case .composition(let types): return .composed(try lookUp(types, in: scope).filter { !$0.isNamed("AnyObject") })
    case .function(let parameters, let result):
      return .function(try lookUp(parameters, in: scope), try lookUp(result, in: scope))
    case .metatype(let type): return .metatype(try lookUp(type, in: scope))
    case .nominal(let path):
      var parts = path.parts
      for index in parts.indices where !parts[index].arguments.isEmpty {
        parts[index].arguments = try lookUp(parts[index].arguments, in: scope)
      }
      return try lookUp(parts, in: scope)
    }
  }

  private func lookUp(_ types: [TypeName], in scope: Scope) throws(Unanswered) -> [TypeName] {
    var found: [TypeName] = []
    for type in types { found.append(try lookUp(type, in: scope)) }
    return found
  }

  private func lookUp(_ parts: [TypePart], in scope: Scope) throws(Unanswered) -> TypeName {
    // What has an owner was found before; only the steps after it may be new.
    if parts.count > 1, TypeOwner.isOwner(parts[0].name) {
      return try nested(parts.dropFirst(2), in: .nominal(Array(parts.prefix(2))), scope)
    }
    var parts = parts
    var scope = scope
    while true {
      let first = try head(parts[0], in: scope)
      // What another file imports is seen wherever the two are compiled together, and one of the system's may be through another import.
      let isElsewhere = first == nil && (systemModules.contains(parts[0].name) || importedAnywhere.contains(parts[0].name))
      guard parts.count > 1, isElsewhere || isModule(parts[0].name, in: scope.file) else {
        return if let first { try nested(parts.dropFirst(), in: first, scope) } else { .nominal(parts) }
      }
      // A type of a module's name hides the module, but only where it has such a member does anybody write that.
      if let first, try nestedType(parts[1], in: first) != nil { return try nested(parts.dropFirst(), in: first, scope) }
      let outside = Scope(file: scope.file, declaration: nil, generics: scope.generics)
      if let found = try declared(parts[1], inModule: parts[0].name, outside) {
        return try nested(parts.dropFirst(2), in: found, scope)
      }
      // A module in front of a type means nothing more than the type where nobody knows what the module holds.
      if targetModules.contains(parts[0].name), let first { return try nested(parts.dropFirst(), in: first, scope) }
      parts.removeFirst()
      if isNameOfItself(parts[0], for: scope.file) { return .nominal(parts) }
      scope = outside
    }
  }

  /// `typealias Store = Kit.Store`: what stands behind a module that is not here is that module's.
  private func isNameOfItself(_ part: TypePart, for file: Int) -> Bool {
    guard let id = best(global[part.name] ?? [], for: file), declaration(id).kind == .typealias,
      case .nominal(let path)? = declaration(id).type
    else { return false }
    return path.parts.count > 1 && path.parts.last?.name == part.name
  }

  /// What a module itself declares by that name.
  private func declared(_ part: TypePart, inModule module: String, _ scope: Scope) throws(Unanswered) -> TypeName? {
    let own = (global[part.name] ?? []).filter { isPart($0, of: module) }
    return if let id = best(own, for: scope.file) { try named(id, part, scope.selfType) } else { nil }
  }

  /// Whether something at file scope stands in a module, as far as that is known of its file.
  func isPart(_ id: DeclarationID, of module: String) -> Bool {
    if let vocabulary = vocabulary(ofFile: id.file), !isWritten(id.file) {
      return vocabularies[vocabulary].modules.contains(module)
    }
    guard let target = targetOfFile[id.file] else { return isFolder(module, around: id.file) }
    return targets[target].module == module || sharedFiles[id.file]?.contains(module) == true
  }

  func isModule(_ name: String, in file: Int) -> Bool {
    modules.contains(name) || imports[file].contains(name) || targetOfFile[file] == nil && isFolder(name, around: file)
  }

  /// Where targets are not known, a folder around a file may be one.
  private func isFolder(_ module: String, around file: Int) -> Bool {
    digests[file].file.split(separator: "/").dropLast().contains { Target.module(of: String($0)) == module }
  }

  /// Whether a name is a module's that a file imports or is part of: in lower-case letters, too.
  func isSeenModule(_ name: String, in file: Int) -> Bool {
    imports[file].contains(name) || targetOfFile[file].map { targets[$0].module == name } ?? false
  }

  /// What the first step of a path means; nil where nothing of that name is declared.
  private func head(_ part: TypePart, in scope: Scope) throws(Unanswered) -> TypeName? {
    if part.name == "Self" {
      return scope.selfType ?? enclosingType(scope.declaration).flatMap { types[$0] }.map { declared($0, scope.generics) }
    }
    if let bound = scope.generics[part.name] { return bound }
    if part.name == "Maker", vocabulary(ofFile: scope.file) != nil, !isWritten(scope.file) { return .maker(part.arguments) }
    var own: TypeName?
    var current = scope.declaration
    while let id = current {
      if let equal = try equated(part, by: id, scope) { return equal }
      if let parameter = declaration(id).generics.first(where: { $0.name == part.name }) {
        return parameter.isPack ? .open("each " + part.name) : .open(part.name)
      }
      if let key = typeOf[id], let type = types[key] {
        if type.generics.contains(where: { $0.name == part.name }) { return .open(part.name) }
        // What a protocol leaves to whoever conforms to it is his, where it is known who that is.
        if type.isProtocol, isAssociated(part, of: type.nominal) {
          guard let own = scope.selfType, let symbol = own.key.flatMap({ types[$0] }), !symbol.isProtocol else {
            return .open(part.name)
          }
          return try nestedType(part, in: own) ?? .unknown
        }
        if let member = try nestedType(part, in: type.nominal) { return member }
        if type.path.last == part.name {
          let found = TypeName.nominal(type.path.dropLast().map { TypePart($0) } + [try withOwnArguments(part, type, id, scope)])
          // What stands around a type is not seen in its extension, so there its name is no member of anything.
          guard declaration(id).kind == .extension, isNested(type) else { return found }
          own = found
        }
      } else if let local = children[id]?.first(where: { declaration($0).name == part.name }) {
        if let found = try named(local, part, scope.selfType) { return found }
      }
      current = parent(of: id)
    }
    guard let id = best(global[part.name] ?? [], for: scope.file) else { return own }
    return try named(id, part, scope.selfType)
  }

  private func isNested(_ type: TypeSymbol) -> Bool { type.path.count > (TypeOwner.isOwner(type.path[0]) ? 2 : 1) }

  /// What a `where` clause of a declaration says that a type parameter is: `extension Shelf where Inner == Board`.
  ///
  /// What equalities say of one another is a question like what typealiases say, so that a ring of them, `T == S.Tale, S == T.Stone`, has an
  /// end; in a ring one says what it means where the others are bound.
  private func equated(_ part: TypePart, by id: DeclarationID, _ scope: Scope) throws(Unanswered) -> TypeName? {
    let equalities = declaration(id).equalities
    guard !equalities.isEmpty, part.arguments.isEmpty else { return nil }
    for (index, pair) in equalities.enumerated() where pair.left == .nominal([part]) {
      if let pattern = try known(.equality(id, index)) {
        let found = try applied(pattern, to: scope.generics, keepsSteps: scope.isPattern)
        // Two parameters that are one may still be anything.
        if !found.isOpen { return found }
        continue
      }
      var inner = Scope(file: id.file, declaration: id, generics: scope.generics)
      for case .nominal(let parts) in equalities.lazy.map(\.left) where parts.count == 1 && inner.generics[parts[0].name] == nil {
        inner.generics[parts[0].name] = .open(parts[0].name)
      }
      let found = try lookUp(pair.right, in: inner)
      if found != .unknown, !found.isOpen { return found }
    }
    return nil
  }

  /// What an equality says, type parameters left open of which no other says what they are.
  func equal(_ id: DeclarationID, _ index: Int) throws(Unanswered) -> TypeName {
    try lookUp(declaration(id).equalities[index].right, in: Scope(file: id.file, declaration: id, isPattern: true))
  }

  /// A generic type's bare name inside it is the type at hand, also where only the `where` clause of an extension says which.
  private func withOwnArguments(
    _ part: TypePart, _ type: TypeSymbol, _ id: DeclarationID, _ scope: Scope
  ) throws(Unanswered) -> TypePart {
    // Which type parameters one from outside has, only the object at hand tells.
    if type.isExternal, part.arguments.isEmpty, let own = scope.selfType, own.key == type.key {
      return TypePart(part.name, own.arguments)
    }
    guard part.arguments.isEmpty, !type.generics.isEmpty else { return part }
    var bound: [TypeName] = []
    for parameter in type.generics {
      var said = scope.generics[parameter.name]
      if said == nil { said = try equated(TypePart(parameter.name), by: id, scope) }
      if let said { bound.append(said) }
    }
    return bound.count == type.generics.count ? TypePart(part.name, bound) : part
  }
}

extension TypeName {
  /// `Maker<T>` of the language of interfaces: any function that returns a `T`, under a name that no type of the program has.
  static func maker(_ made: [TypeName]) -> TypeName { .nominal([TypePart("__Maker", made)]) }

  var isMaker: Bool { baseName == "__Maker" }
}
