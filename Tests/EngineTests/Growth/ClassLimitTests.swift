import Model
import Testing

@testable import Engine

/// How many classes are told apart of which each has a container of its own.
extension LimitTests {
  /// A list that each class below overrides: up to the limit each of them is asked, beyond it nobody knows.
  @Test(arguments: [30, 40]) func classesThatOverride(_ size: Int) throws {
    let tried = Case(limit: .containerPlaces, within: 30, beyond: 40) { size in
      """
      final class Parts: Assembly { func assemble(container: Container) { container.register(Found.self) { _ in Found() } } }
      class Barn {
        lazy var assembler = Assembler(parts())
        func parts() -> [Assembly] { [] }
        func open() {
          _ = assembler.resolver.resolve(Found.self)!
          _ = assembler.resolver.resolve(Found.self, name: "b")!  // within: missing-provider
        }
      }
      \(each(1...size) { "final class Barn\($0): Barn { override func parts() -> [Assembly] { [Parts()] } }" })
      \(each(1...size) { "Barn\($0)().open()" })
      """
    }
    let (report, text) = try report(tried, size)
    #expect(shown(report) == (size == tried.within ? expected(in: text, marks: ["// expect: ", "// within: "]) : []))
    #expect(report.opaque.isEmpty == (size == tried.within))
  }

  /// What a library's class keeps for each class below it is not understood on either side; the classes are told apart up to the limit.
  @Test(arguments: [30, 40]) func classesBelowALibrarys(_ size: Int) throws {
    let tried = Case(limit: .containerPlaces, within: 30, beyond: 40) { size in
      """
      import BarnKit
      final class Rope {}
      final class Pail { init(_ rope: Rope) {} }
      \(each(1...size) {
        """
        final class Barn\($0): BarnPart {
          override init() {
            super.init()
            container.register(Found.self) { _ in Found() }
            _ = container.resolve(Found.self)!
          }
        }
        """
      })
      final class Stable: BarnPart {
        override init() {
          super.init()
          container.register(Pail.self) { r in Pail(r.resolve(Rope.self)!) }  // within: missing-provider
          _ = container.resolve(Pail.self)!
        }
      }
      """
    }
    let (report, text) = try report(tried, size)
    let isWithin = size == tried.within
    #expect(shown(report) == expected(in: text, marks: ["// expect: "] + (isWithin ? ["// within: "] : [])))
    let met = report.opaque.filter { $0.reason.contains("classes each fill a container") }
    #expect(met.count == (isWithin ? 0 : 1))
  }
}
