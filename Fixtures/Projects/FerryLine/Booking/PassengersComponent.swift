import Core
import NeedleFoundation

public protocol PassengersDependency: Dependency {
  var vessel: Vessel { get }
  var prices: PriceList { get }
  var clock: Clock { get }
}

public final class PassengersComponent: Component<PassengersDependency> {
  public var form: PassengerForm { PassengerForm(rules: rules, prices: dependency.prices) }
}

extension PassengersComponent {
  var rules: AgeRules { AgeRules(clock: dependency.clock, decks: dependency.vessel.decks) }
}

public final class AgeRules {
  init(clock: Clock, decks: Int) {}
}

public final class PassengerForm {
  init(rules: AgeRules, prices: PriceList) {}
}
