// Swift: the initial value of a lazy property is evaluated with the object as `self` when it is first read, so what it calls is what the class
// of the object overrides (The Swift Programming Language, Properties and Inheritance). Each class has a container of its own.
// counts: opaque=0 needs>=9 includes>=5
import Swinject

final class Lamp {}
final class Rope {}
final class Tide {}

final class LampAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class RopeAssembly: Assembly {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
}
final class TideAssembly: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}

class Stage {
  lazy var assembler: Assembler = { Assembler(self.assemblies()) }()
  func assemblies() -> [Assembly] { [] }
  /// Of whichever class it is: two of them have it.
  func dim() { print(assembler.resolver.resolve(Lamp.self)!) }
}
final class Hall: Stage {
  override func assemblies() -> [Assembly] { [LampAssembly()] }
  func open() {
    print(assembler.resolver.resolve(Lamp.self)!)
    print(assembler.resolver.resolve(Rope.self)!)  // expect: missing-provider
  }
}
final class Yard: Stage {
  override func assemblies() -> [Assembly] { [RopeAssembly(), LampAssembly()] }
  func open() {
    print(assembler.resolver.resolve(Lamp.self)!)
    print(assembler.resolver.resolve(Rope.self)!)
  }
}

/// A property that is overridden, read by an initial value without a closure.
class Deck {
  lazy var assembler = Assembler(all)
  var all: [Assembly] { [] }
}
final class Pier: Deck {
  override var all: [Assembly] { super.all + [TideAssembly()] }
  func open() {
    print(assembler.resolver.resolve(Tide.self)!)
    print(assembler.resolver.resolve(Lamp.self)!)  // expect: missing-provider
  }
}

/// What no class overrides is one container for all of them.
class Desk {
  lazy var assembler = Assembler(all())
  func all() -> [Assembly] { [LampAssembly()] }
}
final class Drawer: Desk { func open() { print(assembler.resolver.resolve(Lamp.self)!) } }
final class Shelf: Desk {
  func open() { print(assembler.resolver.resolve(Tide.self)!) }  // expect: missing-provider
}

func open() {
  Hall().open()
  Yard().open()
  Hall().dim()
  Pier().open()
  Drawer().open()
  Shelf().open()
}
