// Assembler.swift, run(assemblies:): all assemblies of the list are applied.
// Lists of assemblies that are appended piece by piece and mapped from lists of features.
import Swinject

struct Tea {}
struct Milk {}
struct Sugar {}
struct Cup { let tea: Tea; let milk: Milk; let sugar: Sugar }

protocol Feature { var assemblies: [Assembly] { get } }
struct TeaFeature: Feature { var assemblies: [Assembly] { [TeaAssembly()] } }
struct MilkFeature: Feature { var assemblies: [Assembly] { [MilkAssembly()] } }

final class TeaAssembly: Assembly { func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } } }
final class MilkAssembly: Assembly { func assemble(container: Container) { container.register(Milk.self) { _ in Milk() } } }
final class CupAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Cup.self) { r in
      Cup(tea: r.resolve(Tea.self)!, milk: r.resolve(Milk.self)!, sugar: r.resolve(Sugar.self)!)  // expect: missing-provider
    }
  }
}
func makeAssembler(features: [Feature]) -> Assembler {
  var assemblies: [Assembly] = [CupAssembly()]
  for feature in features { assemblies.append(contentsOf: feature.assemblies.map { $0 }) }
  return Assembler(assemblies)
}
func start() {
  let assembler = makeAssembler(features: [TeaFeature(), MilkFeature()])
  _ = assembler.resolver.resolve(Cup.self)!
}
