import Model

/// A group that a container goes without.
struct Dropped: Hashable {
  var root: Int
  var group: Int
}

/// What a group wants somebody else to register in the same container.
struct DemandRecord {
  var root: Int
  var vocabulary: Int
  var key: Key
  /// The group without which nobody demands it.
  var bearer: Int?
  var group: Int?
  var condition: BuildCondition
  var at: Location
}

/// The order in which registrations happen while groups are loaded of which the last comes first.
struct Backwards {
  /// The number of registrations, and the order, when that began.
  var records: Int
  var order: Int
  /// By group that was loaded so, in that order: up to which order what ran belonged to it.
  var segments: [(block: Int, end: Int)] = []
  var block = 0
  var blocks = 1
}

extension Evaluator {
  /// `__drop(groups, except: T.self)`: the container goes without these groups, whether they are loaded before or after, unless
  /// they are of a kind that stays.
  func drop(_ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int) {
    guard case .exact(let root)? = container(of: receiver), let value = arguments.free.first else { return }
    guard !value.isParameter else { return counters.openings += 1 }
    guard case .list(let values, true) = value.form else { return note(.include, "the list cannot be read") }
    let staying = metatype(arguments.labelled["except"])?.key ?? ""
    for type in values.compactMap({ metatype($0) }) where !symbols.type(type, inherits: staying) {
      if let index = group(of: type, vocabulary) { recording.dropped.insert(Dropped(root: root, group: index)) }
    }
  }

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
      if recording.roots[next].loaded.contains(group) || recording.dropped.contains(Dropped(root: next, group: group)) {
        return true
      }
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
    let name = arguments.text("name")
    guard let type = metatype(arguments.free.first), !type.isOpen, name != .open else {
      counters.openings += 1
      return
    }
    guard case .exact(let root)? = container(of: receiver), !type.isPartlyUnknown, name != .unknown else { return }
    recording.demands.append(
      DemandRecord(
        root: root, vocabulary: vocabulary, key: Key(type: type, name: name.text), bearer: context.bearer,
        group: context.groups.last, condition: context.condition, at: context.sites[context.sites.count - 1]))
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
    guard let symbol, !symbol.isExternal, symbol.vocabulary == nil else { return Value(type: type, born: frame.depth) }
    var labelled = ["of": source]
    labelled["name"] = arguments.labelled["name"]
    return need(VerbArguments(free: [arguments.free[1]], labelled: labelled), source, vocabulary, frame)
  }

  /// Loads a group in such a way that what it loads in turn comes before what it registers itself.
  func ahead(_ body: () -> Void) {
    guard let before = recording.backwards else {
      recording.backwards = Backwards(records: recording.registrations.count, order: recording.order)
      body()
      turn()
      return
    }
    recording.backwards?.segments.append((before.block, recording.order))
    recording.backwards?.block = before.blocks
    recording.backwards?.blocks += 1
    body()
    if let inner = recording.backwards {
      recording.backwards?.segments.append((inner.block, recording.order))
      recording.backwards?.block = before.block
    }
  }

  /// Gives what was registered since such loading began the order in which it happens.
  private func turn() {
    guard var run = recording.backwards else { return }
    recording.backwards = nil
    run.segments.append((run.block, recording.order))
    guard run.blocks > 1, recording.order > run.order else { return }
    var blockOf: [(block: Int, order: Int)] = []
    var start = run.order
    for segment in run.segments where segment.end > start {
      blockOf += ((start + 1)...segment.end).map { (segment.block, $0) }
      start = segment.end
    }
    var moved: [Int: Int] = [:]
    for (place, item) in blockOf.sorted(by: { ($1.block, $0.order) < ($0.block, $1.order) }).enumerated() {
      moved[item.order] = run.order + 1 + place
    }
    for record in recording.registrations[run.records...] {
      record.provider.order = moved[record.provider.order] ?? record.provider.order
      for root in Array(record.loads.keys) {
        guard var load = record.loads[root] else { continue }
        load.order = moved[load.order] ?? load.order
        load.later = load.later.mapValues { moved[$0] ?? $0 }
        record.loads[root] = load
      }
    }
  }
}
