// ContainerSpec.CustomScope and the built-in scopes: what is registered is found in every scope.
import Swinject

struct Cup {}
struct Mug {}

extension ObjectScope {
  static let meal = ObjectScope(storageFactory: PermanentStorage.init, description: "meal")
}

let container = Container(defaultObjectScope: .container)
container.register(Cup.self) { _ in Cup() }.inObjectScope(.meal)
container.register(Mug.self) { _ in Mug() }.inObjectScope(.weak)
_ = container.resolve(Cup.self)!
_ = container.resolve(Mug.self)!
container.resetObjectScope(.meal)
