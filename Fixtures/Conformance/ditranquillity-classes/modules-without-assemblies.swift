// Upstream: DIModule.swift of 0.9.2. A builder of one's own, with modules and registrations; the chain ends in a scope.
import DITranquillity

class Pen {
  init(ink: Ink) {}
}

class Ink {}
class Paper {}

class PenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Pen.self).initializer { scope in Pen(ink: *!scope) }
  }
}

class InkModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Ink.self).instanceSingle().initializer { Ink() }
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.registerModule(PenModule()).registerModule(InkModule())
  builder.register(Paper.self).initializer { Paper() }
  let scope = try builder.build()
  let pen: Pen = *!scope
  let paper: Paper = *!scope
  _ = (pen, paper)
}
