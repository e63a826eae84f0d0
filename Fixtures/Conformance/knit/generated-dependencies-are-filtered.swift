// GeneratedModuleAssemblyTests, ModuleAssemblyScopingTests.testScoping: of generated dependencies those of the same resolver
// count.
import Knit

protocol InnerResolver: Resolver {}
extension Knit.Container: InnerResolver {}

enum Lamps_KnitModule: KnitModule {
  static var assemblies: [any ModuleAssembly.Type] { [LampAssembly.self, BulbAssembly.self, CableAssembly.self] }
  static var moduleDependencies: [KnitModule.Type] { [Power_KnitModule.self] }
}

enum Power_KnitModule: KnitModule {
  static var assemblies: [any ModuleAssembly.Type] { [PlugAssembly.self] }
  static var moduleDependencies: [KnitModule.Type] { [] }
}

final class LampAssembly: AutoInitModuleAssembly, GeneratedModuleAssembly {
  typealias TargetResolver = Resolver
  static var generatedDependencies: [any ModuleAssembly.Type] { Lamps_KnitModule.allAssemblies }
  func assemble(container: Container<Resolver>) {
    container.register(Lamp.self) { Lamp(bulb: $0.bulb(), plug: $0.plug()) }
    container.register(Wired.self) { r in
      Wired(cable: r.unsafeResolver().resolve(Cable.self)!)  // expect: missing-provider
    }
  }
}

final class BulbAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) { container.register(Bulb.self) { _ in Bulb() } }
}

final class PlugAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) { container.register(Plug.self) { _ in Plug() } }
}

final class CableAssembly: AutoInitModuleAssembly {  // expect: unloaded-module (warning)
  typealias TargetResolver = InnerResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<InnerResolver>) { container.register(Cable.self) { _ in Cable() } }
}

final class Bulb {}
final class Plug {}
final class Cable {}
final class Lamp {
  init(bulb: Bulb, plug: Plug) {}
}
final class Wired {
  init(cable: Cable) {}
}

let house = ScopedModuleAssembler<Resolver>([LampAssembly()])
_ = house.resolver.lamp()
_ = house.resolver.wired()
