import Model

/// The scopes that `@Instantiable` makes of a type or of an extension (`InstantiableVisitor`).
@Sendable func instantiableScopes(_ type: Declaration, _ members: [Declaration]) -> [AnnotatedDeclaration] {
  guard let macro = type.attribute("Instantiable"), !macro.says("mockOnly") else { return [] }
  var found = AnnotatedDeclaration(isRoot: macro.says("isRoot"), isHandedOut: macro.says("generateMock"))
  if case .array(let types)? = macro.argument("fulfillingAdditionalTypes")?.form {
    found.fulfils = types.compactMap(\.type)
  }
  switch type.kind {
  case .class, .struct, .actor:
    found.members = members.flatMap(injected)
    return [found]
  case .extension:
    return members.compactMap { member in
      guard member.kind == .function, member.name == "instantiate", let made = member.type else { return nil }
      var own = found
      own.made = made
      own.isRoot = false
      own.members = member.parameters.compactMap { parameter in
        guard let name = parameter.label, let type = parameter.type else { return nil }
        return AnnotatedDeclaration.Member(.needs(name: name, types: [type], form: .plain), at: parameter.at)
      }
      return own
    }
  default: return []
  }
}

/// What a stored property of such a type says.
private func injected(_ property: Declaration) -> [AnnotatedDeclaration.Member] {
  guard property.kind == .property, let type = property.type else { return [] }
  let macros = ["Instantiated", "Received", "Forwarded"].compactMap(property.attribute)
  guard let macro = macros.first else { return [] }
  let name = property.name
  func member(_ annotation: Annotation, spelled: Bool = true) -> AnnotatedDeclaration.Member {
    AnnotatedDeclaration.Member(annotation, spelling: spelled ? property.spelling : nil, at: macro.at)
  }
  let refusal = refusal(of: property, type, macro, macros.count).map { [member(.unreadable($0))] } ?? []
  switch macro.name.baseName {
  case "Instantiated": return refusal + instantiated(name, type, by: macro).map { member($0) }
  case "Forwarded": return refusal + [member(.takes(name: name, type: type))]
  default: break
  }
  var said: [AnnotatedDeclaration.Member]
  var asked = name
  if case .string(let other?)? = macro.argument("fulfilledByDependencyNamed")?.form,
    let origin = macro.argument("ofType")?.type
  {
    asked = other
    said = [
      member(.needs(name: other, types: [origin], form: .plain), spelled: false),
      member(.renames(name: name, type: type, of: Key(type: origin, name: other))),
    ]
  } else {
    said = [member(.needs(name: name, types: [type], form: .plain))]
  }
  if macro.says("onlyIfAvailable") {
    let setting = Annotation.Setting(name: "onlyIfAvailable", meaning: .tolerated, targets: [.need])
    said.insert(member(.sets(of: asked, setting)), at: 1)
  }
  return refusal + said
}

/// Why the macro refuses a property (`InjectableMacro`, `FixableInstantiableError`).
private func refusal(of property: Declaration, _ type: TypeName, _ macro: Attribute, _ macros: Int) -> String? {
  if macros > 1 { return "stands beside another one on one property" }
  if property.isStatic { return "stands on a `static` property" }
  if property.value != nil { return "stands on a property with a value of its own" }
  if let text = macro.odd(["fulfilledByType", "fulfilledByDependencyNamed"], \.isText) {
    return "has a `\(text)` that is no string literal"
  }
  if let truth = macro.odd(["onlyIfAvailable", "erasedToConcreteExistential"], \.isTruth) {
    return "has an `\(truth)` that is neither `true` nor `false`"
  }
  if macro.argument("onlyIfAvailable") != nil, type.wrapped == nil {
    return "says `onlyIfAvailable` of a type without `?`"
  }
  if macro.name.baseName == "Instantiated", case .nominal(let parts) = type.unwrapped, let holder = parts.last?.name {
    let isTold = macro.argument("fulfilledByType") != nil
    if isTold, ["Instantiator", "SendableInstantiator"].contains(holder) {
      return "says `fulfilledByType` of an `\(holder)`, which only an erased one takes"
    }
    if !isTold, ["ErasedInstantiator", "SendableErasedInstantiator"].contains(holder) {
      return "does not say `fulfilledByType` of an `\(holder)`"
    }
  }
  return property.modifiers.contains("var") && property.attributes.count == 1 ? "stands on a `var`" : nil
}

/// What is made for an instantiated property, and whether that waits.
private func instantiated(_ name: String, _ type: TypeName, by macro: Attribute) -> [Annotation] {
  let written = type.unwrapped
  var made = written
  var isLater = false
  if case .nominal(let parts) = written, let last = parts.last {
    switch (last.name, last.arguments.count) {
    case ("Instantiator", 1), ("SendableInstantiator", 1): (made, isLater) = (last.arguments[0].unwrapped, true)
    case ("ErasedInstantiator", 2), ("SendableErasedInstantiator", 2):
      (made, isLater) = (last.arguments[1].unwrapped, true)
    default: break
    }
  }
  if let told = macro.argument("fulfilledByType") {
    if case .string(let text?) = told.form { made = TypeText.read(text) ?? .unknown } else { made = .unknown }
  }
  let provided = Annotation.provides(name: name, type: made, offers: [type], form: .plain)
  guard isLater else { return [provided] }
  let setting = Annotation.Setting(name: "instantiator", meaning: .lifetime("instantiator"), targets: [.provider])
  return [provided, .sets(of: name, setting)]
}

extension Declaration {
  fileprivate func attribute(_ name: String) -> Attribute? { attributes.first { $0.name.baseName == name } }

  /// What makes the type another one to the generator, beside the type itself: `any` and `!`.
  fileprivate var spelling: String {
    let words = typeText?.split { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? []
    let existential = words.filter { $0 == "any" || $0 == "some" }.map { $0 + " " }.joined()
    return existential + (isImplicitlyUnwrapped ? "{held}!" : "{type}")
  }
}

extension Attribute {
  fileprivate func argument(_ label: String) -> Expression? { arguments?.first { $0.label == label }?.value }

  /// The first of some arguments that is there and is no such literal.
  fileprivate func odd(_ labels: [String], _ isLiteral: (Expression) -> Bool) -> String? {
    labels.first { argument($0).map { !isLiteral($0) } ?? false }
  }

  fileprivate func says(_ label: String) -> Bool {
    if case .boolean(true)? = argument(label)?.form { true } else { false }
  }
}

extension Expression {
  /// `T` of `T.self`.
  fileprivate var type: TypeName? { if case .metatype(let type) = form { type } else { nil } }
  fileprivate var isText: Bool { if case .string(.some) = form { true } else { false } }
  fileprivate var isTruth: Bool { if case .boolean = form { true } else { false } }
}
