// counts: needs=7
// `resolve` calls the factory (`Container.swift`: `resolve(entry:invoker:)`): one that only ends the program never comes back, so no `if let`,
// `guard let` or `??` is ever passed, and nobody is told nil. What is registered on one way only may not be there, and then nil is told.
import Swinject

protocol Wax {}
protocol Wick {}
protocol Flame {}
protocol Soot {}
protocol Lamp {}
protocol Ash {}
struct Spark: Flame {}
struct Black: Soot {}
struct Oil: Lamp {}
final class Desk { init(_ ash: Ash?) {} }

let container = Container()
container.register(Wax.self) { _ in fatalError("the child must") }
container.register(Wick.self) { _ in fatalError("the child must") }
container.register(Flame.self) { _ in fatalError("replaced below") }
container.register(Flame.self) { _ in Spark() }
container.register(Soot.self) { _ in fatalError("the child does") }
container.register(Ash.self) { _ in preconditionFailure() }
if CommandLine.arguments.count > 1 { container.register(Lamp.self) { _ in fatalError("too many arguments") } }
container.register(Desk.self) { Desk($0.resolve(Ash.self)) }  // expect: missing-provider
let child = Container(parent: container)
child.register(Soot.self) { _ in Black() }

func go() {
  guard let wax = container.resolve(Wax.self) else { return }  // expect: missing-provider
  print(wax)
  if let wick = container.resolve(Wick.self) { print(wick) }  // expect: missing-provider
  guard let flame = container.resolve(Flame.self) else { return }
  guard let soot = child.resolve(Soot.self) else { return }
  print(flame, soot, container.resolve(Lamp.self) ?? Oil())
}
go()
_ = container.resolve(Desk.self)!
