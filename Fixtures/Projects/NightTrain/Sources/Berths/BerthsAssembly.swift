import Core
import Journeys
import Knit

/// Who travels: somebody who knows must say.
public final class TravellerAssembly: AbstractAssembly {
  public typealias TargetResolver = TravellerResolver
  public static var dependencies: [any ModuleAssembly.Type] { [] }

  public init() {}

  public func assemble(container: Container<TravellerResolver>) {
    // @knit public
    container.registerAbstract(Traveller.self)
  }
}

// @knit public
public final class BerthsAssembly: AutoInitModuleAssembly {
  public typealias TargetResolver = TravellerResolver
  public static var dependencies: [any ModuleAssembly.Type] { [TravellerAssembly.self, JourneysAssembly.self] }

  public init() {}

  public func assemble(container: Container<TravellerResolver>) {
    container.register(Bookings.self) { Bookings.make(resolver: $0) }
      .inObjectScope(.container)
    container.register(BerthModel.self) { (resolver: TravellerResolver, train: String) in
      BerthModel(bookings: resolver.bookings(), planner: resolver.planner(), train: train)
    }
    container.registerIntoCollection(Notice.self) { Notice(text: "Good night, \($0.traveller().name).") }
  }
}
