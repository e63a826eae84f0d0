// counts: needs=4 opaque=0 roots=3
// `self.init(…)` initializes the object that is being made and no other (The Swift Programming Language, Initialization, "Initializer
// Delegation for Class Types"). `DIContainer.init(parent:)` is `Sources/Core/API/DIContainer.swift`.
import DITranquillity

struct Clock {}
struct Horn {}

final class ClockPart: DIPart {
  static func load(container: DIContainer) { container.register { Clock() } }
}

final class HornPart: DIPart {
  static func load(container: DIContainer) { container.register { Horn() } }
}

extension DIContainer {
  convenience init(horn above: DIContainer?) {
    self.init(parent: above)
    append(part: HornPart.self)
  }
}

let street: DIContainer = {
  let container = DIContainer()
  container.append(part: ClockPart.self)
  return container
}()
let house = DIContainer(horn: street)
let shed = DIContainer(horn: nil)

func start() {
  let clock: Clock = house.resolve()
  let horn: Horn = house.resolve()
  let blown: Horn = shed.resolve()
  let missed: Clock = shed.resolve() // expect: missing-provider
  print(clock, horn, blown, missed)
}
