// `GeneratedModuleAssembly` of the package: dependencies that the tool writes are not in these sources, so nothing is certain of
// what they bring.
import Knit

final class CourtAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  func assemble(container: Container<Resolver>) {
    container.register(Court.self) { Court(net: $0.unsafeResolver().resolve(Net.self)!) }  // expect: missing-provider (note)
  }
}

final class Net {}
final class Court { init(net: Net) {} }

let court = ScopedModuleAssembler<Resolver>([CourtAssembly()])
_ = court.resolver.court()
