import Model
import Testing

@testable import Engine

/// Projects that Tuist's helpers and plug-ins make. What each form comes to is Swift's own meaning; that helpers lie in
/// `Tuist/ProjectDescriptionHelpers` and in those folders of plug-ins is Tuist's documentation ("Code sharing").
struct TuistHelperTests {
  /// What `Project.swift` and a helper say, and the targets with what each depends on.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var project: String
    var helper: String
    var expected: [String]
    var unread = 0
    /// How each begins.
    var unclear: [String]?
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "extensions of an alias extend what it means, under both names; a type sees its statics and what stands around it",
      project: "let project = Project.part(uses: [.Rooms.Inner.map, .chart])",
      helper: """
        public typealias Use = TargetDependency
        public extension Use {
          struct Rooms { static func room(_ name: String) -> Use { .project(target: name, path: .relativeToRoot("Parts/Map")) } }
          static let chart = external(name: "Chart")
        }
        public extension Use.Rooms { struct Inner { static let map = room("Map") } }
        extension Project {
          static func part(uses: [Use]) -> Project {
            Project(
              name: "Yard",
              targets: [
                .target(name: "Yard", product: .framework, sources: ["Code/**"], dependencies: uses),
                .target(name: "Shed", product: .framework, sources: ["Shed/**"], dependencies: [TargetDependency.Rooms.Inner.map, hidden()]),
              ])
          }
        }
        """,
      expected: ["Shed library Shed? Map", "Yard library Code: Map, Chart"], unclear: ["not everything that `Shed` depends on"]),
    Case(
      name: "parameters, defaults, a variable list, sets of cases and nested constants",
      project: """
        let project = Project.part(name: "Ferry", extras: [.tests], uses: [.Parts.map, .Kits.chart])
        """,
      helper: """
        public enum Extra { case tests, demo }
        extension TargetDependency { struct Parts {} }
        extension TargetDependency { enum Kits {} }
        public extension TargetDependency.Parts {
          static let map = TargetDependency.project(target: "Map", path: .relativeToRoot("Parts/Map"))
        }
        public extension TargetDependency.Kits { static let chart = TargetDependency.external(name: "Chart") }
        public extension SourceFilesList { static let unitTests: Self = "Checks/**" }
        public extension Project {
          static func part(name: String, product: Product = .framework, extras: Set<Extra>, uses: [TargetDependency] = []) -> Project {
            var all: [Target] = [.target(name: name, product: product, sources: "Code/**", dependencies: uses)]
            if extras.contains(.tests) {
              all.append(.target(name: "\\(name)Tests", product: .unitTests, sources: .unitTests, dependencies: [.target(name: name)]))
            }
            if extras.contains(.demo) { all.append(.target(name: "\\(name)Demo", product: .app)) }
            return Project(name: name, targets: all)
          }
        }
        """,
      expected: ["Ferry library Code: Map, Chart", "FerryTests test Checks: Ferry"]),
    Case(
      name: "cases with raw values, switch, all cases and closures",
      project: "let project: Project = .app(.pier, over: Dock.allCases)",
      helper: """
        enum Dock: String, CaseIterable {
          case north = "NorthDock", south
          var dependency: TargetDependency { .project(target: rawValue, path: "../\\(rawValue)") }
        }
        enum Place {
          case pier, shed(String)
          var name: String {
            switch self {
            case .pier: "Pier"
            case .shed(let name): name + "Shed"
            }
          }
        }
        extension Project {
          static func app(_ place: Place, over docks: [Dock]) -> Project {
            let names = ["Rope", "Oar"].map { "\\(place.name)\\($0)" }
            let product: Product = docks.isEmpty ? .framework : .app
            return .init(name: place.name, targets: names.map { .part($0, Place.shed($0).name, product, docks.map(\\.dependency)) })
          }
        }
        extension Target {
          static func part(_ name: String, _ other: String, _ product: Product, _ uses: [TargetDependency]) -> Target {
            Target(name: name, product: product, sources: ["\\(other)/**"], dependencies: uses + [.external(name: "Knot")])
          }
        }
        """,
      expected: [
        "PierOar app PierOarShed: NorthDock, south, Knot", "PierRope app PierRopeShed: NorthDock, south, Knot",
      ]),
    Case(
      name: "values of types with initializers, forEach and for",
      project: """
        var uses: [TargetDependency] = []
        for name in ["Sail", "Mast"] { uses.append(.external(name: name)) }
        let project = Yard(name: "Hull", uses: uses).made(with: [.plain, .checked])
        """,
      helper: """
        enum Kind { case plain, checked }
        struct Yard {
          let name: String
          let uses: [TargetDependency]
          var folder = "Deck"
          init(name: String, uses: [TargetDependency]) {
            self.name = name
            self.uses = uses
          }
          func made(with kinds: [Kind]) -> Project {
            var all = [Target]()
            let end = "Tests"
            kinds.forEach { kind in
              let folder = kind == .plain ? self.folder : "None"
              switch kind {
              case .plain:
                let end = ""
                let own = uses.compactMap { $0 }
                all.append(.target(name: name + end, product: .framework, sources: ["\\(folder)/**"], dependencies: own))
              case .checked:
                all += [.target(name: name + end, product: .unitTests, sources: ["Checks/**"])]
              }
            }
            return Project(name: name, targets: all)
          }
        }
        """,
      expected: ["Hull library Deck: Sail, Mast", "HullTests test Checks: "]),
    Case(
      name: "what only a run tells stays open",
      project: """
        let project = Project.part(name: "Buoy", isLive: isLive())
        """,
      helper: """
        extension Project {
          static func part(name: String, isLive: Bool) -> Project {
            var uses: [TargetDependency] = [.external(name: "Bell")]
            if isLive { uses.append(.external(name: "Horn")) }
            let all: [Target] = [.target(name: name, product: .framework, sources: ["Code/**"], dependencies: uses)]
            return Project(name: name, targets: isLive ? all + [.target(name: "Extra", product: .app)] : all)
          }
        }
        """,
      expected: ["Buoy library Code: Bell, Horn?", "Extra app : "]),
    Case(
      name: "what the environment holds is no case that can be told from others",
      project: "let project = Project.part(isFramework: Environment.kind == .framework, product: .app)",
      helper: """
        extension Project {
          static func part(isFramework: Bool, product: Product) -> Project {
            var uses: [TargetDependency] = isFramework ? [.external(name: "Bell")] : []
            if product == .app { uses.append(.external(name: "Horn")) }
            return Project(name: "Buoy", targets: [.target(name: "Buoy", product: product, sources: ["Code/**"], dependencies: uses)])
          }
        }
        """,
      expected: ["Buoy app Code: Bell?, Horn"]),
    Case(
      name: "a case that carries a member of an inner type, members that protocols' extensions add, patterns that cast",
      project: "let project = Project(name: \"Quay\", targets: [.part(.room(.Map)), .part(.kit(.Oar)), .part(.shed)])",
      helper: """
        public protocol Titled { func title(_ end: String) -> String }
        public extension Titled where Self: RawRepresentable { func title(_ end: String) -> String { "\\(self.rawValue)\\(end)" } }
        protocol Changed { func with(_ change: (inout Self) throws -> Void) rethrows -> Self }
        extension Changed {
          func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
            var copy = self
            try change(&copy)
            return copy
          }
        }
        public enum Part { case room(Room), kit(Kit), shed }
        public extension Part { enum Room: String, Titled { case Map } }
        public extension Part { enum Kit: String { case Oar = "Oars" } }
        extension Part: Titled {
          public func title(_ end: String) -> String {
            switch self {
            case let .room(part as any Titled), let .kit(part as any Titled): part.title(end)
            case .kit(let kit): kit.rawValue
            case .shed: "Shed"
            }
          }
        }
        struct Spec: Changed {
          var folder = ""
          func target(_ name: String) -> Target { .target(name: name, product: .framework, sources: ["\\(folder)/**"]) }
        }
        extension Target { static func part(_ part: Part) -> Target { Spec().with { $0.folder = "Code" }.target(part.title("Room")) } }
        """,
      expected: ["MapRoom library Code: ", "Oars library Code: ", "Shed library Code: "]),
    Case(
      name: "what a protocol only demands, and what is cast to a type from elsewhere, nobody tells",
      project: "let project = Project(name: \"Quay\", targets: [.part(Kit.Oar.title()), .part(Kit.Oar.name)])",
      helper: """
        protocol Titled { func title() -> String }
        enum Kit: String, Titled {
          case Oar
          var name: String { switch self { case let part as any Elsewhere: part.word; default: rawValue } }
        }
        extension Target { static func part(_ name: String) -> Target { .target(name: name, product: .framework) } }
        """,
      expected: [], unread: 1),
    Case(
      name: "an unknown function makes an unread project",
      project: "let project = Project.elsewhere(name: \"Buoy\", targets: [])", helper: "", expected: [], unread: 1),
    Case(
      name: "what nobody can follow in a helper spoils no more than it touches",
      project: "let project = Project.part()",
      helper: """
        extension Project {
          static func part() -> Project {
            var uses: [TargetDependency] = [.external(name: "Bell")]
            uses.swapAt(0, 0)
            return Project(name: "Buoy", targets: [.target(name: "Buoy", product: .app, sources: ["Code/**"], dependencies: uses)])
          }
        }
        """,
      expected: ["Buoy app Code? "]),
  ]

  @Test(arguments: cases)
  func helpers(_ item: Case) throws {
    let lead = "import ProjectDescription\nimport ProjectDescriptionHelpers\n"
    let others = ["Map", "NorthDock", "south"].map { ".target(name: \"\($0)\", product: .framework)" }.joined(separator: ", ")
    try withFiles([
      "Tuist.swift": "", "Yard/Project.swift": lead + item.project, "Tuist/ProjectDescriptionHelpers/A.swift": lead + item.helper,
      "Parts/Project.swift": lead + "let project = Project(name: \"Parts\", targets: [\(others)])",
    ]) { root in
      let found = Walk.files(under: [root], root: root, exclude: [], includesTests: false)
      let build = try #require(descriptions(in: found, root: root).first { $0.file == "Yard/Project.swift" })
      let said = build.targets.map { target in
        let folders = target.files.folders.map { $0.replacing("Yard/", with: "") }.joined(separator: " ")
        let end = target.knowledge == .unknown ? "?" : ":"
        return "\(target.name) \(target.kind) \(folders)\(end) "
          + target.dependencies.map { $0.name + ($0.isPossible ? "?" : "") }.joined(separator: ", ")
      }
      #expect(said.sorted() == item.expected)
      #expect(build.unread.count == item.unread)
      if let unclear = item.unclear {
        #expect(build.unclear.count == unclear.count && zip(build.unclear, unclear).allSatisfy { $0.reason.hasPrefix($1) })
      } else {
        #expect(build.unclear.isEmpty == build.targets.allSatisfy { $0.knowledge != .unknown })
      }
    }
  }

  /// A repository may hold several roots; none borrows the helpers of another, and each counts paths from its own.
  @Test func everyRootHasItsOwnHelpers() throws {
    let helper = { (name: String) in
      "import ProjectDescription\nlet part = TargetDependency.project(target: \"\(name)\", path: .relativeToRoot(\"\(name)\"))"
    }
    let project = { (name: String, uses: String) in
      "import ProjectDescription\nlet p = Project(name: \"\(name)\", targets: [.target(name: \"\(name)\", product: .app, dependencies: [\(uses)])])"
    }
    try withFiles([
      "One/Tuist/ProjectDescriptionHelpers/a.swift": helper("Bow"), "One/App/Project.swift": project("OneApp", "part"),
      "One/Bow/Project.swift": project("Bow", ""), "Two/Tuist.swift": "",
      "Two/Plugins/P/ProjectDescriptionHelpers/b.swift": helper("Bow"), "Two/App/Project.swift": project("TwoApp", "part"),
      "Two/Bow/Project.swift": project("Bow", ""),
    ]) { root in
      let found = TargetTests.read(root).targets
      let arrows = found.dependencies.map { "\(found.targets[$0.from].path) -> \(found.targets[$0.to].path)" }.sorted()
      #expect(arrows == ["One/App/OneApp -> One/Bow/Bow", "Two/App/TwoApp -> Two/Bow/Bow"])
    }
  }

  /// What a target finds through another of which not everything could be read, nobody knows.
  @Test(arguments: [("hidden()", []), (".project(target: \"Cart\", path: \"../Cart\")", ["undeclared-dependency"])])
  func nothingIsSaidPastWhatIsUnread(_ middle: String, expected: [String]) throws {
    let project = { (name: String, uses: String) in
      "import ProjectDescription\nlet p = Project(name: \"\(name)\", targets: [.target(name: \"\(name)\", product: .framework, sources: [\"Code/**\"], dependencies: [\(uses)])])"
    }
    try withFiles([
      "Workspace.swift": "import ProjectDescription\nlet w = Workspace(name: \"All\", projects: [\"**\"])",
      "App/Project.swift": project("App", ".project(target: \"Middle\", path: \"../Middle\")"),
      "Middle/Project.swift": project("Middle", middle), "Net/Project.swift": project("Net", ""),
      "Cart/Project.swift": project("Cart", ""), "App/Code/a.swift": "import Net", "Net/Code/b.swift": "",
    ]) { root in
      let rules = try analyze(Job(workingDirectory: root)).report.findings.map(\.rule)
      #expect(rules == expected)
    }
  }
}
