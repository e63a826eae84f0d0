import Model

/// What one container holds: a root's, or one thought up to judge an assembly by its contract.
struct Container {
  /// By index into the registrations.
  var holds: [Int: Draft.Load]
  /// Part of what it loads could not be read.
  var isOpen: Bool
  /// Doubts that concern it.
  var doubts: [Draft.Doubt]
}

extension Draft {
  /// One container a root, in their order.
  func containers() -> [Container] {
    var result = roots.map { Container(holds: [:], isOpen: $0.isOpen, doubts: []) }
    for (index, registration) in registrations.enumerated() {
      for load in registration.loads { result[load.root].holds[index] = load }
    }
    for doubt in doubts {
      let concerned = doubt.roots.isEmpty ? roots.indices.filter { roots[$0].framework == doubt.framework } : doubt.roots
      for root in concerned { result[root].doubts.append(doubt) }
    }
    return result
  }

  /// By root, the containers that are asked in turn: its own, then its ancestors, nearest first.
  func chains() -> [[Int]] {
    roots.indices.map { root in
      var chain: [Int] = []
      func ask(_ next: Int) {
        guard !chain.contains(next) else { return }
        chain.append(next)
        roots[next].parents.forEach(ask)
      }
      ask(root)
      return chain
    }
  }
}

/// How assemblies lean on one another.
struct Structure {
  /// By group, the assemblies into which it may look directly: those that it includes or imports, itself or through modules
  /// of its own.
  let imports: [[Int]]
  /// By group, every assembly that it reaches that way, itself included.
  let reached: [Set<Int>]

  init(_ draft: Draft) {
    let isAssembly = draft.groups.map { $0.level == .assembly }
    var next = [[(to: Int, kind: Include.Kind)]](repeating: [], count: draft.groups.count)
    for include in draft.includes {
      if case .group(let from) = include.from { next[from].append((include.to, include.kind)) }
    }
    // Scopes of a tree look upward and choose nothing by whom they lean on.
    let planted = Set(draft.scopes.flatMap(\.holds))
    let imports = draft.groups.indices.map { group -> [Int] in
      if planted.contains(group) { return [] }
      var found: Set<Int> = []
      var seen: Set<Int> = [group]
      var work = [group]
      while let at = work.popLast() {
        for (to, _) in next[at] where seen.insert(to).inserted {
          if isAssembly[to] { found.insert(to) } else { work.append(to) }
        }
      }
      return found.sorted()
    }
    let graph = Digraph(
      count: imports.count, arrows: imports.indices.flatMap { from in imports[from].map { Digraph.Arrow(from, $0) } })
    self.imports = imports
    let open = draft.openGroups
    reached = imports.indices.map { group in
      let found: Set<Int> = isAssembly[group] ? graph.reached(from: [group]) : []
      // What could not be read may lead anywhere.
      return found.isDisjoint(with: open) ? found : Set(imports.indices)
    }
  }
}
