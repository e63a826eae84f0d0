import Engine
import Testing

/// One place that may bring arguments for a type is enough to say nothing of it: they reach whatever is made on the way
/// (DITranquillity 6.0.0, AnyArguments.getArguments), and an object that is there already is not made (Resolver.injection).
struct SuppliedArgumentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What else the program does.
    var code: String
    var isSaid: Bool
  }

  static let cases = [
    Case(testDescription: "nothing", code: "", isSaid: true),
    Case(testDescription: "for another type", code: "_ = AnyArguments(for: Frame.self, args: 1)", isSaid: true),
    Case(testDescription: "for the type", code: "_ = AnyArguments(for: Poster.self, args: 1)", isSaid: false),
    Case(testDescription: "added", code: "var a = AnyArguments(); a.addArgs(for: Poster.self, args: 1)", isSaid: false),
    Case(testDescription: "for a type that cannot be told", code: "_ = AnyArguments(for: types[0], args: 1)", isSaid: false),
    Case(testDescription: "with an optional", code: "let p: Poster? = container.resolve(args: 1)", isSaid: false),
    Case(testDescription: "by a helper", code: "let p: Poster = make(container)", isSaid: false),
    Case(
      testDescription: "in providers of a list", code: "let p: [Provider1<Poster, Int>] = many(container.resolve())",
      isSaid: false),
    Case(testDescription: "as setArgs", code: "container.extensions(for: Poster.self)?.setArgs(1)", isSaid: false),
    Case(testDescription: "the object itself", code: "container.inject(into: poster)", isSaid: false),
    Case(testDescription: "an object seen as its base class", code: "container.inject(into: base)", isSaid: false),
    Case(testDescription: "any object", code: "container.inject(into: any)", isSaid: false),
    Case(testDescription: "another object", code: "container.inject(into: other)", isSaid: true),
  ]

  @Test(arguments: cases)
  func isSaidWhereNobodyBringsAny(_ item: Case) throws {
    let helper = item.code.contains("make(") ? "func make<T>(_ container: DIContainer) -> T { container.resolve(args: 1) }" : ""
    let source = """
      import DITranquillity
      class Sheet {}
      class Poster: Sheet { init(number: Int) {} }
      final class Frame { init(poster: Poster) {} }
      final class Other {}
      \(helper)
      func start(_ types: [Any.Type], _ poster: Poster, _ base: Sheet, _ any: AnyObject, _ other: Other) {
        let container = DIContainer()
        container.register { Poster(number: arg($0)) }
        container.register(Frame.init)
        let frame: Frame = container.resolve()
        \(item.code)
      }
      """
    try withFiles([".git/HEAD": "", "a.swift": source]) { root in
      let said = try analyze(Job(workingDirectory: root)).report.findings.map { "\($0.rule) \($0.at.line)" }
      #expect(said == (item.isSaid ? ["ditranquillity-unsupplied-argument 10"] : []))
    }
  }
}
