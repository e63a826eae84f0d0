import Model

/// Stops a run whose manifest names targets that nobody has: a name or glob that matches nothing is a slip, and what it should have
/// said would silently not hold.
func checkNames(_ project: Project, _ graph: Graph) throws(Obstacle) {
  guard let manifest = project.manifest, !graph.targets.isEmpty else { return }
  let names = graph.targets.map(\.name).uniqued
  var problems: [(at: Location, text: String)] = []
  let check = { (name: DeclaredName, advice: String) in
    guard !names.contains(where: { $0.fits(name.name) }) else { return }
    let what = name.name.contains("*") ? "no target fits `\(name.name)`" : "there is no target `\(name.name)`"
    problems.append((name.at, what + suggestion(for: name.name, among: names) + advice))
  }
  let declared = manifest.declared
  for target in declared.targets {
    let isOpen = target.path == nil && !target.isGlob
    check(target.name, isOpen ? "; a target that no description of the build has needs a `path`" : "")
    guard let interface = target.interface else { continue }
    // A glob's interface is there for some of the targets that it fits.
    let parts = names.compactMap { target.name.name.matched($0) }
    let all = parts.map { interface.name.replacing("*", with: $0) }
    if !parts.isEmpty, !all.contains(where: names.contains) {
      check(DeclaredName(target.isGlob ? interface.name : all[0], at: interface.at), "")
    }
  }
  for layer in declared.layers { for name in layer.targets { check(name, "") } }
  let outside = Set(graph.outside.flatMap { [$0.name] + ($0.package.map { [$0] } ?? []) })
  for ban in manifest.settings.forbidden {
    for name in ban.from + ban.only + ban.except where !outside.contains(where: { $0.fits(name.name) }) { check(name, "") }
    // What is forbidden may be a module from outside that nobody uses, which is how it should be.
    for name in ban.to where !outside.contains(where: { $0.fits(name.name) }) {
      if !near(name.name, among: names).isEmpty { check(name, "") }
    }
  }
  guard !problems.isEmpty else { return }
  let lines = problems.sorted { ($0.at, $0.text) < ($1.at, $1.text) }.map { "\($0.at): error: \($0.text)" }
  throw Obstacle(lines.joined(separator: "\n"))
}

extension Array where Element: Hashable & Comparable {
  fileprivate var uniqued: [Element] { Set(self).sorted() }
}
