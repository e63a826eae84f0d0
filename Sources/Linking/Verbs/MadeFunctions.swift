import Model

extension Evaluator {
  /// What a maker answers, as whoever asks gets it: a closure, which asks for things when he calls it.
  func handedToAsker(_ made: Value, of record: RegistrationRecord, isTyped: Bool) -> Value {
    let made = isTyped ? made : typedFunction(made, of: record)
    settle(made)
    return made
  }

  /// What a maker answers, with its type where it is a function that nothing declares: `{ env in { (input: Order) in Screen(env, input) } }`. What the
  /// written types do not say, the places say in which parameters arrive.
  private func typedFunction(_ made: Value, of record: RegistrationRecord) -> Value {
    guard case .closure(let closure) = made.form, made.type.isPartlyUnknown else { return made }
    guard !closure.wasRun, !closure.closure.parameters.isEmpty else {
      var typed = made
      if made.type == .unknown { typed.type = someFunction(of: closure.closure) }
      return typed
    }
    let scope = closure.frame.scope
    var taken: [RequestRecord] = []
    let values = closure.closure.parameters.map { parameter -> Value in
      let probe = RequestRecord(
        container: record.container, vocabulary: record.vocabulary, context: context, phase: .deferred, born: made.born,
        serial: recordNumber())
      probe.expected = parameter.type.map { symbols.resolve($0, in: scope) }
      taken.append(probe)
      return Value(.request(probe), type: probe.expected ?? .unknown, born: made.born)
    }
    let answer = with({
      $0.phase = .deferred
      $0.isConditional = true
      $0.isLater = true
    }) { call(closure, values, expecting: nil) }
    settle(answer)
    let types = taken.compactMap(\.expected)
    let result = closure.closure.result.map { symbols.resolve($0, in: scope) } ?? answer.type
    // What is known of it still says what it is not.
    var typed = made
    typed.type = types.count == taken.count ? .function(types, result) : someFunction(of: closure.closure)
    return typed
  }

  /// A function of which no more is known than how many values it takes.
  private func someFunction(of closure: Closure) -> TypeName {
    .function(Array(repeating: .unknown, count: max(closure.parameters.count, closure.shorthand)), .unknown)
  }
}
