import Model

/// A build description written in Swift, whose constants and simple functions can be looked up.
struct BuildScript {
  private var values: [String: [Expression]] = [:]
  private var functions: [String: [Declaration]] = [:]
  let digest: Digest
  private static let depth = 24

  /// The description's own lines, in which texts with interpolations are looked up: a digest keeps only what they call.
  private let lines: [[UInt8]]

  /// `others` are files whose declarations the description may use too.
  init(_ digest: Digest, text: String, with others: [Digest] = []) {
    self.digest = digest
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    for file in [digest] + others {
      for declaration in file.declarations where declaration.parent == nil || isShared(declaration, in: file) {
        switch declaration.kind {
        case .property:
          if let value = declaration.value ?? declaration.body.flatMap(returned) {
            values[declaration.name, default: []].append(value)
          }
        case .enumCase:
          let at = declaration.at
          values[declaration.name, default: []].append(
            declaration.value ?? Expression(.string(declaration.name), at: at))
        case .function: functions[declaration.name, default: []].append(declaration)
        default: break
        }
      }
    }
  }

  /// The value of a name at file scope.
  func value(named name: String) -> Written? {
    guard let found = values[name], found.count == 1 else { return nil }
    return value(of: found[0])
  }

  func value(of expression: Expression, _ scope: [String: Written] = [:], depth: Int = 0) -> Written {
    let unknown = Written.unknown(expression.at)
    guard depth < Self.depth else { return unknown }
    let inner = { (part: Expression) in value(of: part, scope, depth: depth + 1) }
    switch expression.form {
    case .string(let text): return text.map { .text($0, expression.at) } ?? unknown
    case .boolean(let truth): return .truth(truth)
    case .null: return .nothing
    case .name(let name, _): return scope[name] ?? named(name, depth) ?? unknown
    case .array(let parts):
      let elements = parts.map(inner)
      return .list(elements.filter { !$0.isUnknown }, isWhole: !elements.contains(where: \.isUnknown))
    case .binary(let left, "+", let right): return joined(inner(left), inner(right)) ?? unknown
    case .cast(let value, .plain, _), .attempt(let value, _): return inner(value)
    case .member(let base, let name, _, _):
      if name == "rawValue", let base, case .text = inner(base) { return inner(base) }
      guard base.map(isType) ?? true else { return unknown }
      return named(name, depth) ?? .call(name, [], expression.at)
    case .call(let callee, let arguments): return call(callee, arguments, expression.at, scope, depth)
    default: return unknown
    }
  }

  private func named(_ name: String, _ depth: Int) -> Written? {
    guard let found = values[name], found.count == 1 else { return nil }
    return value(of: found[0], depth: depth + 1)
  }

  private func call(
    _ callee: Expression, _ arguments: [Argument], _ at: Position, _ scope: [String: Written], _ depth: Int
  ) -> Written {
    let name: String
    switch callee.form {
    case .name(let text, _): name = text
    case .member(let base?, "map", _, _), .member(let base?, "flatMap", _, _):
      return mapped(value(of: base, scope, depth: depth + 1), arguments, scope, depth) ?? .unknown(at)
    case .member(let base, let text, _, _):
      guard base.map(isType) ?? true else { return .unknown(at) }
      if text == "init", let base, case .name(let type, _) = base.form { name = type } else { name = text }
    default: return .unknown(at)
    }
    if name == "String", callee.at == at, let parts = pieces(at, arguments.count) {
      let texts = arguments.map { value(of: $0.value, scope, depth: depth + 1).text }
      guard !texts.contains(nil) else { return .unknown(at) }
      return .text(zip(parts, texts.map { $0! } + [""]).map { $0 + $1 }.joined(), at)
    }
    let labelled = arguments.map { Written.Labelled(label: $0.label, value: value(of: $0.value, scope, depth: depth + 1)) }
    if let written = functions[name]?.filter({ fits($0, arguments) }), !written.isEmpty {
      guard written.count == 1, let result = written[0].body.flatMap(returned) else { return .unknown(at) }
      return value(of: result, bound(written[0], labelled, depth), depth: depth + 1)
    }
    return .call(name, labelled, at)
  }

