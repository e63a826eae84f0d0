import Model

extension Evaluator {
  /// A method of `self` that is handed a container, in a body that nobody here calls: the system does, as `viewDidLoad`, for whatever class
  /// below inherits it. So each override of the method runs, for objects of its class; nil where there is none.
  func overridden(
    _ fit: OverloadFit, _ receiver: Value?, _ given: [Given], _ cache: inout [Int: Value], _ expecting: TypeName?, _ frame: Frame,
    _ environment: Environment
  ) -> Value? {
    guard let receiver, isAnyObject(receiver, frame) else { return nil }
    let overrides = overrides(of: fit.candidate.id)
    guard !overrides.isEmpty, given.contains(where: { takesContainer($0, &cache, frame, environment) }) else { return nil }
    let choice = nextChoice()
    var values: [Value] = []
    for (index, id) in ([fit.candidate.id] + overrides).enumerated() {
      guard let owner = symbols.enclosingType(id).flatMap({ symbols.types[$0] }) else { continue }
      var target = receiver
      (target.type, target.exact) = (owner.nominal, owner.nominal)
      let overload = Overload(id: id, generics: fit.candidate.generics)
      guard let fit = self.fit(overload, given, expecting, receiver: target, &cache, frame, environment) else { continue }
      with({ $0.take(index, of: choice) }) {
        values.append(perform(fit, receiver: target, given, &cache, expecting, frame, environment))
      }
    }
    return values.isEmpty ? nil : oneOf(values, type: values[0].type, born: frame.depth)
  }

  /// Whether a value is the object of a body that is looked at by itself, of whichever class.
  private func isAnyObject(_ value: Value, _ frame: Frame) -> Bool {
    guard case .plain = value.form, frame.depth == 0, value.exact == nil, value.object == nil else { return false }
    return value.type == frame.receiver?.type && value.type.key.map { symbols.subtypes[$0] != nil } ?? false
  }

  /// The methods of classes below that take a method's place.
  private func overrides(of id: DeclarationID) -> [DeclarationID] {
    let declaration = symbols.declaration(id)
    guard declaration.kind == .function, declaration.modifiers.isDisjoint(with: ["private", "fileprivate", "final", "static"]),
      symbols.vocabulary(ofFile: id.file) == nil, let key = symbols.enclosingType(id), symbols.types[key]?.isProtocol == false
    else { return [] }
    let labels = declaration.parameters.map(\.label)
    return symbols.descendants(of: key).flatMap { symbols.types[$0]?.members[declaration.name] ?? [] }.filter { id in
      let other = symbols.declaration(id)
      return other.modifiers.contains("override") && other.body != nil && other.parameters.map(\.label) == labels && follows(id)
    }
  }
}
