// Two frameworks in one file and one root: what both call `Container` is told apart by the module's name in front.
// counts: registrations=3 needs=4 opaque=0
import FactoryKit
import Swinject

protocol Tide {}
final class Spring: Tide {}
protocol Moon {}

let box = Swinject.Container()
box.register(Tide.self) { _ in Spring() }

extension FactoryKit.Container {
  var tide: FactoryKit.Factory<Tide> { self { box.resolve(Tide.self)! } }
  var moon: FactoryKit.Factory<Moon> { self { box.resolve(Moon.self)! } }  // expect: missing-provider
}

final class Beach {
  @FactoryKit.Injected(\.tide) var tide
  @FactoryKit.Injected(\.moon) var moon
}
_ = Beach()
