import Model

/// Methods of a list that are followed element by element.
let listMethods: Set<String> = [
  "append", "insert", "forEach", "map", "compactMap", "flatMap", "filter", "reversed", "reduce", "enumerated",
]

/// Those that call a closure for every element.
let closureMethods: Set<String> = ["forEach", "map", "compactMap", "flatMap"]

/// Methods of a text that tell something where the text is known.
let textMethods: Set<String> = ["hasPrefix", "hasSuffix", "contains", "appending", "lowercased", "uppercased"]

extension Evaluator {
  /// A call of such a method: on a list it is followed, on anything else it is a method like others.
  func listMethod(
    _ base: Expression, _ name: String, _ labels: [String]?, _ frame: Frame, _ environment: Environment
  ) -> Value {
    let receiver = evaluate(base, frame, environment)
    if let method = optionalMethod(name, of: receiver, base, frame, environment) { return method }
    if case .list(let values, let isComplete) = receiver.form {
      var local: String?
      if case .name(let name, _) = base.form { local = name }
      return Value(.listMethod(values, isComplete: isComplete, name, local: local), type: receiver.type, born: receiver.born)
    }
    if let lists = lists(receiver), name != "append", name != "insert" {
      let methods = lists.map { list in
        guard case .list(let values, let isComplete) = list.form else {
          counters.openings += 1
          return Value(
            .listMethod([callersElement(of: list)!], isComplete: false, name, local: nil), type: list.type, born: list.born)
        }
        return Value(.listMethod(values, isComplete: isComplete, name, local: nil), type: list.type, born: list.born)
      }
      return Value(.choice(methods), type: receiver.type, born: receiver.born)
    }
    if case .text(let text) = receiver.form { return Value(.textMethod(text, name), born: receiver.born) }
    if let found = member(name, of: receiver, labels, frame) { return found }
    if let element = callersElement(of: receiver), name != "append", name != "insert" {
      if closureMethods.contains(name) { counters.openings += 1 }
      return Value(.listMethod([element], isComplete: false, name, local: nil), type: receiver.type, born: receiver.born)
    }
    guard let element = receiver.type.unwrapped.element, closureMethods.contains(name) else { return Value(born: receiver.born) }
    // Nothing is known of the elements but their type.
    let unknown = Value(type: element, born: receiver.born)
    return Value(.listMethod([unknown], isComplete: false, name, local: nil), type: receiver.type, born: receiver.born)
  }

