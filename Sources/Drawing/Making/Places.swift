import Model

/// Where each thing of a graph stands in a picture of one level: which box or frame speaks for it.
struct Places {
  let graph: Graph
  let level: Picture.Level
  let homes: [Int?]
  /// Groups and roots that are frames here because something stands in them.
  private(set) var frames: Set<Owner> = []
  /// How many registrations each owner has itself.
  private(set) var registrations: [Owner: Int] = [:]
  /// How many registrations each box speaks for: above modules an assembly's own and those of its modules.
  private(set) var totals: [Picture.ID: Int] = [:]
  /// How many modules each assembly frames.
  private(set) var modules: [Int: Int] = [:]
  private(set) var codeIndices: [String: Int] = [:]
  private(set) var codePlaces: [String: Location] = [:]
  private(set) var missingIndices: [String: Int] = [:]

  init(_ graph: Graph, _ links: [Link], _ level: Picture.Level) {
    self.graph = graph
    self.level = level
    homes = Drawing.homes(graph)
    for provider in graph.providers { if let owner = provider.owner { registrations[owner, default: 0] += 1 } }
    for home in homes { if let home { modules[home, default: 0] += 1 } }
    if level == .component { frames.formUnion(registrations.keys) }
    if level == .component || level == .module { frames.formUnion(modules.keys.map { .group($0) }) }
    for need in graph.needs {
      if case .code(let name) = need.by { codePlaces[name] = min(codePlaces[name] ?? need.at, need.at) }
    }
    for (index, name) in codePlaces.keys.sorted().enumerated() { codeIndices[name] = index }
    let missing = Set(links.filter { $0.target == .missing }.map { graph.needs[$0.need].key.description })
    for (index, key) in missing.sorted().enumerated() { missingIndices[key] = index }
    for (owner, count) in registrations { if let id = registrations(of: owner) { totals[id, default: 0] += count } }
  }

  /// The box or frame that is the group; nil where this level has none.
  func group(_ group: Int) -> Picture.ID? {
    switch level {
    case .component, .module: return Picture.ID(.group, group)
    case .assembly: return Picture.ID(.group, homes[group] ?? group)
    case .target: return graph.groups[group].target.map { Picture.ID(.target, $0) }
    }
  }

  func root(_ root: Int) -> Picture.ID? {
    level == .target ? graph.roots[root].target.map { Picture.ID(.target, $0) } : Picture.ID(.root, root)
  }

  /// What includes point from and to.
  func owner(_ owner: Owner) -> Picture.ID? {
    switch owner {
    case .group(let group): self.group(group)
    case .root(let root): self.root(root)
    }
  }

  /// The box that speaks for what an owner registers itself.
  func registrations(of owner: Owner?) -> Picture.ID? {
    switch owner {
    case .group(let group) where level == .module && frames.contains(.group(group)): Picture.ID(.own, group)
    case .some(let owner): self.owner(owner)
    case nil: level == .target ? nil : Picture.ID(.ungrouped, 0)
    }
  }

  func provider(_ provider: Int) -> Picture.ID? {
    level == .component ? Picture.ID(.provider, provider) : registrations(of: graph.providers[provider].owner)
  }

  /// The box from which a need's arrow starts. Above components, code that asks inside a group or root is that group or root.
  func asker(_ need: Need) -> Picture.ID? {
    switch need.by {
    case .provider(let provider): return self.provider(provider)
    case .code(let name):
      if level != .component, let scope = need.scope { return registrations(of: scope) }
      return codeIndices[name].map { Picture.ID(.code, $0) }
    }
  }

  /// The frame in which an owner's box or frame stands.
  func home(of owner: Owner) -> Picture.ID? {
    guard case .group(let group) = owner, level == .component || level == .module else { return nil }
    return homes[group].map { Picture.ID(.group, $0) }
  }
}
