import Model

/// What calls answer is asked before it is known, where functions call one another in a ring: then something is taken for the
/// answer, and if that makes a difference, another pass takes what was found.
extension Evaluator {
  /// What a call that is under way, or left for later, is taken to answer: what it answered in the pass before, or something of its
  /// type. Nothing is told to a container by that: who follows the call tells what there is to tell.
  func assumed(_ key: CallKey, _ result: TypeName?) -> Value {
    calls.dependencies.assume(key)
    let isSettled = calls.changes[key, default: 0] < Limit.changedAnswers.value
    var value = (isSettled ? calls.earlierAnswer(key).map(kept) : nil) ?? Value(type: result ?? .unknown)
    // Of mere data only the type, so that it does not matter where the ring was entered.
    if !mayDecide(value) { value = Value(type: value.type) }
    calls.assumptions[key] = value
    return value.reborn(context.sites.count)
  }

  /// Whether something was taken for an answer, or for what a property holds, that turned out to be something else. What calls
  /// answered is kept for the next pass.
  func mustRepeat() -> Bool {
    var isWrong = calls.hasNewTellers
    calls.takenForChanging = []
    for (key, assumption) in calls.assumptions {
      guard let answer = calls.entries[key]?.answer.map(kept), mayDecide(answer) || mayDecide(assumption),
        structure(of: answer) != structure(of: assumption)
      else { continue }
      // What is another thing in every pass may be anything, and stays that.
      guard calls.changes[key, default: 0] < Limit.changedAnswers.value else {
        calls.takenForChanging.insert(key)
        continue
      }
      // So is what changes only because containers were told everything anew, in another order.
      calls.changes[key] = calls.wasSettled ? Limit.changedAnswers.value : calls.changes[key, default: 0] + 1
      calls.changedAnswers.insert(key)
      isWrong = true
      calls.answers[key] = answer
    }
    return isWrong || objects.isStale || followed.isStale
  }

  /// Whether what containers are told may hang on a value: not on data, nor on objects that keep nothing which has to do with them.
  func mayDecide(_ value: Value) -> Bool {
    switch value.form {
    case .plain, .null, .truth, .text, .constant:
      mayDecide(value.type) || value.exact.map(mayDecide) ?? false || value.payload.contains { mayDecide($0.value) }
    case .parameter: !isData(value.type)
    case .list(let values, _), .choice(let values): values.contains(where: mayDecide)
    case .tuple(let parts): parts.contains { mayDecide($0.value) }
    default: true
    }
  }

  func mayDecide(_ type: TypeName) -> Bool {
    if type == .unknown { return false }
    if case .function = type.unwrapped { return true }
    return type.isOpen || isTelling(type) || isGroup(Value(type: type))
      || type.unwrapped.key.map(program.fillers.contains) ?? false
  }
}
