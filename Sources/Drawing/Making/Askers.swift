import Model

extension Sketch {
  /// One box for each key that nothing provides, by its words.
  mutating func addMissing(_ graph: Graph, _ places: Places, _ links: [Link]) {
    let needs = Dictionary(grouping: links.filter { $0.target == .missing }.map(\.need)) { graph.needs[$0].key.description }
    for (key, index) in places.missingIndices {
      let first = needs[key]?.map { graph.needs[$0].at }.min()
      add(
        Picture.Node(
          id: .init(.missing, index), kind: .missing, label: key, detail: "nothing provides it",
          tooltip: ["nothing provides \(key)"] + (first.map { ["asked for at \(place($0))"] } ?? []), isDynamic: false,
          trouble: .error, at: first))
    }
  }

  /// Boxes for code that asks outside any registration: among components all of it that an arrow starts from, above them, where
  /// not all is wanted, only what asks in vain and stands in no group or root, since each caller of a container would bury the
  /// groups.
  mutating func addCode(_ graph: Graph, _ places: Places, _ links: [Link], all: Bool) {
    let level = places.level
    for link in links {
      let need = graph.needs[link.need]
      guard case .code(let name) = need.by, let id = places.asker(need), id.kind == .code,
        level == .component || link.target == .missing || all && level != .target
      else { continue }
      let at = places.codePlaces[name] ?? need.at
      add(Picture.Node(id: id, kind: .code, label: name, detail: "asks", tooltip: [name, place(at)], isDynamic: false, at: at))
    }
  }
}
