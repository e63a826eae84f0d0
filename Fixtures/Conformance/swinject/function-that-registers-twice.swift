// Observed with 2.10.0: `register` overwrites (`Sources/Container.swift`), so what a second call registers replaces what the
// first one did; an object shared before it is another one than those after it (ContainerSpec: "overwrites").
import Swinject

final class Log {}
final class Files { init(log: Log) {} }

extension Container {
  func addBasics() {
    register(Log.self) { _ in Log() }.inObjectScope(.container)
    register(Files.self) { r in Files(log: r.resolve(Log.self)!) }
  }
}

final class NetAssembly: Assembly {
  func assemble(container: Container) { container.addBasics() }
}

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.addBasics()  // expect: duplicate-provider (warning)
  }
}

// Another container, to which it is done once.
final class WidgetAssembly: Assembly {
  func assemble(container: Container) { container.addBasics() }
}

let app = Assembler([NetAssembly(), ScreenAssembly()])
let widget = Assembler([WidgetAssembly()])
