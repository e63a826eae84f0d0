import Model

extension Evaluator {
  /// Whether a closure of one parameter asks it for things, as one asks a container that is offered, rather than passing it on as one.
  func takes(_ offered: Value, _ closure: ClosureValue) -> Bool {
    let parameters = closure.closure.parameters
    guard parameters.isEmpty ? closure.closure.shorthand == 1 : parameters.count == 1 else { return false }
    if let written = parameters.first?.type {
      return containerVocabulary(symbols.resolve(written, in: closure.frame.scope)) != nil
    }
    let name = parameters.first?.name ?? "$0"
    var isAsked = false
    Walk.statements(closure.closure.body) { [self] expression in
      switch expression.form {
      case .call(let callee, _):
        if case .member(let base?, let member, _, _) = callee.form, case .name(name, _) = base.form {
          isAsked = isAsked || !symbols.members(of: offered.type.unwrapped, named: member).isEmpty
        }
      case .prefix(let operation, let inner):
        if case .name(name, _) = inner.form { isAsked = isAsked || mayTake(offered.type, operation) }
      default: break
      }
    }
    return isAsked
  }

  /// Whether a container's framework has a prefix operator.
  private func mayTake(_ container: TypeName, _ operation: String) -> Bool {
    guard let vocabulary = containerVocabulary(container) else { return false }
    return (program.operatorIndex[operation] ?? []).contains {
      symbols.vocabulary(ofFile: $0.id.file) == vocabulary && symbols.declaration($0.id).modifiers.contains("prefix")
    }
  }
}
