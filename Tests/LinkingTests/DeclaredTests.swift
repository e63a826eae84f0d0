import Model
import Testing

@testable import Linking

@Suite struct DeclaredTests {
  static func at(_ line: Int, _ file: String = "dilint.yml") -> Location { Location(file: file, line: line, column: 1) }
  static func names(_ names: [String], _ line: Int) -> [DeclaredName] { names.map { DeclaredName($0, at: at(line)) } }

  static func assembly(
    _ name: String, _ line: Int, public publics: [String]? = nil, internal internals: [String]? = nil,
    depends: [String]? = nil, given: [(String, String)] = [], isDynamic: Bool = false
  ) -> DeclaredAssembly {
    DeclaredAssembly(
      name: DeclaredName(name, at: at(line)), isDynamic: isDynamic, publicModules: publics.map { names($0, line) },
      internalModules: internals.map { names($0, line) }, dependencies: depends.map { names($0, line) },
      declarations: given.map {
        DeclaredAssembly.Declaration(module: DeclaredName($0.0, at: at(line)), by: DeclaredName($0.1, at: at(line)))
      })
  }

  /// A module that provides one type of its own name, and needs others.
  static func module(_ name: String, _ line: Int, needs: [String] = []) -> DeclaredModule {
    DeclaredModule(
      name: DeclaredName(name, at: at(line)),
      provides: [
        DeclaredProvider(
          type: .named(name), lifetime: Lifetime(name: "graph", sharing: .graph),
          needs: needs.map { DeclaredNeed(key: Key(type: .named($0)), at: at(line)) }, at: at(line))
      ])
  }

  static func loaded(_ graph: Graph, _ root: String) -> [String] {
    graph.roots.first { $0.name == root }.map { $0.loaded.map { graph.groups[$0].name } } ?? []
  }

  /// Four assemblies that load one another in many ways, after the sample of the library that had them.
  static var chaos: Declared {
    var declared = Declared()
    declared.assemblies = [
      assembly("A1", 1, public: ["M11"], internal: ["M12"], depends: ["A2", "A3", "Dyn"]),
      assembly("A2", 2, public: ["M21"], internal: ["M22"], depends: ["A3", "A4", "Dyn"]),
      assembly("A3", 3, public: ["M31"], depends: ["A4"]),
      assembly("A4", 4, public: ["M41"], internal: ["M42"], depends: ["Dyn"]),
      assembly("Dyn", 5, given: [("M2D", "A2"), ("M4D", "A4")], isDynamic: true),
    ]
    declared.modules = ["M11", "M12", "M21", "M22", "M31", "M41", "M42", "M2D", "M4D"].enumerated().map {
      module($0.element, 10 + $0.offset)
    }
    return declared
  }

