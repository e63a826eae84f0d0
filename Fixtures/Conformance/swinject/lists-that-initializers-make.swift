// `Array` makes lists of nothing, of what it is told one by one, and of a list: https://developer.apple.com/documentation/swift/array, "Creating an Array". What
// is appended as a list is in it, too.
// counts: needs=4 includes=3 opaque=0
import Swinject

class Bell {}
class Rope {}
class Clapper {}
class Wheel {}

class BellAssembly: Assembly {
  func assemble(container: Container) { container.register(Bell.self) { _ in Bell() } }
}

class RopeAssembly: Assembly {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
}

class ClapperAssembly: Assembly {
  func assemble(container: Container) { container.register(Clapper.self) { _ in Clapper() } }
}

class WheelAssembly: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) {}
}

extension Assembler {
  func hang() {
    var list = [Assembly]()
    list.append(contentsOf: bells)
    apply(assemblies: list)
  }

  private var bells: [Assembly] { [BellAssembly()] }
}

let assembler = Assembler(container: Container())
assembler.hang()
assembler.apply(assemblies: [Assembly](arrayLiteral: RopeAssembly()))
assembler.apply(assemblies: Array([ClapperAssembly()]))
_ = assembler.resolver.resolve(Bell.self)!
_ = assembler.resolver.resolve(Rope.self)!
_ = assembler.resolver.resolve(Clapper.self)!
_ = assembler.resolver.resolve(Wheel.self)!  // expect: missing-provider
