// RegistrationParsingTests (named, alias, arguments, forwarded with argument, closure arguments, MainActor, helper functions),
// TypeSafetySourceFileTests, NamedRegistrationGroupTests: what an accessor takes, and under which name it is known.
import Knit

// @knit public
struct FarmAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }

  @MainActor func assemble(container: Container<Resolver>) {
    container.register(Field.self, name: "north") { _ in Field() }
    container.register(Field.self, name: "south") { _ in Field() }
    // @knit alias("pasture")
    container.register(Meadow.self) { _ in Meadow() }
    container.register(Cow.self) { (_: Resolver, weight: Int, _: String) in Cow(weight: weight) }
      .implements(Animal.self)
    container.register(Hand.self) { (resolver: Resolver, work: @escaping () -> Void) in Hand(work: work) }
    container.register(Barn.self, mainActorFactory: { _ in Barn() })
    sheds(container: container)
    if Self.isLarge {
      container.register(Tractor.self, factory: { _ in Tractor() })
    }
    container.register(Farm.self) { r in
      Farm(
        north: r.field(name: .north), west: r.field(name: .west),  // expect: missing-provider
        meadow: r.pasture(), cow: r.cow(weight: 1, string: ""), animal: r.animal(weight: 1, string: ""),
        hand: r.hand(work: {}), barn: r.barn(), shed: r.shed(), tractor: r.tractor())
    }
  }

  static let isLarge = true

  private func sheds(container: Container<Resolver>) {
    container.register(Shed.self) { _ in Shed() }
  }
}

final class Field {}
final class Meadow {}
protocol Animal {}
final class Cow: Animal {
  init(weight: Int) {}
}
final class Hand {
  init(work: @escaping () -> Void) {}
}
final class Barn {}
final class Shed {}
final class Tractor {}
final class Farm {
  init(
    north: Field, west: Field, meadow: Meadow, cow: Cow, animal: Animal, hand: Hand, barn: Barn, shed: Shed, tractor: Tractor
  ) {}
}

let farm = ScopedModuleAssembler<Resolver>([FarmAssembly()])
_ = farm.resolver.farm()
_ = farm.resolver.unsafeResolver(file: #fileID, function: #function, line: #line).resolve(Cow.self)!  // expect: missing-provider
