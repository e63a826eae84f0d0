import Drawing
import Model
import Testing

/// What a picture says by its arrows and marks.
struct MeaningTests {
  private func names(_ picture: Picture) -> [Picture.ID: String] {
    Dictionary(uniqueKeysWithValues: picture.nodes.map { ($0.id, $0.label) } + picture.clusters.map { ($0.id, $0.label) })
  }

  /// `A kind B`, sorted.
  private func arrows(_ picture: Picture) -> [String] {
    let names = names(picture)
    return picture.edges.map { edge in
      let kind = "\(edge.kind)" + (edge.isMutual ? "!" : "") + (edge.trouble.map { " \($0.rawValue)" } ?? "")
      return "\(names[edge.from] ?? "?") \(kind) \(names[edge.to] ?? "?")"
    }.sorted()
  }

  @Test func twoArrowsThatSayTheSameAreOne() throws {
    var plan = Plan()
    plan.register("A", in: nil, needs: ["B"])
    plan.register("B", in: nil, late: ["A"])
    plan.register("C", in: nil, needs: ["A"])
    #expect(arrows(try Picture.of(plan.judged, options: .init(level: .component)).get()) == ["A need! B", "C need A"])
  }

  /// What the build declares is drawn though nothing imports it, and in the colour of what is said of it.
  @Test func declaredDependenciesAreDrawn() throws {
    var plan = Plan()
    for name in ["App", "Used", "Idle", "Odd"] { plan.target(name, "core") }
    plan.imports("App", "Used")
    plan.graph.dependencies = (1...3).map { TargetDependency(from: 0, to: $0, at: plan.at("Package")) }
    let finding = Finding(
      rule: "x", severity: .warning, message: "", at: plan.graph.dependencies[1].at, subject: ["App", "Idle"])
    let picture = try Picture.of(plan.graph, findings: [finding], options: .init(level: .target)).get()
    #expect(arrows(picture) == ["App declared Odd", "App declared warning Idle", "App imports Used"])
    #expect(picture.dot.contains("style=dashed"))
  }

  @Test(arguments: [(false, nil, ["App"]), (true, nil, ["App", "AppTests"]), (false, "AppTests", ["App", "AppTests"])])
  func testsAreDrawnWhereTheyAreAskedFor(all: Bool, focus: String?, expected: [String]) throws {
    var plan = Plan()
    plan.target("App", "app")
    plan.target("AppTests", "test")
    plan.imports("AppTests", "App")
    let options = Picture.Options(level: .target, focus: focus, includesTests: all)
    let picture = try Picture.of(plan.graph, options: options).get()
    #expect(picture.nodes.map(\.label) == expected)
    #expect(picture.caption.contains { $0.contains("--include-tests") } == (expected.count == 1))
  }

  /// A key that nothing provides leads on to what almost does, and a need within what no root loads to what would answer.
  @Test func whatWouldAnswerIsJoined() throws {
    var plan = Plan()
    plan.root("App", loads: [])
    plan.register("Printer", in: nil, needs: ["Paper"])
    plan.register("Card", in: nil)
    plan.register("Ink", in: nil, needs: ["Card"])
    var graph = plan.judged
    graph.needs[0].verdicts[0].nearMisses = [NearMiss(provider: 1, reason: .implementationOnly)]
    graph.needs[1].verdicts = []
    let picture = try Picture.of(graph, options: .init(level: .component)).get()
    #expect(arrows(picture) == ["Ink unloadedNeed Card", "Paper nearMiss Card", "Printer need error Paper"])
  }

  /// A fan is one arrow to a frame, but for what a finding speaks of.
  @Test func boxesWithTheSameArrowsShareThem() throws {
    var plan = Plan()
    plan.register("Hub", in: nil, needs: (0..<9).map { "Leaf\($0)" } + ["Lost"])
    for number in 0..<9 { plan.register("Leaf\(number)", in: nil) }
    let options = Picture.Options(level: .component)
    let picture = try Picture.of(plan.judged, options: options).get()
    #expect(arrows(picture) == ["Hub need 9 with the same arrows", "Hub need error Lost"])
    #expect(picture.edges.map(\.needs).sorted() == [1, 9])
    let need = plan.graph.needs[0]
    let finding = Finding(
      rule: "x", severity: .warning, message: "", at: need.at, chain: [.init("", at: plan.graph.providers[1].at)],
      subject: [need.key.description])
    #expect(
      arrows(try Picture.of(plan.judged, findings: [finding], options: options).get())
        == ["Hub need 8 with the same arrows", "Hub need error Lost", "Hub need warning Leaf0"])
    #expect(try Picture.of(plan.judged, options: .init(level: .component, isBundled: false)).get().edges.count == 10)
  }

  /// The name that is asked for is marked and there, however many stand around it; the title of the rest says how many.
  @Test func theFocusIsAlwaysThere() throws {
    var plan = Plan()
    plan.register("Log", in: nil)
    for number in 0..<200 { plan.register("User\(number)", in: nil, needs: ["Log"]) }
    let picture = try Picture.of(plan.judged, options: .init(level: .component, focus: "Log", nodeBudget: 30)).get()
    #expect(picture.nodes.count == 30 && picture.nodes.filter(\.isFocus).map(\.label) == ["Log"])
    #expect(picture.notices.count == 1 && picture.notices[0].hasPrefix("201 boxes are too many to read"))
    #expect(picture.legend.contains(.focus))
  }

  @Test(arguments: [
    (nil, Picture.Level.module), ("OrdersModule", .module), ("Core", .module), ("AppDelegate.container", .module),
    ("HTTPClient", .component), ("CartImpl", .component), ("nobody", .component),
  ])
  func theLevelFitsWhatIsAskedFor(focus: String?, level: Picture.Level) {
    #expect(Picture.Level.fitting(Sample().graph, focus: focus) == level)
  }

  @Test func levelsThatDrawTheSameAreTwins() throws {
    var plan = Plan()
    plan.group("A", .module)
    plan.register("Service", in: "A")
    #expect(try Picture.of(plan.judged, options: .init(level: .module)).get().twin == .assembly)
    #expect(try Picture.of(plan.judged, options: .init(level: .component)).get().twin == nil)
    #expect(Sample().picture(.init(level: .module)).twin == nil)
  }

  /// Where no coarser level is left, targets that only one other imports stand in its box.
  @Test func targetsFoldWhereThereAreTooMany() throws {
    var plan = Plan()
    plan.target("App", "app")
    for number in 0..<9 { plan.target("Part\(number)", "core") }
    for number in 0..<8 { plan.imports(number < 4 ? "App" : "Part\(number - 4)", "Part\(number)") }
    plan.imports("App", "Part8")
    plan.imports("Part7", "Part8")
    let picture = try Picture.of(plan.graph, options: .init(level: .target, nodeBudget: 6)).get()
    #expect(picture.nodes.count == 6)
    #expect(picture.nodes.contains { $0.detail.hasSuffix("with 1 more") })
    #expect(picture.notices.first?.contains("4 that only one other imports stand in its box") == true, "\(picture.notices)")
    #expect(try Picture.of(plan.graph, options: .init(level: .target)).get().nodes.count == 10)
  }
}
