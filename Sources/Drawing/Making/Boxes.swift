import Model

extension Sketch {
  /// The boxes and frames of a level. `links` tell which keys are missing, `marks` what the findings speak of.
  init(_ graph: Graph, _ places: Places, _ links: [Link], _ marks: Marks, _ options: Picture.Options) {
    self.init()
    if places.level == .target {
      addTargets(graph, places, options)
    } else {
      for root in graph.roots.indices { addRoot(root, graph, places, marks) }
      for group in graph.groups.indices { addGroup(group, graph, places, marks) }
      if places.level == .component { addComponents(graph, marks) } else { addUngrouped(graph) }
    }
    for (provider, severity) in marks.culprits { blame(places.provider(provider), severity) }
    addMissing(graph, places, links)
    addCode(graph, places, links, all: options.showsAllCode)
  }

  private mutating func addRoot(_ index: Int, _ graph: Graph, _ places: Places, _ marks: Marks) {
    let root = graph.roots[index]
    let trouble = marks.owners[.root(index)]
    var detail = [root.isImplied ? "implied root" : "root"]
    if let target = root.target { detail.append(graph.targets[target].name) }
    let tooltip = ["root \(root.name)", place(root.at)]
    guard places.frames.contains(.root(index)) else {
      add(
        Picture.Node(
          id: .init(.root, index), kind: .root, label: root.name, detail: detail.joined(separator: " · "), tooltip: tooltip,
          isDynamic: false, trouble: trouble, at: root.at))
      return
    }
    add(
      Picture.Cluster(
        id: .init(.root, index), kind: .root, label: root.name, tooltip: tooltip, isDynamic: false, trouble: trouble,
        at: root.at))
  }

  private mutating func addGroup(_ index: Int, _ graph: Graph, _ places: Places, _ marks: Marks) {
    let group = graph.groups[index]
    let id = Picture.ID(.group, index)
    guard places.group(index) == id else { return }
    let isAssembly = group.level == .assembly
    let home = places.home(of: .group(index))
    let own = places.registrations[.group(index)] ?? 0
    let trouble = marks.owners[.group(index)]
    let tooltip = ["\(group.kind) \(group.name)", place(group.at)]
    guard places.frames.contains(.group(index)) else {
      add(
        Picture.Node(
          id: id, kind: isAssembly ? .assembly : .module, label: group.name,
          detail: words(of: group, modules: places.modules[index] ?? 0, registrations: places.totals[id] ?? 0), tooltip: tooltip,
          visibility: group.visibility, isDynamic: group.isDynamic, trouble: trouble, cluster: home,
          at: group.at))
      return
    }
    add(
      Picture.Cluster(
        id: id, kind: isAssembly ? .assembly : .module, label: group.name, tooltip: tooltip, visibility: group.visibility,
        isDynamic: group.isDynamic, trouble: trouble, parent: home, at: group.at))
    guard places.level == .module, own > 0 else { return }
    add(
      Picture.Node(
        id: .init(.own, index), kind: .module, label: "own registrations", detail: counted(own, "registration"),
        tooltip: ["registrations of \(group.name) itself", place(group.at)], isDynamic: false, cluster: id,
        at: group.at))
  }

  private mutating func addComponents(_ graph: Graph, _ marks: Marks) {
    for (index, provider) in graph.providers.enumerated() {
      let name = provider.implementation?.description ?? provider.keys.first?.description ?? "registration"
      let keys = provider.keys.map(\.description)
      let others = keys.filter { $0 != name }
      var detail = [provider.lifetime.name]
      if let first = others.first { detail.append("as \(first)" + (others.count > 1 ? " +\(others.count - 1)" : "")) }
      if provider.condition != .always { detail.append("#if \(provider.condition)") }
      let cluster: Picture.ID? =
        switch provider.owner {
        case .group(let group): .init(.group, group)
        case .root(let root): .init(.root, root)
        case nil: nil
        }
      add(
        Picture.Node(
          id: .init(.provider, index), kind: .component, label: name, detail: detail.joined(separator: " · "),
          tooltip: [name] + keys.map { "provides \($0)" } + ["lifetime \(provider.lifetime.name)", place(provider.at)],
          visibility: provider.visibility, isDynamic: false, trouble: marks.providers[index], cluster: cluster,
          at: provider.at))
    }
  }

  private mutating func addUngrouped(_ graph: Graph) {
    let number = graph.providers.count { $0.owner == nil }
    guard number > 0 else { return }
    add(
      Picture.Node(
        id: .init(.ungrouped, 0), kind: .module, label: "in no known group", detail: counted(number, "registration"),
        tooltip: ["registrations whose group is not known"], isDynamic: false))
  }
}

/// `public · 5 registrations`.
private func words(of group: Group, modules: Int, registrations: Int) -> String {
  var words: [String] = []
  if group.isDynamic { words.append("dynamic") }
  if let visibility = group.visibility { words.append(visibility.rawValue) }
  if modules > 0 { words.append(counted(modules, "module")) }
  if registrations > 0 { words.append(counted(registrations, "registration")) }
  if words.isEmpty { words.append("no registrations of its own") }
  return words.joined(separator: " · ")
}

/// `Chat/ChatPart.swift:12`.
func place(_ at: Location) -> String { "\(at.file):\(at.line)" }
