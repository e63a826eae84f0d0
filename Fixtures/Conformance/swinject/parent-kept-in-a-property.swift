// AssemblerTests.testChildAssemblerCanBeEmpty, docs of `Assembler(parent:)`: a parent that an
// object was handed and keeps is whichever container the program has; what none of them has is missing all the same.
import Swinject

final class Coal {}
final class Steam { init(coal: Coal) {} }
final class Whistle { init(rope: Rope) {} }
final class Rope {}

final class DepotAssembly: Assembly {
  func assemble(container: Container) { container.register(Coal.self) { _ in Coal() } }
}

final class EngineAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Steam.self) { r in Steam(coal: r.resolve(Coal.self)!) }
    container.register(Whistle.self) { r in Whistle(rope: r.resolve(Rope.self)!) }  // expect: missing-provider
  }
}

final class Driver {
  private let parent: Assembler

  init(parent: Assembler) { self.parent = parent }

  func start() {
    let own = Assembler([EngineAssembly()], parent: parent)
    _ = own.resolver.resolve(Steam.self)!
    _ = own.resolver.resolve(Whistle.self)!
  }
}

let depot = Assembler([DepotAssembly()])
Driver(parent: depot).start()
