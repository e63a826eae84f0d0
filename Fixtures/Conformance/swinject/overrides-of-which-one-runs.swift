// A call of a class's method runs what the object's own class has in its place (The Swift Programming Language, "Overriding"): of
// which class an object is that a function answers only as its superclass, nobody knows here, so each override may run.
import Swinject

struct Rudder {}
struct Sail {}
struct Anchor {}
struct Lantern {}

class Screen {
  var assembler: Assembler!
  var parts: [Assembly] { [] }
  func extraParts() -> [Assembly] { [] }
  func fill(_ box: Container) {}
  func start() {}

  func show(_ next: Screen) {
    let child = Assembler(next.parts + next.extraParts(), parent: assembler)
    next.assembler = child
    next.start()
  }
  // One function more hands it on.
  func open(_ next: Screen) { show(next) }
}

final class RudderScreen: Screen {
  override var parts: [Assembly] { [RudderParts()] }
  override func start() {
    _ = assembler.resolver.resolve(Rudder.self)!
    _ = assembler.resolver.resolve(Lantern.self)!  // expect: missing-provider
  }
}

final class SailScreen: Screen {
  override func extraParts() -> [Assembly] { super.extraParts() + [SailParts()] }
  override func fill(_ box: Container) { box.register(Anchor.self) { _ in Anchor() } }
  override func start() { _ = assembler.resolver.resolve(Sail.self)! }
}

final class RudderParts: Assembly {
  func assemble(container: Container) { container.register(Rudder.self) { _ in Rudder() } }
}

final class SailParts: Assembly {
  func assemble(container: Container) { container.register(Sail.self) { _ in Sail() } }
}

final class SpareParts: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Int.self) { _ in 1 } }
}

class Fitting {
  class func fill(_ box: Container) {}
}
final class RudderFitting: Fitting {
  override class func fill(_ box: Container) { box.register(Double.self) { _ in 1 } }
}
func fittings() -> [Fitting.Type] { [RudderFitting.self] }

enum Tab: CaseIterable {
  case rudder, sail
  func screen() -> Screen {
    switch self {
    case .rudder: return RudderScreen()
    case .sail: return SailScreen()
    }
  }
}

final class Root: Screen {
  let box = Container()

  override func start() {
    assembler = Assembler([])
    for tab in Tab.allCases { open(tab.screen()) }
    Tab.sail.screen().fill(box)
    for fitting in fittings() { fitting.fill(box) }
    _ = box.resolve(Anchor.self)!
    _ = box.resolve(Double.self)!
    _ = box.resolve(Rudder.self)!  // expect: missing-provider
  }
}

Root().start()
