import Model

/// Members that objects inherit from classes and protocols outside the sources, so that nobody here says what they are.
extension Evaluator {
  /// A plain name that is declared nowhere, called in an object of which not every member is known: it may be one of those.
  func noteInherited(_ callee: Expression, _ given: [Given], _ frame: Frame, _ environment: Environment) {
    guard case .name(let name, _) = callee.form, let receiver = frame.receiver, inheritsUnseen(receiver.type),
      symbols.vocabulary(ofFile: frame.scope.file) == nil
    else { return }
    noteUnseen(name, of: receiver, given, nil, of: receiver.type, frame, environment)
  }

  /// Whether a class inherits from one that is declared outside the sources, whose members nobody here knows.
  func inheritsUnseen(_ type: TypeName) -> Bool {
    symbols.levels(of: type.unwrapped).contains { level in
      level.symbol.declarations.contains { symbols.declaration($0).kind == .class }
        && level.symbol.ancestors.contains { $0.key.flatMap { symbols.types[$0] }?.isExternal ?? true }
    }
  }

  /// Whether a type of the program conforms to a protocol from outside, so that it has what that one's extensions add.
  func hasUnseen(_ type: TypeName) -> Bool {
    symbols.levels(of: type.unwrapped).contains { level in
      level.symbol.vocabulary == nil && !level.symbol.isExternal
        && level.symbol.ancestors.contains { $0.key.flatMap { symbols.types[$0] }?.isExternal ?? true }
    }
  }

  /// The type of the object that a value belongs to as something inherited that nobody here declares: `container` and `self.container.inner` in
  /// a class below a library's. nil where a value comes from elsewhere.
  func heir(_ base: Expression, _ frame: Frame, _ environment: Environment) -> TypeName? {
    guard let receiver = frame.receiver, inheritsUnseen(receiver.type) else { return nil }
    var inner = base
    var name: String?
    while true {
      switch inner.form {
      case .member(let next?, let member, _, _): (inner, name) = (next, member)
      case .call(let next, _), .force(let next), .chain(let next), .attempt(let next, _), .await(let next): inner = next
      case .name("self", _), .name("super", _): return name.flatMap { isUndeclared($0, of: receiver) ? receiver.type : nil }
      case .name(let name, _):
        guard environment.value(name) == nil, symbols.global[name] == nil else { return nil }
        return isUndeclared(name, of: receiver) ? receiver.type : nil
      default: return nil
      }
    }
  }

  private func isUndeclared(_ name: String, of receiver: Value) -> Bool {
    symbols.members(of: receiver.type.unwrapped, named: name).isEmpty
  }

  /// Whether what an object inherits may be of a framework that the program uses: a class above it comes from a library. A file need not
  /// import a framework to use what others have made of it.
  func mayInherit(_ vocabulary: Int, _ type: TypeName) -> Bool {
    guard program.spoken.contains(vocabulary) else { return false }
    return symbols.levels(of: type.unwrapped).contains { level in
      level.symbol.vocabulary == nil && level.symbol.declarations.contains(where: isBelowLibrary)
    }
  }

  /// Whether a class inherits from one that a library may have.
  func isBelowLibrary(_ id: DeclarationID) -> Bool {
    guard symbols.declaration(id).kind == .class, importsFromOutside(id.file) else { return false }
    let scope = Scope(file: id.file, declaration: symbols.parent(of: id))
    return symbols.declaration(id).inherits.contains { written in
      let above = symbols.resolve(written, in: scope)
      return symbols.isUndeclared(above) && !isSystems(above)
    }
  }
}
