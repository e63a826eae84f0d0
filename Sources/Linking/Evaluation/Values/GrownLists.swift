import Model

/// Lists that are changed where they stand: `list.append(x)` and `list += [x]` of a property, a static, a global.
extension Evaluator {
  /// `base.append(…)`, `base.insert(…)`: true where `base` is no local list, and what is added was kept.
  func addsToProperty(
    _ base: Expression, _ arguments: [Argument], _ frame: Frame, _ environment: Environment
  ) -> Bool {
    guard let first = arguments.first, let list = property(of: base, frame, environment) else { return false }
    let added = evaluate(first.value, expecting: first.label == "contentsOf" ? list.type : list.type.element, frame, environment)
    add(first.label == "contentsOf" ? added : Value(.list([added], isComplete: true), type: list.type), to: list, frame)
    return true
  }

  /// `base += added`: false where `base` is a local list or no list.
  func adds(_ added: Value, to base: Expression, _ frame: Frame, _ environment: Environment) -> Bool {
    guard let list = property(of: base, frame, environment) else { return false }
    add(added, to: list, frame)
    return true
  }

  private struct ListProperty {
    var id: DeclarationID
    var isOwn: Bool
    var object: Int?
    var type: TypeName
  }

  private func property(of base: Expression, _ frame: Frame, _ environment: Environment) -> ListProperty? {
    guard canBeList(base) else { return nil }
    let place = target(base, frame, environment)
    guard case .property(let id, let isOwn, let receiver) = place.kind, let type = place.type?.unwrapped,
      type.element != nil || type.baseName == "Dictionary"
    else { return nil }
    return ListProperty(id: id, isOwn: isOwn, object: receiver?.object, type: type)
  }

  /// Where nothing is found the base is evaluated again, as that of any call. A chain of calls, or calls inside one another, would so
  /// double the work with every link, and what they do would be done more than once.
  private func canBeList(_ base: Expression) -> Bool {
    switch base.form {
    case .name: return true
    case .force(let inner), .chain(let inner): return canBeList(inner)
    case .member(let owner?, _, _, _):
      var isStill = true
      Walk.statements([.expression(owner)]) { part in
        switch part.form {
        case .closure: isStill = false
        case .call(let callee, _):
          if case .member(_, let name, _, _) = callee.form, name == "append" || name == "insert" { isStill = false }
        default: break
        }
      }
      return isStill
    default: return false
    }
  }

  private func add(_ whole: Value, to list: ListProperty, _ frame: Frame) {
    hold(whole)
    let added = added(whole, to: nil, Environment(parent: nil))
    let name = symbols.declaration(list.id).name
    if list.isOwn, let before = frame.assigned[name] { frame.assigned[name] = joined(before, added, frame) }
    // What a caller hands over is added where it is known.
    guard !isLeftToCaller(added), !isTold(added, byCallerOf: list) else {
      counters.openings += 1
      return
    }
    let isShared = symbols.declaration(list.id).isStatic || symbols.declaration(list.id).parent == nil
    let value = kept(added)
    let structure = structure(of: value)
    let object = isShared ? nil : list.object
    writeDown(.assign(value, structure, to: list.id, of: object, isAddition: true))
  }

  /// Whether a caller hands a value over, or says of which type it is, or some of what is in a list.
  func isLeftToCaller(_ value: Value) -> Bool {
    switch value.form {
    case .parameter: true
    case .list(let values, _): values.contains { isLeftToCaller($0) }
    case .tuple(let parts): parts.contains { isLeftToCaller($0.value) }
    default: value.made.isOpen && isGroup(value)
    }
  }

  /// Whether a closure that waits in a list for a container sees what a caller handed over.
  private func isTold(_ added: Value, byCallerOf list: ListProperty) -> Bool {
    guard case .list(let values, _) = added.form, case .function(let taken, _)? = list.type.element?.unwrapped,
      taken.contains(where: { containerVocabulary($0) != nil })
    else { return false }
    return values.contains { value in
      guard case .closure(let closure) = value.form else { return false }
      return calls.names(in: closure).contains { closure.environment.value($0)?.isParameter ?? false }
    }
  }

  /// All that was ever in such a list, and in the lists that stood in its place.
  ///
  /// - Parameter isWhole: nobody else puts something into it, and nothing of it was too much to be kept.
  func grown(_ values: [Value], isWhole: Bool, _ type: TypeName?, _ frame: Frame) -> Value {
    var elements: [Value] = []
    var known: Set<[Atom]> = []
    var isComplete = isWhole
    for value in values {
      guard case .list(let inner, let isWhole) = value.form else {
        isComplete = false
        continue
      }
      isComplete = isComplete && isWhole
      for element in inner where known.insert(structure(of: element)).inserted { elements.append(element) }
    }
    return Value(.list(elements, isComplete: isComplete), type: type ?? values[0].type, born: frame.depth)
  }
}
