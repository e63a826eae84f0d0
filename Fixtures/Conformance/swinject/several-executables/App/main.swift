import Shared
import Swinject
struct RealPlants: Plants {}
struct RealWeather: Weather {}
Store.container.register(Plants.self) { _ in RealPlants() }
Store.container.register(Weather.self) { _ in RealWeather() }
_ = Store.resolve(Weather.self)
_ = Store.resolve(Fence.self)  // expect: missing-provider
_ = Bed()
