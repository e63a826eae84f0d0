import Model

/// Makers that choose by a run-time argument. Whoever asks with a constant comes by one way only, so what stands on another is not asked for his sake.
extension Evaluator {
  /// What a condition says of a run-time argument: `kind == .plain`, `case .plain = kind`.
  func argumentChoice(_ conditions: [Statement.Condition], _ frame: Frame, _ environment: Environment) -> ArgumentChoice? {
    guard conditions.count == 1, case .registration = context.asker else { return nil }
    switch conditions[0] {
    case .test(let expression):
      guard case .binary(let left, let sign, let right) = expression.form, ["==", "!="].contains(sign),
        case .name(let name, _) = left.form, let value = environment.value(name), let argument = argument(value),
        let constant = constant(right, value.type)
      else { return nil }
      return ArgumentChoice(argument, isOneOf: sign == "==", [constant])
    case .match(let pattern, let names, let expression):
      guard case .name(let name, _) = expression.form, let value = environment.value(name), let argument = argument(value),
        let (constant, isWhole) = constant(pattern, names, value.type), isWhole
      else { return nil }
      return ArgumentChoice(argument, [constant])
    default: return nil
    }
  }

  /// From here on that is known of a run-time argument.
  func choose(_ choice: ArgumentChoice?) { context.choose(choice) }

  /// The run-time arguments that a request brings and that are constants.
  func broughtConstants(_ arguments: VerbArguments) -> [ArgumentChoice] {
    if let only = arguments.labelled["supplied"] { return constant(only).map { [ArgumentChoice("", [$0])] } ?? [] }
    let all: [Value] =
      switch arguments.labelled["arguments"]?.form {
      case .list(let values, true)?: values
      case .tuple(let parts)?: parts.map(\.value)
      default: []
      }
    return all.enumerated().compactMap { number, value in constant(value).map { ArgumentChoice("\(number)", [$0]) } }
  }

  /// Which run-time argument a value is.
  fileprivate func argument(_ value: Value) -> String? {
    guard case .request(let request) = value.form, request.isArgument, request.rawOf == nil else { return nil }
    return request.argument
  }

  private func constant(_ value: Value) -> String? {
    switch value.form {
    case .constant(let path):
      let name = path.split(separator: ".").first.map(String.init) ?? path
      return isCase(name, of: value.type) ? "." + name : nil
    case .text(let text): return "\"" + text
    case .truth(let truth): return "\(truth)"
    default: return nil
    }
  }

  /// A constant as it is written, where something of a type is wanted.
  private func constant(_ expression: Expression, _ type: TypeName) -> String? {
    switch expression.form {
    case .member(_, let name, _, _): isCase(name, of: type) ? "." + name : nil
    case .string(let text?): "\"" + text
    case .boolean(let truth): "\(truth)"
    default: nil
    }
  }

  /// The constant that a pattern takes, and whether it takes all that are that.
  fileprivate func constant(_ pattern: Expression, _ names: [String], _ type: TypeName) -> (text: String, isWhole: Bool)? {
    switch pattern.form {
    case .binary(let inner, "where", _): return constant(inner, names, type).map { ($0.text, false) }
    case .chain(let inner): return constant(inner, names, type)
    case .call(let callee, let arguments):
      let isWhole = arguments.allSatisfy { argument in
        if case .name(let name, _) = argument.value.form { name == "_" || names.contains(name) } else { false }
      }
      return constant(callee, type).map { ($0, isWhole) }
    default: return constant(pattern, type).map { ($0, true) }
    }
  }
}

/// The cases of a `switch` over a run-time argument, in their order.
struct ArgumentCases {
  private let evaluator: Evaluator
  private let argument: String?
  private let type: TypeName
  /// What the cases before took whole.
  private var taken: [String] = []
  private var fallsThrough = false

  init(_ evaluator: Evaluator, _ value: Value) {
    self.evaluator = evaluator
    argument = evaluator.argument(value)
    type = value.type
  }

  /// What is known of the argument in the next case.
  mutating func next(_ item: Statement.Case) -> ArgumentChoice? {
    guard let argument else { return nil }
    let comesFromAbove = fallsThrough
    if case .leave("fallthrough", _)? = item.body.last { fallsThrough = true } else { fallsThrough = false }
    let constants = item.patterns.map { evaluator.constant($0, item.names, type) }
    let before = taken
    taken += constants.compactMap { $0 }.filter(\.isWhole).map(\.text)
    if comesFromAbove { return nil }
    if !constants.isEmpty, !constants.contains(where: { $0 == nil }) {
      return ArgumentChoice(argument, constants.compactMap { $0?.text })
    }
    return before.isEmpty ? nil : ArgumentChoice(argument, isOneOf: false, before)
  }
}

extension Context {
  /// From here on that is known of a run-time argument.
  mutating func choose(_ choice: ArgumentChoice?) {
    guard let choice, !chosen.contains(choice) else { return }
    chosen = (chosen + [choice]).sorted()
  }
}