  /// What stands around the interpolations of a literal that begins at a place; nil where it is no plain one of so many.
  private func pieces(_ at: Position, _ count: Int) -> [String]? {
    guard lines.indices.contains(at.line - 1), at.column > 0 else { return nil }
    let line = lines[at.line - 1].dropFirst(at.column - 1)
    guard line.first == UInt8(ascii: "\"") else { return nil }
    var pieces: [[UInt8]] = [[]]
    var nesting = 0
    var before = UInt8(ascii: "\"")
    for byte in line.dropFirst() {
      defer { before = byte }
      if nesting > 0 {
        nesting += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      } else if byte == UInt8(ascii: "(") && before == UInt8(ascii: "\\") {
        pieces[pieces.count - 1].removeLast()
        pieces.append([])
        nesting = 1
      } else if byte == UInt8(ascii: "\"") {
        return pieces.count == count + 1 ? pieces.map { String(decoding: $0, as: UTF8.self) } : nil
      } else {
        pieces[pieces.count - 1].append(byte)
      }
    }
    return nil
  }

  /// The parameters of a function with what a call gives them.
  private func bound(_ function: Declaration, _ arguments: [Written.Labelled], _ depth: Int) -> [String: Written] {
    var scope: [String: Written] = [:]
    for parameter in function.parameters {
      scope[parameter.name] =
        arguments.first { $0.label == parameter.label && (parameter.label != nil || function.parameters.count == 1) }?.value
        ?? parameter.defaultValue.map { value(of: $0, depth: depth + 1) } ?? .unknown(parameter.at)
    }
    let unlabelled = zip(function.parameters.filter { $0.label == nil }, arguments.filter { $0.label == nil })
    for (parameter, argument) in unlabelled { scope[parameter.name] = argument.value }
    return scope
  }

  /// `[a, b].map { f($0) }`, and `flatMap` where each gives a list.
  private func mapped(_ list: Written, _ arguments: [Argument], _ scope: [String: Written], _ depth: Int) -> Written? {
    guard case .list(let elements, let isWhole) = list, case .closure(let closure)? = arguments.first?.value.form,
      let body = returned(closure.body)
    else { return nil }
    let name = closure.parameters.first?.name ?? "$0"
    let results = elements.map { value(of: body, scope.merging([name: $0]) { $1 }, depth: depth + 1) }
    let flat = results.flatMap { result -> [Written] in result.elements ?? [result] }
    let isKnown = !results.contains { result in result.isUnknown || result.elements != nil && !result.isWholeList }
    return .list(flat.filter { !$0.isUnknown }, isWhole: isWhole && isKnown)
  }

  private func joined(_ left: Written, _ right: Written) -> Written? {
    switch (left, right) {
    case (.text(let a, let at), .text(let b, _)): .text(a + b, at)
    case (.list(let a, let isWhole), .list(let b, let isWholeToo)): .list(a + b, isWhole: isWhole && isWholeToo)
    case (.list(let a, _), .unknown), (.unknown, .list(let a, _)): .list(a, isWhole: false)
    default: nil
    }
  }
}

/// Whether a declaration belongs to a type rather than to its instances.
private func isShared(_ declaration: Declaration, in file: Digest) -> Bool {
  guard let parent = declaration.parent else { return true }
  switch file.declarations[parent].kind {
  case .function, .initializer, .property, .subscript: return false
  default: return declaration.isStatic || declaration.kind == .enumCase
  }
}

/// What a body of one `return` gives back.
private func returned(_ body: [Statement]) -> Expression? {
  guard body.count == 1 else { return nil }
  switch body[0] {
  case .return(let value?, _), .expression(let value): return value
  default: return nil
  }
}

private func fits(_ function: Declaration, _ arguments: [Argument]) -> Bool {
  let labels = function.parameters.map(\.label)
  return arguments.allSatisfy { labels.contains($0.label) }
    && function.parameters.allSatisfy { $0.defaultValue != nil || $0.label == nil || arguments.map(\.label).contains($0.label) }
}

/// Whether an expression can only name a type: `Target`, `Target.Dependency`.
private func isType(_ expression: Expression) -> Bool {
  switch expression.form {
  case .name(let name, _): name.first?.isUppercase == true
  case .member(let base?, let name, _, _): isType(base) && name.first?.isUppercase == true
  default: false
  }
}
