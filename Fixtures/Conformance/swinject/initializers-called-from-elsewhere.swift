// counts: needs=2 opaque=0 roots=3
// An initializer that no visible code calls may be called from elsewhere (a test, another package): what it loads is in what it makes
// (Sources/Assembler.swift, `init(_:container:)`), and what is asked of that is judged.
import Swinject

struct Clock {}
struct Horn {}

final class ClockAssembly: Assembly {
  func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}

final class HornAssembly: Assembly {
  func assemble(container: Container) { container.register(Horn.self) { _ in Horn() } }
}

class House: Assembler {
  init() {
    super.init([ClockAssembly()])
    _ = resolver.resolve(Horn.self)! // expect: missing-provider
  }
}

extension Assembler {
  convenience init(isLoud: Bool) { self.init([HornAssembly()]) }
}

let app = Assembler([])

func start() {
  _ = app.resolver.resolve(Clock.self)! // expect: missing-provider
}
