// `Definition.implementingTypes` begins with `T?` of its `T`, never the other way round: what a factory answers as `Lamp?` is asked for as
// `Lamp?` (Sources/Definition.swift, TypeForwardingTests `testThatItResolvesOptional`).
import Dip

final class Lamp { init?(oil: Int) {} }
final class Wick {}
final class Glass {}
final class Stand { init(glass: Glass) {} }

func findGlass() -> Glass? { nil }

func start() throws {
  let box = DependencyContainer()
  box.register { Lamp(oil: 3) }
  box.register { Wick() as Wick? }
  box.register { () -> Glass in
    guard let glass = findGlass() else { fatalError() }
    return glass
  }
  box.register { Stand(glass: findGlass()!) }
  let lamp: Lamp? = try box.resolve()
  let wick: Wick = try box.resolve()  // expect: missing-provider
  let glass: Glass = try box.resolve()
  let stand: Stand = try box.resolve()
}
