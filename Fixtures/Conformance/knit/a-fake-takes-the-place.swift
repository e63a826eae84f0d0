// ModuleAssemblyOverrideTests.test_registrationWithFakes, test_serviceRegisteredWithFakes, test_nonAutoOverride: the assembly
// that another replaces is not loaded, wherever it stands, but what it depends on is; outside tests, DependencyBuilder's
// combinedDependencies.
import Knit

protocol Radio {}
final class RealRadio: Radio {
  init(antenna: Antenna) {}
}
final class SilentRadio: Radio {}
final class Antenna {}
final class Dial {}

struct RadioAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [AntennaAssembly.self] }
  func assemble(container: Container<Resolver>) {
    container.register(Radio.self) { RealRadio(antenna: $0.antenna()) }
    container.register(Dial.self) { _ in Dial() }
  }
}

struct AntennaAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) { container.register(Antenna.self) { _ in Antenna() } }
}

struct QuietAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [RadioAssembly.self] }
  func assemble(container: Container<Resolver>) { container.register(Radio.self) { _ in SilentRadio() } }
}

struct CarAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [RadioAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

// The real one alone has the dial.
let loud = ModuleAssembler([CarAssembly(), RadioAssembly()])
_ = loud.resolver.resolve(Dial.self)!
let quiet = ModuleAssembler([CarAssembly(), QuietAssembly()])
_ = quiet.resolver.resolve(Radio.self)!
_ = quiet.resolver.resolve(Antenna.self)!
_ = quiet.resolver.resolve(Dial.self)!  // expect: missing-provider
