// Each call of a function that makes a container makes another one (`Container()`, Container.swift), which holds what that call's closure
// registers, and nothing of what another's does.
// counts: needs>=6 opaque=0
import Swinject

final class Kettle {}
final class Teapot {}
final class Whisk {}

func tray(_ fill: (Container) -> Void) -> Container {
  let made = Container()
  made.register(Whisk.self) { _ in Whisk() }
  fill(made)
  return made
}
let black = tray { $0.register(Kettle.self) { _ in Kettle() } }
let green = tray { container in container.register(Teapot.self) { _ in Teapot() } }
_ = black.resolve(Kettle.self)!
_ = black.resolve(Teapot.self)!  // expect: missing-provider
_ = black.resolve(Whisk.self)!
_ = green.resolve(Kettle.self)!  // expect: missing-provider
_ = green.resolve(Teapot.self)!
_ = green.resolve(Whisk.self)!
