import Model

/// Calls of a function that is a value, `let make = Screen.init`: such take no labels, and every parameter.
extension Evaluator {
  /// The overloads that may be meant, of which the arguments say which, and the arguments with the labels of those; nil where none fits.
  func fitUnlabelled(
    _ function: FunctionValue, _ given: [Given], _ expecting: TypeName?, receiver: Value?, _ cache: inout [Int: Value],
    _ frame: Frame, _ environment: Environment
  ) -> (fitting: [OverloadFit], given: [Given])? {
    var found: [(fit: OverloadFit, given: [Given])] = []
    for candidate in function.candidates {
      guard let labelled = labelled(given, as: symbols.declaration(candidate.id).parameters),
        let fit = fit(candidate, labelled, expecting, receiver: receiver, &cache, frame, environment)
      else { continue }
      found.append((fit, labelled))
    }
    guard let best = found.max(by: { $0.fit < $1.fit }) else { return nil }
    let labels = best.given.map(\.label)
    return (found.filter { $0.given.map(\.label) == labels }.map(\.fit), best.given)
  }

  /// Arguments without labels as those of parameters that have some; nil where they are not as many, or say labels themselves.
  func labelled(_ given: [Given], as parameters: [Parameter]) -> [Given]? {
    guard !given.isEmpty, given.count == parameters.count, given.allSatisfy({ $0.label == nil && !$0.isTrailing }),
      parameters.contains(where: { $0.label != nil })
    else { return nil }
    return zip(given, parameters).map { given, parameter in
      var given = given
      given.label = parameter.label
      return given
    }
  }
}
