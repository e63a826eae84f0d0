// Two modules that are imported here declare `Inputs`, with the same labels: Swift takes the one that the initializer around it wants
// (swift/docs/TypeChecker.md, "Overloading").
// counts: needs=4 opaque=0

import Attic
import Cellar
import Resolver

final class RedWine: Wine {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { CellarRoom(di: Inputs(item: resolve())) }
    register { RedWine() as Wine }
    register { AtticRoom(di: Inputs(item: resolve())) }  // expect: missing-provider
  }
}

@main struct House {
  static func main() {
    let cellar: CellarRoom = Resolver.resolve()
    let attic: AtticRoom = Resolver.resolve()
    _ = (cellar, attic)
  }
}
