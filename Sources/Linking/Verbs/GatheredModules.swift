import Model

/// A group that an assembler came to, which it cannot make and which nobody handed to it.
struct UnmadeGroup {
  var root: Int
  var group: Int
  /// The groups that lead to it, itself last, and where the last of the others depends on it.
  var path: [Int]
  var at: Location
  /// Another may stand in for it, or it is come to on some ways only.
  var isPossible: Bool
}

extension Evaluator {
  /// `__gather(groups, needs:, replaces:, stands:, staying:, checking:, tests:, makes:) { load }`: the container loads these groups and
  /// what they need, as `Gathering` says.
  func gather(_ arguments: VerbArguments, _ receiver: Value, _ vocabulary: Int) {
    guard let value = arguments.free.first else { return }
    let container = container(of: receiver) ?? .parameter(vocabulary)
    guard case .exact(let root) = container else {
      return eachGroup(of: value, container, vocabulary) { index, _ in leaveToCallers(index) }
    }
    Gathering(self, arguments, root, vocabulary).run(value)
  }
}

/// How an assembler finds what it loads. It goes depth first from each group that it was handed, and puts what it finds before all else
/// that it found from there. Of what was found, or replaced by what was found, before it is come to, it follows nothing (but for
/// `Policy.goesIntoReplaced`). When all is found
/// it loads, in that order, each that nothing replaces, and those that stay; in the place of one it loads what it was handed to replace it.
private final class Gathering {
  /// A group, and of which types it is a use.
  struct Member: Hashable {
    var group: Int
    var arguments: String
  }

  struct Found {
    var member: Member
    var type: TypeName
    /// What was handed over; nil: the assembler makes it.
    var object: Value?
    var source: Int?
    var at: Location
    var condition: BuildCondition
    var branch: BranchPath
  }

  private let evaluator: Evaluator
  private let arguments: VerbArguments
  private let root: Int
  private let vocabulary: Int
  private let staying: String
  /// The context in which all is loaded that is loaded in any case.
  private let base: Context
  private var handed: [Found] = []
  private var isHanded: [Member: Int] = [:]
  /// The first that was handed over to replace it.
  private var standing: [Member: Int] = [:]
  private var list: [Found] = []
  /// What was come to, and what is in the list; whether in any case.
  private var seen: [Member: Bool] = [:]
  private var known: [Member: Bool] = [:]
  private var replaced: Set<Member> = []
  private var mayBeReplaced: Set<Member> = []
  private var loaded: Set<Member> = []
  private var replacing: [Member: (surely: [Member], maybe: [Member])] = [:]

  init(_ evaluator: Evaluator, _ arguments: VerbArguments, _ root: Int, _ vocabulary: Int) {
    self.evaluator = evaluator
    self.arguments = arguments
    self.root = root
    self.vocabulary = vocabulary
    staying = evaluator.metatype(arguments.labelled["staying"])?.key ?? ""
    base = evaluator.context
  }

  func run(_ value: Value) {
    evaluator.eachGroup(of: value, .exact(root), vocabulary) { [self] index, value in
      handed.append(found(index, value, object: value, source: nil))
    }
    for (number, one) in handed.enumerated() {
      if isHanded[one.member] == nil { isHanded[one.member] = number }
      let others = replaces(one)
      for other in others.surely where isSure(one) && standing[other] == nil { standing[other] = number }
      mayBeReplaced.formUnion(isSure(one) ? others.maybe : others.surely + others.maybe)
    }
    for one in handed {
      let place = list.count
      var open = [one]
      while let next = open.popLast() { open += reach(next, at: place).reversed() }
    }
    for one in list where !replaced.contains(one.member) || stays(one) {
      if !isAbove(one.member) { take(one) }
    }
  }

  /// What a group depends on that was not come to before.
  private func reach(_ next: Found, at place: Int) -> [Found] {
    let one = standIn(for: next)
    let from: Owner = next.source.map { .group($0) } ?? .root(root)
    evaluator.note(
      Include(
        from: from, to: one.member.group, kind: next.source == nil ? .child : .dependency, condition: next.condition, at: next.at)
    )
    if isAbove(next.member) { return [] }
    if let before = seen[next.member], before || !isSure(next) { return [] }
    let isNew = seen[next.member] == nil
    seen[next.member] = isSure(next)
    if isNew { run("tests", next) }
    if isAbove(one.member) { return [] }
    if isNew { run("checking", one) }
    if let before = known[one.member] {
      guard !before, isSure(one), let index = list.firstIndex(where: { $0.member == one.member }) else { return [] }
      (list[index].condition, list[index].branch) = (base.condition, base.branch)
    } else if replaced.contains(one.member), !evaluator.symbols.vocabularies[vocabulary].policy.goesIntoReplaced {
      if stays(one) { note(one.member.group) }
      return []
    } else {
      list.insert(one, at: place)
    }
    known[one.member] = isSure(one)
    recordGathered(one)
    return needs(one)
  }

  private func recordGathered(_ one: Found) {
    let others = replaces(one)
    evaluator.recording.gathered[root, default: []].insert(one.member.group)
    mayBeReplaced.formUnion(others.maybe)
    guard isSure(one) else { return mayBeReplaced.formUnion(others.surely) }
    replaced.formUnion(others.surely)
    evaluator.recording.gathered[root, default: []].formUnion(others.surely.map(\.group))
  }

