// Swift: `self` is the same object in every getter and function that it is handed on to, so that what a class overrides is meant however many of
// them lead there (The Swift Programming Language, Inheritance). Each class has a container of its own.
// counts: opaque=0 needs>=8 includes>=4
import Swinject

final class Lamp {}
final class Rope {}
final class Loaf {}

final class LampAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class RopeAssembly: Assembly {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
}
final class LoafAssembly: Assembly {
  func assemble(container: Container) { container.register(Loaf.self) { _ in Loaf() } }
}

/// Two getters of the class.
class Stage {
  var assembler: Assembler { Assembler(assemblies()) }
  var resolver: Resolver { assembler.resolver }
  func assemblies() -> [Assembly] { [] }
}
final class Hall: Stage {
  override func assemblies() -> [Assembly] { [LampAssembly()] }
  func open() {
    print(resolver.resolve(Lamp.self)!)
    print(resolver.resolve(Rope.self)!)  // expect: missing-provider
  }
}
final class Yard: Stage {
  override func assemblies() -> [Assembly] { [RopeAssembly()] }
  func open() { print(resolver.resolve(Rope.self)!) }
}

/// A getter of an extension of a protocol.
protocol Housed: AnyObject { var assembler: Assembler { get } }
extension Housed { var resolver: Resolver { assembler.resolver } }
class Deck: Housed {
  var assembler: Assembler { Assembler(assemblies()) }
  func assemblies() -> [Assembly] { [] }
}
final class Pier: Deck {
  override func assemblies() -> [Assembly] { [LampAssembly()] }
  func open() { print(resolver.resolve(Lamp.self)!) }
}
final class Quay: Deck {
  override func assemblies() -> [Assembly] { [RopeAssembly()] }
  func open() { print(resolver.resolve(Lamp.self)!) }  // expect: missing-provider
}

/// A function that reads a getter.
class Shop {
  var assembler: Assembler { Assembler(assemblies()) }
  func box() -> Resolver { assembler.resolver }
  func assemblies() -> [Assembly] { [] }
  /// Of an object that may be of any of the classes, nobody knows what it has.
  func sell() { print(box().resolve(Rope.self)!) }
}
final class Bakery: Shop {
  override func assemblies() -> [Assembly] { [LoafAssembly()] }
  func open() { print(box().resolve(Loaf.self)!) }
}
final class Chandlery: Shop {
  override func assemblies() -> [Assembly] { [RopeAssembly()] }
  func open() { print(box().resolve(Loaf.self)!) }  // expect: missing-provider
}

func open() {
  Hall().open()
  Yard().open()
  Pier().open()
  Quay().open()
  Bakery().open()
  Chandlery().open()
  Chandlery().sell()
}
