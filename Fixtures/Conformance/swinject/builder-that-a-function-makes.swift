// Swift, "Functions": what a function makes and answers is one object for whoever calls it, with what its initializer was handed. Swinject registers what the
// assemblies register that are applied (Assembler.swift, `apply(assemblies:)`), once for each time they are.
// counts: needs=3 registrations=3 includes=2 roots=2 opaque=0
import Swinject

final class Meter {}
final class Hose {}
final class Rake {}

final class Plant: Assembly {
  func assemble(container: Container) { container.register(Meter.self) { _ in Meter() } }
}
final class Tools: Assembly {
  func assemble(container: Container) {
    container.register(Hose.self) { _ in Hose() }
    container.register(Hose.self) { _ in Hose() }  // expect: duplicate-provider (warning)
  }
}
final class Yard {
  private var parts: [Assembly] = []
  let assembler: Assembler
  init(_ assembler: Assembler = Assembler()) { self.assembler = assembler }
  func add(_ part: Assembly) -> Yard {
    parts.append(part)
    return self
  }
  func build() { assembler.apply(assemblies: parts) }
}
func makeYard() -> Yard { Yard().add(Plant()) }
enum Maker {
  static func makeShed() -> Yard { Yard(Assembler()).add(Tools()) }
}
final class Farm {
  let yard = makeYard()
  let shed = Maker.makeShed()
  init() {
    yard.build()
    shed.build()
  }
  func open() {
    _ = yard.assembler.resolver.resolve(Meter.self)!
    _ = yard.assembler.resolver.resolve(Rake.self)!  // expect: missing-provider
    _ = shed.assembler.resolver.resolve(Hose.self)!
  }
}
Farm().open()
