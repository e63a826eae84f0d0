import Model

extension Program {
  /// The executables, each with those `#if` flags that its own target settles and that no other code which it may run sees otherwise.
  func hostsWithFlags() -> [Draft.Host] {
    guard !settledFlags.isEmpty, flags == nil else { return hosts }
    let perhaps = targets.indices.filter { !["app", "extension", "test"].contains(targets[$0].kind) }
    var testing: [Int: Set<String>] = [:]
    return hosts.map { host in
      guard let executable = host.executable, let own = settledFlags[executable] else { return host }
      let others = Set(host.targets).union(host.mayLink ?? Set(perhaps)).subtracting([executable])
      var result = host
      result.settledFlags = own.filter { name, holds in
        others.allSatisfy { other in
          if settledFlags[other]?[name] == holds { return true }
          if testing[other] == nil { testing[other] = tests(in: other) }
          return !testing[other]!.contains(name)
        }
      }
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
  /// By root: which of its flags are settled in every executable in which it comes to life, as a condition that all its builds satisfy.
  func buildsOfRoots() -> [BuildCondition] {
    var flags = [[String: Bool]?](repeating: nil, count: roots.count)
    for host in hosts {
      for root in host.roots {
        flags[root] = flags[root].map { known in known.filter { host.settledFlags[$0.key] == $0.value } } ?? host.settledFlags
      }
    }
    guard flags.contains(where: { $0?.isEmpty == false }) else { return Array(repeating: .always, count: roots.count) }
    var names: Set<String> = []
    for registration in registrations { names.formUnion(registration.provider.condition.tests) }
    for request in requests {
      names.formUnion(request.need.condition.tests)
      for setting in request.settings { names.formUnion(setting.condition.tests) }
    }
    return flags.map { flags in
      (flags ?? [:]).filter { names.contains($0.key) }.sorted { $0.key < $1.key }.reduce(.always) { condition, flag in
        condition.and(flag.value ? .test(flag.key) : .not(.test(flag.key)))
      }
    }
  }
}