  func callListMethod(
    _ values: [Value], _ isComplete: Bool, _ name: String, _ type: TypeName, local: String?, _ given: [Given], _ frame: Frame,
    _ environment: Environment
  ) -> Value {
    let isCallers = areCallers(values, isComplete)
    if let result = callListMember(values, isComplete, name, type, given, frame, environment) { return result }
    switch name {
    case "append", "insert":
      let list = environment.value(local ?? "")?.type
      let wanted = given.first?.label == "contentsOf" ? list.flatMap { $0 == .unknown ? nil : $0 } : list?.unwrapped.element
      let whole = given.first.map { value(of: $0, expecting: wanted, frame, environment) } ?? Value()
      let added = self.added(whole, to: local, environment)
      var changed = Value(.list(values + [added], isComplete: isComplete), born: frame.depth)
      if given.first?.label == "contentsOf" { changed = joined(Value(.list(values, isComplete: isComplete)), added, frame) }
      changed.type = list ?? .unknown
      if let local { environment.assign(local, changed) }
      return Value(type: .void)
    case "filter", "reversed":
      if isCallers { return Value(.parameter, type: type, born: values[0].born) }
      let isWhole = isComplete && name == "reversed"
      let elements = isWhole ? values.reversed() : values
      return partOf(isComplete, Value(.list(elements, isComplete: isWhole), type: type, born: frame.depth))
    case "enumerated":
      let pairs = values.map { Value(.tuple([("offset", Value(type: .named("Int"))), ("element", $0)]), born: $0.born) }
      return Value(.list(pairs, isComplete: isComplete || isCallers), born: frame.depth)
    case "reduce":
      guard given.count == 2 else { return Value() }
      var result = value(of: given[0], expecting: nil, frame, environment)
      for element in values {
        let next = apply(value(of: given[1], expecting: nil, frame, environment), [result, element], frame, environment)
        if given[0].label != "into" { result = next }
      }
      return result
    default:
      guard let argument = given.first else { return Value() }
      let results = values.compactMap { element -> Value? in
        var result: Value?
        whereAdded(element) { result = apply(value(of: argument, expecting: nil, frame, environment), [$0], frame, environment) }
        return element.under.map { under in result?.under(under) } ?? result
      }
      if !isComplete, values.isEmpty {
        _ = apply(value(of: argument, expecting: nil, frame, environment), [Value()], frame, environment)
      }
      if name == "forEach" { return Value(type: .void) }
      // What is made of a caller's list is the caller's business as the list is.
      if isCallers {
        let type = name == "flatMap" ? results[0].type.element ?? .unknown : results[0].type
        return Value(.parameter, type: .array(type), born: values[0].born)
      }
      if name == "flatMap", results.contains(where: { lists($0) != nil }) {
        let none = Value(.list([], isComplete: isComplete), type: results[0].type, born: frame.depth)
        return results.reduce(none) { joined($0, $1, frame) }
      }
      let flat = elements(of: results, name)
      let isWhole = isComplete && (name != "flatMap" || results.allSatisfy { isWholeList($0) })
      return Value(.list(flat, isComplete: isWhole), type: .array(flat.first?.type ?? .unknown), born: frame.depth)
    }
  }

  /// What a mapping's results add to its list: each itself, its elements, or nothing.
  private func elements(of results: [Value], _ name: String) -> [Value] {
    switch name {
    case "flatMap":
      results.flatMap { list in
        if case .list(let inner, _) = list.form { inner } else { callersElement(of: list).map { [$0] } ?? [] as [Value] }
      }
    case "compactMap": results.filter { if case .null = $0.form { false } else { true } }.map(unwrapped)
    default: results
    }
  }

  private func isWholeList(_ value: Value) -> Bool {
    if case .list(_, true) = value.form { true } else { callersElement(of: value) != nil }
  }

  private func apply(_ function: Value, _ values: [Value], _ frame: Frame, _ environment: Environment) -> Value {
    apply(function, values.map { Given(label: nil, isTrailing: false, value: $0) }, nil, nil, frame, environment)
  }

  func isList(_ value: Value) -> Bool { if case .list = value.form { true } else { lists(value) != nil } }

  /// The lists of which a value is one: what a property holds of which several objects were seen.
  private func lists(_ value: Value) -> [Value]? {
    guard case .choice(let values) = value.form,
      values.allSatisfy({ value in if case .list = value.form { true } else { callersElement(of: value) != nil } })
    else { return nil }
    return values
  }

  /// `a + b` of lists.
  func joined(_ left: Value, _ right: Value, _ frame: Frame) -> Value {
    if let lists = lists(left) { return oneOf(lists.map { joined($0, right, frame) }, type: left.type, born: frame.depth) }
    if let lists = lists(right) { return oneOf(lists.map { joined(left, $0, frame) }, type: right.type, born: frame.depth) }
    var values: [Value] = []
    var isComplete = true
    for side in [left, right] {
      if case .list(let inner, let whole) = side.form {
        values += inner
        isComplete = isComplete && whole
      } else if case .parameter = side.form {
        // Whatever the caller hands over, which is looked at there.
        values.append(Value(.parameter, type: side.type.element ?? .unknown, born: side.born))
      } else {
        isComplete = false
      }
    }
    let type = left.type == .unknown ? right.type : left.type
    return Value(.list(values, isComplete: isComplete), type: type, born: min(left.born, right.born))
  }

