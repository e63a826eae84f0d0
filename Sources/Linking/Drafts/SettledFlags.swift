import Model

extension Program {
  /// The executables, each with those `#if` flags that its own target settles and that no other code which it may run sees otherwise, and with
  /// the systems for which it is built, which all of that code has in common.
  func hostsWithFlags() -> [Draft.Host] {
    let settled = flags == nil ? settledFlags : [:]
    // A system among the flags of the run decides about all.
    let systems = flags?.contains { $0.hasPrefix("os(") } ?? false ? [:] : self.systems
    guard !settled.isEmpty || !systems.isEmpty else { return hosts }
    let perhaps = targets.indices.filter { !["app", "extension", "test"].contains(targets[$0].kind) }
    var testing: [Int: Set<String>] = [:]
    return hosts.map { host in
      guard let executable = host.executable else { return host }
      let others = Set(host.targets).union(host.mayLink ?? Set(perhaps)).subtracting([executable])
      var result = host
      result.settledFlags = (settled[executable] ?? [:]).filter { name, holds in
        others.allSatisfy { other in
          if settled[other]?[name] == holds { return true }
          if testing[other] == nil { testing[other] = tests(in: other) }
          return !testing[other]!.contains(name)
        }
      }
      result.systems = systems[executable]
      return result
    }
  }

  /// The flags for which the sources of a target ask.
  private func tests(in target: Int) -> Set<String> {
    digests.lazy.filter { targetsOfFile[$0.file]?.contains(target) ?? false }.reduce(into: []) { $0.formUnion($1.tests) }
  }
}

extension Digest {
  fileprivate var tests: Set<String> {
    var found: Set<String> = []
    func look(_ body: [Statement]) {
      Walk.statements(
        body, expression: { _ in },
        statement: { statement in
          guard case .conditional(let branches) = statement else { return }
          for branch in branches { found.formUnion(branch.condition.tests) }
        })
    }
    look(statements)
    for declaration in declarations {
      found.formUnion(declaration.condition.tests)
      look((declaration.body ?? []) + (declaration.value.map { [.expression($0)] } ?? []))
    }
    return found
  }
}

extension Draft {
  /// By root: what is settled in every executable in which it comes to life, as a condition that all its builds satisfy: flags, and for which
  /// systems they are.
  func buildsOfRoots() -> [BuildCondition] {
    var flags = [[String: Bool]?](repeating: nil, count: roots.count)
    var systems = [Set<String>?](repeating: [], count: roots.count)
    for host in hosts {
      for root in host.roots {
        flags[root] = flags[root].map { known in known.filter { host.settledFlags[$0.key] == $0.value } } ?? host.settledFlags
        systems[root] = systems[root].flatMap { known in host.systems.map { known.union($0) } }
      }
    }
    guard hosts.contains(where: { !$0.settledFlags.isEmpty || $0.systems != nil }) else {
      return Array(repeating: .always, count: roots.count)
    }
    var names: Set<String> = []
    for registration in registrations { names.formUnion(registration.provider.condition.tests) }
    for request in requests {
      names.formUnion(request.need.condition.tests)
      for setting in request.settings { names.formUnion(setting.condition.tests) }
    }
    // What comes to life in none of them is built for no other system than they are.
    let everywhere = hosts.contains { $0.systems == nil } ? [] : hosts.reduce(into: Set()) { $0.formUnion($1.systems ?? []) }
    // Two systems have an old name besides, and what asks for one asks for no other system.
    let tellsSystems = names.contains { $0.hasPrefix("os(") } && names.isDisjoint(with: ["os(OSX)", "os(xrOS)"])
    return zip(flags, systems).map { flags, systems in
      let own = (systems?.isEmpty ?? false ? everywhere : systems) ?? []
      let known = tellsSystems && !own.isEmpty ? BuildCondition.systems(own) : nil
      let settled = (flags ?? [:]).filter { names.contains($0.key) }.sorted { $0.key < $1.key }
      return settled.reduce(known ?? .always) { $0.and($1.value ? .test($1.key) : .not(.test($1.key))) }
    }
  }
}
