import Swinject

final class Remote {}

final class RemoteAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Remote.self) { _ in Remote() }
    container.addBasics()
  }
}

extension Assembler {
  static let assembler = Assembler([RemoteAssembly()])
  static func give<T>(_ type: T.Type) -> T { assembler.resolver.resolve(type)! }
}

final class RemoteScreen {
  let remote = Assembler.give(Remote.self)
  let basics = Assembler.give(Basics.self)
  let other = Assembler.give(RemoteScreen.self)  // expect: missing-provider
}
