// An app's own functions around `register` and `resolve` mean what they do.
import Dip

final class Leaf {}
final class Root {}

extension DependencyContainer {
  func single<T>(_ make: @escaping () -> T) { register(.singleton) { make() } }
  func find<T>(_ type: T.Type = T.self) -> T { try! resolve() }
}

func configure(_ container: DependencyContainer) { container.single { Leaf() } }

let container = DependencyContainer(configBlock: configure)
_ = container.find(Leaf.self)
let root: Root = container.find()  // expect: missing-provider
