// `Screen.init` makes a `Screen`, also where its class inherits the initializer (The Swift Programming Language, "Automatic Initializer
// Inheritance"), and takes all parameters without labels. Of several initializers that one is meant which takes what is brought.
import Swinject
import SwinjectAutoregistration

struct Tide {}
struct Moon {}
struct Wind {}

class Screen {
  let assembler: Assembler
  var parts: [Assembly] { [] }
  required init(below parent: Assembler) {
    assembler = Assembler([], parent: parent)
    assembler.apply(assemblies: parts)
  }
  convenience init(titled name: String, below parent: Assembler) { self.init(below: parent) }
  func open() {}
}

final class TideScreen: Screen {
  override var parts: [Assembly] { [TideParts()] }
  override func open() {
    _ = assembler.resolver.resolve(Tide.self)!
    _ = assembler.resolver.resolve(String.self)!  // expect: missing-provider
  }
}

final class MoonScreen: Screen {
  override var parts: [Assembly] { [MoonParts()] }
  override func open() { _ = assembler.resolver.resolve(Moon.self)! }
}

final class WindScreen: Screen {
  override var parts: [Assembly] { [WindParts()] }
  override func open() { _ = assembler.resolver.resolve(Wind.self)! }
}

struct Table {
  let make: (Assembler) -> Screen = WindScreen.init
}

struct TideParts: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}

struct MoonParts: Assembly {
  func assemble(container: Container) { container.register(Moon.self) { _ in Moon() } }
}

struct WindParts: Assembly {
  func assemble(container: Container) { container.register(Wind.self) { _ in Wind() } }
}

struct SpareParts: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Int.self) { _ in 1 } }
}

struct ScreenParts: Assembly {
  func assemble(container: Container) {
    container.autoregister(TideScreen.self, argument: Assembler.self, initializer: TideScreen.init)
  }
}

func show<S: Screen>(_ type: S.Type, below parent: Assembler) { S(below: parent).open() }

let assembler = Assembler([ScreenParts()])
assembler.resolver.resolve(TideScreen.self, argument: assembler)!.open()
show(MoonScreen.self, below: assembler)
Table().make(assembler).open()
