// Brush.swift stands in the project and is not there, and is called. The framework's own container is there for all who import the framework, the library that lacks it included.
// counts: needs=2
import Paints
import Resolver

class Hull {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Hull() } }
}

@main
struct Harbour {
  static func main() {
    Brush.dip()
    let hull: Hull = Resolver.resolve()
    let paint: Paint = Resolver.resolve()  // expect: missing-provider (note)
    print(hull, paint)
  }
}
