import Model

/// A function that stands behind an operator, and the path of the type that it is declared in; nil at file scope.
struct OperatorFunction: Hashable {
  var place: BuildScript.Place
  var owner: String?
}

/// An operand of an operator that several functions may stand behind. What only a wanted type can explain waits for one; all else
/// is followed once, however many functions there are, so that long rows cost what they are long.
private enum Operand {
  case open(Expression)
  case known(Written, Expression)

  var expression: Expression {
    switch self {
    case .open(let expression), .known(_, let expression): expression
    }
  }

  var isUnknown: Bool { if case .known(.unknown, _) = self { true } else { false } }

  /// Whether it is a text only because nothing else is wanted.
  var isTextLiteral: Bool { if case .string = expression.form { true } else { false } }
}

/// Operators that a description or one of its helpers declares.
extension BuildScript {
  enum Fixity: String { case prefix, postfix, infix }

  /// What an operator comes to; nil where nobody declares one that these operands fit, so that Swift's own is meant.
  func declared(
    _ name: String, _ fixity: Fixity, _ operands: [Expression], _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written? {
    let all = functions(behind: name, fixity, operands.count, frame).filter { !changesOperand($0) }
    guard !all.isEmpty else { return nil }
    let outer = frame
    defer { for index in operands.indices { frame.names[Self.names[index]] = outer.names[Self.names[index]] } }
    var given: [Operand] = []
    for operand in operands {
      given.append(waitsForType(operand) ? .open(operand) : .known(value(of: operand, as: type, &frame), operand))
    }
    let arguments = given.indices.map { index in
      if case .known(let value, let expression) = given[index] {
        frame.names[Self.names[index]] = value
        return Argument(label: nil, value: Expression(.name(Self.names[index], []), at: expression.at))
      }
      return Argument(label: nil, value: given[index].expression)
    }
    // Of operands of which nothing is known nobody knows whose operator is meant.
    if fixity == .infix, Self.swiftsOwn.contains(name), given.allSatisfy(\.isUnknown) { return .unknown(at) }
    let standard = fixity == .infix ? combined(arguments[0].value, name, arguments[1].value, type, at, &frame) : nil
    let near = all.filter { function in mayFit(function, given) }
    guard let match = near.count > 1 ? only(near, giving: type, frame) : near.first else {
      return near.isEmpty ? standard : .unknown(at)
    }
    // Swift's own operator may fit as well: what is wanted decides, and literals are texts where nothing else is.
    let isStandard = standard.map { !$0.isUnknown && ($0.elements == nil || $0.isWholeList) } ?? false
    if isStandard, let standard, type == nil, given.contains(where: \.isTextLiteral), standard.text != nil { return standard }
    let own = follow([match.place], this: nil, type: match.owner, arguments, at, &frame)
    guard isStandard, let standard else { return own }
    if let type {
      let isList = element(of: type) != nil
      let isOwn = only([match], giving: type, frame) != nil
      if isOwn != ((standard.elements != nil) == isList) { return isOwn ? own : standard }
    }
    return standard.equals(own) == true ? own : .unknown(at)
  }

  /// An operator that stands as a statement and changes what is on its left; nil where nobody declares such a one.
  func performed(
    _ left: Expression, _ name: String, _ right: Expression, _ at: Position, _ frame: inout ScriptFrame
  ) -> Flow? {
    let all = functions(behind: name, .infix, 2, frame)
    guard !all.isEmpty else { return nil }
    let given = [left, right].map { waitsForType($0) ? Operand.open($0) : .known(value(of: $0, as: nil, &frame), $0) }
    let near = all.filter { mayFit($0, given) }
    if near.isEmpty, name == "+=" || name == "-=" { return nil }
    guard near.count == 1, let match = near.first, changesOperand(match), holds(self[match.place].condition) == true else {
      change(left, &frame) { _, old, _ in old?.elements == nil ? .unknown(at) : .list([], isWhole: false) }
      return .on
    }
    var home = ScriptFrame(type: match.owner, file: match.place.file, depth: frame.depth)
    home.generics = match.owner.map { ["Self": $0] } ?? [:]
    let lent = Argument(label: nil, value: Expression(.prefix("&", left), at: left.at))
    let kept = KeptCode(.function(match.place), home)
    return perform(kept, [lent, Argument(label: nil, value: right)], at, &frame)
  }

  private static let swiftsOwn: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "??"]

  private static var names: [String] { ["#left", "#right"] }

