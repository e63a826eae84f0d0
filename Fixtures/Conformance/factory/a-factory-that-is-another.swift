// counts: needs=9 registrations>=5
// A property that answers another factory, as it is or with a modifier, answers that very one: its key is the name of the property in which
// `self { … }` or `promised()` stands (`Key.swift`, `Registrations.swift`: `#function` where it is called), so whoever asks by the other
// name asks for the same.
import FactoryKit

protocol Vault {}
protocol Lamp {}
protocol Tree {}
struct Oak: Tree {}
protocol Bird {}
struct Owl: Bird {}
final class Left { init(_ right: Right) {} }
final class Right { init(_ left: Left) {} }

extension Container {
  var vault: Factory<Vault?> { promised() }
  var safe: Factory<Vault?> { vault }
  var lamp: Factory<Lamp> { self { fatalError("register a lamp first") } }
  var light: Factory<Lamp> { return Container.shared.lamp.singleton }
  var tree: Factory<Tree> { self { Oak() } }
  var oak: Factory<Tree> { self.tree.cached }
  var shade: Factory<Tree> { oak }
  var bird: Factory<Bird?> { promised() }
  var owl: Factory<Bird?> { bird }
  /// The program's own modifier makes another factory of it.
  var twin: Factory<Tree> { tree.renamed(in: self) }
  var left: Factory<Left> { self { Left(self.other()) } }  // expect: dependency-cycle
  var right: Factory<Right> { self { Right(self.left()) } }
  var other: Factory<Right> { right }
}
extension Factory where T == Tree {
  func renamed(in container: Container) -> Factory<Tree> { Factory(container, key: "twin") { Oak() } }
}
final class Desk {
  @Injected(\.owl) var owl
  @Injected(\.shade) var shade
}
_ = Container.shared.safe()!  // expect: missing-provider
_ = Container.shared.light()  // expect: missing-provider
_ = Container.shared.oak()
_ = Container.shared.left()
Container.shared.bird.register { Owl() }
_ = Desk()
_ = Container.shared.twin()
