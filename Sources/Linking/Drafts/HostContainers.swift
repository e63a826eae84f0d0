import Model

extension Draft {
  /// A container that is there in each host and holds what the host links, marked `@linked`: one for each host takes its place. What
  /// no host here links is linked by programs that are not here, which may bring what it lacks; so is a file of which nobody knows whose it is
  /// where there are targets and no host.
  mutating func divideByHosts(_ targetsOfFile: [String: [Int]]) {
    for index in requests.indices where requests[index].roots.contains(where: { linked[$0] != nil }) {
      let isLinkedHere =
        requests[index].target == nil ? targets.isEmpty || !hosts.isEmpty : !linking(requests[index].target).isEmpty
      if !isLinkedHere { requests[index].isProvidedOutside = true }
    }
    for (root, places) in hosts.isEmpty ? [] : linked.sorted(by: { $0.key < $1.key }) {
      let isLeftOver = requests.contains { $0.roots.contains(root) && linking($0.target).isEmpty }
      let whole = roots[root]
      var parts: [Int] = []
      for host in hosts.indices {
        if parts.isEmpty, !isLeftOver {
          parts = [root]
        } else {
          parts.append(roots.count)
          roots.append(whole)
        }
        roots[parts[host]].name = "\(whole.name) of \(hosts[host].name)"
        let targets = Set(hosts[host].targets)
        // Of the places that make it the first that the host links.
        roots[parts[host]].at =
          ([whole.at] + places).first { targetsOfFile[$0.file]?.contains(where: targets.contains) ?? false } ?? whole.at
        hosts[host].roots = hosts[host].roots.filter { $0 != root } + [parts[host]]
      }
      load(root, into: parts, targetsOfFile)
      for index in doubts.indices where doubts[index].roots.contains(root) {
        doubts[index].roots = Set(doubts[index].roots + parts).sorted()
      }
      for index in requests.indices where requests[index].roots.contains(root) {
        requests[index] = addressed(requests[index], parts, instead: root)
      }
    }
    linked = [:]
  }

  /// A request to one of the parts of a container. Code asks in the hosts that link it and lead to it. Where nothing is seen to lead to it in
  /// any of them, it is enough if one has what it asks for: a screen may be opened by a storyboard.
  private func addressed(_ old: Request, _ parts: [Int], instead root: Int) -> Request {
    var request = old
    request.hosts = nil
    let linking = linking(request.target)
    guard !linking.isEmpty else { return request }
    let leading = old.hosts.map { hosts in linking.filter(hosts.contains) } ?? linking
    request.roots = request.roots.filter { $0 != root } + (leading.isEmpty ? linking : leading).map { parts[$0] }
    if case .provider(let asker) = request.need.by, !request.asksByItself {
      // What a maker asks for it asks where it is run.
      let isHeld = registrations[asker].loads.contains { parts.contains($0.root) }
      request.isBrought = request.isBrought || isHeld && !leading.isEmpty && leading.count < linking.count
    } else if leading.isEmpty, request.roots.count == linking.count {
      request.roots = []
      request.hosts = []
      request.need.isAmbient = true
    }
    return request
  }

  /// The hosts that link a target.
  private func linking(_ target: Int?) -> [Int] {
    guard let target else { return [] }
    return hosts.indices.filter { hosts[$0].targets.contains(target) }
  }

  /// Puts into the containers of the hosts what each may link.
  ///
  /// Of what executables compile in their own targets, a program that is not here may have at most what one of them does.
  private mutating func load(_ root: Int, into parts: [Int], _ targetsOfFile: [String: [Int]]) {
    let executables = Set(hosts.compactMap(\.executable))
    var owners: [Key: [Int]] = [:]
    for index in registrations.indices {
      guard let place = registrations[index].loads.firstIndex(where: { $0.root == root }) else { continue }
      let load = registrations[index].loads[place]
      let homes = targetsOfFile[registrations[index].provider.at.file] ?? []
      var isElsewhere = parts.contains(root)
      if !isElsewhere, !homes.isEmpty, homes.allSatisfy(executables.contains) {
        for key in registrations[index].provider.keys {
          if owners[key] == nil { owners[key] = homes }
          isElsewhere = isElsewhere || owners[key] != homes
        }
      }
      if isElsewhere { registrations[index].loads.remove(at: place) }
      registrations[index].linkedWith = homes.first.map { targets[$0].name }
      for (host, part) in zip(hosts, parts) {
        guard homes.isEmpty || host.mayLink.map({ homes.contains(where: $0.contains) }) ?? true else { continue }
        var own = load
        own.root = part
        registrations[index].loads.append(own)
      }
      if registrations[index].provider.owner == .root(root) {
        let all = registrations[index].loads.map(\.root)
        registrations[index].provider.owner = all.count == 1 ? .root(all[0]) : nil
      }
    }
  }
}
