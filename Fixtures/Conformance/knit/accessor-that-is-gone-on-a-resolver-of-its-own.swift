// A module's own resolver is a protocol that refines the framework's (`Docs/README`, "Resolvers"): what its accessors are called says what they ask
// for, whoever takes the answer. One that refines a library's resolver as well has that one's accessors, too, so a call may be one of these.
// counts: needs=7 opaque=1
import Knit
import Lighthouse

protocol HarbourResolver: Knit.Resolver {}
protocol BeaconResolver: HarbourResolver, LighthouseResolver {}

final class Tug {}
final class Crane {}
final class Buoy {}
final class Lamp {}

struct HarbourAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = HarbourResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  init() {}
  func assemble(container: Knit.Container<HarbourResolver>) {
    container.register(Tug.self) { _ in Tug() }
    container.register(Quay.self) { Quay(resolver: $0) }
  }
}

struct Quay {
  let resolver: HarbourResolver
  func load(at place: Pier) {
    place.take(resolver.tug())
    place.take(resolver.crane())  // expect: missing-provider
    let buoy = resolver.buoy()  // expect: missing-provider
    print(buoy)
  }
}

struct Dock {
  let resolver: HarbourResolver
  func load() { print(resolver.crane()) }
}

struct Signal {
  let resolver: BeaconResolver
  func shine() { print(resolver.lamp()) }
}

@main struct HarbourApp {
  static func main() {
    let assembler = ScopedModuleAssembler<HarbourResolver>([HarbourAssembly()])
    assembler.resolver.quay().load(at: Pier())
    print(assembler.resolver.tug())
  }
}
