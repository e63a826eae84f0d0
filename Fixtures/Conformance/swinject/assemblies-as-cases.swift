// Swift: `allCases` are the cases in their order (CaseIterable); a key path stands for the function that reads it (SE-0249).
// counts: opaque=0
// The list is made of an enumeration's cases (`allCases.map(\.assembly)`), and an assembly is a case itself.
import Swinject
final class Tea {}
final class Milk {}
enum Part: CaseIterable {
  case tea, cup
  var assembly: Assembly {
    switch self {
    case .tea: return TeaAssembly()
    case .cup: return CupAssembly.shared
    }
  }
}
struct TeaAssembly: Assembly { func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } } }
enum CupAssembly: Assembly {
  case shared
  func assemble(container: Container) { container.register(Int.self) { _ in 3 } }
}
let assembler = Assembler(Part.allCases.map(\.assembly))
let other = Assembler([CupAssembly.shared])
func start() {
  _ = assembler.resolver.resolve(Tea.self)!
  _ = assembler.resolver.resolve(Int.self)!
  _ = assembler.resolver.resolve(Milk.self)!  // expect: missing-provider
  _ = other.resolver.resolve(Int.self)!
  _ = other.resolver.resolve(String.self)!  // expect: missing-provider
}
