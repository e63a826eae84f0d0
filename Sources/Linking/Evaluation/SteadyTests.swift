import Model

/// A condition that says the same whenever a run of the program asks it: nothing that it names is ever changed.
struct SteadyTest {
  /// What it asks, in words that are the same wherever it is asked.
  let text: String
  /// The first name in it, which may be a local one.
  let name: String
  let at: Position
  /// The ways of the choice on which it holds, and on which it does not.
  let ways: [Int]
}

/// The choices that such conditions are: `if isTest { … }` and further on `if !isTest { … }` are one choice, of which a run goes one way.
final class SteadyTests {
  private struct Question: Hashable {
    var text: String
    /// Of what is asked about a parameter or a local name: the body.
    var body: DeclarationID?
  }

  /// Each is known by the place where it was first asked.
  private var choices: [Question: BranchPath.Choice] = [:]
  /// Names of properties that are all constants, though initializers assign them.
  private var constants: Set<String>?

  /// The choice that a condition is.
  func choice(of test: SteadyTest, in body: DeclarationID?, at place: Location) -> BranchPath.Choice {
    let question = Question(text: test.text, body: body)
    if let known = choices[question] { return known }
    let choice = BranchPath.Choice(steadyAt: place)
    choices[question] = choice
    return choice
  }

  /// What conditions ask, if it is one that always says the same.
  func test(of conditions: [Statement.Condition], _ program: ProgramFacts) -> SteadyTest? {
    guard conditions.count == 1, case .test(let expression) = conditions[0] else { return nil }
    var writer = Writer { [self] name in !program.changed.all.contains(name) || isConstant(name, program) }
    guard let holds = writer.question(expression), let name = writer.names.first else { return nil }
    return SteadyTest(text: writer.text, name: name, at: expression.at, ways: holds ? [0, 1] : [1, 0])
  }

  private func isConstant(_ name: String, _ program: ProgramFacts) -> Bool {
    let all = constants ?? program.constantNames()
    constants = all
    return all.contains(name)
  }
}

/// Writes down what a condition asks.
private struct Writer {
  let isSteady: (String) -> Bool
  private(set) var text = ""
  private(set) var names: [String] = []

  init(isSteady: @escaping (String) -> Bool) { self.isSteady = isSteady }

  /// - Returns: Whether the condition holds where that does which is written down; nil where it may say something else next time.
  mutating func question(_ expression: Expression) -> Bool? {
    switch expression.form {
    case .prefix("!", let inner): return question(inner).map { !$0 }
    case .binary(let left, let sign, let right) where sign == "==" || sign == "!=":
      if case .boolean(let truth) = right.form { return question(left).map { $0 == (truth == (sign == "==")) } }
      return write(left) && add(" == ") && write(right) ? sign == "==" : nil
    default: return write(expression) ? true : nil
    }
  }

  private mutating func write(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name("self", _): return true
    case .name(let name, _): return write(name: name)
    case .member(let base?, let name, _, _):
      guard write(base) else { return false }
      if case .name("self", _) = base.form { return write(name: name) }
      return add(".") && write(name: name)
    case .member(nil, let name, _, _): return add("." + name)
    case .call(let callee, let arguments):
      guard write(callee), add("(") else { return false }
      return arguments.allSatisfy { add(($0.label ?? "_") + ": ") && write($0.value) && add(", ") } && add(")")
    case .string(let text?): return add("\"" + text + "\"")
    case .integer(let digits): return add(digits)
    case .boolean(let truth): return add("\(truth)")
    default: return false
    }
  }

  private mutating func write(name: String) -> Bool {
    guard isSteady(name) else { return false }
    names.append(name)
    return add(name)
  }

  private mutating func add(_ more: String) -> Bool {
    text += more
    return true
  }
}

extension ProgramFacts {
  /// Names of stored properties that are constants in all types which have one.
  func constantNames() -> Set<String> {
    var (constants, variables): (Set<String>, Set<String>) = ([], [])
    for digest in digests {
      for declaration in digest.declarations where declaration.kind == .property {
        if declaration.modifiers.contains("let") {
          constants.insert(declaration.name)
        } else {
          variables.insert(declaration.name)
        }
      }
    }
    return constants.subtracting(variables)
  }
}
