import Model
import Testing

@testable import Engine

/// Limits beyond which nothing is cut off but what a message says, or what is known only of some builds.
extension LimitTests {
  /// A function that only some builds call, and what they do not register the others do: no build has both, however many there are.
  @Test(arguments: [0, 6]) func functionsThatSomeBuildsCall(_ further: Int) throws {
    let most = Limit.buildsOfCalls.value
    let tried = Case(limit: .buildsOfCalls, within: most, beyond: most + 6) { size in
      """
      final class Yard {
        private func fill() { box.register(Found.self) { _ in Found() } }
        func open() {
          #if FLAG
          fill()
          \(each(1..<size) { "#elseif FLAG\($0)\nfill()" })
          #else
          box.register(Found.self) { _ in Found() }
          #endif
        }
      }
      Yard().open()
      _ = box.resolve(Found.self)!
      """
    }
    let (report, text) = try report(tried, most + further)
    #expect(shown(report) == expected(in: text, marks: ["// expect: "]))
  }

  /// Calls that answer what they are handed one pass later: what goes on changing is only of its type, and nobody is sure of it.
  @Test(arguments: [3, 12]) func answersThatGoOnChanging(_ size: Int) throws {
    let tried = Case(limit: .changedAnswers, within: 3, beyond: 12) { size in
      """
      final class Part: Assembly { func assemble(container: Container) { container.register(Found.self) { _ in Found() } } }
      func parts0(_ count: Int) -> [Assembly] { count > 9 ? [Part()] : parts\(size)(count + 1) }
      \(each(1...size) { "func parts\($0)(_ count: Int) -> [Assembly] { parts\($0 - 1)(count) }" })
      let whole = Assembler(parts\(size)(0)).resolver
      _ = whole.resolve(Found.self)!
      """
    }
    let (report, text) = try report(tried, size)
    #expect(shown(report) == expected(in: text, marks: ["// expect: "]))
  }

  /// A type as large as a program can make it by handing it to itself: beyond, only its name is known.
  @Test func typesAreOnlySoLarge() {
    func type(_ count: Int) -> TypeName { .tuple(Array(repeating: .named("A"), count: count)) }
    #expect(!type(Limit.typeNames.value - 1).isLarge)
    #expect(type(Limit.typeNames.value).isLarge)
  }

  /// What goes back and forth from pass to pass holds all that it held after the first few; so it comes to an end, and nobody alarms.
  @Test func propertiesThatGoBackAndForth() throws {
    #expect(Limit.freshPasses.value < Limit.passes.value)
    let tried = Case(limit: .freshPasses, within: 1, beyond: 1) { _ in
      """
      final class Swing {
        var left: (Container) -> Void = { _ in }
        var right: (Container) -> Void = { $0.register(Found.self) { _ in Found() } }
        func push() {
          let held = left
          left = right
          right = held
        }
      }
      let swing = Swing()
      swing.push()
      swing.left(box)
      _ = box.resolve(Found.self)!
      """
    }
    let (report, text) = try report(tried, 1)
    #expect(shown(report) == expected(in: text, marks: ["// expect: "]))
  }
}
