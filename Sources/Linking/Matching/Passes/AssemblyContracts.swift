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
      var loads: [Int: Draft.Load] = [:]
      for (order, step) in loaded.enumerated() {
        for index in byOwner[step.group] ?? [] { loads[index] = Draft.Load(root: 0, order: order, assembly: step.assembly) }
      }
      var container = Container(isOpen: false)
      for index in loads.keys.sorted() { container.hold(index, provider(index), loads[index]!) }
      for step in loaded where step.assembly == assembly {
        for asker in byOwner[step.group] ?? [] {
          for request in byAsker[asker] ?? [] {
            let question = Question(draft.requests[request].need, home: assembly, given: provider(asker).condition)
            guard verdict(of: draft.requests[request], question, in: container).status == .missing else { continue }
            let answers = fitting(question.key, many: question.isMany, question.framework).all.filter { found in
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
