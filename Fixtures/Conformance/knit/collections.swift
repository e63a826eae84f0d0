// ServiceCollectorTests: what is registered into a collection is found with all others of its type, parents' included; none is
// an empty collection, and a service of it is none by itself.
import Knit

protocol Runner {}
final class Hare: Runner { init(carrot: Carrot) {} }
final class Tortoise: Runner {}
final class Carrot {}

final class RaceAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.registerIntoCollection(Runner.self) { Hare(carrot: $0.unsafeResolver().resolve(Carrot.self)!) }  // expect: missing-provider
    container.registerIntoCollection(Runner.self, factory: { _ in Tortoise() })
    container.register(Race.self) { Race(runners: $0.resolveCollection(Runner.self).entries) }
    container.register(Walk.self) { Walk(walkers: $0.resolveCollection(Walker.self).allEntries) }
  }
}

protocol Walker {}
final class Race { init(runners: [Runner]) {} }
final class Walk { init(walkers: [Walker]) {} }

let race = ScopedModuleAssembler<Resolver>([RaceAssembly()])
_ = race.resolver.race()
_ = race.resolver.walk()
_ = race.internalAssembler.resolver.resolve(Runner.self)!  // expect: missing-provider
