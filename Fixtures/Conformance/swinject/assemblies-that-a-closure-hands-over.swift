// `Assembler.init(_ assemblies:)`: what it loads is what the closure of each caller answers.
// counts: needs=3 opaque=0
import Swinject

final class Tea {}
final class Cup {}

struct TeaPart: Assembly { func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } } }
struct CupPart: Assembly { func assemble(container: Container) { container.register(Cup.self) { _ in Cup() } } }

func serve(parts: () -> [Assembly]) -> Resolver { Assembler(parts()).resolver }

extension Assembler {
  convenience init(only part: () -> Assembly) { self.init([part()]) }
}

func start() {
  let both = serve { [TeaPart(), CupPart()] }
  _ = both.resolve(Cup.self)!
  let one = Assembler(only: { TeaPart() })
  _ = one.resolver.resolve(Tea.self)!
  _ = one.resolver.resolve(Cup.self)!  // expect: missing-provider
}
