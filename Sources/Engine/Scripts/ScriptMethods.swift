import Foundation
import Model

extension BuildScript {
  /// A method of a value: one that is declared here, or one of Swift's own for texts and lists.
  func call(
    _ name: String, on value: Written, _ arguments: [Argument], _ type: TypeName?, _ at: Position,
    _ frame: inout ScriptFrame
  ) -> Written {
    switch value {
    case .object(let owner, _, _):
      let methods = members(of: owner, named: name).filter { !isShared($0) && self[$0].kind == .function }
      return methods.isEmpty ? .unknown(at) : follow(methods, this: value, type: owner, arguments, at, &frame)
    case .text(let text, _):
      let methods = members(of: "String", named: name).filter { !isShared($0) && self[$0].kind == .function }
      if !methods.isEmpty { return follow(methods, this: value, type: "String", arguments, at, &frame) }
      if name == "map", let first = arguments.first { return mapped(Array(text), first.value, at, &frame) }
      if ["dropFirst", "prefix"].contains(name), arguments.count < 2 {
        var count = 1
        if let first = arguments.first {
          guard case .integer(let digits) = first.value.form, let number = Int(digits) else { return .unknown(at) }
          count = number
        }
        return .text(String(name == "prefix" ? text.prefix(count) : text.dropFirst(count)), at)
      }
      var given: [String] = []
      for argument in arguments {
        guard let text = self.value(of: argument.value, as: nil, &frame).text else { return .unknown(at) }
        given.append(text)
      }
      return method(name, of: text, given, at)
    case .list(let elements, let isWhole):
      return method(name, of: elements, isWhole, arguments, type, at, &frame)
    case .nothing: return .nothing
    default: return .unknown(at)
    }
  }

  /// What a closure makes of a text's letters.
  private func mapped(
    _ letters: [Character], _ closure: Model.Expression, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    var results: [Written] = []
    for letter in letters { results.append(transformed(.text(String(letter), at), by: closure, nil, at, &frame)) }
    return .known(results)
  }

  private func method(_ name: String, of text: String, _ arguments: [String], _ at: Position) -> Written {
    switch (name, arguments.count) {
    case ("lowercased", 0): .text(text.lowercased(), at)
    case ("uppercased", 0): .text(text.uppercased(), at)
    case ("hasPrefix", 1): .truth(text.hasPrefix(arguments[0]))
    case ("hasSuffix", 1): .truth(text.hasSuffix(arguments[0]))
    case ("contains", 1): .truth(text.contains(arguments[0]))
    case ("appending", 1): .text(text + arguments[0], at)
    case ("replacingOccurrences", 2): .text(text.replacingOccurrences(of: arguments[0], with: arguments[1]), at)
    default: .unknown(at)
    }
  }

  private func method(
    _ name: String, of elements: [Written], _ isWhole: Bool, _ arguments: [Argument], _ type: TypeName?, _ at: Position,
    _ frame: inout ScriptFrame
  ) -> Written {
    switch name {
    case "sorted", "reversed": return .list(elements, isWhole: isWhole)
    case "contains":
      guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing else { return .unknown(at) }
      let answers = elements.map { matches($0, arguments[0].value, &frame) }
      if answers.contains(true) { return .truth(true) }
      return isWhole && !answers.contains(nil) ? .truth(false) : .unknown(at)
    case "joined":
      guard isWhole, arguments.count <= 1 else { return .unknown(at) }
      if arguments.isEmpty, elements.allSatisfy({ $0.elements != nil }) {
        return .list(elements.flatMap { $0.elements ?? [] }, isWhole: elements.allSatisfy(\.isWholeList))
      }
      let separator = arguments.isEmpty ? "" : value(of: arguments[0].value, as: nil, &frame).text
      let texts = elements.compactMap(\.text)
      guard let separator, texts.count == elements.count else { return .unknown(at) }
      return .text(texts.joined(separator: separator), at)
    case "union":
      guard let first = arguments.first, case .list(let more, let isWholeToo) = value(of: first.value, as: type, &frame) else {
        return .list(elements, isWhole: false)
      }
      return .list(elements + more, isWhole: isWhole && isWholeToo)
    case "map", "flatMap", "compactMap":
      guard arguments.count == 1 else { return .unknown(at) }
      let wanted = name == "flatMap" ? type : element(of: type)
      var results: [Written] = []
      for element in elements { results.append(transformed(element, by: arguments[0].value, wanted, at, &frame)) }
      let isKnown = isWhole && !results.contains(where: \.isUnknown)
      if name == "compactMap" { results.removeAll { $0 == .nothing } }
      guard name == "flatMap" else { return .known(results, isWhole: isKnown) }
      let isOpen = results.contains { $0.elements != nil && !$0.isWholeList }
      return .known(results.flatMap { $0.elements ?? [$0] }, isWhole: isKnown && !isOpen)
    case "filter":
      guard arguments.count == 1 else { return .unknown(at) }
      var kept: [Written] = []
      var isSure = true
      for element in elements {
        let truth = transformed(element, by: arguments[0].value, nil, at, &frame).truth
        if truth == nil { isSure = false }
        if truth == true { kept.append(element) }
      }
      return .list(kept, isWhole: isWhole && isSure)
    default: return .unknown(at)
    }
  }

  /// What a closure, key path or function makes of a value.
  private func transformed(
    _ value: Written, by function: Model.Expression, _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    switch function.form {
    case .closure(let closure): return apply(closure, [value], type, &frame)
    case .keyPath(_, let names):
      var result = value
      for name in names { result = member(name, of: result, at, &frame) ?? .unknown(at) }
      return result
    case .name, .member:
      let name = "#element"
      frame.names[name] = value
      defer { frame.names[name] = nil }
      let argument = Argument(label: nil, value: Model.Expression(.name(name, []), at: at))
      let call = Model.Expression(.call(function, [argument]), at: at)
      return self.value(of: call, as: type, &frame)
    default: return .unknown(at)
    }
  }
}
