import Model

/// What a group wants somebody else to register in the same container.
struct DemandRecord {
  var root: Int
  var vocabulary: Int
  var key: Key
  var group: Int?
  /// Another may stand in for the group.
  var isPossible: Bool
  var condition: BuildCondition
  var at: Location
}

extension Evaluator {
  /// Whether a container above this one holds a group, or something that stands in for it.
  func isAbove(_ root: Int, _ group: Int) -> Bool {
    var open = recording.roots[root].parents
    var seen: Set<Int> = [root]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      // The container above may be filled further on in the program.
      if next < recording.earlierGroups.count {
        if recording.earlierGroups[next].contains(recording.groups[group].name) { return true }
        open += recording.earlierParents[next]
      }
      if recording.roots[next].loaded.contains(group) || recording.gathered[next, default: []].contains(group) { return true }
      open += recording.roots[next].parents
    }
    return false
  }

  /// Whether a container above this one is not known.
  func isBelowUnknown(_ root: Int) -> Bool {
    var open = [root]
    var seen: Set<Int> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if recording.roots[next].isBelowUnknown || recording.roots[next].isBelowMore { return true }
      open += recording.roots[next].parents
    }
    return false
  }

  /// `__demand(type, name: …)`: somebody must register it in this container.
  func demand(_ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int) {
    let name = name(in: arguments)
    guard let type = metatype(arguments.free.first), !type.isOpen, name != .open else {
      counters.openings += 1
      return
    }
    guard case .exact(let root)? = container(of: receiver), !type.isPartlyUnknown, name != .unknown else { return }
    recording.demands.append(
      DemandRecord(
        root: root, vocabulary: vocabulary, key: Key(type: type, name: name.text),
        group: context.groups.last, isPossible: context.mayBeReplaced, condition: context.condition,
        at: context.site))
  }

  /// `__ask("member", type, of: …, name: …)`: what a method of that name answers that a tool wrote; where there is none, the
  /// type itself is asked for, if the program declares it.
  func ask(_ arguments: VerbArguments, _ vocabulary: Int, _ frame: Frame, _ environment: Environment) -> Value {
    let source = arguments.labelled["of"] ?? Value()
    let type = arguments.free.count > 1 ? metatype(arguments.free[1]) ?? .unknown : .unknown
    let named = arguments.labelled["name"].map { [Given(label: "name", isTrailing: false, value: $0)] } ?? []
    if let method = member(arguments.word(0), of: source, nil, frame), case .function = method.form {
      return apply(method, named, nil, type, frame, environment)
    }
    let symbol = type.unwrapped.key.flatMap { symbols.types[$0] }
    guard let symbol, !symbol.isExternal, symbol.vocabulary == nil else {
      // A library that declares the type may have such a method, and what that does only it knows.
      if symbol?.vocabulary == nil { noteAskedOutside() }
      return Value(type: type, born: frame.depth)
    }
    var labelled = ["of": source]
    labelled["name"] = arguments.labelled["name"]
    return need(VerbArguments(free: [arguments.free[1]], labelled: labelled), source, vocabulary, frame)
  }
}
