import Linking
import Model

extension ProjectTargets {
  /// The apps and extensions of the project, each with what is linked into it and the containers that come to life there. What
  /// belongs to no known target may be linked into any of them.
  func hosts(imports: [TargetImport], roots: [Root]) -> [Draft.Host] {
    let arrows = imports.map { Digraph.Arrow($0.from, $0.to) } + dependencies.map { Digraph.Arrow($0.from, $0.to) }
    let isHost = targets.map { $0.kind == "app" || $0.kind == "extension" }
    // An app brings its extensions along without linking them.
    let linking = Digraph(count: targets.count, arrows: arrows).filter { targets[$0.to].kind != "extension" }
    return targets.indices.filter { isHost[$0] }.map { host in
      let linked = linking.reached(from: [host])
      let alive = roots.indices.filter { index in
        let homes = Set((members[roots[index].at.file] ?? []) + (roots[index].target.map { [$0] } ?? []))
        return homes.isEmpty || !homes.isDisjoint(with: linked)
      }
      return Draft.Host(name: targets[host].name, targets: linked.sorted(), roots: alive)
    }
  }
}
