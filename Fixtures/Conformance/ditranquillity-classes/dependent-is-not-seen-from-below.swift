// Upstream: DIAssembly.build of 0.9.2, which builds every dependency with a builder of its own. What only those above provide is
// not there in the dependency's own scope.
import DITranquillity

class Theme {}

class Button {
  init(theme: Theme) {}
}

class App: DIAssembly {
  required init() {
    super.init()
    addModule(ThemeModule())
    addDependency(Widgets.self)
  }
}

class Widgets: DIAssembly {
  required init() {
    super.init()
    addModule(ButtonModule())
  }
}

class ThemeModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Theme.self).initializer { Theme() }
  }
}

class ButtonModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Button.self)
      .initializer { s in Button(theme: *!s) }  // expect: missing-provider, inaccessible-provider (note)
  }
}

func start() throws {
  let app = App()
  try app.build()
  let button: Button = *!app.scope
  _ = button
}