  @Test func chaosLoadsWhatItSays() {
    var draft = Draft()
    draft.declare(Self.chaos)
    let graph = graph(from: draft)
    #expect(graph.roots.map(\.name) == ["A1"])
    #expect(
      Self.loaded(graph, "A1").sorted()
        == ["A1", "A2", "A3", "A4", "Dyn", "M11", "M12", "M21", "M2D", "M31", "M41", "M4D"])
    #expect(graph.providers.filter { $0.roots.isEmpty }.map { $0.implementation!.description } == ["M22", "M42"])
  }

  @Test func rootsAreJudgedEachByItself() {
    var declared = Self.chaos
    declared.roots = Self.names(["A4", "A3"], 30)
    var draft = Draft()
    draft.declare(declared)
    let graph = graph(from: draft)
    #expect(Self.loaded(graph, "A4").sorted() == ["A4", "Dyn", "M41", "M42", "M4D"])
    // A2, which gives M2D, is not part of it.
    #expect(Self.loaded(graph, "A3").sorted() == ["A3", "A4", "Dyn", "M31", "M41", "M4D"])
  }

  @Test func startsAreFound() {
    func roots(_ assemblies: [DeclaredAssembly]) -> [String] {
      var declared = Declared()
      declared.assemblies = assemblies
      var draft = Draft()
      draft.declare(declared)
      return Linking.graph(from: draft).roots.map { $0.isImplied ? "implied" : $0.name }
    }
    let (a, b) = (Self.assembly("A", 1, depends: ["B"]), Self.assembly("B", 2, depends: ["A"]))
    #expect(roots([a, Self.assembly("B", 2)]) == ["A"])
    #expect(roots([a, b]) == ["implied"])
    #expect(roots([a, b, Self.assembly("C", 3)]) == ["A", "C"])
    #expect(roots([Self.assembly("A", 1, depends: ["A"]), Self.assembly("B", 2, depends: ["A"])]) == ["B"])
    #expect(roots([]) == [])
    var onlyModules = Declared()
    onlyModules.modules = [Self.module("M", 1, needs: ["N"])]
    var draft = Draft()
    draft.declare(onlyModules)
    let graph = graph(from: draft)
    #expect(graph.roots.map(\.isImplied) == [true])
    #expect(graph.needs[0].verdicts[0].status == .missing)
  }

  @Test func namesWithoutADeclarationAreOpaque() {
    var declared = Declared()
    declared.assemblies = [
      Self.assembly("A", 1, public: ["M", "Ghost"], depends: ["Nowhere"]), Self.assembly("B", 2, public: ["M"]),
    ]
    declared.modules = [Self.module("M", 3, needs: ["N"])]
    var draft = Draft()
    draft.declare(declared)
    let graph = graph(from: draft)
    #expect(graph.opaque.map(\.at.line) == [1, 1] && graph.coverage.includes.opaque == 2)
    #expect(graph.roots.map(\.isOpen) == [true, false])
    #expect(graph.needs[0].verdicts.map(\.status) == [.unknown, .missing])
    #expect(graph.groups.filter { $0.name == "Ghost" || $0.name == "Nowhere" }.map(\.level) == [.module, .assembly])
  }

  @Test func unknownRootsAreAMismatch() {
    var declared = Self.chaos
    declared.roots = Self.names(["A1", "Nobody"], 30)
    var draft = Draft()
    draft.declare(declared)
    #expect(draft.mismatches.map(\.subject) == ["Nobody"])
    #expect(draft.roots.map(\.name) == ["A1"])
  }

  /// An assembly `Games` that loads the modules `Chess` and `Cards` and depends on `Base`, in one root beside another.
  static var source: Draft {
    var draft = Draft()
    draft.policies["box"] = Policy()
    for (index, name) in ["Games", "Chess", "Cards", "Base", "Other"].enumerated() {
      draft.groups.append(
        Group(
          name: index == 2 ? "Outer.Cards" : name, level: [1, 2].contains(index) ? .module : .assembly, kind: "x",
          framework: "box", at: at(index + 1, "\(name).swift")))
    }
    for (to, kind) in [(1, Include.Kind.public), (2, .child), (3, .dependency)] {
      draft.includes.append(Include(from: .group(0), to: to, kind: kind, at: at(to, "Games.swift")))
    }
    draft.roots = [
      Root(name: "App.container", framework: "box", loaded: [0, 1, 2, 3], at: at(1, "App/App.swift")),
      Root(name: "Widget.box", framework: "box", loaded: [1], at: at(1, "Widget/Widget.swift")),
    ]
    draft.includes.append(Include(from: .root(0), to: 0, kind: .child, at: at(2, "App/App.swift")))
    draft.includes.append(Include(from: .root(1), to: 1, kind: .child, at: at(2, "Widget/Widget.swift")))
    let place = at(9, "Chess.swift")
    draft.registrations = [
      Draft.Registration(
        Provider(
          keys: [Key(type: .named("Chess"))], implementation: .named("Chess"), lifetime: Lifetime(name: "g", sharing: .graph),
          framework: "box", owner: .group(1), at: place, site: place),
        loads: [Draft.Load(root: 0, order: 1, assembly: 0), Draft.Load(root: 1, order: 1)])
    ]
    return draft
  }

  struct Comparison: CustomTestStringConvertible {
    var name: String
    var assembly: DeclaredAssembly?
    var module: DeclaredModule?
    var mismatches: [String]
    var testDescription: String { name }
  }

  static let comparisons: [Comparison] = [
    Comparison(name: "the same", assembly: assembly("Games", 1, public: ["Chess", "Cards"], depends: ["Base"]), mismatches: []),
    Comparison(name: "says nothing", assembly: assembly("Games", 1), mismatches: []),
    Comparison(
      name: "one too many", assembly: assembly("Games", 1, public: ["Chess", "Cards", "Other"]),
      mismatches: ["the manifest says that `Games` loads `Other`, and the source does not"]),
    Comparison(
      name: "one not listed", assembly: assembly("Games", 1, public: ["Chess"]),
      mismatches: ["`Games` loads `Outer.Cards` in the source, and the manifest's modules do not list it"]),
    Comparison(
      name: "other visibility", assembly: assembly("Games", 1, public: ["Cards"], internal: ["Chess"]),
      mismatches: ["`Chess` is internal to `Games` in the manifest, and public in the source"]),
    Comparison(
      name: "no such dependency", assembly: assembly("Games", 1, depends: ["Base", "Other"]),
      mismatches: ["the manifest says that `Games` depends on `Other`, and the source does not"]),
    Comparison(
      name: "dependency not listed", assembly: assembly("Games", 1, depends: []),
      mismatches: ["`Games` depends on `Base` in the source, and the manifest's dependencies do not list it"]),
    Comparison(
      name: "dynamic", assembly: assembly("Games", 1, isDynamic: true),
      mismatches: ["the manifest says that `Games` is dynamic, and the source that it is not"]),
    Comparison(name: "registered", module: module("Chess", 1), mismatches: []),
    Comparison(
      name: "not registered", module: module("Cards", 1),
      mismatches: ["the manifest says that `Cards` provides `Cards`, and the source does not register it"]),
  ]

  @Test(arguments: comparisons) func manifestAndSourceAreCompared(comparison: Comparison) {
    var declared = Declared()
    declared.assemblies = comparison.assembly.map { [$0] } ?? []
    declared.modules = comparison.module.map { [$0] } ?? []
    var draft = Self.source
    draft.declare(declared)
    #expect(graph(from: draft).mismatches.map(\.message) == comparison.mismatches)
  }

  /// Where a list in the source could not be read to its end, the manifest tells the rest.
  @Test func theManifestSettlesWhatIsOpaque() {
    var declared = Declared()
    declared.assemblies = [Self.assembly("Games", 1, public: ["Chess", "Cards", "Puzzles"])]
    declared.modules = [Self.module("Puzzles", 2, needs: ["Chess"])]
    var draft = Self.source
    draft.opaque = [Opaque(what: .include, reason: "a variable", at: Self.at(3, "Games.swift"))]
    draft.declare(declared)
    let graph = graph(from: draft)
    #expect(graph.mismatches.isEmpty)
    #expect(Self.loaded(graph, "App.container").contains("Puzzles"))
    let puzzles = graph.providers.first { $0.implementation == .named("Puzzles") }!
    #expect(puzzles.roots.map { graph.roots[$0].name } == ["App.container"])
    #expect(puzzles.framework == "box")
    #expect(graph.needs.map { $0.verdicts.map(\.status) } == [[.resolved]])
  }

  @Test(arguments: [
    ("App/App.swift", ["App.container"]), ("Widget", ["Widget.box"]), ("Widget.box", ["Widget.box"]),
    ("Games", ["App.container"]),
    ("Other", ["Other"]), ("Nobody", ["App.container", "Widget.box"]),
  ])
  func rootsOfTheSourceAreChosen(name: String, kept: [String]) {
    var declared = Declared()
    declared.roots = Self.names([name], 1)
    var draft = Self.source
    var need = Need(
      key: Key(type: .named("Chess")), by: .code("Screen"), framework: "box", scope: .root(1), phase: .eager, at: Self.at(1, "S"))
    draft.requests.append(Draft.Request(need, roots: [1]))
    need.at.line = 2
    draft.requests.append(Draft.Request(need))
    draft.declare(declared)
    let graph = graph(from: draft)
    #expect(graph.roots.map(\.name).sorted() == kept)
    #expect(graph.mismatches.isEmpty == (name != "Nobody"))
    // A need of a container that is left out is left out with it; an ambient one is not.
    #expect(graph.needs.count == (kept.contains("Widget.box") ? 2 : 1))
    for provider in graph.providers { #expect(provider.roots.allSatisfy { $0 < graph.roots.count }) }
  }

  /// An assembly that only the manifest knows may list modules of the source.
  @Test func declaredAssembliesLoadModulesOfTheSource() {
    var declared = Declared()
    declared.assemblies = [Self.assembly("Extra", 1, public: ["Chess"], depends: ["Games"])]
    var draft = Self.source
    draft.declare(declared)
    let graph = graph(from: draft)
    #expect(
      graph.roots.map(\.name)
        == ["App.container", "Widget.box", "Extra"].sorted { a, b in
          graph.roots.firstIndex { $0.name == a }! < graph.roots.firstIndex { $0.name == b }!
        })
    #expect(Self.loaded(graph, "Extra").sorted() == ["Base", "Chess", "Extra", "Games", "Outer.Cards"])
    #expect(graph.providers[0].roots.count == 3)
  }
}
