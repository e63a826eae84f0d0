// ResolvableMacro: the function that `@Resolvable` writes asks by an accessor. For a library's type that may be one that the library has, and nothing
// here says what it does: it is counted. Where the program registers the type the accessor is its own.
// counts: needs=4 opaque=1
import Knit
import KnitMacros
import Shipyard

final class Boat {
  @Resolvable<Resolver>
  init(hull: Hull, sail: Sail, mast: Mast) {}
}
final class Mast {}

struct YardAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  init() {}
  func assemble(container: Container<TargetResolver>) {
    container.register(Sail.self) { _ in Sail(area: 12) }
    container.register(Boat.self) { Boat.make(resolver: $0) }  // expect: missing-provider
  }
}

@main struct Yard {
  static func main() { _ = ScopedModuleAssembler<Resolver>([YardAssembly()]).resolver.boat() }
}
