// Assembler.swift, `apply(assembly:)`: what is applied is loaded, whichever assembler does it. A static property that is given another object
// somewhere holds one of several; an assembly that none of them is handed nobody loads.
// counts: needs=1
import Swinject

final class Lamp {}
final class LampParts: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class Buoy {}
final class BuoyParts: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Buoy.self) { _ in Buoy() } }
}

final class Yard {
  let assembler: Assembler
  init(_ assembler: Assembler = Assembler()) { self.assembler = assembler }
  func apply(_ assembly: Assembly) { assembler.apply(assembly: assembly) }
}
struct Counted: Assembly {
  let inner: Assembly
  init(_ inner: Assembly) { self.inner = inner }
  func assemble(container: Container) { inner.assemble(container: container) }
}

enum Port {
  static var yard = Yard()
  static func settle(_ assembler: Assembler) { yard = Yard(assembler) }
  static func add(_ assembly: Assembly) { yard.apply(Counted(assembly)) }
}

@main struct App {
  static func main() {
    Port.settle(Assembler())
    Port.add(LampParts())
    print(Port.yard.assembler.resolver.resolve(Lamp.self)!)
  }
}
