import Model

/// The whole graph as `Docs/graph.schema.json` describes it.
func graphJSON(_ graph: Graph, version: String) -> JSONValue {
  let ids = StableNumbers(graph)
  return .object([
    ("schema", .number(1)),
    ("tool", .object([("name", .string("dilint")), ("version", .string(version))])),
    ("groups", .array(graph.groups.enumerated().map { json($1, $0, graph, ids) })),
    ("includes", .array(graph.includes.map { json($0, ids) })),
    ("roots", .array(graph.roots.enumerated().map { json($1, $0, graph, ids) })),
    ("providers", .array(graph.providers.enumerated().map { json($1, $0, ids) })),
    ("needs", .array(graph.needs.enumerated().map { json($1, $0, ids) })),
    ("targets", .array(graph.targets.enumerated().map { json($1, $0, ids) })),
    ("imports", .array(graph.imports.map { json($0, ids) })),
    (
      "dependencies",
      .array(
        graph.dependencies.map {
          .object([("from", .string(ids.target($0.from))), ("to", .string(ids.target($0.to))), ("at", json($0.at))])
        })
    ),
    ("opaque", .array(graph.opaque.map(json))),
    (
      "coverage",
      .object([
        ("registrations", json(graph.coverage.registrations)), ("needs", json(graph.coverage.needs)),
        ("includes", json(graph.coverage.includes)),
      ])
    ),
  ])
}

private func json(_ group: Group, _ index: Int, _ graph: Graph, _ ids: StableNumbers) -> JSONValue {
  .object([
    ("id", .string(ids.group(index))), ("name", .string(group.name)), ("level", .string(group.level.rawValue)),
    ("kind", .string(group.kind)), ("framework", .string(group.framework)), ("visibility", JSONValue(group.visibility?.rawValue)),
    ("dynamic", .bool(group.isDynamic)), ("target", JSONValue(group.target.map { graph.targets[$0].name })),
    ("at", json(group.at)),
  ])
}

private func json(_ include: Include, _ ids: StableNumbers) -> JSONValue {
  .object([
    ("from", JSONValue(ids.owner(include.from))), ("to", .string(ids.group(include.to))), ("as", .string(include.kind.rawValue)),
    ("at", json(include.at)),
  ])
}

private func json(_ root: Root, _ index: Int, _ graph: Graph, _ ids: StableNumbers) -> JSONValue {
  let groups = Set(graph.includes.filter { $0.from == .root(index) }.map(\.to)).sorted()
  return .object([
    ("id", .string(ids.root(index))), ("name", .string(root.name)), ("groups", .array(groups.map { .string(ids.group($0)) })),
    ("target", JSONValue(root.target.map { graph.targets[$0].name })), ("implied", .bool(root.isImplied)), ("at", json(root.at)),
  ])
}

private func json(_ provider: Provider, _ index: Int, _ ids: StableNumbers) -> JSONValue {
  .object([
    ("id", .string(ids.provider(index))), ("keys", .array(provider.keys.map(json))),
    ("implementation", JSONValue(provider.implementation?.description)), ("lifetime", .string(provider.lifetime.name)),
    ("group", JSONValue(provider.owner.map(ids.owner))),
    ("condition", JSONValue(provider.condition == .always ? nil : provider.condition.description)), ("at", json(provider.at)),
  ])
}

private func json(_ need: Need, _ index: Int, _ ids: StableNumbers) -> JSONValue {
  let by =
    switch need.by {
    case .provider(let provider): ids.provider(provider)
    case .code(let name): name
    }
  let providers = Set(need.verdicts.flatMap(\.providers)).sorted()
  return .object(
    [
      ("id", .string(ids.need(index))), ("key", json(need.key)), ("by", .string(by)),
      ("scope", JSONValue(need.scope.map(ids.owner))),
      ("optional", .bool(need.isOptional)), ("many", .bool(need.isMany)), ("when", .string(need.phase.rawValue)),
      ("providers", .array(providers.map { .string(ids.provider($0)) })), ("status", .string(worst(need.verdicts).rawValue)),
      ("at", json(need.at)),
    ] + answers(of: need, ids))
}

