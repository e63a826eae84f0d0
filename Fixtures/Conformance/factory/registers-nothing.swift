// A function of the program that is called `register` and takes nothing registers nothing: Factory's own take the closure that makes the object
// (`Container.register`, `Factory.register(factory:)`; `Registrations.swift`).
// counts: needs=1 registrations=1 opaque=0
import FactoryKit

extension Container {
  var schedule: Factory<Schedule> { Factory(self) { Schedule() }.cached }
}

final class Schedule {
  func register() {}
}

final class Delegate {
  @DynamicInjected(\.schedule) private var schedule

  func start() { schedule.register() }
}
