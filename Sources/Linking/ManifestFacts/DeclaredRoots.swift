import Model

extension Draft {
  /// Gives the declared groups containers to live in, and keeps of the source's roots those that the manifest names.
  ///
  /// - Parameter added: the registrations that the manifest has beside those of the source.
  mutating func declareRoots(_ declared: Declared, _ names: DeclaredNames, adding added: Range<Int>) {
    var kept: Set<Int> = []
    var started: [(group: Int, at: Location)] = []
    for name in declared.roots {
      let found = roots.indices.filter { isNamed(name.name, $0) }
      kept.formUnion(found)
      guard found.isEmpty else { continue }
      if let group = names[name.name] {
        let holders = roots.indices.filter { root in includes.contains { $0.from == .root(root) && $0.to == group } }
        kept.formUnion(holders)
        if holders.isEmpty { started.append((group, name.at)) }
      } else {
        mismatches.append(
          Mismatch(
            subject: name.name,
            message: "the manifest names `\(name.name)` as a root, and no container comes to life there"
              + suggestion(for: name.name, among: Set(roots.map(\.name)).sorted()),
            manifest: name.at, source: nil))
      }
    }
    if !kept.isEmpty || !started.isEmpty { keepRoots(kept) }
    let loading = Loading(self)
    let declarers = Declarers(declared, names)
    let byGroup = registrationsByGroup()
    var loaders: [Int: [Int]] = [:]
    for root in roots.indices { for group in Set(roots[root].loaded) { loaders[group, default: []].append(root) } }
    for index in added {
      // What the manifest adds to a group that a root of the source loads already.
      guard case .group(let group) = registrations[index].provider.owner else { continue }
      for root in loaders[group] ?? [] {
        registrations[index].loads.append(Load(root: root, order: .max, run: 1, assembly: registrations[index].provider.assembly))
      }
    }
    if started.isEmpty && declared.roots.isEmpty {
      let reached = Set(roots.flatMap(\.loaded))
      started = startingAssemblies(loading).filter { !reached.contains($0) && !names.isInSource($0) }.map { ($0, groups[$0].at) }
    }
    for start in started { addRoot(start.group, at: start.at, names, loading, declarers, byGroup) }
    if roots.allSatisfy({ $0.framework != names.framework }) { addImpliedRoot(names, loading, byGroup) }
  }

  /// Whether the root is the one, or one of those, that a manifest's entry means: its own name, the type or function that it
  /// stands in, its file or folder, or its target.
  private func isNamed(_ name: String, _ root: Int) -> Bool {
    let root = roots[root]
    return root.name == name || root.name.hasPrefix(name + ".") || root.at.file == name || root.at.file.hasPrefix(name + "/")
      || root.at.file.hasSuffix("/" + name) || root.target.map { targets[$0].name == name } == true
  }

  /// The assemblies on which no other depends; of those in rings that nothing else reaches, the first.
  private func startingAssemblies(_ loading: Loading) -> [Int] {
    let assemblies = groups.indices.filter { groups[$0].level == .assembly }
    let entered = Set(
      includes.filter { $0.from != .group($0.to) }.compactMap { include -> Int? in
        guard case .group(let from) = include.from, groups[from].level == .assembly else { return nil }
        return include.to
      })
    var starts = assemblies.filter { !entered.contains($0) }
    guard !starts.isEmpty else { return [] }
    var reached: Set<Int> = []
    for start in starts { reached.formUnion(loading.steps(from: start, withInternal: true, except: reached).map(\.group)) }
    for assembly in assemblies where !reached.contains(assembly) {
      starts.append(assembly)
      reached.formUnion(loading.steps(from: assembly, withInternal: true, except: reached).map(\.group))
    }
    return starts
  }

  private mutating func addRoot(
    _ group: Int, at: Location, _ names: DeclaredNames, _ loading: Loading, _ declarers: Declarers,
    _ byGroup: [Int: [Int]]
  ) {
    let index = roots.count
    let tree = Set(loading.steps(from: group, withInternal: true).map(\.group))
    let steps = loading.steps(from: group, withInternal: true) { declarers.isDeclared($0, in: tree) }
    roots.append(
      Root(
        name: groups[group].name, framework: groups[group].framework, target: groups[group].target,
        isOpen: steps.contains { names.undescribed[$0.group] != nil }, loaded: steps.map(\.group).sorted(), at: at))
    includes.append(Include(from: .root(index), to: group, kind: .child, at: at))
    load(steps, into: index, byGroup)
  }

  /// Some container that holds everything.
  private mutating func addImpliedRoot(_ names: DeclaredNames, _ loading: Loading, _ byGroup: [Int: [Int]]) {
    let mine = groups.indices.filter { groups[$0].framework == names.framework }
    guard let first = mine.first else { return }
    var steps: [Loading.Step] = []
    var seen: Set<Int> = []
    let assemblies = mine.filter { groups[$0].level == .assembly }
    for group in assemblies + mine.filter({ groups[$0].level == .module }) {
      let more = loading.steps(from: group, withInternal: true, except: seen)
      seen.formUnion(more.map(\.group))
      steps += more
    }
    roots.append(
      Root(
        name: "any container", framework: names.framework, isImplied: true,
        isOpen: steps.contains { names.undescribed[$0.group] != nil }, loaded: steps.map(\.group).sorted(), at: groups[first].at))
    load(steps, into: roots.count - 1, byGroup)
  }

  /// By group, the registrations in it, ascending.
  private func registrationsByGroup() -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for index in registrations.indices {
      if case .group(let group) = registrations[index].provider.owner { result[group, default: []].append(index) }
    }
    return result
  }

  private mutating func load(_ steps: [Loading.Step], into root: Int, _ byGroup: [Int: [Int]]) {
    for (order, step) in steps.enumerated() {
      for index in byGroup[step.group] ?? [] {
        let load = Load(
          root: root, order: order * registrations.count + index, assembly: step.isGiven ? nil : step.assembly)
        registrations[index].loads.append(load)
      }
    }
  }

  /// Loads a group that only the manifest puts into `holder` wherever `holder` is loaded.
  mutating func loadWherever(_ holder: Int, gains group: Int) {
    let loading = Loading(self)
    let byGroup = registrationsByGroup()
    for root in roots.indices where roots[root].loaded.contains(holder) {
      let steps = loading.steps(from: group, withInternal: false, except: Set(roots[root].loaded))
      load(steps, into: root, byGroup)
      roots[root].loaded += steps.map(\.group)
    }
  }
}

/// Which assembly gives which module to a dynamic one.
struct Declarers {
  private var by: [[Int]: [Int?]] = [:]

  init(_ declared: Declared, _ names: DeclaredNames) {
    for assembly in declared.assemblies {
      for declaration in assembly.declarations {
        guard let to = names[assembly.name.name], let module = names[declaration.module.name] else { continue }
        by[[to, module], default: []].append(names[declaration.by.name])
      }
    }
  }

  /// Whether a dynamic module is there: an assembly of the tree gives it, or one of which nothing is known.
  func isDeclared(_ include: Include, in tree: Set<Int>) -> Bool {
    guard include.kind == .dynamic, case .group(let from) = include.from, let givers = by[[from, include.to]] else { return true }
    return givers.contains { $0.map(tree.contains) ?? true }
  }
}
