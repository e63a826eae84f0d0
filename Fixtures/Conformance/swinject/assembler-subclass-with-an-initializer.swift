// `Assembler` was no final class until 2.0 and is `public final` since (Sources/Assembler.swift): an initializer of a subclass
// makes the container by calling that of its superclass.
import Swinject

struct Clock {}
struct Alarm { let clock: Clock }

class AppAssembler: Assembler {
  init() throws {
    try super.init(assemblies: [ClockAssembly(), AlarmAssembly()])
  }
}

class ClockAssembly: AssemblyType {
  func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}

class AlarmAssembly: AssemblyType {
  func assemble(container: Container) { container.register(Alarm.self) { r in Alarm(clock: r.resolve(Clock.self)!) } }
}

class SpareAssembly: AssemblyType {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(String.self) { _ in "spare" } }
}

class AppDelegate {
  lazy var resolver: ResolverType = { return try! AppAssembler().resolver }()

  func start() {
    _ = resolver.resolve(Alarm.self)!
    _ = resolver.resolve(String.self)!  // expect: missing-provider
  }
}
