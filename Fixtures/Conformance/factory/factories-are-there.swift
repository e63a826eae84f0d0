// Factory cannot lack what a container's type declares: the compiler vouches for it (docs, "Getting Started").
import FactoryKit

protocol Bird {}
final class Owl: Bird {}
final class Nest {
  @Injected(\.bird) var bird
  @LazyInjected(\.bird) var later: Bird
  let count: Int
  init(count: Int) { self.count = count }
}

extension Container {
  var bird: Factory<Bird> { self { Owl() } }
  var nest: Factory<Nest> { self { Nest(count: self.count()) }.singleton }
  var count: Factory<Int> { Factory(self) { 3 } }
  var named: ParameterFactory<String, Nest> { self { Nest(count: $0.count) } }
}

_ = Container.shared.nest()
_ = Container.shared.named("ab")
_ = Container.shared.bird.resolve()
