import Model

extension BuildScript {
  /// What Swift's own methods make of a list.
  func method(
    _ name: String, of elements: [Written], _ isWhole: Bool, _ arguments: [Argument], _ type: TypeName?, _ at: Position,
    _ frame: inout ScriptFrame
  ) -> Written {
    let isSure = isWhole && !elements.contains(where: \.isMaybe)
    switch name {
    case "sorted": return sorted(elements, isWhole, arguments, &frame)
    case "reversed": return .list(elements.reversed(), isWhole: isWhole)
    case "shuffled": return .list(elements, isWhole: isWhole && elements.count < 2)
    case "uniqued", "lazy": return .list(elements, isWhole: isWhole)
    case "contains", "first", "allSatisfy", "filter", "removingAll":
      guard arguments.count == 1 else { return .unknown(at) }
      return searched(name, elements, isWhole, arguments[0], at, &frame)
    case "joined": return joined(elements, isWhole, arguments, at, &frame)
    case "union", "appending":
      guard let first = arguments.first else { return .list(elements, isWhole: false) }
      return joined(.list(elements, isWhole: isWhole), value(of: first.value, as: type, &frame), at)
    case "dropFirst", "dropLast", "prefix", "suffix":
      guard isSure, let count = arguments.first.map({ value(of: $0.value, as: nil, &frame).number }) ?? 1, count >= 0 else {
        return .unknown(at)
      }
      switch name {
      case "dropFirst": return .list(Array(elements.dropFirst(count)), isWhole: true)
      case "dropLast": return .list(Array(elements.dropLast(count)), isWhole: true)
      case "prefix": return .list(Array(elements.prefix(count)), isWhole: true)
      default: return .list(Array(elements.suffix(count)), isWhole: true)
      }
    case "enumerated":
      guard isSure else { return .unknown(at) }
      let parts = elements.enumerated().map { index, element in
        [Written.Labelled(label: "offset", value: .number(index)), Written.Labelled(label: "element", value: element)]
      }
      return .list(parts.map { .object(type: "()", name: nil, $0) }, isWhole: true)
    case "map", "flatMap", "compactMap":
      guard arguments.count == 1 else { return .unknown(at) }
      return mapped(name, elements, isWhole, arguments[0].value, type, at, &frame)
    case "reduce":
      guard arguments.count == 2, isSure, case .closure(let closure) = arguments[1].value.form else { return .unknown(at) }
      return reduced(
        elements, from: value(of: arguments[0].value, as: type, &frame), arguments[0].label, closure, type, at, &frame)
    default: return .unknown(at)
    }
  }

  /// A list in its order. Where that cannot be told, what stands where in it is not known, either.
  func sorted(_ elements: [Written], _ isWhole: Bool, _ arguments: [Argument], _ frame: inout ScriptFrame) -> Written {
    guard elements.count > 1, arguments.count < 2 else { return .list(elements, isWhole: isWhole && elements.count < 2) }
    var isTold = true
    let sorted = elements.sorted { one, other in
      let precedes: Bool?
      switch arguments.first?.value.form {
      case nil, .name("<", _)?: precedes = one.sure.precedes(other.sure)
      case .name(">", _)?: precedes = other.sure.precedes(one.sure)
      case .closure(let closure)? where limits.take(): precedes = apply(closure, [one.sure, other.sure], nil, &frame).truth
      default: precedes = nil
      }
      if precedes == nil { isTold = false }
      return precedes ?? false
    }
    return isTold ? .list(sorted, isWhole: isWhole) : .list(elements, isWhole: false)
  }

