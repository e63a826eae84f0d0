import Model
import Testing

@testable import Engine

/// What a run says where it knows no framework that is imported.
struct NothingToReadTests {
  private static func remarks(_ files: [String: String], strict: Bool = false) throws -> [String] {
    try withFiles(files) { root in
      var job = Job(workingDirectory: root)
      job.isStrict = strict
      return try analyze(job).report.remarks.map(\.description)
    }
  }

  static let cupboard = """
    final class Cupboard {
      private var makers: [ObjectIdentifier: () -> Any] = [:]
      func put<T>(_ type: T.Type, make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
      func take<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
    }
    """

  /// What only the type itself calls is not how others fill and ask it.
  @Test func whatOnlyTheTypeItselfCallsIsNotNamed() throws {
    let closed = Self.cupboard.replacing("  func", with: "  private func")
    #expect(try Self.remarks(["App/A.swift": closed]).count == 1)
    #expect(try Self.remarks(["App/A.swift": Self.cupboard]).count == 2)
  }

  /// The types of what it keeps may have names of their own.
  @Test func whatItKeepsMayBeOfATypeWithANameOfItsOwn() throws {
    let alias = "typealias Makers = [ObjectIdentifier: () -> Any]\n"
    for kept in ["var makers: Makers = [:]", "var makers = Makers()"] {
      let named = Self.cupboard.replacing("var makers: [ObjectIdentifier: () -> Any] = [:]", with: kept)
      #expect(try Self.remarks(["A.swift": alias + named]).count == 2)
      #expect(try Self.remarks(["A.swift": "typealias Makers = [() -> Any]\n" + named]).count == 1)
    }
  }

  /// A subscript may be what fills it, what asks it, or both.
  @Test func aSubscriptMayFillAndAskIt() throws {
    let both = "subscript<T>(type: T.Type) -> T? { get { kept[\"\\(type)\"] as? T } set { kept[\"\\(type)\"] = newValue } }"
    let asking =
      "func put<T>(_ t: T) { kept[\"\\(T.self)\"] = t }\nsubscript<T>(of type: T.Type) -> T { kept[\"\\(type)\"] as! T }"
    for (members, names) in [
      (both, "register: [\"Shelf.subscript(_:)\"], resolve: [\"Shelf.subscript(_:)\"]"),
      (asking, "register: [\"Shelf.put(_:)\"], resolve: [\"Shelf.subscript(of:)\"]"),
    ] {
      let remarks = try Self.remarks(["A.swift": "final class Shelf { var kept: [String: Any] = [:]\n\(members) }"])
      #expect(remarks.count == 2 && remarks[0].contains("frameworks: { custom: { \(names) } }"))
    }
  }

  /// What only keeps what a container has made, once that is asked, is none beside it.
  @Test func aCacheOfAContainerIsNotNamed() throws {
    let shed = """
      final class Shed {
        var kept: [String: Any] = [:]
        func keep<T>(_ thing: T) { kept["\\(T.self)"] = thing }
        func find<T>(_ type: T.Type) -> T? { kept["\\(type)"] as? T }
      }
      """
    let asking =
      "if let made = shed.find(type) { return made }\nlet made = makers[ObjectIdentifier(type)]!() as! T\nSHED return made"
    for (words, count) in [("shed.keep(made)\n", 2), ("", 3)] {
      let cupboard = Self.cupboard.replacing(
        "makers[ObjectIdentifier(type)]!() as! T", with: asking.replacing("SHED ", with: words)
      )
      .replacing("= make }", with: words == "" ? "= make; shed.keep(make()) }" : "= make }")
      .replacing("private var", with: "let shed = Shed()\nprivate var")
      #expect(try Self.remarks(["A.swift": shed, "B.swift": cupboard]).count == count)
    }
  }

