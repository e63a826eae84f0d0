// Swift: what stands at the scope of main.swift is made on the way, also where nobody speaks of it; and whoever has what a function made has
// called it.
import Dip

final class Papers {}
final class Tobacco {}

final class Counter {
  let box: DependencyContainer
  init(box: DependencyContainer) { self.box = box }
}

extension DependencyContainer {
  static func stocked(late: Bool) -> DependencyContainer {
    let box = DependencyContainer()
    box.register { Papers() }
    if late { box.register { Lamp() } }
    return box
  }

  static var night: DependencyContainer { stocked(late: true) }

  static func neverCalled(_ box: DependencyContainer) { box.register { Tobacco() } }  // expect: unloaded-module (warning)
}

final class Lamp {}
