// Swinject: `Assembler(_:parent:)` makes a child of the parent's container (Assembler.swift), which is asked for what the child lacks. Above that
// of one object stands that of another, of a class of its own.
// counts: opaque=0 needs>=6 includes>=3
import Swinject

final class Gate {}
final class Lamp {}
final class Rope {}

final class GateAssembly: Assembly {
  func assemble(container: Container) { container.register(Gate.self) { _ in Gate() } }
}
final class LampAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class RopeAssembly: Assembly {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
}

protocol Housed: AnyObject { var assembler: Assembler { get } }
extension Assembler: Housed { var assembler: Assembler { self } }

class Walk: Housed {
  private weak var above: Housed?
  lazy var assembler = Assembler(assemblies(), parent: above?.assembler)
  init(below above: Housed?) { self.above = above }
  func assemblies() -> [Assembly] { [] }
}
final class HallWalk: Walk {
  override func assemblies() -> [Assembly] { [LampAssembly()] }
  func start() {
    print(assembler.resolver.resolve(Lamp.self)!)
    print(assembler.resolver.resolve(Gate.self)!)
    print(assembler.resolver.resolve(Rope.self)!)  // expect: missing-provider
    YardWalk(below: self).start()
  }
}
final class YardWalk: Walk {
  override func assemblies() -> [Assembly] { [RopeAssembly()] }
  func start() {
    print(assembler.resolver.resolve(Rope.self)!)
    print(assembler.resolver.resolve(Lamp.self)!)
    print(assembler.resolver.resolve(Gate.self)!)
  }
}

final class House {
  let assembler = Assembler([GateAssembly()])
  func open() { HallWalk(below: assembler).start() }
}
