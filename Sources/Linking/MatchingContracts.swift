import Model

extension Matcher {
  /// Where a public or dynamic module cannot stand without an internal module of its own assembly. Each assembly is judged as
  /// if it were taken as a dependency: with what it and its dependencies then load, and nothing else.
  func leaks() -> [Leak] {
    let loading = Loading(draft)
    var byOwner: [Int: [Int]] = [:]
    for (index, registration) in draft.registrations.enumerated() {
      if case .group(let group) = registration.provider.owner { byOwner[group, default: []].append(index) }
    }
    var byAsker: [Int: [Int]] = [:]
    for (index, request) in draft.requests.enumerated() {
      if case .provider(let asker) = request.need.by { byAsker[asker, default: []].append(index) }
    }
    var result: [Leak] = []
    for assembly in loading.assembliesWithInternals where policy(of: draft.groups[assembly].framework).access == .flat {
      let loaded = loading.steps(from: assembly, withInternal: false)
      let contract = Set(loaded.map(\.group))
      let hidden = loading.internals(of: assembly).subtracting(contract)
      var holds: [Int: Draft.Load] = [:]
      for (order, step) in loaded.enumerated() {
        for index in byOwner[step.group] ?? [] { holds[index] = Draft.Load(root: 0, order: order, assembly: step.assembly) }
      }
      let container = Container(holds: holds, isOpen: false, doubts: [])
      for step in loaded where step.assembly == assembly {
        for asker in byOwner[step.group] ?? [] {
          for request in byAsker[asker] ?? [] {
            let question = Question(draft.requests[request].need, home: assembly, given: provider(asker).condition)
            guard verdict(of: draft.requests[request], question, in: [container]).status == .missing else { continue }
            let answers = fitting(question.key, many: question.isMany, policy(of: question.framework)).filter { found in
              guard found.fit == .yes, case .group(let group) = provider(found.index).owner else { return false }
              return hidden.contains(group) && !provider(found.index).condition.excludes(question.condition)
            }
            if !answers.isEmpty { result.append(Leak(assembly: assembly, need: request, providers: answers.map(\.index))) }
          }
        }
      }
    }
    return result.sorted { ($0.assembly, $0.need) < ($1.assembly, $1.need) }
  }
}

/// Which groups are loaded where a group is, by its includes: the rule of assemblies with public and internal modules.
struct Loading {
  /// One group being loaded, and the assembly that loads it.
  struct Step: Hashable {
    var group: Int
    var assembly: Int?
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
  /// internal ones if asked, then its dependencies without theirs. `except` was loaded before and is not loaded again.
  func steps(from start: Int, withInternal: Bool, except: Set<Int> = []) -> [Step] {
    var seen = except
    var result: [Step] = []
    func load(_ group: Int, _ assembly: Int?, withInternal: Bool) {
      guard seen.insert(group).inserted else { return }
      let home = isAssembly[group] ? group : assembly
      result.append(Step(group: group, assembly: home))
      for kind in [Include.Kind.dynamic, .public, .child, .internal, .dependency] where kind != .internal || withInternal {
        for include in includes[group] where include.kind == kind {
          load(include.to, home, withInternal: false)
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
