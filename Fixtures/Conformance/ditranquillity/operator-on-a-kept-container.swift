// counts: needs>=6 opaque=0
// Sources/DITranquillity/Core/Features/DIContainer.Resolve.swift (6.0.0): `prefix func *<T>(container: DIContainer) -> T` is `resolve()`. An object that keeps the
// container asks it in a method, in which nothing else is a word of the framework.
import DITranquillity

final class Oar {}
final class Rope {}
final class Sail {}
final class Flag {}

final class Locker {
  private let maybe: DIContainer!
  private let container: DIContainer

  init(container: DIContainer) {
    maybe = container
    self.container = container
  }

  func oar() {
    let oar: Oar = *maybe
    print(oar)
  }

  func rope() -> Rope { *container }

  func sail() {
    print(*container as Sail)  // expect: missing-provider
  }

  func flag() -> Int {
    let length = 3 * 4
    let flag: Flag = *container  // expect: missing-provider
    print(flag)
    return length
  }
}

func start() {
  let container = DIContainer()
  container.register(Locker.init)
  container.register(Oar.init)
  container.register(Rope.init)
  let locker: Locker = *container
  locker.sail()
}
