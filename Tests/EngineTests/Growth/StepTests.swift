import Frameworks
import Model
import Reading
import Testing

@testable import Engine
@testable import Linking

/// What linking does grows like the program: expressions evaluated for each byte of text stay about the same.
///
/// A family is tried at two sizes that lie some way apart; of both the steps are counted, so that no clock decides.
@Suite struct StepTests {
  /// Families of which the work does not grow like the text: values that grow are cut, each after its own bound.
  static let excused: Set = [
    "layers-that-wrap-closures", "recursion-with-growing-arguments", "recursion-with-growing-closures", "generics-that-grow",
    "names-made-by-loops",
  ]
  /// What a step a byte may grow to, and what is small in any case.
  private let most = 3.0
  private let floor = 20.0

  static let families = Growth.all.filter { $0.sizes.count > 1 && !excused.contains($0.name) }.map(\.name)

  @Test(arguments: families)
  func stepsGrowLikeTheText(name: String) throws {
    let growth = try #require(Growth.all.first { $0.name == name })
    let small = growth.sizes[0]
    let large = growth.sizes.first { $0 >= 3 * small && $0 <= 64 } ?? min(growth.sizes[1], 64)
    let (before, after) = (rate(growth, small), rate(growth, large))
    #expect(after <= max(floor, most * before), "\(small): \(before) steps a byte, \(large): \(after)")
  }

  /// Functions that call one another in a ring answer data, of which nobody knows at first what it is: to find that out, nothing is
  /// followed once more.
  @Test func ringsThatAnswerDataAreFollowedOnce() {
    func program(_ last: String) -> String {
      """
      import Swinject
      protocol Log { func write(_ text: String) }
      let box = Container()
      \((0..<20).map { one in
        """
        func level\(one)(_ depth: Int, _ box: Resolver) -> String {
          box.resolve(Log.self)!.write("level")
          if depth == 0 { return "level \(one)" }
          return \(one < 19 ? "level\(one + 1)(depth - 1, box)" : last)
        }
        """
      }.joined(separator: "\n"))
      func begin() { _ = level0(9, box) }
      """
    }
    let (ring, row) = (steps(program("level0(depth - 1, box)")), steps(program("\"none\"")))
    #expect(Double(ring) <= 1.5 * Double(row), "\(ring) steps with a ring, \(row) without")
  }

  /// What a property holds is found after it was read, and changes nothing of what its reader answers: nobody who asked that one is followed
  /// once more before what containers are told is written down anew.
  @Test func whatAnswersTheSameRepeatsNobody() {
    func program(_ start: String) -> String {
      """
      import Swinject
      final class Keeper { var held: Resolver? }
      let (box, keeper) = (Container(), Keeper())
      func current() -> Resolver { print(keeper.held as Any); return box }
      \((0..<20).map { one in
        "func show\(one)() { let shown = current()\n\(String(repeating: "print(shown, \"shown\")\n", count: 30)) }\n"
      }.joined())
      func start() { \(start) }
      """
    }
    let (found, known) = (steps(program("keeper.held = box")), steps(program("print(box)")))
    #expect(known > 1_000 && Double(found) <= 2.2 * Double(known), "\(found) steps with further passes, \(known) without")
  }

  /// Each of them may go round, but all together take the steps of one body.
  @Test func loopsInLoopsShareOneBody() {
    let count = 60
    let loops = (0..<count).map { "for name\($0) in names { box.register(Int.self, name: name\($0)) { _ in 1 }\n" }.joined()
    let text = """
      import Swinject
      let box = Container()
      let names = ["a", "b"]
      \(loops)\(String(repeating: "}", count: count))
      """
    #expect(steps(text) <= 2 * Limit.bodySteps.value, "\(steps(text)) steps")
  }

  /// A sample that no target compiles speaks of a container in words that the whole program uses for something else.
  @Test func whatNoTargetCompilesIsFollowedByNobodyElse() {
    let sample = """
      import Swinject
      import Outside
      let box = Container()
      class Sample { func run(_ depth: Int) { box.register(Int.self) { _ in depth } } }
      """
    let program = (0..<100).map {
      "func work\($0)(_ depth: Int) { outsideTool().run(depth); work\(($0 + 1) % 100)(depth + 1) }\n"
    }
    let files = ["App.swift": "import Outside\n" + program.joined(), "Sample.swift": sample]
    let (alone, together) = (steps(["Sample.swift": sample]), steps(files, leftovers: ["Sample.swift"]))
    #expect(alone > 0 && together <= alone + 10, "\(alone) steps for the sample, \(together) with a program beside it")
    #expect(steps(files) > 10 * together, "compiled, it is somebody's business: \(steps(files))")
  }

  /// Anything may be subscripted: that makes neither a file that no target compiles nor one that cannot have such an object the business of
  /// a framework that a file beside it uses, be the subscript the framework's or what the program adds to its type.
  @Test(arguments: [
    """
    import Dependencies
    struct Sample { @Dependency(\\.tide) var tide; func run() { print(tide) } }
    """,
    """
    import Swinject
    let box = Container()
    extension Resolver { subscript(number: Int) -> String? { resolve(String.self, name: "\\(number)") } }
    func run() { print(box[0] as Any) }
    """,
  ])
  func subscriptsAreNobodysBusinessWhereNoSuchObjectIs(sample: String) {
    let parser = (0..<100).map {
      "func read\($0)(_ shelf: Shelf, _ at: Int) { shelf[at].turn { read\(($0 + 1) % 100)(shelf, at + 1) } }\n"
    }
    let files = ["Parser.swift": "import Outside\n" + parser.joined(), "Sample.swift": sample]
    let (alone, together) = (steps(["Sample.swift": sample]), steps(files, leftovers: Set(files.keys)))
    #expect(alone > 0 && together <= alone + 10, "\(alone) steps for the sample, \(together) with a parser beside it")
    #expect(steps(files) > 10 * together, "compiled together, it is somebody's business: \(steps(files))")
  }

  /// Steps for each byte of a program of that size.
  private func rate(_ growth: Growth, _ size: Int) -> Double {
    let text = growth.text(size)
    return Double(steps(text)) / Double(text.utf8.count)
  }

  private func steps(_ text: String) -> Int { steps(["Program.swift": text]) }

  private func steps(_ files: [String: String], leftovers: Set<String> = []) -> Int {
    let digests = files.sorted { $0.key < $1.key }.map { digest(of: $0.value, file: $0.key) }
    let vocabularies = vocabularies(for: digests, frameworks: Framework.all, settings: [:], locks: [])
    var program = Program(digests: digests, vocabularies: vocabularies)
    program.leftovers = leftovers
    let evaluator = Evaluator(program)
    evaluator.run()
    return evaluator.counters.steps
  }
}
