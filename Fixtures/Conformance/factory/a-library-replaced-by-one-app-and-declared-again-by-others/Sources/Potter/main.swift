import Factory
import Quarry

extension Container {
  var stone: Factory<Stone> { self { Stone() }.singleton }  // expect: factory-kept-together (warning)
  var clay: Factory<Stone> { self { Stone() }.singleton }
}
Container.shared.stone.register { Stone() }
print(Container.shared.stone(), Container.shared.clay())
