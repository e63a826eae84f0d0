import Model

/// Holds the names of targets, assemblies, modules and roots in the manifest against those that there are: a rule for one that is
/// not there would be silent for good.
func checkNames(_ project: Project, _ graph: Graph, _ digests: [Digest]) throws(Obstacle) {
  guard let manifest = project.manifest else { return }
  var names = NameCheck()
  if !graph.targets.isEmpty { names.checkTargets(manifest, graph) }
  names.checkGroups(manifest.declared, graph, digests)
  names.checkRoots(manifest.declared, graph, digests)
  guard !names.problems.isEmpty else { return }
  let lines = names.problems.sorted { ($0.at, $0.text) < ($1.at, $1.text) }.map { "\($0.at): error: \($0.text)" as Sentence }
  throw Obstacle(lines.lines, in: project.root)
}

private struct NameCheck {
  var problems: [(at: Location, text: String)] = []

  mutating func checkTargets(_ manifest: Manifest, _ graph: Graph) {
    let names = graph.targets.map(\.name).uniqued
    let declared = manifest.declared
    for target in declared.targets {
      let isOpen = target.path == nil && !target.isGlob
      check(target.name, names, isOpen ? "; a target that no description of the build has needs a `path`" : "")
      guard let interface = target.interface else { continue }
      // A glob's interface is there for some of the targets that it fits.
      let parts = names.compactMap { target.name.name.matched($0) }
      let all = parts.map { interface.name.replacing("*", with: $0) }
      if !parts.isEmpty, !all.contains(where: names.contains) {
        check(DeclaredName(target.isGlob ? interface.name : all[0], at: interface.at), names)
      }
    }
    for layer in declared.layers { for name in layer.targets { check(name, names) } }
    let outside = Set(graph.outside.flatMap { [$0.name] + ($0.package.map { [$0] } ?? []) })
    for ban in manifest.settings.forbidden {
      for name in ban.from + ban.only + ban.except where !outside.contains(where: { $0.fits(name.name) }) { check(name, names) }
      // What is forbidden may be a module from outside that nobody uses, which is how it should be.
      for name in ban.to where !outside.contains(where: { $0.fits(name.name) }) {
        if !near(name.name, among: names).isEmpty { check(name, names) }
      }
    }
  }

  /// What assemblies list is declared by the manifest or by the source. A graph of names alone has nothing to hold them against.
  mutating func checkGroups(_ declared: Declared, _ graph: Graph, _ digests: [Digest]) {
    let own = graph.groups.filter { $0.kind != "declared" }.flatMap {
      [$0.name, $0.name.split(separator: ".").last.map(String.init) ?? ""]
    }
    let types = digests.flatMap { $0.declarations.lazy.filter { $0.isNominal || $0.kind == .function }.map(\.name) }
    let known = Set(own + types + declared.assemblies.map(\.name.name) + declared.modules.map(\.name.name))
    let modules = Set(own + declared.modules.map(\.name.name)).sorted()
    let assemblies = Set(own + declared.assemblies.map(\.name.name)).sorted()
    for assembly in declared.assemblies {
      if !declared.modules.isEmpty || !digests.isEmpty {
        let listed = (assembly.publicModules ?? []) + (assembly.internalModules ?? []) + assembly.declarations.map(\.module)
        for name in listed where !known.contains(name.name) { add(name, "module", modules, "modules") }
      }
      for name in (assembly.dependencies ?? []) + assembly.declarations.map(\.by) where !known.contains(name.name) {
        add(name, "assembly", assemblies, "assemblies")
      }
    }
  }

  mutating func checkRoots(_ declared: Declared, _ graph: Graph, _ digests: [Digest]) {
    guard !declared.roots.isEmpty else { return }
    let files = digests.map(\.file)
    let groups = graph.groups.flatMap { [$0.name, $0.name.split(separator: ".").last.map(String.init) ?? ""] }
    let types = digests.flatMap { $0.declarations.lazy.filter { $0.isNominal || $0.kind == .function }.map(\.name) }
    let known = Set(groups + types + graph.roots.map(\.name) + graph.targets.map(\.name))
    for name in declared.roots {
      let isPath = files.contains { $0 == name.name || $0.hasSuffix("/" + name.name) || Path.isInside($0, name.name) }
      let isFront = known.contains { $0.hasPrefix(name.name + ".") }
      guard !isPath, !isFront, !known.contains(name.name), !known.contains(where: { name.name.hasPrefix($0 + ".") }) else {
        continue
      }
      let candidates = known.union(files).union(files.map(Path.name)).sorted()
      problems.append(
        (name.at, "there is no file, target, assembly or type `\(name.name)`" + suggestion(for: name.name, among: candidates)))
    }
  }

  private mutating func check(_ name: DeclaredName, _ names: [String], _ advice: String = "") {
    guard !names.contains(where: { $0.fits(name.name) }) else { return }
    let what = name.name.contains("*") ? "no target fits `\(name.name)`" : "there is no target `\(name.name)`"
    problems.append((name.at, what + suggestion(for: name.name, among: names) + advice))
  }

  private mutating func add(_ name: DeclaredName, _ what: String, _ names: [String], _ key: String) {
    let advice = suggestion(for: name.name, among: names)
    problems.append(
      (name.at, "there is no \(what) `\(name.name)`\(advice.isEmpty ? "; one from elsewhere is named under `\(key)`" : advice)"))
  }
}

extension Array where Element: Hashable & Comparable {
  fileprivate var uniqued: [Element] { Set(self).sorted() }
}
