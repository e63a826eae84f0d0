import Core
import Dip

public enum Mooring: Int, DependencyTagConvertible { case east, west }

public protocol Boat: AnyObject { func sail() }
public protocol Cleaning: AnyObject { func clean() }

final class Dinghy: Boat, Cleaning {
  @Injected var crew: Crew?

  func sail() {}
  func clean() {}
}

final class Yacht: Boat {
  @Injected var crew: Crew?

  func sail() {}
}

final class Crew {
  @InjectedWeak var boat: Boat?
}

public func configureHarbour(_ container: DependencyContainer) {
  container.register { Dinghy() }.implements(Boat.self, Cleaning.self)
  container.register(tag: Mooring.east) { Yacht() as Boat }
  container.register { Crew() }
}
