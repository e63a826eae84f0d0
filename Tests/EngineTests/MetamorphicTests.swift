import Frameworks
import Linking
import Model
import Reading
import Rules
import Testing

@testable import Engine

/// Changes of a program that change nothing of what it does, and so nothing of what dilint says of it.
struct MetamorphicTests {
  /// What dilint says of a program, without places.
  static func verdict(_ files: [String: String]) -> [String] {
    let digests = files.keys.sorted().map { digest(of: files[$0]!, file: $0) }
    return verdict(digests)
  }

  static func verdict(_ digests: [Digest]) -> [String] {
    let vocabularies = vocabularies(for: digests, frameworks: Framework.all, settings: [:], locks: [])
    let graph = Linking.graph(from: Draft(of: Program(digests: digests, vocabularies: vocabularies)))
    return Rule.all.flatMap { $0.findings(graph) }.map { "\($0.severity) \($0.certainty) \($0.message)" }.sorted()
      + ["\(graph.providers.count) providers, \(graph.needs.count) needs, \(graph.opaque.count) opaque"]
  }

  /// A small program with a missing registration, a ring and a named one; `wrap` writes its four plain registrations.
  static func program(_ wrap: (Registration) -> String, helpers: String = "") -> [String: String] {
    let registrations = [
      Registration(type: "Harbour", maker: "Harbour(pilot: $0, ferry: $1)", made: "Harbour", lifetime: "objectGraph"),
      Registration(type: "Guiding", maker: "Pilot(chart: $0)", made: "Pilot", lifetime: "objectGraph"),
      Registration(type: "Ferry", maker: "Ferry(crew: many($0))", made: "Ferry", lifetime: "single"),
      Registration(type: "Sailor", maker: "Mate(harbour: $0)", made: "Mate", lifetime: "objectGraph"),
    ]
    return [
      "App.swift": """
      import DITranquillity
      final class Harbour { init(pilot: Guiding, ferry: Ferry) {} }
      protocol Guiding {}
      final class Pilot: Guiding { init(chart: Chart) {} }
      final class Chart {}
      final class Ferry { init(crew: [Sailor]) {} }
      protocol Sailor {}
      final class Mate: Sailor { init(harbour: Harbour) {} }
      final class PortPart: DIPart {
        static func load(container: DIContainer) {
      \(registrations.map(wrap).map { "    " + $0 }.joined(separator: "\n"))
        }
      }
      func start() {
        let container = DIContainer()
        container.append(part: PortPart.self)
        let harbour: Harbour = container.resolve()
        _ = harbour
      }
      """,
      "Helpers.swift": "import DITranquillity\n" + helpers,
    ]
  }

  struct Registration {
    var type: String
    var maker: String
    var made: String
    var lifetime: String

    var plain: String {
      "container.register { \(maker) }" + (type == made ? "" : ".as(\(type).self)") + ".lifetime(.\(lifetime))"
    }
  }

  @Test func theProgramIsNoEasyOne() {
    let said = Self.verdict(Self.program(\.plain))
    #expect(said.contains { $0.hasPrefix("error certain `Pilot` needs `Chart`") }, "\(said)")
    #expect(said.last == "4 providers, 6 needs, 0 opaque")
  }

  /// How a layer hands its work on: by each kind of helper that apps write.
  enum Layer: String, CaseIterable {
    case generic, extended, inStatic, inClosure, inValue

    /// A helper called `name` that calls `next`, both with container, type, lifetime and maker.
    func helper(_ name: String, next: String) -> String {
      let call = "\(next)(box, type, life, make)"
      return switch self {
      case .generic:
        """
        func \(name)<S, I, each D>(_ box: DIContainer, _ type: S.Type, _ life: DILifeTime, _ make: @escaping (repeat each D) -> I) {
          \(call)
        }
        """
      case .extended:
        """
        extension DIContainer {
          func \(name)Inner<S, I, each D>(_ type: S.Type, _ life: DILifeTime, _ make: @escaping (repeat each D) -> I) {
            \(next)(self, type, life, make)
          }
        }
        func \(name)<S, I, each D>(_ box: DIContainer, _ type: S.Type, _ life: DILifeTime, _ make: @escaping (repeat each D) -> I) {
          box.\(name)Inner(type, life, make)
        }
        """
      case .inStatic:
        """
        enum \(name)Holder {
          static func add<S, I, each D>(_ box: DIContainer, _ type: S.Type, _ life: DILifeTime, _ make: @escaping (repeat each D) -> I) {
            \(call)
          }
        }
        func \(name)<S, I, each D>(_ box: DIContainer, _ type: S.Type, _ life: DILifeTime, _ make: @escaping (repeat each D) -> I) {
          \(name)Holder.add(box, type, life, make)
        }
        """
      case .inClosure:
        """
        func \(name)Within(_ box: DIContainer, _ body: (DIContainer) -> Void) { body(box) }
        func \(name)<S, I, each D>(_ box: DIContainer, _ type: S.Type, _ life: DILifeTime, _ make: @escaping (repeat each D) -> I) {
          \(name)Within(box) { inner in \(next)(inner, type, life, make) }
        }
        """
      case .inValue:
        """
        func \(name)<S, I, each D>(_ box: DIContainer, _ type: S.Type, _ life: DILifeTime, _ make: @escaping (repeat each D) -> I) {
          let target = box
          for one in [target] { \(next)(one, type, life, make) }
        }
        """
      }
    }
  }

  static let last = """
    func layer0<S, I, each D>(_ box: DIContainer, _ type: S.Type, _ life: DILifeTime, _ make: @escaping (repeat each D) -> I) {
      box.register(make).as(type).lifetime(life)
    }
    """

  @Test(arguments: 0..<30)
  func layersOfHelpersChangeNothing(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let depth = Int.random(in: 0...4, using: &dice)
    let layers = (0..<depth).map { _ in Layer.allCases.randomElement(using: &dice)! }
    var helpers = Self.last
    for (index, layer) in layers.enumerated() { helpers += "\n" + layer.helper("layer\(index + 1)", next: "layer\(index)") }
    let wrapped = Self.program(
      { "layer\(depth)(container, \($0.type).self, .\($0.lifetime)) { \($0.maker) }" }, helpers: helpers)
    #expect(Self.verdict(wrapped) == Self.verdict(Self.program(\.plain)), "\(layers.map(\.rawValue))")
  }

  @Test func orderAndNamesOfFilesChangeNothing() {
    let files = Self.program(\.plain)
    let digests = files.keys.sorted().map { digest(of: files[$0]!, file: $0) }
    let expected = Self.verdict(digests)
    #expect(Self.verdict(Array(digests.reversed())) == expected)
    #expect(Self.verdict(["Z/Deep/App.swift": files["App.swift"]!, "A.swift": files["Helpers.swift"]!]) == expected)
  }

  @Test func everyDeclarationInAFileOfItsOwnChangesNothing() {
    let files = Self.program(\.plain)
    var split: [String: String] = [:]
    var parts: [String] = []
    for line in files["App.swift"]!.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
      if line.first?.isLetter == true || parts.isEmpty {
        parts.append(String(line))
      } else {
        parts[parts.count - 1] += "\n" + line
      }
    }
    for (index, part) in parts.enumerated() { split["Part\(parts.count - index).swift"] = "import DITranquillity\n" + part }
    #expect(split.count > 8)
    #expect(Self.verdict(split) == Self.verdict(files))
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
