import Model
@testable import Linking

/// Numbers that look random and are the same in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func isLucky(_ one: Int) -> Bool { next(below: one) == 0 }
  mutating func pick<T>(_ some: [T]) -> T { some[next(below: some.count)] }
}

extension Draft {
  /// A draft of a dozen groups and registrations in which everything occurs that matching visibilities at.
  static func random(_ dice: inout Dice, policy: Policy) -> Draft {
    var draft = Draft()
    draft.policies["box"] = policy
    let types = ["A", "B", "C", "D"].map { TypeName.named($0) }
    for index in 0..<6 {
      draft.groups.append(
        Group(
          name: "G\(index)", level: index < 3 ? .assembly : .module, kind: "group", framework: "box",
          at: Location(file: "groups", line: index + 1, column: 1)))
    }
    for index in 0..<8 {
      let (from, to) = (dice.next(below: 6), dice.next(below: 6))
      let at = Location(file: "includes", line: index + 1, column: 1)
      if dice.isLucky(4) {
        draft.visibilities.append(Visibility(from: from, to: to, at: at))
      } else {
        draft.includes.append(
          Include(from: .group(from), to: to, kind: dice.pick([.public, .internal, .dependency, .child]), at: at))
      }
    }
    for index in 0..<3 {
      draft.roots.append(
        Root(
          name: "R\(index)", framework: "box", parents: index == 2 && dice.isLucky(2) ? [0] : [], isOpen: dice.isLucky(9),
          loaded: (0..<6).filter { _ in dice.isLucky(2) }, at: Location(file: "roots", line: index + 1, column: 1)))
    }
    for index in 0..<12 {
      let group = dice.next(below: 6)
      let at = Location(file: "code", line: dice.next(below: 9) + 1, column: index)
      var provider = Provider(
        keys: [
          Key(type: .named("Impl\(dice.next(below: 9))")),
          Key(
            type: dice.pick(types), name: dice.isLucky(4) ? "n" : nil, tags: dice.isLucky(4) ? [.named("T")] : []),
        ], implementation: .named("Impl\(dice.next(below: 9))"), lifetime: Lifetime(name: "graph", sharing: .graph),
        framework: "box", owner: .group(group), at: at, site: at)
      provider.priority = dice.pick([.normal, .normal, .default, .test])
      provider.hasMaker = !dice.isLucky(6)
      provider.condition = dice.pick([.always, .always, .test("X"), .not(.test("X"))])
      provider.visibility = dice.pick([nil, .public, .internal])
      let loads = draft.roots.indices.filter { draft.roots[$0].loaded.contains(group) }.map {
        Load(root: $0, order: index, run: dice.next(below: 2), assembly: dice.isLucky(4) ? nil : dice.next(below: 3))
      }
      draft.registrations.append(Registration(provider, loads: loads))
    }
    for index in 0..<16 {
      let isCode = dice.isLucky(4)
      var need = Need(
        key: Key(
          type: dice.pick(types), name: dice.isLucky(5) ? "n" : nil, tags: dice.isLucky(5) ? [.named("T")] : []),
        by: isCode ? .code("Code\(index)") : .provider(dice.next(below: 12)), framework: "box", scope: nil, phase: .eager,
        at: Location(file: "code", line: dice.next(below: 9) + 1, column: 100 + index))
      need.isOptional = dice.isLucky(4)
      need.isMany = dice.isLucky(5)
      draft.requests.append(Request(need, roots: isCode && dice.isLucky(2) ? [dice.next(below: 3)] : []))
    }
    return draft
  }

  /// The same draft with every array in another order.
  func shuffled(_ dice: inout Dice) -> Draft {
    var result = self
    let (groupOrder, rootOrder) = (groups.indices.shuffled(using: &dice), roots.indices.shuffled(using: &dice))
    let order = registrations.indices.shuffled(using: &dice)
    func new(_ old: Int, _ order: [Int]) -> Int { order.firstIndex(of: old)! }
    func moved(_ owner: Owner) -> Owner {
      switch owner {
      case .group(let index): .group(new(index, groupOrder))
      case .root(let index): .root(new(index, rootOrder))
      }
    }
    result.groups = groupOrder.map { groups[$0] }
    result.roots = rootOrder.map { old in
      var root = roots[old]
      root.parents = root.parents.map { new($0, rootOrder) }
      root.loaded = root.loaded.map { new($0, groupOrder) }.shuffled(using: &dice)
      return root
    }
    result.includes = includes.shuffled(using: &dice).map {
      Include(from: moved($0.from), to: new($0.to, groupOrder), kind: $0.kind, condition: $0.condition, at: $0.at)
    }
    result.visibilities = visibilities.shuffled(using: &dice).map {
      Visibility(from: new($0.from, groupOrder), to: new($0.to, groupOrder), at: $0.at)
    }
    result.registrations = order.map { old in
      var registration = registrations[old]
      registration.provider.owner = registration.provider.owner.map(moved)
      registration.loads = registration.loads.shuffled(using: &dice).map {
        Load(root: new($0.root, rootOrder), order: $0.order, run: $0.run, assembly: $0.assembly.map { new($0, groupOrder) })
      }
      return registration
    }
    result.requests = requests.shuffled(using: &dice).map { old in
      var request = old
      if case .provider(let index) = old.need.by { request.need.by = .provider(new(index, order)) }
      request.roots = old.roots.map { new($0, rootOrder) }
      return request
    }
    return result
  }
}