  /// What a group depends on, but for itself and what it replaces.
  private func needs(_ one: Found) -> [Found] {
    var found: [Found] = []
    inside(one) { [self] in
      guard let value = call("needs", one) else { return }
      let apart = replaces(one)
      evaluator.eachGroup(of: value, .exact(root), vocabulary) { index, value in
        let other = self.found(index, value, object: nil, source: one.member.group)
        if other.member != one.member, !apart.surely.contains(other.member) { found.append(other) }
      }
    }
    return found
  }

  /// Loads what comes in the place of a group that was found.
  private func take(_ one: Found) {
    if let other = standing[one.member] {
      if stays(one) { note(one.member.group) }
      return load(handed[other])
    }
    let other = standIn(for: one)
    if other.member != one.member { return load(other) }
    if let number = isHanded[one.member] {
      var own = handed[number]
      (own.condition, own.branch) = (one.condition, one.branch)
      return load(own)
    }
    if evaluator.isHandedOver(one.member.group) {
      evaluator.recording.unmadeGroups.append(
        UnmadeGroup(
          root: root, group: one.member.group, path: path(to: one), at: one.at,
          isPossible: !isSure(one) || mayBeReplaced.contains(one.member)))
    }
    load(one)
  }

  private func load(_ one: Found) {
    guard loaded.insert(one.member).inserted else { return }
    let group = one.member.group
    note(group)
    let label = "\(ContainerValue.exact(root)) \(group) \(one.member.arguments) \(evaluator.executables)"
    evaluator.with({
      ($0.condition, $0.branch) = (one.condition, one.branch)
      $0.mayBeReplaced = mayBeReplaced.contains(one.member)
    }) {
      evaluator.once(label) {
        guard let body = closure(one.object == nil ? arguments.labelled["makes"] : arguments.free.last) else { return }
        evaluator.fill(group, isDynamic: false, [one.object ?? metatype(one)], body)
      }
    }
  }

  private func note(_ group: Int) {
    if !evaluator.recording.roots[root].loaded.contains(group) { evaluator.recording.roots[root].loaded.append(group) }
  }

  private func path(to one: Found) -> [Int] {
    var path = [one.member.group]
    var next = one.source
    while let group = next, !path.contains(group) {
      path.insert(group, at: 0)
      next = list.first { $0.member.group == group }?.source
    }
    return path
  }

  private func isAbove(_ member: Member) -> Bool { evaluator.isAbove(root, member.group) }

  /// What stands in by default for what was not handed over: one that was handed over for that, if there is one.
  private func standIn(for one: Found) -> Found {
    guard isHanded[one.member] == nil, let value = call("stands", one), let type = evaluator.metatype(value), !type.isOpen,
      let group = evaluator.group(of: type, vocabulary)
    else { return one }
    var other = one
    (other.member, other.type) = (Member(group: group, arguments: evaluator.arguments(of: value)), type)
    if other.member != one.member, let number = standing[one.member] {
      (other.member, other.type, other.object) = (handed[number].member, handed[number].type, handed[number].object)
    }
    return other
  }

  private func replaces(_ one: Found) -> (surely: [Member], maybe: [Member]) {
    if let known = replacing[one.member] { return known }
    var found: (surely: [Member], maybe: [Member]) = ([], [])
    func add(_ value: Value, isSure: Bool) {
      if case .choice(let values) = value.form { return values.forEach { add($0, isSure: false) } }
      guard let type = evaluator.metatype(value), let group = evaluator.group(of: type, vocabulary) else { return }
      let member = Member(group: group, arguments: evaluator.arguments(of: value))
      if isSure { found.surely.append(member) } else { found.maybe.append(member) }
    }
    switch inside(one, { call("replaces", one) })?.form {
    case .list(let values, true)?: values.forEach { add($0, isSure: true) }
    case .parameter?: evaluator.counters.openings += 1
    default: inside(one) { evaluator.note(.include, "the list cannot be read") }
    }
    replacing[one.member] = found
    return found
  }

  private func stays(_ one: Found) -> Bool { evaluator.symbols.type(one.type, inherits: staying) }

  /// Whether the group is come to in any case.
  private func isSure(_ one: Found) -> Bool { one.condition == base.condition && one.branch == base.branch }

  private func found(_ index: Int, _ value: Value, object: Value?, source: Int?) -> Found {
    let type = evaluator.metatype(value) ?? value.made.unwrapped
    let member = Member(group: index, arguments: evaluator.arguments(of: Value(.metatype(type), type: .metatype(type))))
    return Found(
      member: member, type: type, object: object, source: source, at: evaluator.place(of: value),
      condition: evaluator.context.condition, branch: evaluator.context.branch)
  }

  private func metatype(_ one: Found) -> Value {
    Value(.metatype(one.type), type: .metatype(one.type), born: base.sites.count - 1)
  }

  private func closure(_ value: Value?) -> ClosureValue? {
    guard case .closure(let body)? = value?.form else { return nil }
    return ClosureValue(body.closure, at: body.place, frame: body.frame, environment: body.environment)
  }

  private func call(_ label: String, _ one: Found) -> Value? {
    closure(arguments.labelled[label]).map { evaluator.call($0, [metatype(one)], expecting: nil) }
  }

  private func run(_ label: String, _ one: Found) { inside(one) { _ = call(label, one) } }

  private func inside<T>(_ one: Found, _ body: () -> T) -> T {
    evaluator.with(
      {
        ($0.condition, $0.branch) = (one.condition, one.branch)
        $0.groups.append(one.member.group)
        $0.groupSite = $0.site
        $0.asker = .code(evaluator.recording.groups[one.member.group].name)
      }, body)
  }
}
