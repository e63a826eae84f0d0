import Shared
import Swinject
struct MockPlants: Plants {}
struct MockFence: Fence {}
Store.container.register(Plants.self) { _ in MockPlants() }
Store.container.register(Fence.self) { _ in MockFence() }
_ = Store.resolve(Fence.self)
_ = Store.resolve(Weather.self)  // expect: missing-provider
_ = Bed()
