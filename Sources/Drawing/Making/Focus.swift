import Model

/// What each name of the graph stands for in a picture: groups, roots, targets, types and keys, code that asks.
func names(_ graph: Graph, _ places: Places) -> [String: Set<Picture.ID>] {
  var result: [String: Set<Picture.ID>] = [:]
  func add(_ name: String, _ ids: [Picture.ID?]) { result[name, default: []].formUnion(ids.compactMap { $0 }) }
  for (index, group) in graph.groups.enumerated() { add(group.name, [places.group(index)]) }
  for (index, root) in graph.roots.enumerated() { add(root.name, [places.root(index)]) }
  for (index, target) in graph.targets.enumerated() { add(target.name, [.init(.target, index)] + inside(index, graph, places)) }
  for (index, provider) in graph.providers.enumerated() {
    let types = [provider.implementation].compactMap { $0 } + provider.keys.map(\.type)
    for name in Set(types.flatMap { [$0.description, $0.baseName ?? ""] } + provider.keys.map(\.description)) where name != "" {
      add(name, [places.provider(index)])
    }
  }
  for need in graph.needs { if case .code(let name) = need.by { add(name, [places.asker(need)]) } }
  for (key, index) in places.missingIndices { add(key, [.init(.missing, index)]) }
  return result
}

private func inside(_ target: Int, _ graph: Graph, _ places: Places) -> [Picture.ID?] {
  guard places.level != .target else { return [] }
  return graph.groups.indices.filter { graph.groups[$0].target == target }.map { places.group($0) }
    + graph.roots.indices.filter { graph.roots[$0].target == target }.map { places.root($0) }
}

/// The names most like the one asked for: those a few letters away, or that start so, then those that hold it or that it holds.
func near(_ name: String, among names: some Sequence<String>) -> [String] {
  let wanted = Array(name.lowercased().unicodeScalars.prefix(200))
  let scored = names.compactMap { candidate -> (Int, String)? in
    let scalars = Array(candidate.lowercased().unicodeScalars.prefix(200))
    guard !scalars.isEmpty, !wanted.isEmpty else { return nil }
    let whole = letters(between: wanted, and: scalars)
    let start = letters(between: wanted, and: Array(scalars.prefix(wanted.count)))
    let limit = max(1, wanted.count / 3)
    if whole <= limit || start <= limit { return (min(whole, 1 + start), candidate) }
    let (short, long) = scalars.count < wanted.count ? (scalars, wanted) : (wanted, scalars)
    let isPart = short.count > 2 && holds(long, short)
    return isPart ? (100 + long.count - short.count, candidate) : nil
  }
  return scored.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.1)
}

private func holds(_ long: [Unicode.Scalar], _ short: [Unicode.Scalar]) -> Bool {
  (0...(long.count - short.count)).contains { long[$0..<($0 + short.count)].elementsEqual(short) }
}

/// How many letters must be changed, added or taken away to make one of the other.
private func letters(between a: [Unicode.Scalar], and b: [Unicode.Scalar]) -> Int {
  var row = Array(0...b.count)
  for i in a.indices {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let above = row[j + 1]
      row[j + 1] = a[i] == b[j] ? diagonal : 1 + min(diagonal, above, row[j])
      diagonal = above
    }
  }
  return row[b.count]
}

extension Sketch {
  /// The focused boxes and frames, marked, and of what surrounds them as many boxes as `most`: what findings speak of first,
  /// then what is nearest.
  func focused(on centre: Set<Picture.ID>, depth: Int, most: Int) -> Sketch {
    var marked = self
    for id in centre {
      marked.nodes[id]?.isFocus = true
      marked.clusters[id]?.isFocus = true
    }
    let reached = neighbourhood(of: centre, depth: depth)
    let distance = reached.filter { nodes[$0.key] != nil }
    marked.close(reached.keys.filter { clusters[$0] != nil }, apartFrom: distance.keys)
    guard distance.count > most else { return marked.limited(to: Set(reached.keys)) }
    func order(_ id: Picture.ID) -> (Int, Int, Int, Picture.ID) {
      (distance[id] == 0 ? 0 : 1, nodes[id]?.trouble == nil ? 1 : 0, distance[id] ?? 0, id)
    }
    let kept = distance.keys.sorted { order($0) < order($1) }.prefix(most)
    marked.notices.append(
      "\(distance.count) boxes are too many to read: the nearest \(kept.count) are drawn; --max-boxes \(distance.count) draws all"
    )
    return marked.limited(to: Set(kept))
  }

  /// Frames of which nothing inside is drawn become boxes: one that loads what is in focus stands on the way to it.
  private mutating func close(_ frames: [Picture.ID], apartFrom drawn: some Sequence<Picture.ID>) {
    let open = Set(drawn.flatMap { self.frames(of: $0) })
    for id in frames where !open.contains(id) {
      guard let frame = clusters[id], let kind = frame.kind.closed else { continue }
      let inside = nodes.keys.count { self.frames(of: $0).contains(id) }
      clusters[id] = nil
      nodes[id] = Picture.Node(
        id: id, kind: kind, label: frame.label, detail: "\(counted(inside, "part")) not shown", tooltip: frame.tooltip,
        visibility: frame.visibility, isDynamic: frame.isDynamic, trouble: frame.trouble, cluster: frame.parent,
        isFocus: frame.isFocus, at: frame.at, link: frame.link)
    }
  }

  /// What lies at most `depth` arrows behind or before `centre`, and how many. A frame stands for all that is in it, but for one that
  /// loads something from outside: it stands for itself.
  private func neighbourhood(of centre: Set<Picture.ID>, depth: Int) -> [Picture.ID: Int] {
    var members: [Picture.ID: Set<Picture.ID>] = [:]
    for node in nodes.keys { for frame in frames(of: node) { members[frame, default: []].insert(node) } }
    func boxes(_ id: Picture.ID) -> Set<Picture.ID> { members[id] ?? [id] }
    var (forward, backward) = ([Picture.ID: Set<Picture.ID>](), [Picture.ID: Set<Picture.ID>]())
    for ends in edges.keys {
      forward[ends.from, default: []].formUnion(boxes(ends.to).union([ends.to]))
      // What loads a frame loads each box in it; what depends on a frame need not.
      for to in boxes(ends.to).union([ends.to]) where to == ends.to || nodes[ends.from] != nil {
        backward[to, default: []].formUnion(boxes(ends.from).union([ends.from]))
      }
      for to in boxes(ends.to) where nodes[ends.from] == nil { backward[to, default: []].insert(ends.from) }
    }
    let start = centre.union(centre.flatMap(boxes))
    var distance = Dictionary(uniqueKeysWithValues: start.map { ($0, 0) })
    for steps in [forward, backward] {
      var front = start
      var seen = start
      var far = 0
      while far < depth, !front.isEmpty {
        far += 1
        front = Set(front.flatMap { steps[$0] ?? [] }).subtracting(seen)
        seen.formUnion(front)
        for id in front { distance[id] = min(distance[id] ?? far, far) }
      }
    }
    return distance
  }
}

extension Picture.Cluster.Kind {
  /// What a frame is as a box; nil for frames that stand for nothing of the program.
  fileprivate var closed: Picture.Node.Kind? {
    switch self {
    case .root: .root
    case .assembly: .assembly
    case .module: .module
    case .layer, .alike: nil
    }
  }
}
