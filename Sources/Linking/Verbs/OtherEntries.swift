import Model

/// Properties that declare nothing of their own, since they answer what another one declares.
extension Evaluator {
  /// `var safe: Maker<Vault> { vault.kept }`: what `vault` declares, whatever is said of it on the way. Such a property has no name of its
  /// own in the container.
  func otherEntry(_ member: Member, of receiver: Value?, _ type: TypeName, _ frame: Frame) -> Value? {
    let declaration = symbols.declaration(member.id)
    let body = declaration.body ?? declaration.value.map { [.expression($0)] } ?? []
    guard body.count == 1, let answer = body[0].answer, objects.inWork.insert(member.id).inserted else { return nil }
    defer { objects.inWork.remove(member.id) }
    let own = receiver ?? (declaration.isStatic ? typeValue(type, frame) : Value(type: type, born: frame.depth))
    let scope = Scope(file: member.id.file, declaration: member.id)
    return declared(answer, of: own, Frame(scope: scope, function: nil, receiver: own, depth: frame.depth))
  }

  /// What a chain of modifiers starts with, if that is a property of a container which declares something.
  private func declared(_ expression: Expression, of own: Value, _ frame: Frame) -> Value? {
    switch expression.form {
    case .name(let name, _): return entry(name, of: own, frame)
    case .call(let callee, _):
      guard case .member(let base?, let name, _, _) = callee.form else { return nil }
      return modified(base, name, of: own, frame)
    case .member(let base?, let name, _, _):
      if let container = container(base, own, frame) { return entry(name, of: container, frame) }
      return modified(base, name, of: own, frame)
    default: return nil
    }
  }

  /// What the program itself adds to the framework's type may answer something else.
  private func modified(_ base: Expression, _ name: String, of own: Value, _ frame: Frame) -> Value? {
    guard let found = declared(base, of: own, frame) else { return nil }
    let modifiers = symbols.members(of: found.type, named: name)
    return !modifiers.isEmpty && modifiers.allSatisfy { symbols.vocabulary(ofFile: $0.id.file) != nil } ? found : nil
  }

  /// `self`, `Self`, a container's type, or what such a type has as `shared`.
  private func container(_ base: Expression, _ own: Value, _ frame: Frame) -> Value? {
    switch base.form {
    case .name("self", _): return own
    case .name(let name, let arguments) where name.first?.isUppercase == true:
      guard let type = typeName(name, arguments, frame), let named = type.type.instance, typedContainer(named) != nil else {
        return nil
      }
      return type
    case .member(let inner?, let name, _, _):
      guard case .name = inner.form, let type = container(inner, own, frame), let property = property(name, of: type),
        let held = propertyType(property), typedContainer(held) != nil
      else { return nil }
      return Value(type: held, born: frame.depth)
    default: return nil
    }
  }

  private func entry(_ name: String, of container: Value, _ frame: Frame) -> Value? {
    let isStatic = container.type.instance != nil
    let own = symbols.members(of: container.type.instance ?? container.type.unwrapped, named: name).filter {
      symbols.declaration($0.id).kind == .property && symbols.declaration($0.id).isStatic == isStatic
    }
    guard own.count == 1, !objects.inWork.contains(own[0].id) else { return nil }
    return entry(own[0], of: container, frame)
  }
}

extension Statement {
  /// What a body of this one statement answers.
  var answer: Expression? {
    switch self {
    case .expression(let expression), .return(let expression?, _): expression
    default: nil
    }
  }
}
