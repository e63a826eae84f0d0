import Model

/// What a call is handed to change: `fill(&list)`.
extension Evaluator {
  /// A parameter, and the local name whose value it changes.
  struct Inout {
    var parameter: String
    var local: String
  }

  func inouts(of fit: OverloadFit, _ declaration: Declaration, _ given: [Given], _ environment: Environment) -> [Inout] {
    fit.taken.sorted { $0.key < $1.key }.flatMap { index, arguments in
      arguments.compactMap { argument in
        local(given[argument], environment).map { Inout(parameter: declaration.parameters[index].name, local: $0) }
      }
    }
  }

  private func local(_ given: Given, _ environment: Environment) -> String? {
    guard case .prefix("&", let inner)? = given.expression?.form, case .name(let name, _) = inner.form,
      environment.value(name) != nil
    else { return nil }
    return name
  }

  /// Follows a call, and gives its caller's names what they then hold: they are part of its answer.
  func changing(
    _ inouts: [Inout], _ key: CallKey, _ environment: Environment, _ follow: @escaping ((Frame, Environment) -> Void) -> Value
  ) -> Value {
    let answer = tabulated(key, nil) {
      var inside: Environment?
      let value = follow { _, environment in inside = environment }
      return Value(.tuple([(nil, value)] + inouts.map { ($0.parameter, inside?.own($0.parameter) ?? Value()) }))
    }
    guard case .tuple(let parts) = answer.form, parts.count == inouts.count + 1 else {
      for item in inouts { forget(item.local, environment) }
      return answer
    }
    for (item, part) in zip(inouts, parts.dropFirst()) { environment.assign(item.local, part.value) }
    return parts[0].value
  }

  /// What was handed over to be changed by something that is not followed may hold more than before.
  func forgetInouts(_ given: [Given], _ environment: Environment) {
    for argument in given { if let name = local(argument, environment) { forget(name, environment) } }
  }

  private func forget(_ name: String, _ environment: Environment) {
    guard var value = environment.value(name), case .list(let values, _) = value.form else { return }
    value.form = .list(values, isComplete: false)
    environment.assign(name, value)
  }
}
