import Drawing
import Model
import Testing

private let sample = Sample()

private func troubled(_ picture: Picture) -> (arrows: [String], boxes: [String]) {
  let names = Dictionary(
    uniqueKeysWithValues: picture.nodes.map { ($0.id, $0.label) } + picture.clusters.map { ($0.id, $0.label) })
  let arrows = picture.edges.filter { $0.trouble != nil }
    .map { "\(names[$0.from] ?? "?") \($0.trouble?.rawValue ?? "") \(names[$0.to] ?? "?")" }
  return (
    arrows.sorted(), picture.nodes.filter { $0.trouble != nil }.map { "\($0.trouble?.rawValue ?? "") \($0.label)" }.sorted()
  )
}

@Test(arguments: [
  (
    Picture.Level.assembly,
    ["AppDelegate.container error ShopAssembly", "OrdersAssembly error PrinterDriver", "ShopAssembly error OrdersAssembly"],
    ["error CoreAssembly", "error PrinterDriver", "warning OrdersAssembly"]
  ),
  (
    .module,
    [
      "AppDelegate.container error ShopAssembly", "NetworkModule error StorageModule", "OrdersModule error PrinterDriver",
      "ShopAssembly error OrdersAssembly",
    ],
    ["error PrinterDriver", "warning CartModule"]
  ),
  (
    .component,
    [
      "AppDelegate.container error ShopAssembly", "CartImpl warning PriceList", "InvoicePrinter error PrinterDriver",
      "ShopAssembly error OrdersAssembly", "TokenRefresher error SessionStore",
      "URLClient error SessionStore",
    ],
    ["error InvoicePrinter", "error PrinterDriver", "error URLClient"]
  ),
])
func findingsColourTheirChain(level: Picture.Level, arrows: [String], boxes: [String]) {
  let found = troubled(sample.picture(.init(level: level)))
  #expect(found.arrows == arrows)
  #expect(found.boxes == boxes)
}

/// A loop over a list includes many groups in one place: only the one to which the chain leads is coloured, but all of them
/// if the finding is about the loop itself.
@Test(arguments: [(true, ["App error A", "A error B"]), (false, ["App error A", "A error B", "A error C"])])
func loopsColourOnlyTheChain(hasEnd: Bool, expected: [String]) throws {
  var plan = Plan()
  for name in ["A", "B", "C"] { plan.group(name, .assembly) }
  plan.root("App", loads: ["A"])
  plan.include("A", .child, "B", "C")
  for name in ["B", "C"] { plan.register(name + "Service", in: name) }
  plan.graph.includes[2].at = plan.graph.includes[1].at
  let chain = plan.graph.includes.prefix(2).map { Finding.Note("", at: $0.at) }
  let finding = Finding(
    rule: "x", severity: .error, message: "", at: hasEnd ? plan.graph.providers[0].at : plan.graph.includes[1].at, chain: chain,
    subject: [])
  let picture = try Picture.of(plan.judged, findings: [finding], options: .init(level: .assembly)).get()
  #expect(troubled(picture).arrows == expected.sorted())
}

/// A function that loads what it is handed includes at one place for all who call it: of these only the one that leads to the
/// finding is coloured.
@Test func whoElseCallsALoadingFunctionIsNot() throws {
  var plan = Plan()
  for name in ["App", "Dock", "Bridge"] { plan.group(name, .assembly) }
  for name in ["Crane", "Radar"] { plan.group(name, .module) }
  plan.root("Main", loads: ["App"])
  plan.include("App", .child, "Dock", "Bridge")
  plan.include("Dock", .child, "Crane")
  plan.include("Bridge", .child, "Radar")
  plan.graph.includes[2].at = plan.graph.includes[1].at
  plan.graph.includes[4].at = plan.graph.includes[3].at
  for (name, need) in [("Crane", "Hook"), ("Radar", "Mast")] { plan.register(name + "Driver", in: name, needs: [need]) }
  plan.register("Mast", in: "Bridge")
  let chain = [0, 1, 3].map { Finding.Note("", at: plan.graph.includes[$0].at) }
  let finding = Finding(
    rule: "x", severity: .error, message: "", at: plan.graph.needs[0].at,
    chain: chain + [.init("", at: plan.graph.providers[0].at)],
    subject: ["Hook"])
  let picture = try Picture.of(plan.judged, findings: [finding], options: .init(isReduced: false)).get()
  #expect(troubled(picture).arrows == ["App error Dock", "Crane error Hook", "Main error App"])
}

/// Who asks is drawn above registrations only where it asks in vain: what it asked for before is no change when something goes.
@Test func aDifferenceIsWhatChanged() throws {
  func picture(_ hasMast: Bool) throws -> Picture {
    var plan = Plan()
    for name in ["Deck", "Sail"] { plan.group(name, .module) }
    plan.root("Main", loads: ["Deck", "Sail"])
    plan.register("Rope", in: "Deck")
    if hasMast { plan.register("Mast", in: "Sail") }
    for key in ["Rope", "Mast"] { plan.need(key, .code("Crew"), .eager, nil) }
    return try Picture.of(plan.judged, options: .init(nodeBudget: .max, isReduced: false, isBundled: false, showsAllCode: true))
      .get()
  }
  let text = Difference(from: try picture(true), to: try picture(false)).text
  #expect(
    text.split(separator: "\n").map { $0.split(separator: "  ")[0] } == [
      "+ Mast (nothing provides it)", "! Crew -> Mast (nothing provides it)", "- Crew -> Sail",
    ])
}

/// What is missing shows without any finding: the verdicts say it.
@Test func missingKeysNeedNoFinding() throws {
  let picture = try Picture.of(sample.graph).get()
  #expect(picture.nodes.filter { $0.kind == .missing }.map(\.label) == ["PrinterDriver"])
  #expect(picture.edges.filter { $0.kind == .leak }.count == 1)
}

/// No arrow of a finding is ever left out as implied.
@Test func reductionSparesFindings() throws {
  var plan = Plan()
  for name in ["A", "B", "C"] { plan.group(name, .assembly) }
  plan.include("A", .dependency, "B", "C")
  plan.include("B", .dependency, "C")
  let long = try #require(plan.graph.includes.first { $0.to == 2 && $0.from == .group(0) })
  let finding = Finding(rule: "x", severity: .warning, message: "", at: long.at, subject: [])
  let options = Picture.Options(level: .assembly)
  #expect(try Picture.of(plan.graph, options: options).get().edges.count == 2)
  #expect(try Picture.of(plan.graph, findings: [finding], options: options).get().edges.count == 3)
  #expect(try Picture.of(plan.graph, options: .init(level: .assembly, isReduced: false)).get().edges.count == 3)
}

@Test(arguments: [
  ([Verdict.Status.resolved, .missing], "missing"), ([.external, .tolerated], "tolerated"),
  ([.tolerated, .resolved], "resolved"),
  ([.resolved, .unknown], "unknown"), ([], "unknown"), ([.external], "external"),
])
func theWorstVerdictIsTheStatus(verdicts: [Verdict.Status], expected: String) throws {
  var graph = hostile(named: "x")
  graph.needs = [graph.needs[0]]
  graph.needs[0].verdicts = verdicts.map { Verdict(root: nil, status: $0) }
  let json = try #require(Renderer.all.first { $0.id == "json" })
  let bytes = try json.bytes(.init(graph: graph, picture: Picture.of(graph).get(), version: "1")).get()
  #expect(String(decoding: bytes, as: UTF8.self).contains("\"status\": \"\(expected)\""))
}
