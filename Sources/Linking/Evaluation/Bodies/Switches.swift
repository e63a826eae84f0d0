import Model

extension Evaluator {
  /// `switch subject { … }`: the case that a known value takes, else each as one of several ways.
  func select(_ subject: Expression, _ cases: [Statement.Case], _ frame: Frame, _ environment: Environment) -> Ending {
    let settled = settledValue(subject, frame, environment)
    let value = settled ?? evaluate(subject, frame, environment)
    let isDecided = settled != nil || given(subject, frame, environment) != nil
    let isWritten = isDecided || writtenValue(subject, frame, environment) != nil
    settle(value)
    take(value, by: cases)
    let found = recording.registrations.count
    var endings: [Int: Ending] = [:]
    var arguments = ArgumentCases(self, value)
    let at = Location(symbols.digests[frame.scope.file].file, subject.at)
    var possible: [(index: Int, item: Statement.Case, environment: Environment, isSettled: Bool)] = []
    var isSettled = false
    for (index, item) in cases.enumerated() where !isSettled {
      let inner = Environment(parent: environment)
      let fits = value.isCase || isDecided ? chooses(item, value, frame, inner) : nil
      if fits == false {
        if isWritten { setAside(item.body) }
        continue
      }
      for pattern in item.patterns { bind(pattern, item.names, value, inner, frame) }
      if fits == true {
        isSettled = true
        if isWritten { for other in cases[(index + 1)...] { setAside(other.body) } }
      }
      // Where one before it may be taken, too, it is one of several.
      possible.append((index, item, inner, isSettled && possible.isEmpty))
    }
    let choice = nextChoice(of: possible.count)
    let isCallers = isChosenByCallers(subject, frame, environment)
    let ways = possible.map { index, item, inner, isSettled in
      {
        if isSettled {
          let ending = self.block(item.body, frame, inner)
          endings[index] = self.isReturn(item.body.last) ? ending : .falls
          return ending != .leaves || !self.endsBody(item.body)
        }
        self.alternatively(index, of: choice, at: at, conditional: true, arguments.next(item)) {
          let ending = self.onCallersWay(isCallers, frame) { self.block(item.body, frame, inner) }
          endings[index] = self.isReturn(item.body.last) ? ending : .falls
        }
        return !self.endsBody(item.body)
      }
    }
    eachWay(ways, isWhole: true)
    if possible.first?.isSettled == true { return endings[possible[0].index] == .leaves ? .leaves : .falls }
    // A `break` somewhere inside leaves the `switch` alone, so what follows is never dropped.
    let all = ending(of: choice, endings, since: found)
    return all == .leaves ? .falls : all
  }

  private func isReturn(_ statement: Statement?) -> Bool { if case .return? = statement { true } else { false } }

  /// Whether a case is the one that a known value takes; nil where that cannot be told.
  func chooses(_ item: Statement.Case, _ value: Value, _ frame: Frame, _ environment: Environment) -> Bool? {
    if item.patterns.isEmpty { return true }
    let answers = item.patterns.map { matches(value, $0, item.names, frame, environment) }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }
}
