import Model

extension AnnotatedProgram {
  /// Takes the scopes that types and extensions of a file make by their own attributes.
  mutating func takeDeclarations(of file: Int, _ vocabulary: Int, _ symbols: Symbols) {
    guard let grammar = symbols.vocabularies[vocabulary].annotations else { return }
    for (index, declaration) in symbols.digests[file].declarations.enumerated() where !declaration.attributes.isEmpty {
      guard declaration.isNominal || declaration.kind == .extension else { continue }
      let id = DeclarationID(file: file, index: index)
      let members = (symbols.children[id] ?? []).map(symbols.declaration)
      for found in grammar.declaration(declaration, members) { take(found, of: id, vocabulary, symbols) }
    }
  }

  private mutating func take(_ found: AnnotatedDeclaration, of id: DeclarationID, _ vocabulary: Int, _ symbols: Symbols) {
    guard let key = symbols.typeOf[id], let symbol = symbols.types[key] else { return }
    let place = Scope(file: id.file, declaration: id)
    func resolved(_ type: TypeName) -> TypeName { symbols.resolve(type, in: place) }
    let made = found.made.map(resolved) ?? .nominal(symbol.path.map { TypePart($0) })
    let modifiers = symbols.declaration(id).modifiers
    var scope = AnnotatedScope(
      id: id, vocabulary: vocabulary, name: made.description, type: made,
      isPublic: modifiers.contains("public") || modifiers.contains("open"))
    scope.fulfils = found.fulfils.map(resolved)
    scope.isRoot = found.isRoot
    scope.isHandedOut = found.isHandedOut
    for member in found.members {
      let at = Location(symbols.digests[id.file].file, member.at)
      if case .unreadable(let how) = member.annotation {
        hazardOccurrences.append(
          HazardOccurrence(
            .unreadableAnnotation, framework: symbols.vocabularies[vocabulary].framework, words: ["how": how], at: at))
      } else {
        let annotation = member.annotation.mapTypes(resolved)
        let count = scope.entries.count
        _ = scope.add(annotation, isAttribute: true, at: at)
        guard let spelling = member.spelling, scope.entries.count > count, let type = annotation.handedOn,
          let written = member.annotation.handedOn
        else { continue }
        let texts = [type, written].map {
          spelling.filled(with: ["type": $0.description, "held": $0.unwrapped.description])
        }
        scope.entries[count].spelled = (type, texts[0], texts[1])
      }
    }
    scopes.append(scope)
  }

  /// A type that some scope makes may be written shorter inside of another, and is the same one to the framework's tool. Any other
  /// is what is written.
  mutating func settleSpellings() {
    let made = Set(scopes.flatMap(\.makes))
    for scope in scopes.indices {
      for entry in scopes[scope].entries.indices {
        scopes[scope].entries[entry].spelling = scopes[scope].entries[entry].spelled.map {
          made.contains($0.type) ? $0.known : $0.written
        }
      }
    }
  }

  /// What may be absent asks for what its optional holds, unless some scope hands on the optional itself.
  mutating func settleTolerated() {
    let known = Set(scopes.flatMap { $0.entries.filter { $0.kind != .need }.flatMap(\.keys) })
    for scope in scopes.indices {
      for entry in scopes[scope].entries.indices where scopes[scope].entries[entry].isTolerated {
        let need = scopes[scope].entries[entry]
        guard let held = need.type.wrapped, !known.contains(need.key) else { continue }
        scopes[scope].entries[entry].type = held
        scopes[scope].entries[entry].spelling = nil
        scopes[scope].entries[entry].isHeld = true
      }
    }
  }
}

extension Annotation {
  /// The type of the property that says it.
  fileprivate var handedOn: TypeName? {
    switch self {
    case .provides(_, let type, let offers, _): offers.first ?? type
    case .needs(_, let types, _): types.first
    case .takes(_, let type), .renames(_, let type, _): type
    case .sets, .nothing, .unreadable: nil
    }
  }

  /// The same with every type in it changed.
  fileprivate func mapTypes(_ change: (TypeName) -> TypeName) -> Annotation {
    switch self {
    case .provides(let name, let type, let offers, let form):
      .provides(name: name, type: change(type), offers: offers.map(change), form: form)
    case .needs(let name, let types, let form): .needs(name: name, types: types.map(change), form: form)
    case .takes(let name, let type): .takes(name: name, type: change(type))
    case .renames(let name, let type, let origin):
      .renames(name: name, type: change(type), of: Key(type: change(origin.type), name: origin.name))
    case .sets, .nothing, .unreadable: self
    }
  }
}

extension AnnotatedScope {
  /// What may stand where one of its objects is made.
  var makes: [TypeName] { [type] + fulfils }
}

extension AnnotatedScope.Entry {
  /// The keys under which it is handed on.
  var keys: [Key] { (offers.isEmpty ? [type] : offers).map { Key(type: $0, name: name) } }
  /// The key under which it is asked for.
  var key: Key { Key(type: type, name: name) }
}
