import Factory
import Quarry

Container.shared.stone.register { Stone() }
print(Container.shared.stone())
