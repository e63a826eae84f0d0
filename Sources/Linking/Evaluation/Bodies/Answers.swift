import Model

/// What bodies answer.
extension Evaluator {
  /// `return expression`, or the value of a body that is one expression.
  func answer(_ expression: Expression, _ frame: Frame, _ environment: Environment) {
    // Where a type parameter stands for the answer, whoever bound that chose what is asked for.
    let born = frame.genericBirths.isEmpty ? nil : frame.resultType.map { birth(ofKnown: $0, frame) }
    let answer = asVariable(expression, evaluate(expression, expecting: frame.resultType, frame, environment))
    frame.results.append(flow(answer, into: frame.resultType, born: born))
    guard let value = frame.results.last else { return }
    for request in value.requests where isImplicitlyUnwrapped(frame) { request.isImplicitlyUnwrapped = true }
    if symbols.vocabulary(ofFile: frame.scope.file) == nil {
      hold(value)
      guard answersAnyOptional(frame) else { return }
      // Whoever is handed the answer decides whether it may be nil.
      for request in value.requests { request.handOn() }
    } else {
      // That a framework's function answers an optional, the program has not said.
      for request in value.requests { request.fillsOptional = false }
    }
  }

  /// Whether a function answers `T?` where `T` is a type parameter: of no service has anybody said then that it may be absent.
  private func answersAnyOptional(_ frame: Frame) -> Bool {
    guard let id = frame.function, let written = symbols.declaration(id).type?.wrapped else { return false }
    return symbols.declaration(id).kind == .function && symbols.resolve(written, in: Scope(file: id.file, declaration: id)).isOpen
  }

  /// Whether a function or property answers `T!`: whoever takes that as a `T` unwraps it.
  private func isImplicitlyUnwrapped(_ frame: Frame) -> Bool {
    frame.function.map { symbols.declaration($0).isImplicitlyUnwrapped } ?? false
  }

  /// The answers of a body. `nil` beside what a container is asked for, which is nil itself where it is not there, says no more than that.
  func answers(of frame: Frame) -> [Value] {
    let present = frame.results.filter { if case .null = $0.form { false } else { true } }
    guard present.count == 1, case .request(let request) = present[0].form, request.answersOptional else { return frame.results }
    return present
  }
}

extension Declaration {
  /// Whether it is a function that is declared to answer nothing.
  var answersNothing: Bool { kind == .function && (type == nil || type == .void) }
}
