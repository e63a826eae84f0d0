// A maker may choose by the argument that it is asked with (Docs/Arguments.md: `args()`): whoever it makes on one of its ways need not be made when he asks for
// the other. With an argument that is no constant the ring is possible and no more. A maker that makes its asker whatever it is asked with never ends.
// counts: needs=4 registrations=2 opaque=0
import Foundation
import Resolver

enum Kind { case plain, logged }
func wanted() -> Kind { UserDefaults.standard.bool(forKey: "plain") ? .plain : .logged }
protocol Brake {}
final class PlainBrake: Brake {}
final class LoggedBrake: Brake {
  private let inner: Brake = Resolver.resolve(Brake.self, args: wanted())  // expect: dependency-cycle (note)
}

protocol Horn {}
final class Siren: Horn {
  private let inner: Horn = Resolver.resolve(Horn.self)  // expect: dependency-cycle
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { (_, args) -> Brake in
      guard let kind: Kind = args() else { fatalError() }
      switch kind {
      case .plain: return PlainBrake()
      case .logged: return LoggedBrake()
      }
    }
    register { () -> Horn in
      print("horn")
      return Siren()
    }
  }
}

final class Cab {
  let brake: Brake = Resolver.resolve(Brake.self, args: Kind.logged)
  let horn: Horn = Resolver.resolve(Horn.self)
}
