import Model

/// Which groups are loaded where a group is, by its includes: the rule of assemblies with public and internal modules.
struct Loading {
  /// One group being loaded, and the assembly that loads it.
  struct Step: Hashable {
    var group: Int
    var assembly: Int?
    /// Others gave it to the assembly, so it is at home in none that is known.
    var isGiven = false
  }

  private let includes: [[Include]]
  private let isAssembly: [Bool]

  init(_ draft: Draft) {
    var includes = [[Include]](repeating: [], count: draft.groups.count)
    for include in draft.includes {
      if case .group(let from) = include.from { includes[from].append(include) }
    }
    self.includes = includes
    isAssembly = draft.groups.map { $0.level == .assembly }
  }

  var assembliesWithInternals: [Int] {
    includes.indices.filter { index in isAssembly[index] && includes[index].contains { $0.kind == .internal } }
  }

  /// What loading `start` loads, in order, each group once: the group itself, what others gave it, its public modules, its
  /// internal ones if asked, then its dependencies without theirs. `except` was loaded before and is not loaded again;
  /// includes that `isActive` refuses are passed over.
  func steps(
    from start: Int, withInternal: Bool, except: Set<Int> = [], isActive: (Include) -> Bool = { _ in true }
  ) -> [Step] {
    var seen = except
    var result: [Step] = []
    // What is still to be loaded, the next last.
    var work = [Pending(group: start, assembly: nil, withInternal: withInternal, isGiven: false)]
    while let next = work.popLast() {
      guard seen.insert(next.group).inserted else { continue }
      let home = isAssembly[next.group] ? next.group : next.assembly
      result.append(Step(group: next.group, assembly: home, isGiven: next.isGiven && !isAssembly[next.group]))
      var found: [Pending] = []
      for kind in [Include.Kind.dynamic, .public, .child, .internal, .dependency] where kind != .internal || next.withInternal {
        for include in includes[next.group] where include.kind == kind && isActive(include) {
          found.append(
            Pending(group: include.to, assembly: home, withInternal: false, isGiven: next.isGiven || kind == .dynamic))
        }
      }
      work += found.reversed()
    }
    return result
  }

  /// A group about to be loaded.
  private struct Pending {
    var group: Int
    var assembly: Int?
    var withInternal: Bool
    var isGiven: Bool
  }

  /// What only the internal modules of an assembly bring.
  func internals(of assembly: Int) -> Set<Int> {
    var result: Set<Int> = []
    for include in includes[assembly] where include.kind == .internal {
      result.formUnion(steps(from: include.to, withInternal: true).map(\.group))
    }
    return result
  }
}
