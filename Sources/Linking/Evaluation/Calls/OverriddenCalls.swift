import Model

extension Evaluator {
  /// A method that classes below override, called on an object of which nobody knows of which of them it is: each override runs, for objects of
  /// its class, where that may be several things; nil where the class is known, or no class below overrides the method.
  func overridden(
    _ fit: OverloadFit, _ receiver: Value?, _ given: [Given], _ cache: inout [Int: Value], _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment
  ) -> Value? {
    guard let receiver, !fit.candidate.isItself, mayBeOfClassBelow(receiver) else { return nil }
    let overrides = runningOverrides(of: fit.candidate.id)
    guard !overrides.isEmpty else { return nil }
    if isLookedAt(receiver, frame) {
      // What a class calls of itself is looked at for each class below by itself, as far as it is handed nothing.
      guard given.contains(where: { takesContainer($0, &cache, frame, environment) }) else { return nil }
    } else if case .parameter = receiver.form {
      // Whoever is handed a container fills it: which one that is, the caller decides.
      counters.openings += 1
      if given.contains(where: { takesContainer($0, &cache, frame, environment) }) { return nil }
    }
    return performOneOf(
      ([fit.candidate.id] + overrides).map { id in
        (Overload(id: id, generics: fit.candidate.generics), seen(receiver, byOwnerOf: id))
      }, given, &cache, expecting, frame, environment)
  }

  /// Whether all that is known of an object, or of a type, is a class that it is of, or one below it.
  private func mayBeOfClassBelow(_ value: Value) -> Bool {
    guard value.exact == nil, value.object == nil else { return false }
    switch value.form {
    case .plain, .parameter:
      let type = value.type.unwrapped
      return (type.instance ?? type).key.map { symbols.subtypes[$0] != nil } ?? false
    default: return false
    }
  }

  /// What a property is that classes below override, in an object of which nobody knows of which of them it is: what it is in any of them; nil where
  /// the class is known, or no class below overrides it.
  func overridden(_ property: Member, of receiver: Value, _ frame: Frame) -> Value? {
    guard mayBeOfClassBelow(receiver), !isLookedAt(receiver, frame) else { return nil }
    let overrides = runningOverrides(of: property.id)
    guard !overrides.isEmpty else { return nil }
    if case .parameter = receiver.form { counters.openings += 1 }
    let values = ([property.id] + overrides).map { id in
      propertyValue(Member(id: id, generics: property.generics), of: seen(receiver, byOwnerOf: id), frame)
    }
    return oneOf(values, type: values[0].type, born: frame.depth)
  }

  /// Whether it is `self` in a body that is looked at by itself.
  private func isLookedAt(_ receiver: Value, _ frame: Frame) -> Bool { frame.depth == 0 && isSelfAlone(receiver, frame) }

  private func seen(_ receiver: Value, byOwnerOf id: DeclarationID) -> Value {
    guard let own = symbols.enclosingType(id).flatMap({ symbols.types[$0]?.nominal }) else { return receiver }
    if receiver.type.unwrapped.instance != nil { return Value(.metatype(own), type: .metatype(own), born: receiver.born) }
    return object(receiver, of: own)
  }

  /// What takes a member's place in classes below of which there are objects. Members that are containers are something of their own; see
  /// `inOwnClass`.
  private func runningOverrides(of id: DeclarationID) -> [DeclarationID] {
    overrides(of: id).filter { id in follows(id) && symbols.enclosingType(id).map { !isUncalled($0) } ?? false }
  }

  /// The members of classes below that take a member's place.
  private func overrides(of id: DeclarationID) -> [DeclarationID] {
    if let known = program.overridesOf[id] { return known }
    let found = findOverrides(of: id)
    program.overridesOf[id] = found
    return found
  }

  private func findOverrides(of id: DeclarationID) -> [DeclarationID] {
    let declaration = symbols.declaration(id)
    guard declaration.kind == .function || declaration.kind == .property,
      declaration.modifiers.isDisjoint(with: ["private", "fileprivate", "final", "static"]),
      symbols.vocabulary(ofFile: id.file) == nil, let key = symbols.enclosingType(id), symbols.types[key]?.isProtocol == false,
      declaration.type.flatMap({ containerVocabulary(symbols.resolve($0, in: Scope(file: id.file, declaration: id))) }) == nil
    else { return [] }
    let labels = declaration.parameters.map(\.label)
    return symbols.descendants(of: key).flatMap { symbols.types[$0]?.members[declaration.name] ?? [] }.filter { id in
      let other = symbols.declaration(id)
      return other.modifiers.contains("override") && other.body != nil && other.parameters.map(\.label) == labels
    }
  }
}
