import Model

/// A graph in which everything that has a name has this one, and a key that nothing provides.
func hostile(named name: String) -> Graph {
  var graph = Graph()
  let at = Location(file: name, line: 1, column: 1)
  let type = TypeName.named(name)
  graph.targets = [Target(name: name, path: name, kind: name, layer: name), Target(name: name + "2", path: "", kind: "app")]
  graph.imports = [TargetImport(from: 0, to: 1, at: at)]
  graph.groups = [Group.Level.assembly, .module, .module].map {
    Group(name: name, level: $0, kind: name, framework: name, visibility: .internal, isDynamic: true, target: 0, at: at)
  }
  graph.roots = [Root(name: name, framework: name, target: 0, at: at)]
  graph.includes = [
    Include(from: .root(0), to: 0, kind: .public, at: at), Include(from: .group(0), to: 1, kind: .public, at: at),
    Include(from: .group(0), to: 2, kind: .dynamic, at: at),
  ]
  graph.providers = [Owner.group(1), .group(2), .root(0)].map {
    Provider(
      keys: [Key(type: type, name: name, tags: [type], arguments: [type])], implementation: type,
      lifetime: Lifetime(name: name, sharing: .none), framework: name, owner: $0, at: at, site: at)
  }
  graph.providers[0].condition = .test(name)
  let missing = Key(type: .named(name + "Missing"), name: name)
  for by in [Need.Asker.provider(0), .provider(2), .code(name)] {
    var need = Need(key: missing, by: by, framework: name, scope: nil, phase: .late, at: at)
    need.verdicts = [Verdict(root: 0, status: .missing)]
    graph.needs.append(need)
    need.key = graph.providers[1].keys[0]
    need.verdicts = [Verdict(root: 0, status: .resolved, providers: [1])]
    graph.needs.append(need)
  }
  graph.opaque = [Opaque(what: .need, reason: name, at: at)]
  return graph
}

/// Names that break writers that do not escape.
let hostileNames = [
  "", " ", "\"", "\\", "\\\\", "a\\", "a\"b", "\"]; evil [label=\"x", "line\nbreak\r\n", "tab\tstop", "<b>bold</b>", "<", ">",
  "&",
  "&amp;", "&evil;", "&#38;", "]]>", "<!--", "-->", "<title>", "\\N \\G \\E \\T \\H \\l", "\u{0}", "\u{1b}[31mred", "\u{9b}31m",
  "\u{7f}",
  "\u{202e}reversed", "\u{feff}", "\u{fffe}", "\u{2028}", "👩‍👩‍👧‍👦", "e" + String(repeating: "\u{301}", count: 3000), "ключ", "鍵",
  "node", "digraph", "subgraph", "strict", "{}", "[]", "a;b", "a,b", "//", "/*", "#", "%s%n", "$(id)", "`id`",
  String(repeating: "x", count: 10_000), String(repeating: "<", count: 10_000), String(repeating: "\"\\", count: 5_000),
]
