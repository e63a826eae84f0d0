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
    func load(_ group: Int, _ assembly: Int?, withInternal: Bool, isGiven: Bool = false) {
      guard seen.insert(group).inserted else { return }
      let home = isAssembly[group] ? group : assembly
      result.append(Step(group: group, assembly: home, isGiven: isGiven && !isAssembly[group]))
      for kind in [Include.Kind.dynamic, .public, .child, .internal, .dependency] where kind != .internal || withInternal {
        for include in includes[group] where include.kind == kind && isActive(include) {
          load(include.to, home, withInternal: false, isGiven: isGiven || kind == .dynamic)
        }
      }
    }
    load(start, nil, withInternal: withInternal)
    return result
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
