// DipTests, testThatNewRegistrationOverridesPreviousRegistration.
import Dip

final class Tent {}

let container = DependencyContainer()
container.register { Tent() }
container.register { Tent() }  // expect: duplicate-provider (warning)
container.register(tag: "red") { Tent() }
_ = try! container.resolve() as Tent
