import Model

/// Wrapped properties into which every initializer of their type puts a wrapper that it makes, `init(height: Int) { _tide = Moored(height) }`: that one
/// is worn, and the one that Swift makes in front of it is thrown away.
extension Evaluator {
  /// A wrapper as an initializer makes it, with what that one sees.
  struct GivenWrapper {
    var wrapper: Wrapper
    var frame: Frame
    var environment: Environment
  }

  /// Those that are worn; nil where some initializer leaves the one that is there.
  func givenWrappers(in place: Wrapper, of property: DeclarationID) -> [GivenWrapper]? {
    let declaration = symbols.declaration(property)
    guard !declaration.isStatic, declaration.value == nil, place.symbol.vocabulary == nil,
      let owner = symbols.enclosingType(property).flatMap({ symbols.types[$0] }), !owner.isProtocol
    else { return nil }
    var found: [GivenWrapper] = []
    for id in (owner.members["init"] ?? []).sorted() {
      let body = symbols.declaration(id).body ?? []
      // Another one does it, or nobody makes an object so.
      if symbols.declaration(id).modifiers.contains("convenience") || body.contains(where: \.isHandedOn) || endsProgram(body) {
        continue
      }
      guard let arguments = body.compactMap({ given($0, to: "_" + declaration.name, place.symbol) }).last else { return nil }
      var worn = place
      worn.attribute.arguments = arguments
      let environment = Environment(parent: nil)
      for (name, value) in unknownParameters(symbols.declaration(id), id, [:]).sorted(by: { $0.key < $1.key }) {
        environment.declare(name, value)
      }
      let scope = Scope(file: id.file, declaration: id)
      found.append(
        GivenWrapper(
          wrapper: worn, frame: Frame(scope: scope, function: nil, receiver: nil, depth: 0), environment: environment))
    }
    return found.isEmpty ? nil : found
  }

  /// What a statement makes a wrapper of that it puts into a property.
  private func given(_ statement: Statement, to stored: String, _ wrapper: TypeSymbol) -> [Argument]? {
    guard case .expression(let expression) = statement, case .assign(let target, let value) = expression.form,
      target.ownMember == stored, case .call(let callee, let arguments) = value.form
    else { return nil }
    switch callee.form {
    case .name(let name, _): return name == wrapper.path.last ? arguments : nil
    case .member(_, "init", _, _): return arguments
    default: return nil
    }
  }
}

extension Statement {
  /// Whether it leaves the making to another initializer: `self.init(…)`.
  fileprivate var isHandedOn: Bool {
    guard case .expression(let expression) = self, case .call(let callee, _) = expression.form,
      case .member(let base?, "init", _, _) = callee.form, case .name("self", _) = base.form
    else { return false }
    return true
  }
}
