// SwinjectAutoregistration, Resolver+Autoregister.swift, `postfix func ~> <Service>(r: Resolver) -> Service`: what takes the answer says what is wanted. Where that
// is declared outside the sources, the function that asks is where it could be said, however many call it: one place. A generic helper asks
// for what its callers want, so each of them is one.
// counts: opaque=3 registrations>=2
import BuoyKit
import Swinject
import SwinjectAutoregistration

final class Tide {}

func fill(_ container: Container) {
  container.register(Tide.self) { _ in Tide() }
  container.register(Sonar.self) { r in
    let sonar = Sonar()
    sonar.tide = r~>
    return sonar
  }
}
final class Harbour {
  let container = Container()
  init() { fill(container) }
  func start() { print(container.resolve(Tide.self)!, container.resolve(Sonar.self)!) }
}
final class Marina {
  let container = Container()
  init() { fill(container) }
  func start() { print(container.resolve(Tide.self)!) }
}

func fetch<Service>(_ resolver: Resolver) -> Service { resolver~> }
final class Lighthouse {
  let container = Container()
  init() { fill(container) }
  func tune(_ sonar: Sonar) {
    sonar.tide = fetch(container)
    sonar.depth = fetch(container)
  }
}
Lighthouse().tune(Sonar())
Harbour().start()
Marina().start()
