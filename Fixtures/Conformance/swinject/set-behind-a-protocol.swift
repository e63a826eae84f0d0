// What is assigned through a protocol's property is in the property of the object, whichever type declares that (The Swift Programming
// Language, "Property Requirements").
import Swinject

struct Sail {}
struct Keel {}

protocol Going: AnyObject {
  var assembler: Assembler! { get set }
  func parts() -> [Assembly]
  func start()
}

class Leg: Going {
  var assembler: Assembler!
  func parts() -> [Assembly] { [] }
  func start() {}
  func go(to next: Going) {
    next.assembler = Assembler(next.parts(), parent: assembler)
    next.start()
  }
}

final class SailLeg: Leg {
  override func parts() -> [Assembly] { [SailParts()] }
  override func start() {
    _ = assembler.resolver.resolve(Sail.self)!
    _ = assembler.resolver.resolve(Keel.self)!  // expect: missing-provider
  }
}

final class Voyage: Leg {
  override init() {
    super.init()
    assembler = Assembler([])
  }
  override func start() { go(to: SailLeg()) }
}

struct SailParts: Assembly {
  func assemble(container: Container) { container.register(Sail.self) { _ in Sail() } }
}

Voyage().start()
