import Model

/// One that may be chosen: what a framework looks at when it has to choose.
struct Candidate: Hashable {
  /// An index into the registrations.
  var registration: Int
  var priority: Provider.Priority
  var load: Draft.Load
  var hasMaker: Bool
  var isCollected = false
  /// The run-time branches in which it is there.
  var branches = Branches.always
}

extension Policy {
  /// What is left of `candidates` after choosing for an asker whose home is `home`; several where the framework cannot choose.
  /// `imports` are the assemblies into which an assembly may look directly.
  func chosen(
    of candidates: [Candidate], many: Bool, home: Int?, imports: (Int) -> [Int]
  ) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    if choices.contains(.testDouble) {
      let doubles = candidates.filter { $0.priority == .test }
      if doubles.count == 1 { return doubles }
    }
    if many || candidates.allSatisfy(\.isCollected) { return candidates }
    func defaults(_ some: [Candidate]) -> [Candidate] {
      let marked = some.filter { $0.priority == .default }
      return marked.isEmpty ? some : marked
    }
    var left = candidates
    func inside(_ assemblies: Set<Int>) -> [Candidate] {
      left.filter { candidate in candidate.load.assembly.map(assemblies.contains) ?? false }
    }
    for choice in choices where left.count > 1 {
      switch choice {
      case .testDouble: break
      case .ownAssembly:
        guard let home else { break }
        let own = defaults(inside([home]))
        if own.count == 1 { left = own }
      case .importedAssemblies:
        guard let home else { break }
        let imported = defaults(inside(Set(imports(home))))
        if imported.count == 1 { left = imported }
      case .importedTransitively:
        guard let home else { break }
        if let nearest = nearest(left, from: home, imports: imports) { left = [nearest] }
      case .markedDefault: left = defaults(left)
      case .last: left = lasts(of: left)
      case .withMaker: if case let makers = left.filter(\.hasMaker), makers.count == 1 { left = makers }
      }
    }
    return left
  }

  /// The only candidate of the first level of imports that has exactly one, the asker's own assembly being the first.
  private func nearest(_ candidates: [Candidate], from home: Int, imports: (Int) -> [Int]) -> Candidate? {
    var seen: Set<Int> = [home]
    var level = [home]
    while !level.isEmpty {
      let here = candidates.filter { candidate in candidate.load.assembly.map(level.contains) ?? false }
      if here.count == 1 { return here[0] }
      level = level.flatMap(imports).filter { seen.insert($0).inserted }
    }
    return nil
  }

  /// The last of each run, and those before it that are there in runs of the program in which it is not: across runs of registering nobody
  /// knows which comes last.
  private func lasts(of candidates: [Candidate]) -> [Candidate] {
    var last: [Int: Int] = [:]
    for candidate in candidates { last[candidate.load.run] = max(candidate.load.order, last[candidate.load.run] ?? .min) }
    if candidates.allSatisfy({ $0.branches == .always }) {
      return candidates.filter { $0.load.order == last[$0.load.run] }
    }
    let runs = Dictionary(grouping: candidates) { $0.load.run }
    let left = runs.keys.sorted().flatMap { Self.unreplaced(runs[$0]!) }
    return candidates.filter(Set(left).contains)
  }

  /// Those of one run of registering that some run of the program gets.
  private static func unreplaced(_ candidates: [Candidate]) -> [Candidate] {
    var left: [Candidate] = []
    /// The branches of those behind, nearest last; behind too many different ones nothing is looked for.
    var behind: [Branches] = []
    for level in Dictionary(grouping: candidates, by: \.load.order).sorted(by: { $0.key > $1.key }) {
      let seen = level.value.filter { !$0.isReplaced(by: behind) }
      left += seen
      for candidate in seen where !behind.contains(candidate.branches) { behind.append(candidate.branches) }
      if behind.contains(.always) || behind.count > Limit.branches.value { break }
    }
    return left
  }
}

extension Candidate {
  /// Whether one of several registrations that follow it takes its place wherever it is there; so do both ways of one choice, which may be all
  /// that there are.
  fileprivate func isReplaced(by others: [Branches]) -> Bool {
    let met = others.filter { !$0.excludes(branches) }
    return met.contains { branches.isWithin($0) }
      || met.indices.contains { a in met[..<a].contains { $0.excludes(met[a]) } }
  }
}
