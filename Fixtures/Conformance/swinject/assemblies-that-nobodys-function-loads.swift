// A function that nothing in the program calls (tests do) loads an assembly into the app's own container: that overwrites nothing, and what
// only it would load is there for nobody. One that the app does call does (Swinject 2.8, `Assembler.run(assemblies:)`).
import Swinject

protocol Compass {}
final class BrassCompass: Compass {}
final class PaperCompass: Compass {}
final class Sextant {}
class Anchor {}
final class IronAnchor: Anchor {}

final class DeckAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Compass.self) { _ in BrassCompass() }
    container.register(Anchor.self) { _ in Anchor() }
  }
}
final class PaperAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Compass.self) { _ in PaperCompass() }
    container.register(Sextant.self) { _ in Sextant() }
  }
}
final class SpareAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Anchor.self) { _ in IronAnchor() }  // expect: duplicate-provider (warning)
  }
}

final class Bridge {
  static let main = Bridge()
  let container = Container()
  private lazy var assembler = Assembler()

  func sail() { assembler = Assembler([DeckAssembly()], container: container) }
  func refit() { assembler = Assembler([SpareAssembly()], container: container) }
  func rehearse() { assembler = Assembler([PaperAssembly()], container: container) }
}

@main
enum Voyage {
  static func main() {
    Bridge.main.sail()
    Bridge.main.refit()
    _ = Bridge.main.container.resolve(Compass.self)!
    _ = Bridge.main.container.resolve(Anchor.self)!
    _ = Bridge.main.container.resolve(Sextant.self)!  // expect: missing-provider
  }
}
