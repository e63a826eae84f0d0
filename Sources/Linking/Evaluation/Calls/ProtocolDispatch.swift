import Model

extension Evaluator {
  /// A call of a protocol's requirement: it runs what implements it, each where that may be several things; nil where it is no
  /// such call, or nothing here implements it.
  func dispatched(
    _ fit: OverloadFit, _ receiver: Value?, _ given: [Given], _ cache: inout [Int: Value], _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment
  ) -> Value? {
    let found = implementations(of: fit.candidate.id).filter { program.relevant.contains($0.id) }
    guard !found.isEmpty else { return nil }
    if found.count > 1, case .parameter? = receiver?.form {
      // Whoever is handed a container fills it: which one that is, the caller decides.
      counters.openings += 1
      if given.contains(where: { takesContainer($0, &cache, frame, environment) }) { return nil }
    }
    var values: [Value] = []
    for member in found {
      let type = symbols.enclosingType(member.id).flatMap { symbols.types[$0] }.map { $0.nominal }
      var target = receiver
      if let type { target?.type = type }
      let overload = Overload(id: member.id, generics: member.generics)
      guard let fit = self.fit(overload, given, expecting, receiver: target, &cache, frame, environment) else { continue }
      values.append(perform(fit, receiver: target, given, &cache, expecting, frame, environment))
    }
    guard values.count > 1 else { return values.first }
    return oneOf(values, type: values[0].type, born: frame.depth)
  }

  private func takesContainer(_ given: Given, _ cache: inout [Int: Value], _ frame: Frame, _ environment: Environment) -> Bool {
    guard let expression = given.expression, case .name = expression.form else { return false }
    let value = evaluate(expression, frame, environment)
    return container(of: value) != nil
  }

  /// The functions with a body that implement a requirement.
  private func implementations(of id: DeclarationID) -> [Member] {
    let declaration = symbols.declaration(id)
    guard declaration.body == nil, declaration.kind == .function, let owner = symbols.parent(of: id),
      let key = symbols.typeOf[owner],
      symbols.types[key]?.isProtocol == true, symbols.vocabulary(ofFile: id.file) == nil
    else { return [] }
    let labels = declaration.parameters.map(\.label)
    return symbols.descendants(of: key).flatMap { type in
      (symbols.types[type]?.members[declaration.name] ?? []).compactMap { member in
        let other = symbols.declaration(member)
        return other.body != nil && other.parameters.map(\.label) == labels ? Member(id: member, generics: [:]) : nil
      }
    }
  }
}
