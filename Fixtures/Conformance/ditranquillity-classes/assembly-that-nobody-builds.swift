// Source: DIAssembly of 0.9.2. A scope is there once the assembly, or one that depends on it, is built. Nobody builds this one.
import DITranquillity

class Pen {}
class Ink {}

class Writing: DIAssembly {
  required init() {
    super.init()
    addModule(PenModule())
  }
}

class Forgotten: DIAssembly {  // expect: unloaded-module (warning)
  required init() {
    super.init()
    addModule(InkModule())
  }
}

class PenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Pen.self).initializer { Pen() }
  }
}

class InkModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Ink.self).initializer { Ink() }
  }
}

func start() throws {
  let writing = Writing()
  try writing.build()
  let pen: Pen = *!writing.scope
  let ink: Ink = *!writing.scope  // expect: missing-provider
  _ = (pen, ink)
}
