// ModuleAssembler.isRegistered asks RegistrationCache.contains, which knows what was replaced, too.
import Knit

protocol ShopResolver: Resolver {}
protocol TableResolver: ShopResolver {}
extension Knit.Container: ShopResolver, TableResolver {}

final class Tea {}
final class Milk {}

struct ShopAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = ShopResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [TeaAssembly.self] }
  func assemble(container: Container<ShopResolver>) {}
}
struct TeaAssembly: AutoInitModuleAssembly {  // expect: unloaded-module (warning)
  typealias TargetResolver = TableResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<TableResolver>) { container.register(Tea.self) { _ in Tea() } }
}
struct MilkAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = TableResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<TableResolver>) { container.register(Milk.self) { _ in Milk() } }
}
struct TableAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = TableResolver
  static var dependencies: [any ModuleAssembly.Type] { [TeaAssembly.self, MilkAssembly.self] }
  func assemble(container: Container<TableResolver>) {}
}

let shop = ScopedModuleAssembler<ShopResolver>([ShopAssembly()])
let table = ScopedModuleAssembler<TableResolver>(parent: shop.internalAssembler, [TableAssembly()])
_ = table.internalAssembler.resolver.resolve(Milk.self)!
_ = table.internalAssembler.resolver.resolve(Tea.self)!  // expect: missing-provider
