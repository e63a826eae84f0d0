// DipTests, testThatItResolvesInstanceRegisteredWithoutTag and its neighbours: the type is what the factory returns, or what is said.
import Dip

protocol Bird {}
final class Owl: Bird {}
protocol Tree {}
final class Oak: Tree {}
protocol Stone {}
final class Flint: Stone {}

let container = DependencyContainer()
container.register { Owl() as Bird }
container.register(type: Tree.self) { Oak() }
container.register(type: Stone.self, factory: Flint.init)
_ = try! container.resolve() as Bird
let tree: Tree = try! container.resolve()
_ = try! container.resolve(Stone.self) as! Stone
_ = try! container.resolve() as Owl  // expect: missing-provider
