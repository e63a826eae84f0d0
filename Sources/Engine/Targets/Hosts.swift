import Linking
import Model

extension ProjectTargets {
  /// The apps and extensions of the project, each with what is linked into it.
  func hosts(imports: [TargetImport]) -> [Draft.Host] {
    let arrows = imports.map { Digraph.Arrow($0.from, $0.to) } + dependencies.map { Digraph.Arrow($0.from, $0.to) }
    let isHost = targets.map { $0.kind == "app" || $0.kind == "extension" }
    // An app brings its extensions, and other apps, along without linking them.
    let linking = Digraph(count: targets.count, arrows: arrows).filter { !isHost[$0.to] }
    let perhaps = Digraph(count: targets.count, arrows: arrows + possible.arrows).filter { !isHost[$0.to] }
    return targets.indices.filter { isHost[$0] }.map { host in
      let reached = perhaps.reached(from: [host])
      let isKnown = reached.allSatisfy { !facts[$0].builds.isEmpty && targets[$0].knowledge != .unknown }
      return Draft.Host(
        name: targets[host].name, executable: host, targets: linking.reached(from: [host]).sorted(), roots: [],
        mayLink: isKnown ? reached : nil)
    }
  }
}
