import Model

extension Evaluator {
  /// Makes the object that an attribute stands for: its type arguments are found from the attribute's arguments, the type of
  /// what wears it, and what the initializer's extension equates.
  func make(
    _ wrapper: Wrapper, _ type: TypeName?, _ value: Expression?, _ fields: Fields, _ frame: Frame, _ environment: Environment
  ) -> (type: TypeName, generics: [String: TypeName]) {
    let symbol = wrapper.symbol
    let written = wrapper.type.arguments.isEmpty ? symbol.nominal : wrapper.type
    let arguments = wrapper.attribute.arguments ?? []
    let plain = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
    let initial = value.map { [Given(label: "wrappedValue", isTrailing: false, expression: $0)] } ?? []
    var cache: [Int: Value] = [:]
    var generics: [String: TypeName] = [:]
    for (parameter, argument) in zip(symbol.generics, wrapper.type.arguments) { generics[parameter.name] = argument }
    learn(wrapper, type, &generics)
    let receiver = Value(.object(fields), type: written, born: frame.depth)
    for given in value == nil ? [plain] : [initial + plain, plain] {
      cache = [:]
      let fitting = initializers(of: written, labels: nil).candidates.compactMap { candidate in
        fit(known(candidate, generics), given, nil, receiver: receiver, &cache, frame, environment)
      }
      guard let best = fitting.max(by: <) else { continue }
      run(best, given, &cache, wrapper, fields, &generics, frame, environment)
      fillUntouched(fields, of: symbol, by: best.candidate.id, frame)
      return (filled(wrapper, generics), generics)
    }
    for (parameter, argument) in zip(memberwise(written).map(\.parameter), plain) where argument.label == parameter.label {
      fields.values[parameter.name] = self.value(of: argument, expecting: nil, frame, environment)
    }
    if initializers(of: written, labels: nil).candidates.isEmpty { fillUntouched(fields, of: symbol, by: nil, frame) }
    return (filled(wrapper, generics), generics)
  }

  /// The same initializer with those type parameters of its type that are known.
  private func known(_ candidate: Overload, _ generics: [String: TypeName]) -> Overload {
    Overload(id: candidate.id, generics: candidate.generics.filter { !$0.value.isOpen }.merging(generics) { _, new in new })
  }

  private func run(
    _ best: OverloadFit, _ given: [Given], _ cache: inout [Int: Value], _ wrapper: Wrapper, _ fields: Fields,
    _ generics: inout [String: TypeName], _ frame: Frame, _ environment: Environment
  ) {
    let id = best.candidate.id
    let declaration = symbols.declaration(id)
    var bound = best.generics.filter { !$0.value.isOpen }
    var births = best.births
    for parameter in wrapper.symbol.generics { births[parameter.name] = frame.depth }
    let arguments = arguments(best, declaration, given, &cache, &bound, &births, frame, environment)
    equate(id, &bound)
    for parameter in wrapper.symbol.generics { if let type = bound[parameter.name] { generics[parameter.name] = type } }
    let object = Value(.object(fields), type: filled(wrapper, generics), born: frame.depth)
    with({ $0.phase = .eager }) {
      _ = activate(id, bound, object, arguments.byName, births: births, frame, body: declaration.body ?? [], result: nil) {
        _, _ in
      }
    }
  }

  /// What the type of a property says about its wrapper.
  private func learn(_ wrapper: Wrapper, _ type: TypeName?, _ generics: inout [String: TypeName]) {
    guard let type, let member = symbols.members(of: wrapper.symbol.nominal, named: "wrappedValue").first,
      let written = symbols.declaration(member.id).type
    else { return }
    let pattern = symbols.resolve(written, in: Scope(file: member.id.file, declaration: member.id, generics: member.generics))
    var bound: [String: TypeName] = [:]
    guard unify(pattern, type, &bound) else { return }
    for (name, type) in bound where generics[name] == nil { generics[name] = type }
  }

  /// `extension W where A == B`: what is known of one side is known of the other.
  private func equate(_ id: DeclarationID, _ generics: inout [String: TypeName]) {
    let around = symbols.parent(of: id).map { symbols.declaration($0).equalities } ?? []
    for pair in symbols.declaration(id).equalities + around {
      let scope = Scope(file: id.file, declaration: id, generics: generics)
      let (left, right) = (symbols.resolve(pair.left, in: scope), symbols.resolve(pair.right, in: scope))
      var bound: [String: TypeName] = [:]
      if left.isOpen, !right.isOpen { _ = unify(left, right, &bound) }
      if right.isOpen, !left.isOpen { _ = unify(right, left, &bound) }
      for (name, type) in bound { generics[name] = type }
      // The clause itself says what its left side is where the right one is known.
      if case .nominal(let parts) = pair.left, parts.count == 1, generics[parts[0].name] == nil, !left.isOpen {
        generics[parts[0].name] = left
      }
    }
  }

  private func filled(_ wrapper: Wrapper, _ generics: [String: TypeName]) -> TypeName {
    var parts = wrapper.symbol.path.map { TypePart($0) }
    parts[parts.count - 1].arguments = wrapper.symbol.generics.map { generics[$0.name] ?? .open($0.name) }
    return .nominal(parts)
  }
}
