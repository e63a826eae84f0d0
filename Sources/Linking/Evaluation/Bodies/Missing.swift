import Model

/// What the program asks for only because something is missing that it asked for before.
extension Evaluator {
  /// What is missing where what stands in front of a `??` is nil.
  func missing(_ left: Expression, _ value: Value, _ frame: Frame, _ environment: Environment) -> [Context.Missing] {
    answers(left, environment) ? missing(value.requests, frame) : []
  }

  /// What is missing where conditions do not hold that all bind what is asked for.
  func missing(_ conditions: [Statement.Condition], _ frame: Frame, _ environment: Environment) -> [Context.Missing] {
    var requests: [RequestRecord] = []
    for condition in conditions {
      guard case .bind(let binding) = condition, let value = binding.value, answers(value, environment),
        let bound = environment.value(binding.name), !bound.requests.isEmpty
      else { return [] }
      requests += bound.requests
    }
    return missing(requests, frame)
  }

  /// Goes on where something is missing. Whether it is, whoever calls decides where he says what is asked for.
  func goOn(without missing: [Context.Missing]) {
    context.missing += missing
    guard !context.isLater, context.groups.isEmpty, let first = context.functions.first, let function = first,
      !symbols.declaration(function).parameters.isEmpty
    else { return }
    if missing.contains(where: { $0.requests.contains { $0.isOpen } }) { context.isCallersWay = true }
  }

  private func missing(_ requests: [RequestRecord], _ frame: Frame) -> [Context.Missing] {
    requests.isEmpty ? [] : [Context.Missing(requests: requests, depth: frame.depth)]
  }

  /// Whether an expression is what a container answers and nothing else: no property that somebody may have emptied, and no cast that may fail.
  private func answers(_ expression: Expression, _ environment: Environment) -> Bool {
    switch expression.form {
    case .call: true
    case .name(let name, _): environment.value(name) != nil
    case .attempt(let inner, _), .await(let inner): answers(inner, environment)
    default: false
    }
  }
}
