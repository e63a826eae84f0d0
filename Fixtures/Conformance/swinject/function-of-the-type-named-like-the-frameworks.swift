// ContainerSpec: `resolve` on what a factory is handed asks the container. A static function of that name in an extension belongs
// to the type, not to its objects (The Swift Programming Language, "Methods").
import Swinject

final class Log {}
final class Purse {}
final class Shop {
  init(log: Log, purse: Purse) {}
}

final class ShopAssembly: Assembly {
  func assemble(container: Swinject.Container) {
    container.register(Log.self) { _ in Log() }
    container.register(Shop.self) { r in
      Shop(log: r.resolve(Log.self)!, purse: r.resolve(Purse.self)!)  // expect: missing-provider
    }
  }
}

extension Assembler {
  static let container = Container()
  static let assembler: Assembler = .init([ShopAssembly()], container: container)

  static func resolve<Service>(_ type: Service.Type) -> Service {
    if let resolver = (assembler.resolver as? Container)?.synchronize() { return resolver.resolve(type)! }
    return assembler.resolver.resolve(type)!
  }
}

final class Street {
  let shop = Assembler.resolve(Shop.self)
  let bank = Assembler.resolve(Street.self)  // expect: missing-provider
}
