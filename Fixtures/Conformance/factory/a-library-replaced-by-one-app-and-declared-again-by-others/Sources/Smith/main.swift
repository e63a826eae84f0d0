import Factory
import Quarry

extension Container {
  var clay: Factory<Stone> { self { fatalError("of another app") } }
}
Container.shared.clay.register { Stone() }
print(Container.shared.clay())
