import Model

extension BuildScript {
  /// What an operator makes of two values.
  func combined(
    _ left: Expression, _ name: String, _ right: Expression, _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    switch name {
    case "&&", "||":
      let one = value(of: left, as: nil, &frame).truth
      let stops = name == "||"
      if one == stops { return .truth(stops) }
      let two = value(of: right, as: nil, &frame).truth
      if two == stops { return .truth(stops) }
      return one != nil && two != nil ? .truth(!stops) : .unknown(at)
    case "==", "!=":
      var answer: Bool?
      if isImplicit(left) {
        answer = matches(value(of: right, as: nil, &frame), left, &frame)
      } else {
        answer = matches(value(of: left, as: nil, &frame), right, &frame)
      }
      return answer.map { .truth($0 == (name == "==")) } ?? .unknown(at)
    case "??":
      let one = value(of: left, as: type, &frame)
      if case .nothing = one { return value(of: right, as: type, &frame) }
      return one
    case "+": return joined(value(of: left, as: type, &frame), value(of: right, as: type, &frame), at)
    case "-", "*", "<", ">", "<=", ">=", "..<", "...":
      let (one, two) = (value(of: left, as: nil, &frame), value(of: right, as: nil, &frame))
      // A range of versions, which are written as texts.
      if ["..<", "..."].contains(name), one.text != nil, two.text != nil {
        return .call(name, [.init(label: nil, value: one), .init(label: "to", value: two)], at)
      }
      if let a = one.text, let b = two.text, ["<", ">", "<=", ">="].contains(name) {
        return .truth(name.hasPrefix("<") ? (name == "<" ? a < b : a <= b) : name == ">" ? a > b : a >= b)
      }
      guard let a = one.number, let b = two.number else { return .unknown(at) }
      return combined(a, name, b, at)
    default: return .unknown(at)
    }
  }

  private func combined(_ a: Int, _ name: String, _ b: Int, _ at: Position) -> Written {
    switch name {
    case "<": return .truth(a < b)
    case ">": return .truth(a > b)
    case "<=": return .truth(a <= b)
    case ">=": return .truth(a >= b)
    case "..<": return numbers(a, b)
    case "...": return b == .max ? .unknown(at) : numbers(a, b + 1)
    default:
      let (result, isTooLarge) = name == "*" ? a.multipliedReportingOverflow(by: b) : a.subtractingReportingOverflow(b)
      return isTooLarge ? .unknown(at) : .number(result)
    }
  }

  func numbers(_ from: Int, _ to: Int) -> Written {
    guard from <= to, from >= 0, to - from <= 10_000 else { return .unknown(Position(line: 1, column: 1)) }
    return .list((from..<to).map { .number($0) }, isWhole: true)
  }

  private func isImplicit(_ expression: Expression) -> Bool {
    if case .member(nil, _, _, _) = expression.form { true } else { false }
  }

  /// Whether a value equals what an expression or pattern says; nil where that cannot be told.
  func matches(_ value: Written, _ pattern: Expression, _ frame: inout ScriptFrame) -> Bool? {
    guard case .member(nil, let name, _, _) = pattern.form else {
      return value.equals(self.value(of: pattern, as: nil, &frame))
    }
    switch value {
    case .object(let type, let own?, _):
      let places = members(of: type, named: name)
      if places.contains(where: { self[$0].kind == .enumCase }) { return own == name }
      return value.equals(shared(name, of: type, pattern.at, &frame))
    case .object(let type, nil, _): return value.equals(shared(name, of: type, pattern.at, &frame))
    case .call(let own, let arguments, _):
      // Only cases that the tool's interface lists are known to differ from one another.
      let mayBe = members.contains { type, all in
        isForeign(type) && [own, name].allSatisfy { (all[$0] ?? []).contains { self[$0].kind == .enumCase } }
          && !(all[name] ?? []).contains { $0.file < firstInterface }
      }
      return mayBe && arguments.isEmpty ? own == name : nil
    case .nothing: return name == "none"
    case .text:
      return value.equals(shared(name, of: "String", pattern.at, &frame))
    default: return nil
    }
  }
}
