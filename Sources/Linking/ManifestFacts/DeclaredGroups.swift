import Model

extension Draft {
  /// The id under which a graph is judged that only a manifest declares.
  public static let manifestFramework = "manifest"

  /// Adds what a manifest declares to what the source says.
  ///
  /// What only the manifest says is added: its assemblies, modules and providers, external keys, targets, and roots. Where both
  /// speak of one assembly or module and differ, that is a mismatch. With one framework in the source, the manifest's parts are
  /// judged as that framework's; else by the manifest's own policy.
  ///
  /// Names that neither declares are opaque: whoever loads them is open. Assemblies load as their rule says: public modules with
  /// them and with whoever reaches them through dependencies, internal ones only where the assembly itself is a root.
  public mutating func declare(_ declared: Declared) {
    external += declared.external
    declareTargets(declared.targets)
    var names = DeclaredNames(self, declared)
    declareGroups(declared, &names)
    declareMemberships(declared, names)
    let written = registrations.count
    declareProviders(declared, names)
    declareRoots(declared, names, adding: written..<registrations.count)
  }

  private mutating func declareTargets(_ declared: [DeclaredTarget]) {
    for target in declared where !target.isGlob {
      let new = Target(name: target.name.name, path: target.path ?? "", kind: target.kind ?? "library", layer: target.layer)
      if let index = targets.firstIndex(where: { $0.name == new.name }) {
        targets[index].kind = target.kind ?? targets[index].kind
        targets[index].layer = target.layer ?? targets[index].layer
      } else if target.path != nil {
        targets.append(new)
      }
    }
  }

  /// Groups for the names that the source does not have.
  private mutating func declareGroups(_ declared: Declared, _ names: inout DeclaredNames) {
    for assembly in declared.assemblies {
      names.add(assembly.name, .assembly, isDynamic: assembly.isDynamic, isDescribed: true, to: &self)
    }
    for module in declared.modules { names.add(module.name, .module, isDescribed: true, to: &self) }
    for assembly in declared.assemblies {
      for module in (assembly.publicModules ?? []) + (assembly.internalModules ?? []) + assembly.declarations.map(\.module) {
        names.add(module, .module, isDescribed: false, to: &self)
      }
      for other in assembly.dependencies ?? [] { names.add(other, .assembly, isDescribed: false, to: &self) }
    }
    for (index, place) in names.undescribed.sorted(by: { $0.value < $1.value }) {
      let what = groups[index].level == .assembly ? "an assembly" : "a module"
      opaque.append(
        Opaque(
          what: .include,
          reason: "`\(groups[index].name)` is listed as \(what), and neither the manifest nor the source declares it",
          cure: groups[index].level == .assembly
            ? "assemblies: { \(groups[index].name): { public: […] } }" : "modules: { \(groups[index].name): { provides: […] } }",
          at: place))
      coverage.includes.opaque += 1
    }
  }

  private mutating func declareProviders(_ declared: Declared, _ names: DeclaredNames) {
    for module in declared.modules {
      guard let group = names[module.name.name] else { continue }
      for provider in module.provides {
        if names.isInSource(group), !mayAdd(provider, to: group, module.name) { continue }
        let index = registrations.count
        registrations.append(Registration(Provider(provider, framework: names.framework, in: group, groups[group])))
        coverage.registrations.understood += 1
        for need in provider.needs {
          requests.append(Request(Need(need, by: index, framework: names.framework, scope: .group(group))))
          coverage.needs.understood += 1
        }
      }
    }
  }
}

/// Which group each name of the manifest means.
struct DeclaredNames {
  let framework: String
  /// How many groups the source has.
  private let sourceCount: Int
  private var byName: [String: Int] = [:]
  /// Groups of which nothing but the name is known, and where it was first mentioned.
  private(set) var undescribed: [Int: Location] = [:]

  init(_ draft: Draft, _ declared: Declared) {
    sourceCount = draft.groups.count
    let frameworks = Set(draft.groups.map(\.framework) + draft.roots.map(\.framework)).sorted()
    framework = frameworks.count == 1 ? frameworks[0] : Draft.manifestFramework
    if declared == Declared() { return }
    // By full name, and by its last part where that is nobody else's.
    var shorts: [String: [Int]] = [:]
    for (index, group) in draft.groups.enumerated() {
      if let short = group.name.split(separator: ".").last { shorts[String(short), default: []].append(index) }
    }
    for (name, indices) in shorts where indices.count == 1 { byName[name] = indices[0] }
    for (index, group) in draft.groups.enumerated().reversed() { byName[group.name] = index }
  }

  subscript(_ name: String) -> Int? { byName[name] }
  func isInSource(_ group: Int) -> Bool { group < sourceCount }

  mutating func add(
    _ name: DeclaredName, _ level: Group.Level, isDynamic: Bool = false, isDescribed: Bool, to draft: inout Draft
  ) {
    if byName[name.name] == nil {
      byName[name.name] = draft.groups.count
      if !isDescribed { undescribed[draft.groups.count] = name.at }
      draft.groups.append(
        Group(name: name.name, level: level, kind: "declared", framework: framework, isDynamic: isDynamic, at: name.at))
      if draft.policies[framework] == nil { draft.policies[framework] = .declared }
    }
  }
}

extension Policy {
  /// How a graph is judged of which only a manifest speaks: a container that injects late where asked to, chooses nothing by
  /// itself and, like assemblies that load one another, never ends where they stand in a ring.
  public static let declared = Policy(
    rings: RingPolicy(openings: [.marked, .late, .deferred, .eagerMany], allUnshared: .warning), assemblyRings: .error)
}

extension Provider {
  init(_ declared: DeclaredProvider, framework: String, in index: Int, _ group: Group) {
    let types = [declared.type] + declared.aliases.filter { $0 != declared.type }
    self.init(
      keys: types.map { Key(type: $0, name: declared.keyName, tags: declared.tags) }, implementation: declared.type,
      lifetime: declared.lifetime, framework: framework, owner: .group(index), at: declared.at, site: declared.at)
    visibility = group.visibility
  }
}

extension Need {
  init(_ declared: DeclaredNeed, by registration: Int, framework: String, scope: Owner) {
    self.init(
      key: declared.key, by: .provider(registration), framework: framework, scope: scope, phase: declared.phase, at: declared.at)
    isOptional = declared.isOptional
    isMany = declared.isMany
  }
}
