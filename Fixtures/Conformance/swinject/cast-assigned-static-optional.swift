// The same with `as?`, an optional static, a conditional binding, and an implicitly unwrapped one.
import Swinject

struct Radio {}
struct Horn {}

final class RadioAssembly: Assembly {
  func assemble(container: Container) { container.register(Radio.self) { _ in Radio() } }
}

enum Locator {
  static var container: Container?
  static var resolver: Resolver!
}

final class AppDelegate {
  func launch() {
    let assembler = Assembler([RadioAssembly()])
    if let container = assembler.resolver as? Container { Locator.container = container }
    Locator.resolver = (assembler.resolver as? Container)?.synchronize() ?? assembler.resolver
    _ = Locator.container?.resolve(Radio.self)!
    _ = Locator.container!.resolve(Horn.self)!  // expect: missing-provider
    _ = Locator.resolver.resolve(Radio.self)!
  }
}
