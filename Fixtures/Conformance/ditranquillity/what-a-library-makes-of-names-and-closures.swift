// counts: needs=2 registrations=12 opaque=5
// A registration answers for the type that its closure makes (DITranquillity, `register(_:)`: `MethodMaker.make` infers it). What a library
// makes of its own variables, of texts and of closures that answer nothing of the program's is none of the program's classes, since a
// library imports no program; what a closure of the program answers, or a local value, may be one.

import Chests
import DITranquillity

final class Lamp {}
final class Wick {}
final class Rack { init(_ lamp: Lamp) {} }
final class Shelf { init(_ wick: Wick) {} }
protocol Safe {}
protocol Till {}
protocol Coffer {}
protocol Drawer {}
protocol Vault {}

func wick() -> Wick { Wick() }

final class LampPart: DIPart {
  static func load(container: DIContainer) {
    container.register { Chest(name: standardName).locked(true) }.as(Safe.self)
    container.register { Chest(name: "small").locked(strongLock) }.as(Till.self)
    container.register { Chest(name: "small").locked { 3 } }.as(Coffer.self)
    container.register { Chest(name: "small").prepared { $0.depth = 3 } }.as(Drawer.self)
    container.register { Rack($0) }  // expect: missing-provider
  }
}

final class WickPart: DIPart {
  static func load(container: DIContainer) {
    container.register { Chest(name: "large").holding { wick() } }.as(Vault.self)
    container.register { Shelf($0) }  // expect: missing-provider (note)
  }
}

func start() {
  let lamps = DIContainer()
  lamps.append(part: LampPart.self)
  let wicks = DIContainer()
  wicks.append(part: WickPart.self)
}
