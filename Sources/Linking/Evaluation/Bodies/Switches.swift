import Model

extension Evaluator {
  /// `switch subject { … }`: the case that a known value takes, else each as one of several ways.
  func select(_ subject: Expression, _ cases: [Statement.Case], _ frame: Frame, _ environment: Environment) -> Ending {
    let settled = settledValue(subject, frame, environment)
    let value = settled ?? evaluate(subject, frame, environment)
    let isWritten = settled != nil || writtenValue(subject, frame, environment) != nil
    settle(value)
    take(value, by: cases)
    let isGiven = isGiven(subject, frame, environment)
    let found = recording.registrations.count
    var endings: [Int: Ending] = [:]
    var arguments = ArgumentCases(self, value)
    let at = Location(symbols.digests[frame.scope.file].file, subject.at)
    var possible: [(index: Int, item: Statement.Case, environment: Environment, isSettled: Bool)] = []
    var isSettled = false
    for (index, item) in cases.enumerated() where !isSettled {
      let inner = Environment(parent: environment)
      let fits = value.isCase ? chooses(item, value, frame, inner) : isGiven.flatMap { takes(item, optional: $0) }
      if fits == false {
        if isWritten { setAside(item.body) }
        continue
      }
      for pattern in item.patterns { bind(pattern, item.names, value, inner, frame) }
      if fits == true {
        isSettled = true
        if isWritten { for other in cases[(index + 1)...] { setAside(other.body) } }
      }
      possible.append((index, item, inner, isSettled))
    }
    let choice = nextChoice(of: possible.count)
    let ways = possible.map { index, item, inner, isSettled in
      {
        if isSettled { return self.block(item.body, frame, inner) != .leaves || !self.endsBody(item.body) }
        self.alternatively(index, of: choice, at: at, conditional: true, arguments.next(item)) {
          let ending = self.block(item.body, frame, inner)
          endings[index] = self.isReturn(item.body.last) ? ending : .falls
        }
        return !self.endsBody(item.body)
      }
    }
    eachWay(ways, isWhole: true)
    if isSettled { return .falls }
    // A `break` somewhere inside leaves the `switch` alone, so what follows is never dropped.
    let all = ending(of: choice, endings, since: found)
    return all == .leaves ? .falls : all
  }

  /// Whether a case takes an optional of which it is known whether it is nil; nil where it hangs on what it is.
  private func takes(_ item: Statement.Case, optional isThere: Bool) -> Bool? {
    if item.patterns.isEmpty { return true }
    let answers = item.patterns.map { pattern -> Bool? in
      switch pattern.form {
      case .null, .member(_, "none", _, _): !isThere
      case .name("_", _): true
      default: isThere ? nil : false
      }
    }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  private func isReturn(_ statement: Statement?) -> Bool { if case .return? = statement { true } else { false } }

  /// Whether a case is the one that a known value takes; nil where that cannot be told.
  func chooses(_ item: Statement.Case, _ value: Value, _ frame: Frame, _ environment: Environment) -> Bool? {
    if item.patterns.isEmpty { return true }
    let answers = item.patterns.map { matches(value, $0, item.names, frame, environment) }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }
}
