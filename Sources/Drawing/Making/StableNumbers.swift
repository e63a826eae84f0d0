import Model

/// Numbers for the things of a graph that come from their names, not from their places: what is added changes nobody else's.
struct StableNumbers {
  let groups: [Int]
  let roots: [Int]
  let targets: [Int]
  let providers: [Int]
  let needs: [Int]

  init(_ graph: Graph) {
    let owner = { (owner: Owner?) in
      switch owner {
      case .group(let index)?: "group " + graph.groups[index].name
      case .root(let index)?: "root " + graph.roots[index].name
      case nil: ""
      }
    }
    let registered = graph.providers.map { provider in
      ([owner(provider.owner), provider.implementation?.description ?? ""] + provider.keys.map(\.description)).joined(
        separator: "\n")
    }
    groups = numbers(of: graph.groups.map { "\($0.level.rawValue) \($0.name)" })
    roots = numbers(of: graph.roots.map(\.name))
    targets = numbers(of: graph.targets.map(\.name))
    providers = numbers(of: registered)
    needs = numbers(
      of: graph.needs.map { need in
        let asker =
          switch need.by {
          case .provider(let index): registered[index]
          case .code(let name): name
          }
        return asker + "\n" + owner(need.scope) + "\n" + need.key.description
      })
  }
}

/// A number of up to twelve digits for each name. Of equal names, and of the few that meet by chance, the later takes the next free one.
func numbers(of names: [String]) -> [Int] {
  var taken: Set<Int> = []
  return names.map { name in
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var number = Int(hash % 1_000_000_000_000)
    while !taken.insert(number).inserted { number += 1 }
    return number
  }
}

extension Picture {
  /// The same picture under ids that come from names. Its order stays.
  func renumbered(_ graph: Graph) -> Picture {
    let stable = StableNumbers(graph)
    let labels = Dictionary(
      nodes.map { ($0.id, $0.label) } + clusters.map { ($0.id, $0.label) }, uniquingKeysWith: { first, _ in first })
    var others: [ID.Kind: [ID]] = [:]
    for id in labels.keys { others[id.kind, default: []].append(id) }
    var ids: [ID: ID] = [:]
    for (kind, members) in others {
      let sorted = members.sorted()
      let own = numbers(of: sorted.map { labels[$0] ?? "" })
      for (position, id) in sorted.enumerated() { ids[id] = ID(kind, stable.number(of: id) ?? own[position]) }
    }
    let new = { (id: ID) in ids[id] ?? id }
    var picture = self
    for index in nodes.indices {
      picture.nodes[index].id = new(nodes[index].id)
      picture.nodes[index].cluster = nodes[index].cluster.map(new)
    }
    for index in clusters.indices {
      picture.clusters[index].id = new(clusters[index].id)
      picture.clusters[index].parent = clusters[index].parent.map(new)
    }
    for index in edges.indices {
      picture.edges[index].from = new(edges[index].from)
      picture.edges[index].to = new(edges[index].to)
    }
    picture.ranks = ranks.map(new)
    return picture
  }
}

extension StableNumbers {
  /// nil where the graph does not number such things.
  fileprivate func number(of id: Picture.ID) -> Int? {
    let numbers: [Int]
    switch id.kind {
    case .group, .own: numbers = groups
    case .root: numbers = roots
    case .target: numbers = targets
    case .provider: numbers = providers
    default: return nil
    }
    return numbers.indices.contains(id.index) ? numbers[id.index] : nil
  }
}