/// What each root answers, and for whichever object was asked for first, where they do not answer alike.
private func answers(of need: Need, _ ids: StableNumbers) -> [(String, JSONValue)] {
  guard let first = need.verdicts.first else { return [] }
  let isAlike = need.verdicts.allSatisfy { $0.status == first.status && $0.providers == first.providers }
  guard !isAlike else { return [] }
  let rows = need.verdicts.map { verdict in
    JSONValue.object(
      [
        ("root", JSONValue(verdict.root.map(ids.root))),
        ("providers", .array(verdict.providers.map { .string(ids.provider($0)) })),
        ("status", .string(verdict.status.rawValue)),
      ] + starter(of: verdict, ids))
  }
  return [("answers", .array(rows))]
}

/// The assembly of the object that was asked for first; null for one of no assembly.
private func starter(of verdict: Verdict, _ ids: StableNumbers) -> [(String, JSONValue)] {
  switch verdict.starter {
  case .any: []
  case .home(let group): [("first", JSONValue(group.map(ids.group)))]
  }
}

/// A tag stands where a name would, since a reader of the file tells keys apart by `type` and `name`; all tags and the types
/// of arguments follow where there are any.
private func json(_ key: Key) -> JSONValue {
  let tags = key.tags.map(\.description)
  return .object(
    [
      ("type", .string(key.type.description)),
      ("name", JSONValue(key.name ?? (tags.isEmpty ? nil : tags.joined(separator: " & ")))),
    ]
      + (tags.isEmpty ? [] : [("tags", .array(tags.map { .string($0) }))])
      + (key.arguments.isEmpty ? [] : [("arguments", .array(key.arguments.map { .string($0.description) }))]))
}

private func json(_ target: Target, _ index: Int, _ ids: StableNumbers) -> JSONValue {
  .object([
    ("id", .string(ids.target(index))), ("name", .string(target.name)), ("path", .string(target.path)),
    ("kind", .string(target.kind)),
    ("layer", JSONValue(target.layer)),
  ])
}

private func json(_ item: TargetImport, _ ids: StableNumbers) -> JSONValue {
  .object([("from", .string(ids.target(item.from))), ("to", .string(ids.target(item.to))), ("at", json(item.at))])
}

private func json(_ opaque: Opaque) -> JSONValue {
  .object([("what", .string(opaque.what.rawValue)), ("reason", .string(opaque.reason)), ("at", json(opaque.at))])
}

private func json(_ count: Coverage.Count) -> JSONValue {
  .object([("understood", .number(count.understood)), ("opaque", .number(count.opaque))])
}

private func json(_ at: Location) -> JSONValue {
  .object([("file", .string(at.file)), ("line", .number(at.line)), ("column", .number(at.column))])
}

extension StableNumbers {
  func group(_ index: Int) -> String { "g\(groups[index])" }
  func root(_ index: Int) -> String { "r\(roots[index])" }
  func target(_ index: Int) -> String { "t\(targets[index])" }
  func provider(_ index: Int) -> String { "p\(providers[index])" }
  func need(_ index: Int) -> String { "n\(needs[index])" }

  func owner(_ owner: Owner) -> String {
    switch owner {
    case .group(let index): group(index)
    case .root(let index): root(index)
    }
  }
}

/// What a need with several verdicts comes to: the one a reader must know of first. A need that no root asks for is unknown.
func worst(_ verdicts: [Verdict]) -> Verdict.Status {
  let gravity: [Verdict.Status] = [.missing, .unknown, .resolved, .tolerated, .external]
  return gravity.first { status in verdicts.contains { $0.status == status } } ?? .unknown
}
