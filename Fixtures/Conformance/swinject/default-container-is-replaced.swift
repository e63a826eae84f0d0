// SwinjectStoryboard: `defaultContainer` is a variable (`public static var defaultContainer = Container()` in
// Sources/SwinjectStoryboard.swift), and many apps put their own container into it. `Assembler(_: …)` is a way to write no label.
import Swinject
import SwinjectStoryboard

struct Router {}
struct Tracker {}

class RouterAssembly: Assembly {
  func assemble(container: Container) { container.register(Router.self) { _ in Router() } }
}

class AppDelegate: UIResponder {
  var container = Container()

  func launch() {
    _ = Assembler(_: [RouterAssembly()], container: container)
    SwinjectStoryboard.defaultContainer = container
  }

  func open() {
    _ = SwinjectStoryboard.defaultContainer.resolve(Router.self)!
    _ = SwinjectStoryboard.defaultContainer.resolve(Tracker.self)!  // expect: missing-provider
  }
}