  private func functions(behind name: String, _ fixity: Fixity, _ count: Int, _ frame: ScriptFrame) -> [OperatorFunction] {
    guard let all = operators[name] else { return [] }
    return all.filter { function in
      let declaration = self[function.place]
      let written = Fixity.allUnary.first { declaration.modifiers.contains($0.rawValue) } ?? .infix
      return written == fixity && declaration.parameters.count == count && declaration.body != nil
        && holds(declaration.condition) != false
        && (function.place.file == frame.file || declaration.modifiers.isDisjoint(with: ["private", "fileprivate"]))
    }
  }

  private func changesOperand(_ function: OperatorFunction) -> Bool { self[function.place].parameters.contains(where: \.isInout) }

  /// Whether an expression means something only where it is known which type is wanted.
  private func waitsForType(_ expression: Expression) -> Bool {
    switch expression.form {
    case .member(nil, _, _, _), .array, .dictionary, .closure, .null: true
    case .member(let base?, _, _, _), .call(let base, _): waitsForType(base)
    default: false
    }
  }

  private func mayFit(_ function: OperatorFunction, _ given: [Operand]) -> Bool {
    let declaration = self[function.place]
    var frame = ScriptFrame(type: function.owner, file: function.place.file)
    frame.generics = function.owner.map { ["Self": $0] } ?? [:]
    let open = Set(declaration.generics.map(\.name))
    return zip(given, declaration.parameters).allSatisfy { operand, parameter in
      guard let type = parameter.type.map({ located($0, function.owner, bound(around: function.place)) }) else { return true }
      if type == .unknown || type.baseName.map(open.contains) ?? false { return true }
      return mayFit(operand, type, frame)
    }
  }

  private func mayFit(_ operand: Operand, _ type: TypeName, _ frame: ScriptFrame) -> Bool {
    let isList = element(of: type) != nil
    guard case .known(let value, let expression) = operand else {
      switch operand.expression.form {
      case .array: return isList
      case .member(nil, let name, _, _): return mayBe(name, path(of: type, frame)) && !isList
      case .call(let callee, _):
        guard case .member(nil, let name, _, _) = callee.form else { return true }
        return !isList && (name == "init" || mayBe(name, path(of: type, frame)))
      default: return true
      }
    }
    let wanted = path(of: type, frame)
    switch value {
    case .list: return isList
    case .text:
      if case .string = expression.form { return !isList && (wanted == "String" || wanted.map(isForeign) ?? true) }
      return wanted == "String" || wanted == "Character"
    case .number, .truth: return !isList && wanted != "String"
    case .object(let own, _, _): return own == "()" || own == wanted || !inherited(own).isDisjoint(with: [wanted ?? ""])
    case .call: return !isList && wanted != "String"
    default: return true
    }
  }

  /// Whether a type may have a shared member of this name: what is declared here has what is declared, the tool's types have more.
  private func mayBe(_ name: String, _ type: String?) -> Bool {
    guard let type else { return true }
    return isForeign(type) && type != "String" || !members(of: type, named: name).isEmpty || nested(name, in: type) != nil
  }

  private func inherited(_ type: String) -> Set<String> {
    Set((inherits[type] ?? []).compactMap { path(of: $0, ScriptFrame()) })
  }

  /// The only one of several that gives what is wanted.
  private func only(_ functions: [OperatorFunction], giving type: TypeName?, _ frame: ScriptFrame) -> OperatorFunction? {
    guard let type, let wanted = path(of: type, frame) else { return nil }
    let fits = functions.filter { function in
      let result = self[function.place].type.map { located($0, function.owner, bound(around: function.place)) }
      var home = ScriptFrame(type: function.owner)
      home.generics = function.owner.map { ["Self": $0] } ?? [:]
      return path(of: result, home) == wanted
    }
    return fits.count == 1 ? fits[0] : nil
  }

  /// What the type parameters of an extended type are in that extension: `Element` of `extension Array where Element == Target`.
  func bound(around place: Place) -> [String: TypeName] {
    guard let parent = self[place].parent else { return [:] }
    let outer = files[place.file].declarations[parent]
    guard outer.kind == .extension else { return [:] }
    var result: [String: TypeName] = [:]
    if let element = outer.type.flatMap({ element(of: $0) }) {
      result["Element"] = element
    } else if ["Array", "Set"].contains(outer.type?.baseName) {
      result["Element"] = .unknown
    }
    for pair in outer.equalities {
      if case .nominal(let parts) = pair.left, let last = parts.last { result[last.name] = pair.right }
    }
    return result
  }
}

extension BuildScript.Fixity {
  fileprivate static let allUnary: [Self] = [.prefix, .postfix]
}

extension Declaration {
  /// Whether it is the function behind an operator.
  var isOperator: Bool {
    guard kind == .function, let first = name.unicodeScalars.first else { return false }
    return first != "_" && first != "#" && first != "$" && !first.properties.isXIDStart && !name.contains(" ")
  }
}