  /// It is named once, with lines that a manifest takes and that make it known.
  @Test func aContainerOfTheProgramIsNamed() throws {
    let use = "let shelf = Cupboard()\nfunc f() { shelf.put(Int.self) { 1 }; print(shelf.take(String.self)) }\n"
    let files = ["App/A.swift": "\n" + Self.cupboard, "App/B.swift": use]
    for strict in [false, true] {
      let remarks = try Self.remarks(files, strict: strict)
      #expect(
        remarks.first
          == "`Cupboard` (App/A.swift:2) looks like a container of the program's own. dilint reads it if the manifest says "
          + "`frameworks: { custom: { register: [\"Cupboard.put(_:make:)\"], resolve: [\"Cupboard.take(_:)\"] } }`.")
      #expect(remarks.count == 2)
    }
    let line = try #require(try Self.remarks(files).first?.split(separator: "`").last { $0.hasPrefix("frameworks:") })
    try withFiles(files.merging(["dilint.yml": String(line) + "\n"]) { $1 }) { root in
      let analysis = try analyze(Job(workingDirectory: root))
      #expect(analysis.report.findings.map(\.rule) == ["missing-provider"])
      #expect(analysis.report.remarks.map(\.description).allSatisfy { !$0.contains("looks like") })
    }
  }

  /// A static function that has an object of its type do the same is followed, not named; one that keeps things itself is named.
  @Test func whatHandsOnIsNotNamed() throws {
    for (body, isNamed) in [("shared.put(type, make: make)", false), ("all[ObjectIdentifier(type)] = make", true)] {
      let statics =
        "extension Cupboard { static let shared = Cupboard(); static var all: [ObjectIdentifier: () -> Any] = [:]\n"
        + "  static func add<T>(_ type: T.Type, make: @escaping () -> T) { \(body) } }\n"
      let remark = try Self.remarks(["App/A.swift": Self.cupboard, "App/B.swift": statics]).first
      #expect(remark?.contains("Cupboard.put(_:make:)") == true)
      #expect(remark?.contains("Cupboard.add(_:make:)") == isNamed)
    }
  }

  /// A container that fills itself, and static functions in front of one object whose own are private.
  @Test func whatOthersDoNotCallIsNamedWhereTheyOnlyAsk() throws {
    let filling = Self.cupboard.replacing("  func put", with: "  func fill() { put(Int.self) { 1 } }\n  private func put")
    #expect(try Self.remarks(["A.swift": filling]).first?.contains("register: [\"Cupboard.put(_:make:)\"]") == true)
    let keeping = filling.replacing(
      "makers[ObjectIdentifier(type)]!() as! T", with: "fill(); return makers[ObjectIdentifier(type)]!() as! T")
    #expect(try Self.remarks(["A.swift": keeping]).count == 1)
    let hidden = Self.cupboard.replacing("  func", with: "  private func")
    let statics =
      "extension Cupboard { private static let shared = Cupboard()\n"
      + "  static func put<T>(_ thing: T) { shared.put(T.self) { thing } }\n  static func take<T>() -> T { shared.take(T.self) } }\n"
    #expect(
      try Self.remarks(["A.swift": hidden + "\n" + statics]).first?.contains(
        "register: [\"Cupboard.put(_:)\"], resolve: [\"Cupboard.take()\"]") == true)
  }

  /// By what a thing is handed over may stand in a file of its own.
  @Test func aThingMayBeHandedOverByACaseOfAnotherFile() throws {
    let shelf = """
      final class Shelf {
        private var things: [ObjectIdentifier: Any] = [:]
        func put(_ part: Part, for type: Any.Type) { if case .one(let thing) = part { things[ObjectIdentifier(type)] = thing } }
        func take<T>(_ type: T.Type) -> T { things[ObjectIdentifier(type)] as! T }
      }
      """
    let part = "enum Part { case one(AnyObject) }"
    #expect(try Self.remarks(["A.swift": shelf, "B.swift": part]).first?.contains("Shelf.put(_:for:)") == true)
    #expect(try Self.remarks(["A.swift": shelf, "B.swift": "enum Part { case one(Int) }"]).count == 1)
  }

  /// Values instead of closures, texts instead of identities, functions in an extension.
  @Test func itsHabitsDoNotMatter() throws {
    let shelf = """
      enum Shelf {
        static var things = [String: Any]()
        static func keep<T>(_ thing: T) { things["\\(T.self)"] = thing }
        static func give<T>() -> T? { things["\\(T.self)"] as? T }
      }
      """
    #expect(
      try Self.remarks(["A.swift": shelf]).first?.contains("register: [\"Shelf.keep(_:)\"], resolve: [\"Shelf.give()\"]") == true)
    let spread = """
      struct Box { var makers: [String: Any] = [:] }
      extension Box {
        mutating func add<T>(_ make: @escaping () -> T) { makers["\\(T.self)"] = make }
        func get<T>(_ type: T.Type) -> T { (makers["\\(type)"] as! () -> T)() }
      }
      """
    #expect(try Self.remarks(["A.swift": spread]).first?.hasPrefix("`Box` (A.swift:1)") == true)
    let demanded =
      "protocol Box { var makers: [String: Any] { get set } }\n"
      + spread.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try Self.remarks(["A.swift": demanded]).first?.hasPrefix("`Box` (A.swift:1)") == true)
    let keyed = """
      protocol Crate { var things: [AnyHashable: Any] { get set } }
      extension Crate {
        mutating func put<T>(_ label: Label<T>, made: () -> T) { things[label] = made() }
        func take<T>(_ label: Label<T>) -> T { things[label] as! T }
        func take<T>(type: T.Type) -> T { take(.of(type)) }
      }
      """
    let label = "struct Label<T>: Hashable { var type: T.Type }"
    #expect(
      try Self.remarks(["A.swift": keyed, "B.swift": label]).first?.contains(
        "register: [\"Crate.put(_:made:)\"], resolve: [\"Crate.take(_:)\", \"Crate.take(type:)\"]") == true)
    let loose = Self.cupboard.replacing("make: @escaping () -> T)", with: "thing: Any)")
    #expect(try Self.remarks(["A.swift": loose]).first?.contains("register: [\"Cupboard.put(_:thing:)\"]") == true)
  }

  /// What keeps its things may be a box that guards them.
  @Test(arguments: [
    "Guarded<[ObjectIdentifier: () -> Any]>([:])", "Guarded([ObjectIdentifier: () -> Any]())",
  ])
  func itsThingsMayLieInABox(box: String) throws {
    let boxed = Self.cupboard.replacing(": [ObjectIdentifier: () -> Any] = [:]", with: " = \(box)")
      .replacing("makers[", with: "makers.value[")
    let guarded = "struct Guarded<Value> { var value: Value; init(_ value: Value) { self.value = value } }"
    #expect(try Self.remarks(["A.swift": boxed, "B.swift": guarded]).first?.contains("Cupboard.put(_:make:)") == true)
    let bare = Self.cupboard.replacing(": [ObjectIdentifier: () -> Any] = [:]", with: " = Guarded<Int>(1)")
    #expect(try Self.remarks(["A.swift": bare, "B.swift": guarded]).count == 1)
  }

  /// It is named beside a framework, too, but where its file speaks of that one: it may be a wrapper.
  @Test func aContainerIsNamedBesideAFramework() throws {
    let other = "import Swinject\nlet box = Container()\nbox.register(Int.self) { _ in 1 }\n"
    let remarks = try Self.remarks(["A.swift": Self.cupboard, "B.swift": other])
    #expect(remarks.count == 1 && remarks[0].hasPrefix("`Cupboard` (A.swift:1) looks like a container of the program's own."))
    #expect(try Self.remarks(["A.swift": "import Swinject\n" + Self.cupboard, "B.swift": other]).isEmpty)
    let manifest = "frameworks: { custom: { register: [\"Cupboard.put(_:make:)\"], resolve: [\"Cupboard.take(_:)\"] } }\n"
    #expect(try Self.remarks(["A.swift": Self.cupboard, "B.swift": other, "dilint.yml": manifest]).isEmpty)
  }

  /// Its functions may stand in any files, one in each; what extends another type is no part of it.
  @Test func itsFunctionsMayStandAnywhere() throws {
    let files = [
      "A.swift": "final class Box { private(set) static var main = Box()\nvar makers: [String: Any] = [:] }",
      "B.swift": "extension Box { func add<T>(_ make: @escaping () -> T) { makers[\"\\(T.self)\"] = make } }",
      "C.swift": "extension Box { func get<T>(_ type: T.Type) -> T { (makers[\"\\(T.self)\"] as! () -> T)() } }",
      "D.swift": "extension Bag { func put<T>(_ t: T) {}\nfunc take<T>(_ t: T.Type) -> T { fatalError() } }",
    ]
    let remarks = try Self.remarks(files)
    #expect(
      remarks.first?.contains("register: [\"Box.add(_:)\"], resolve: [\"Box.get(_:)\"]") == true)
    #expect(remarks.count == 2)
    #expect(try Self.remarks(files.filter { $0.key != "B.swift" }).count == 1)
  }

  /// A cache by name, a decoder and a list of one type keep or give things, but not by their type.
  @Test(arguments: [
    "final class Cache<V> { var values: [String: V] = [:]\nfunc put(_ v: V, key: String) { values[key] = v }\nfunc get(_ k: String) -> V? { values[k] } }",
    "struct Decoder { func read<T>(_ type: T.Type, _ text: String) -> T { fatalError() }\nfunc write<T>(_ value: T) -> String { \"\" } }",
    "final class Shelf { var kept: [String: Any] = [:]\nfunc set<T>(_ v: T?, forKey key: String) { kept[key] = v }\nfunc get<T>(forKey key: String) -> T? { kept[key] as? T } }",
    "final class Rack { var kept: [String: Any] = [:]\nfunc add<T>(_ v: T, to: Int) {}\nfunc get<T>(_ t: T.Type, forKey key: String) -> T? { kept[key] as? T } }",
    "final class Bag { var makers: [ObjectIdentifier: Any] = [:]\nfunc put<T>(_ t: T.Type, make: () -> T) {} }",
    "final class Chest { var kept: [ObjectIdentifier: Any] = [:]\nfunc drop<T>(_ t: T) { kept.removeValue(forKey: ObjectIdentifier(T.self)) }\nfunc get<T>(_ t: T.Type) -> T { kept[ObjectIdentifier(t)] as! T } }",
    "final class Loft { static var all: [String: Loft] = [:]\nfunc put<T>(_ t: T) { save(t) }\nfunc get<T>(_ t: T.Type) -> T { load(t) } }",
    "final class Den { var kept: [String: Any] = [:]\nfunc put<T: Codable>(_ t: T, id: String) { kept[id] = t }\nfunc get<T: Codable>(_ id: String, type: T.Type) -> T { kept[id] as! T } }",
    "final class Barn { var kept: [String: [String: Any]] = [:]\nfunc put<T: Named>(_ t: T) { kept[T.kind]?[t.name] = t }\nfunc get<T: Named>(_ t: T.Type, name: String) -> T? { kept[T.kind]?[name] as? T } }",
    "final class Mews { var kept: [Stall: Any] = [:]\nfunc put<T>(_ t: T, in stall: Stall) { kept[stall] = t }\nfunc get<T>(in stall: Stall, type: T.Type) -> T? { kept[stall] as? T } }",
    "final class Weir { var data: [Int: Sheet] = [:]\nfunc put<T>(_ t: T) { guard let sheet = data[0] else { return }\nsheet.write(t) }\nfunc get<T>(type: T.Type) -> T? { data[0]?.read() } }",
    "struct Kind: Hashable { var kept: [String: Any] = [:]\nmutating func put<T>(_ t: T) { kept[\"\\(T.self)\"] = t }\nfunc get<T>(_ t: T.Type) -> T { kept[\"\\(t)\"] as! T } }",
    "protocol Wing { typealias Name = String }\nfinal class Hall { var kept: [String: Any] = [:]\nfunc put<T>(_ t: T?, as name: Wing.Name) { kept[name] = t }\nfunc get<T>(as name: Wing.Name) -> T? { kept[name] as? T } }",
  ])
  func whatIsNoneIsNotNamed(text: String) throws {
    #expect(try Self.remarks(["A.swift": text]).count == 1)
    #expect(try Self.remarks(["A.swift": text], strict: true).count == 1)
  }

  @Test(arguments: [
    ("Typhoon", "Typhoon"), ("Dependiject", "Dependiject"), ("Pilgrim", "Pilgrim"), ("PilgrimDI", "Pilgrim"),
    ("SwiftDI", "Swift-DI"),
  ])
  func frameworksThatAreNotReadAreNamed(module: String, name: String) throws {
    let remarks = try Self.remarks(["A.swift": "\nimport \(module)\n", "B.swift": "import \(module)\n"])
    #expect(
      remarks.first
        == "\(name) is imported (A.swift:2), and dilint does not read it; `frameworks: { custom: … }` in the manifest can describe it."
    )
    #expect(remarks.count == 2 && remarks[1].hasPrefix("No dependency-injection framework that dilint knows is imported here ("))
    let beside = try Self.remarks(["A.swift": "\nimport \(module)\n", "B.swift": "import Swinject\n"])
    #expect(beside == [remarks[0]])
  }

  /// A module of the program that is called like a framework's is none.
  @Test func aContainerIsNamedBesideAModuleOfAFrameworksName() throws {
    let package = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "Swinject"), .executableTarget(name: "App", dependencies: ["Swinject"])])
      """
    let app = "import Swinject\nlet shelf = Cupboard()\nshelf.put(Int.self) { 1 }\nprint(shelf.take(Int.self))\n"
    let files = ["Package.swift": package, "Sources/Swinject/A.swift": Self.cupboard, "Sources/App/main.swift": app]
    #expect(try Self.remarks(files).first?.hasPrefix("`Cupboard` (Sources/Swinject/A.swift:1) looks like a container") == true)
  }

  /// Beside containers of another framework it names the one of which it speaks.
  @Test func aContainerThatNobodyMakesIsOfAFramework() throws {
    let parts = """
      import DITranquillity
      final class Parts: DIPart { static func load(container: DIContainer) { container.register { 1 } } }
      """
    let other = "import Swinject\nlet box = Container()\nbox.register(Int.self) { _ in 1 }\n"
    let alone = try Self.remarks(["A.swift": parts])
    #expect(alone.contains { $0.hasPrefix("No place was found where a container comes to life") })
    let beside = try Self.remarks(["A.swift": parts, "B.swift": other])
    #expect(beside.contains { $0.hasPrefix("No place was found where a container of DITranquillity comes to life") })
  }
}