  private func searched(
    _ name: String, _ elements: [Written], _ isWhole: Bool, _ argument: Argument, _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    let isTest = argument.label == "where" || argument.isTrailing || name == "filter" || name == "allSatisfy"
    var answers: [Bool?] = []
    for element in elements {
      let answer =
        isTest
        ? transformed(element.sure, by: argument.value, nil, at, &frame).truth : matches(element.sure, argument.value, &frame)
      answers.append(element.isMaybe && answer == true && name != "filter" ? nil : answer)
    }
    switch name {
    case "contains":
      if answers.contains(true) { return .truth(true) }
      return isWhole && !answers.contains(nil) ? .truth(false) : .unknown(at)
    case "allSatisfy":
      if zip(answers, elements).contains(where: { $0 == false && !$1.isMaybe }) { return .truth(false) }
      return isWhole && answers.allSatisfy { $0 == true } ? .truth(true) : .unknown(at)
    case "first":
      guard isWhole, let index = answers.firstIndex(where: { $0 != false }) else {
        return isWhole ? .nothing : .unknown(at)
      }
      return answers[index] == true ? elements[index] : .unknown(at)
    default:
      let kept = zip(elements, answers).filter { $1 != false }.map { $1 == nil ? $0.doubted : $0 }
      return .list(kept, isWhole: isWhole)
    }
  }

  private func joined(
    _ elements: [Written], _ isWhole: Bool, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    guard isWhole, arguments.count <= 1 else { return .unknown(at) }
    if arguments.isEmpty, elements.allSatisfy({ $0.sure.elements != nil }) {
      let inner = elements.flatMap { element in
        (element.sure.elements ?? []).map { element.isMaybe ? $0.doubted : $0 }
      }
      return sized(.list(inner, isWhole: elements.allSatisfy(\.sure.isWholeList)), at)
    }
    let separator = arguments.isEmpty ? "" : value(of: arguments[0].value, as: nil, &frame).text
    let texts = elements.compactMap(\.text)
    guard let separator, texts.count == elements.count else { return .unknown(at) }
    return .text(texts.joined(separator: separator), at)
  }

  private func mapped(
    _ name: String, _ elements: [Written], _ isWhole: Bool, _ function: Expression, _ type: TypeName?, _ at: Position,
    _ frame: inout ScriptFrame
  ) -> Written {
    let wanted = name == "flatMap" ? type : element(of: type)
    var results: [Written] = []
    for element in elements {
      guard limits.take() else { return .unknown(at) }
      results.append(transformed(element, by: function, wanted, at, &frame))
    }
    let isKnown = isWhole && !results.contains { $0.sure.isUnknown }
    if name == "compactMap" { results.removeAll { $0.sure == .nothing } }
    guard name == "flatMap" else { return .known(results, isWhole: isKnown) }
    let isOpen = results.contains { $0.sure.elements != nil && !$0.sure.isWholeList }
    let flat = results.flatMap { result in
      result.sure.elements.map { $0.map { result.isMaybe ? $0.doubted : $0 } } ?? [result]
    }
    return sized(.known(flat, isWhole: isKnown && !isOpen), at)
  }

  /// `reduce(start) { … }` and `reduce(into: start) { … }`.
  private func reduced(
    _ elements: [Written], from start: Written, _ label: String?, _ closure: Closure, _ type: TypeName?, _ at: Position,
    _ frame: inout ScriptFrame
  ) -> Written {
    var sum = start
    let names = closure.parameters.isEmpty ? ["$0", "$1"] : closure.parameters.map(\.name)
    guard names.count == 2 else { return .unknown(at) }
    for element in elements {
      guard limits.take() else { return .unknown(at) }
      if label == nil {
        sum = apply(closure, [sum, element], type, &frame)
        continue
      }
      let outer = frame
      frame.own = Set(names)
      frame.names[names[0]] = sum
      frame.names[names[1]] = element
      frame.types[names[0]] = type
      frame.isForEffect = true
      let flow = turn(&frame) { run(closure.body, &$0, result: nil) }
      sum = flow == .on ? frame.names[names[0]] ?? .unknown(at) : .unknown(at)
      frame.end(outer)
      frame.isForEffect = outer.isForEffect
    }
    return sized(sum, at)
  }
}
