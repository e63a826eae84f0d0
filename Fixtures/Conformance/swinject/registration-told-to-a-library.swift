// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": what a library's words make of a registration is not known, but for
// the types that are named there it may stand.
import BarnKit
import Swinject

protocol Milker {}
protocol Sweeper {}
final class Robot: Milker, Sweeper {}
final class Cow { init(milker: Milker, sweeper: Sweeper) {} }

final class Stable: Assembly {
  func assemble(container: Container) {
    container.register(Robot.self) { _ in Robot() }.alsoKnown(as: Milker.self).inObjectScope(.container)
    container.register(Cow.self) { r in
      Cow(
        milker: r.resolve(Milker.self)!,  // expect: missing-provider (note)
        sweeper: r.resolve(Sweeper.self)!)  // expect: missing-provider
    }
  }
}

@main
struct FarmApp {
  static let assembler = Assembler([Stable()])
  static func main() { _ = assembler.resolver.resolve(Cow.self)! }
}
