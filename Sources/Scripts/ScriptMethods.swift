import Model

extension BuildScript {
  /// A method of a value: one that is declared here, or one of Swift's own for texts and lists.
  func call(
    _ name: String, on value: Written, _ arguments: [Argument], _ type: TypeName?, _ at: Position,
    _ frame: inout ScriptFrame
  ) -> Written {
    if case .maybe(let inner) = value { return call(name, on: inner, arguments, type, at, &frame) }
    if let owner = owner(of: value) {
      let methods = members(of: owner, named: name).filter {
        !isShared($0) && self[$0].kind == .function && $0.file < firstInterface
      }
      if !methods.isEmpty { return follow(methods, this: value, type: owner, arguments, at, &frame) }
    }
    switch value {
    case .object(_, nil, let fields):
      // A closure that is kept in a field.
      guard case .closure(let kept)? = fields.first(where: { $0.label == name })?.value,
        case .back(let value) = call(kept, arguments, type, at, &frame).flow
      else { return .unknown(at) }
      return value
    case .text(let text, _):
      if name == "map", let first = arguments.first { return mapped(Array(text), first.value, at, &frame) }
      if ["dropFirst", "dropLast", "prefix", "suffix"].contains(name), arguments.count < 2 {
        guard let count = arguments.first.map({ self.value(of: $0.value, as: nil, &frame).number }) ?? 1, count >= 0 else {
          return .unknown(at)
        }
        return .text(part(name, of: text, count), at)
      }
      var given: [String] = []
      for argument in arguments {
        guard let text = self.value(of: argument.value, as: nil, &frame).text else { return .unknown(at) }
        given.append(text)
      }
      return method(name, of: text, given, at)
    case .list(let elements, let isWhole): return method(name, of: elements, isWhole, arguments, type, at, &frame)
    case .table(let pairs, let isWhole): return method(name, of: pairs, isWhole, arguments, at, &frame)
    case .nothing: return .nothing
    default: return .unknown(at)
    }
  }

  private func part(_ name: String, of text: String, _ count: Int) -> String {
    switch name {
    case "dropFirst": String(text.dropFirst(count))
    case "dropLast": String(text.dropLast(count))
    case "prefix": String(text.prefix(count))
    default: String(text.suffix(count))
    }
  }

  /// What a closure makes of a text's letters.
  private func mapped(
    _ letters: [Character], _ closure: Expression, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    var results: [Written] = []
    for letter in letters { results.append(transformed(.text(String(letter), at), by: closure, nil, at, &frame)) }
    return .known(results)
  }

  private func method(_ name: String, of text: String, _ arguments: [String], _ at: Position) -> Written {
    let parts = { (all: [Substring]) in Written.list(all.map { .text(String($0), at) }, isWhole: true) }
    switch (name, arguments.count) {
    case ("lowercased", 0): return .text(text.lowercased(), at)
    case ("uppercased", 0): return .text(text.uppercased(), at)
    case ("hasPrefix", 1): return .truth(text.hasPrefix(arguments[0]))
    case ("hasSuffix", 1): return .truth(text.hasSuffix(arguments[0]))
    case ("contains", 1): return .truth(text.contains(arguments[0]))
    case ("appending", 1): return .text(text + arguments[0], at)
    case ("components", 1):
      return arguments[0].isEmpty ? .unknown(at) : parts(text.split(separator: arguments[0], omittingEmptySubsequences: false))
    case ("split", 1): return arguments[0].isEmpty ? .unknown(at) : parts(text.split(separator: arguments[0]))
    // Letters and blanks could be meant otherwise than as they are written.
    case ("replacingOccurrences", 2), ("replacing", 2):
      return arguments[0].isEmpty ? .text(text, at) : .text(text.replacing(arguments[0], with: arguments[1]), at)
    default: return .unknown(at)
    }
  }

  private func method(
    _ name: String, of pairs: [Written.Pair], _ isWhole: Bool, _ arguments: [Argument], _ at: Position,
    _ frame: inout ScriptFrame
  ) -> Written {
    guard arguments.count == 1 else { return .unknown(at) }
    let tuples = pairs.map { pair in
      Written.object(type: "()", name: nil, [.init(label: "key", value: pair.key), .init(label: "value", value: pair.value)])
    }
    switch name {
    case "map", "compactMap", "flatMap", "filter", "sorted", "forEach":
      let all = method(name, of: tuples, isWhole, arguments, nil, at, &frame)
      guard name == "filter", let kept = all.elements else { return all }
      let left = zip(tuples, pairs).filter { kept.contains($0.0) }.map(\.1)
      return .table(left, isWhole: isWhole && all.isWholeList && !kept.contains(where: \.isMaybe))
    case "mapValues":
      var new = pairs
      for index in new.indices { new[index].value = transformed(pairs[index].value, by: arguments[0].value, nil, at, &frame) }
      return .table(new, isWhole: isWhole)
    default: return .unknown(at)
    }
  }

  /// What a closure, key path or function makes of a value.
  func transformed(
    _ value: Written, by function: Expression, _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    if case .maybe(let inner) = value { return transformed(inner, by: function, type, at, &frame).doubted }
    switch function.form {
    case .closure(let closure): return apply(closure, [value], type, &frame)
    case .keyPath(_, let names):
      var result = value
      for name in names where name != "self" { result = member(name, of: result, at, &frame) ?? .unknown(at) }
      return result
    case .name, .member:
      let name = "#element"
      frame.names[name] = value
      defer { frame.names[name] = nil }
      let argument = Argument(label: nil, value: Expression(.name(name, []), at: at))
      let call = Expression(.call(function, [argument]), at: at)
      return self.value(of: call, as: type, &frame)
    default: return .unknown(at)
    }
  }
}
