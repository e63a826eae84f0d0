// Swift: `type(of: self)` and `Self` are the class of the object, and members of a class that are declared with `class` are overridden like those of
// its objects (The Swift Programming Language, Methods and Types).
// counts: opaque=0 needs>=9 includes>=6
import Swinject

final class Lamp {}
final class Rope {}
final class Net {}
final class Oar {}
final class Loaf {}

final class LampAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class RopeAssembly: Assembly {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
}
final class NetAssembly: Assembly {
  func assemble(container: Container) { container.register(Net.self) { _ in Net() } }
}
final class OarAssembly: Assembly {
  func assemble(container: Container) { container.register(Oar.self) { _ in Oar() } }
}
final class LoafAssembly: Assembly {
  func assemble(container: Container) { container.register(Loaf.self) { _ in Loaf() } }
}

/// Asked in an initializer.
class Stage {
  private(set) var assembler: Assembler!
  init() { assembler = Assembler(type(of: self).assemblies()) }
  class func assemblies() -> [Assembly] { [] }
}
final class Hall: Stage {
  override class func assemblies() -> [Assembly] { [LampAssembly()] }
  func open() { print(assembler.resolver.resolve(Lamp.self)!) }
}
final class Yard: Stage {
  override class func assemblies() -> [Assembly] { [RopeAssembly()] }
  func open() {
    print(assembler.resolver.resolve(Rope.self)!)
    print(assembler.resolver.resolve(Lamp.self)!)  // expect: missing-provider
  }
}

/// In a getter, and in an initial value.
class Deck {
  var assembler: Assembler { Assembler(Self.all) }
  lazy var kept = Assembler(Self.all)
  class var all: [Assembly] { [] }
}
final class Pier: Deck {
  override class var all: [Assembly] { [NetAssembly(), OarAssembly()] }
  func open() {
    print(assembler.resolver.resolve(Net.self)!)
    print(kept.resolver.resolve(Oar.self)!)
  }
}
final class Quay: Deck {
  override class var all: [Assembly] { [RopeAssembly()] }
  func open() {
    print(assembler.resolver.resolve(Net.self)!)  // expect: missing-provider
    print(kept.resolver.resolve(Oar.self)!)  // expect: missing-provider
  }
}

/// In a function of the class.
class Shop {
  class func make() -> Assembler { Assembler(assemblies()) }
  class func assemblies() -> [Assembly] { [] }
}
final class Bakery: Shop { override class func assemblies() -> [Assembly] { [LoafAssembly()] } }
final class Chandlery: Shop { override class func assemblies() -> [Assembly] { [RopeAssembly()] } }

func open() {
  Hall().open()
  Yard().open()
  Pier().open()
  Quay().open()
  print(Bakery.make().resolver.resolve(Loaf.self)!)
  print(Chandlery.make().resolver.resolve(Loaf.self)!)  // expect: missing-provider
}
