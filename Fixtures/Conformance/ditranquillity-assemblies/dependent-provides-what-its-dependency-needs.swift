// Source: DIScopeImpl of 1.3.1: one flat container. The assembly below needs what only those above it provide: fine as long as
// they do, and worth a note.
import DITranquillity

protocol Theme {}
final class DarkTheme: Theme {}

final class Button {
  init(theme: Theme) {}
}

final class App: DIAssembly {
  var publicModules: [DIModule] = [ThemeModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Widgets()]
}

final class Widgets: DIAssembly {
  var publicModules: [DIModule] = [ButtonModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

final class ThemeModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { DarkTheme() }
      .asType(Theme.self)
  }
}

final class ButtonModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Button(theme: *!$0) }  // expect: inaccessible-provider (note)
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: App()).build()
  let button: Button = *!scope
  _ = button
}
