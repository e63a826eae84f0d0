import Model

/// Builds graphs for tests from short lines; places are counted up, so every declaration, registration and need has its own.
struct Plan {
  var graph = Graph()
  private var groupIndices: [String: Int] = [:]
  private var line = 0

  mutating func at(_ file: String) -> Location {
    line += 1
    return Location(file: "\(file).swift", line: line, column: 3)
  }

  @discardableResult
  mutating func target(_ name: String, _ kind: String, layer: String? = nil) -> Int {
    graph.targets.append(Target(name: name, path: "Sources/\(name)", kind: kind, layer: layer))
    return graph.targets.count - 1
  }

  mutating func imports(_ from: String, _ to: String...) {
    for name in to { graph.imports.append(TargetImport(from: index(from), to: index(name), at: at(from))) }
  }

  private func index(_ target: String) -> Int { graph.targets.firstIndex { $0.name == target } ?? 0 }

  mutating func group(
    _ name: String, _ level: Group.Level, _ visibility: Visibility? = nil, dynamic: Bool = false, target: String? = nil
  ) {
    groupIndices[name] = graph.groups.count
    graph.groups.append(
      Group(
        name: name, level: level, kind: level == .assembly ? "Assembly" : "Module", framework: "sample", visibility: visibility,
        isDynamic: dynamic, target: target.map(index), at: at(name)))
  }

  mutating func root(_ name: String, loads: [String], target: String? = nil) {
    graph.roots.append(Root(name: name, framework: "sample", target: target.map(index), at: at("App")))
    for group in loads { include(.root(graph.roots.count - 1), group, .public, at: at("App")) }
  }

  mutating func include(_ from: String, _ kind: Include.Kind, _ to: String...) {
    for name in to { include(.group(self[from]), name, kind, at: at(from)) }
  }

  private mutating func include(_ from: Owner, _ to: String, _ kind: Include.Kind, at: Location) {
    graph.includes.append(Include(from: from, to: self[to], kind: kind, at: at))
  }

  subscript(group: String) -> Int { groupIndices[group] ?? 0 }

  /// A registration and what it needs; a need is met by whoever has its key, or missing.
  mutating func register(
    _ type: String, as keys: String..., in group: String?, life: String = "objectGraph", needs: [String] = [], late: [String] = []
  ) {
    let at = at(group ?? "Nowhere")
    let type = TypeName.named(type)
    graph.providers.append(
      Provider(
        keys: [Key(type: type)] + keys.map { Key(type: .named($0)) }, implementation: type,
        lifetime: Lifetime(name: life, sharing: .graph), framework: "sample", owner: group.map { .group(self[$0]) }, at: at,
        site: at))
    for key in needs { need(key, .provider(graph.providers.count - 1), .eager, group) }
    for key in late { need(key, .provider(graph.providers.count - 1), .late, group) }
  }

  mutating func need(_ key: String, _ by: Need.Asker, _ phase: Need.Phase, _ group: String?) {
    graph.needs.append(
      Need(
        key: Key(type: .named(key)), by: by, framework: "sample", scope: group.map { .group(self[$0]) }, phase: phase,
        at: at(group ?? "Screens")))
  }

  /// The graph with each need judged in the first root.
  var judged: Graph {
    var result = graph
    for index in result.needs.indices {
      let key = result.needs[index].key
      let found = result.providers.indices.filter { result.providers[$0].keys.contains(key) }
      let root = result.roots.isEmpty ? nil : 0
      result.needs[index].verdicts = [Verdict(root: root, status: found.isEmpty ? .missing : .resolved, providers: found)]
    }
    return result
  }
}
