// flatMap, compactMap, reduce, `+=`, `insert`, and a dictionary's values make the list.
import Swinject

struct Tea {}
struct Milk {}
struct Cup { let tea: Tea; let milk: Milk }
struct Lid {}

struct Feature { let assemblies: [Assembly] }
final class TeaAssembly: Assembly { func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } } }
final class MilkAssembly: Assembly { func assemble(container: Container) { container.register(Milk.self) { _ in Milk() } } }
final class CupAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Cup.self) { r in Cup(tea: r.resolve(Tea.self)!, milk: r.resolve(Milk.self)!) }
  }
}
let features = [Feature(assemblies: [TeaAssembly()]), Feature(assemblies: [MilkAssembly()])]
func start() {
  var assemblies: [Assembly] = []
  assemblies += features.flatMap { $0.assemblies }
  assemblies.insert(CupAssembly(), at: 0)
  let optional: [Assembly?] = [nil]
  assemblies.append(contentsOf: optional.compactMap { $0 })
  let assembler = Assembler(assemblies)
  _ = assembler.resolver.resolve(Cup.self)!
  _ = assembler.resolver.resolve(Lid.self)!  // expect: missing-provider
}
