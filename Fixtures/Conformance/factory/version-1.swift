// 1.x: static factories, injected by the factory itself (README of 1.3).
import Factory

protocol Bird {}
final class Owl: Bird {}
final class Nest {
  @Injected(Container.bird) var bird: Bird
  @LazyInjected(Container.count) private var count
}
final class Hen {
  init(egg: Egg) {}
}
final class Egg {
  init(hen: Hen) {}
}

extension Container {
  static let bird = Factory<Bird> { Owl() }
  static let count = Factory(scope: .singleton) { 3 }
  static var nest = Factory(scope: .cached) { Nest() }
  static let hen = Factory<Hen> { Hen(egg: egg()) }  // expect: dependency-cycle
  static let egg = Factory<Egg> { Egg(hen: hen()) }
}

_ = Container.nest()
