// ContainerTests: testContainerAcceptsInitializerInjection, …PropertyInjectionInRegistration, …PropertyInjectionInInitCompletedEvent,
// …MethodInjectionInRegistration, …MethodInjectionInInitCompletedEvent, …ResolvesSelfBindingWithDependencyInjected.
import Swinject

final class Saddle {}
final class Bridle {}
final class Rider {
  var saddle: Saddle?
  init() {}
  init(saddle: Saddle) {}
  func take(bridle: Bridle) {}
}

let container = Container()
container.register(Saddle.self) { _ in Saddle() }
container.register(Rider.self, name: "initializer") { r in Rider(saddle: r.resolve(Saddle.self)!) }
container.register(Rider.self, name: "property") { r in
  let rider = Rider()
  rider.saddle = r.resolve(Saddle.self)!
  return rider
}
container.register(Rider.self, name: "property later") { _ in Rider() }
  .initCompleted { r, rider in rider.saddle = r.resolve(Saddle.self)! }
container.register(Rider.self, name: "method") { r in
  let rider = Rider()
  rider.take(bridle: r.resolve(Bridle.self)!)  // expect: missing-provider
  return rider
}
container.register(Rider.self, name: "method later") { _ in Rider() }
  .initCompleted { r, rider in rider.saddle = r.resolve(Saddle.self)! }
  .initCompleted { r, rider in rider.take(bridle: r.resolve(Bridle.self)!) }
for name in ["initializer", "property", "property later", "method", "method later"] {
  _ = container.resolve(Rider.self, name: name)!
}
