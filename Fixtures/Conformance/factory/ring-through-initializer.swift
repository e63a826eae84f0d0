// An initializer asks the shared container, itself or by a method: its factory runs it, so it asks while its owner is made. What a method asks
// for that nobody calls there is asked later. Factory ends a ring in a debug build: FactoryCoreTests,
// `testCircularDependencyFailure`.
import FactoryKit

final class Hen {
  let egg: Egg
  init() { egg = Container.shared.egg() }  // expect: dependency-cycle
}
final class Egg {
  private(set) var hen: Hen?
  init() { hatch() }
  private func hatch() { hen = Container.shared.hen() }
}

final class Fox {
  let den: Den
  init() { den = Container.shared.den() }
}
final class Den {
  func open() -> Fox { Container.shared.fox() }
}

final class Cow {
  let calf: Calf
  init() { calf = Container.shared.calf() }
}
final class Calf {
  init() { watch { print(Container.shared.cow()) } }
  private func watch(_ seen: @escaping () -> Void) { handlers.append(seen) }
  private var handlers: [() -> Void] = []
}

extension Container {
  var hen: Factory<Hen> { self { Hen() }.cached }
  var egg: Factory<Egg> { self { Egg() }.shared }
  var fox: Factory<Fox> { self { Fox() } }
  var den: Factory<Den> { self { Den() } }
  var cow: Factory<Cow> { self { Cow() }.cached }
  var calf: Factory<Calf> { self { Calf() } }
}

_ = Container.shared.hen()
_ = Container.shared.fox()
_ = Container.shared.cow()