  /// `for names in sequence`: once per element of a known list, once with an unknown element otherwise.
  func loop(
    _ names: [String], _ sequence: Expression, _ body: [Statement], _ frame: Frame, _ environment: Environment
  ) {
    let value = evaluate(sequence, frame, environment)
    guard let lists = lists(value) else { return loop(names, over: value, sequence, body, frame, environment) }
    alternatively(lists) { loop(names, over: $0, sequence, body, frame, environment) }
  }

  private func loop(
    _ names: [String], over value: Value, _ sequence: Expression, _ body: [Statement], _ frame: Frame, _ environment: Environment
  ) {
    let (elements, isComplete) = turns(through: value)
    let place = ClosurePlace(file: frame.scope.file, at: sequence.at, kind: .written)
    func run(_ element: Value) {
      if case .choice(let values) = element.form { return alternatively(values, run) }
      let inner = Environment(parent: environment)
      inner.isOfTurn = true
      declare(names, as: element, inner)
      if isComplete { block(body, frame, inner) } else { repeatedly { _ = block(body, frame, inner) } }
    }
    for element in elements {
      counters.steps += 1
      // Of loops in loops each may go round, but all together take the steps of one body.
      guard counters.mayGoOn, counters.turn(place) else {
        cut(counters.mayGoOn ? .loopTurns : .bodySteps, roots: containers(in: body, frame, environment))
        break
      }
      whereAdded(element, run)
    }
    if !isComplete { forget(body, environment, isCallers: value.isParameter) }
  }

  /// Some of a list: where that is known, it is nothing else.
  func partOf(_ isComplete: Bool, _ list: Value) -> Value {
    var list = list
    list.isWhole = isComplete
    return list
  }

  /// The elements that a loop goes through; where there may be others, one that may be any.
  func turns(through list: Value) -> (elements: [Value], isComplete: Bool) {
    var other = Value(.plain, type: list.type.element ?? .unknown, born: list.born)
    switch list.form {
    case .list(let values, let isComplete): return (isComplete || list.isWhole ? values : values + [other], isComplete)
    case .parameter: other = callersElement(of: list) ?? Value(.parameter, type: other.type, born: other.born)
    default: break
    }
    return ([other], false)
  }

  /// What a loop calls an element, or the parts of one.
  func declare(_ names: [String], as element: Value, _ environment: Environment) {
    if names.count == 1 { return environment.declare(names[0], element) }
    for name in names { environment.declare(name, Value()) }
    if case .tuple(let parts) = element.form {
      for (name, part) in zip(names, parts) { environment.declare(name, part.value) }
    }
  }

  /// What a loop changes that goes round an unknown number of times may be more than it was seen to be; where a caller says how often, it
  /// is whatever he hands over, which is looked at there.
  func forget(_ body: [Statement], _ environment: Environment, isCallers: Bool = false) {
    for name in CallTable.changedNames(in: body) {
      guard var value = environment.value(name) else { continue }
      switch value.form {
      case .list(let values, let isComplete) where isCallers:
        value.form = .list(values + [Value(.parameter, type: value.type.element ?? .unknown, born: 0)], isComplete: isComplete)
      case .list(let values, _): value.form = .list(values, isComplete: false)
      case .text, .constant, .truth, .metatype: value.form = .plain
      default: continue
      }
      environment.assign(name, value)
    }
  }

  /// The containers that a body speaks of.
  func containers(in body: [Statement], _ frame: Frame, _ environment: Environment) -> Set<Int> {
    var found: Set<Int> = []
    let names = CallTable.names(in: body)
    counters.steps += names.count
    for name in Set(names).sorted() {
      let value =
        environment.value(name)
        ?? self.name(name, [], Expression(.name(name, []), at: Position(line: 1, column: 1)), frame, environment)
      for case .container(.exact(let root)) in structure(of: value) { found.insert(root) }
    }
    if let receiver = frame.receiver { for case .container(.exact(let root)) in structure(of: receiver) { found.insert(root) } }
    return found
  }
}
