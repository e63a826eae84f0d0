// Knit writes `func cupModel(cup: Cup?) -> CupModel` for a registration with an argument `Cup?` (knit-cli, TypeSafetySourceFile): Swift makes an optional of what is
// handed over, and the accessor asks with that type.
// counts: needs=2 opaque=0
import Knit

final class DemoResolver: BaseResolver {}
struct Cup {}
final class CupModel { init(cup: Cup?) {} }
final class Shelf {
  let resolver: DemoResolver
  init(resolver: DemoResolver) { self.resolver = resolver }
  func edit(_ cup: Cup) -> CupModel { resolver.cupModel(cup: cup) }
}
final class DemoAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = DemoResolver
  static var dependencies: [any Knit.ModuleAssembly.Type] { [] }
  init() {}
  func assemble(container: Container<TargetResolver>) {
    container.register(Shelf.self) { Shelf(resolver: $0) }
    container.register(CupModel.self) { (resolver: DemoResolver, cup: Cup?) in CupModel(cup: cup) }
  }
}
func start() {
  let assembler = ScopedModuleAssembler<DemoResolver>([DemoAssembly()])
  _ = assembler.resolver.shelf()
}
