import Model

/// The whole graph as `Docs/graph.schema.json` describes it.
func graphJSON(_ graph: Graph, version: String) -> JSONValue {
  .object([
    ("schema", .number(1)),
    ("tool", .object([("name", .string("dilint")), ("version", .string(version))])),
    ("groups", .array(graph.groups.enumerated().map { json($1, $0, graph) })),
    ("includes", .array(graph.includes.map(json))),
    ("roots", .array(graph.roots.enumerated().map { json($1, $0, graph) })),
    ("providers", .array(graph.providers.enumerated().map { json($1, $0) })),
    ("needs", .array(graph.needs.enumerated().map { json($1, $0) })),
    ("targets", .array(graph.targets.enumerated().map { json($1, $0) })),
    ("imports", .array(graph.imports.map(json))),
    (
      "dependencies",
      .array(
        graph.dependencies.map {
          .object([("from", .string("t\($0.from)")), ("to", .string("t\($0.to)")), ("at", json($0.at))])
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

private func json(_ group: Group, _ index: Int, _ graph: Graph) -> JSONValue {
  .object([
    ("id", .string("g\(index)")), ("name", .string(group.name)), ("level", .string(group.level.rawValue)),
    ("kind", .string(group.kind)), ("framework", .string(group.framework)), ("visibility", JSONValue(group.visibility?.rawValue)),
    ("dynamic", .bool(group.isDynamic)), ("target", JSONValue(group.target.map { graph.targets[$0].name })),
    ("at", json(group.at)),
  ])
}

private func json(_ include: Include) -> JSONValue {
  .object([
    ("from", JSONValue(id(include.from))), ("to", .string("g\(include.to)")), ("as", .string(include.kind.rawValue)),
    ("at", json(include.at)),
  ])
}

private func json(_ root: Root, _ index: Int, _ graph: Graph) -> JSONValue {
  let groups = Set(graph.includes.filter { $0.from == .root(index) }.map(\.to)).sorted()
  return .object([
    ("id", .string("r\(index)")), ("name", .string(root.name)), ("groups", .array(groups.map { .string("g\($0)") })),
    ("target", JSONValue(root.target.map { graph.targets[$0].name })), ("implied", .bool(root.isImplied)), ("at", json(root.at)),
  ])
}

private func json(_ provider: Provider, _ index: Int) -> JSONValue {
  .object([
    ("id", .string("p\(index)")), ("keys", .array(provider.keys.map(json))),
    ("implementation", JSONValue(provider.implementation?.description)), ("lifetime", .string(provider.lifetime.name)),
    ("group", JSONValue(provider.owner.map(id))),
    ("condition", JSONValue(provider.condition == .always ? nil : provider.condition.description)), ("at", json(provider.at)),
  ])
}

private func json(_ need: Need, _ index: Int) -> JSONValue {
  let by =
    switch need.by {
    case .provider(let provider): "p\(provider)"
    case .code(let name): name
    }
  let providers = Set(need.verdicts.flatMap(\.providers)).sorted()
  return .object(
    [
      ("id", .string("n\(index)")), ("key", json(need.key)), ("by", .string(by)), ("scope", JSONValue(need.scope.map(id))),
      ("optional", .bool(need.isOptional)), ("many", .bool(need.isMany)), ("when", .string(need.phase.rawValue)),
      ("providers", .array(providers.map { .string("p\($0)") })), ("status", .string(worst(need.verdicts).rawValue)),
      ("at", json(need.at)),
    ] + answers(of: need))
}

/// What each root answers, and for whichever object was asked for first, where they do not answer alike.
private func answers(of need: Need) -> [(String, JSONValue)] {
  guard let first = need.verdicts.first else { return [] }
  let isAlike = need.verdicts.allSatisfy { $0.status == first.status && $0.providers == first.providers }
  guard !isAlike else { return [] }
  let rows = need.verdicts.map { verdict in
    JSONValue.object(
      [
        ("root", JSONValue(verdict.root.map { "r\($0)" })), ("providers", .array(verdict.providers.map { .string("p\($0)") })),
        ("status", .string(verdict.status.rawValue)),
      ] + starter(of: verdict))
  }
  return [("answers", .array(rows))]
}

/// The assembly of the object that was asked for first; null for one of no assembly.
private func starter(of verdict: Verdict) -> [(String, JSONValue)] {
  switch verdict.starter {
  case .any: []
  case .home(let group): [("first", JSONValue(group.map { "g\($0)" }))]
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

private func json(_ target: Target, _ index: Int) -> JSONValue {
  .object([
    ("id", .string("t\(index)")), ("name", .string(target.name)), ("path", .string(target.path)), ("kind", .string(target.kind)),
    ("layer", JSONValue(target.layer)),
  ])
}

private func json(_ item: TargetImport) -> JSONValue {
  .object([("from", .string("t\(item.from)")), ("to", .string("t\(item.to)")), ("at", json(item.at))])
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

private func id(_ owner: Owner) -> String {
  switch owner {
  case .group(let group): "g\(group)"
  case .root(let root): "r\(root)"
  }
}

/// What a need with several verdicts comes to: the one a reader must know of first. A need that no root asks for is unknown.
func worst(_ verdicts: [Verdict]) -> Verdict.Status {
  let gravity: [Verdict.Status] = [.missing, .unknown, .resolved, .tolerated, .external]
  return gravity.first { status in verdicts.contains { $0.status == status } } ?? .unknown
}
