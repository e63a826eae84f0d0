// Source: DIAssembly.swift of 1.3.1: the declarations of the whole tree are collected before anything is loaded, so a module
// declared deep below is there although the dynamic assembly is loaded first.
import DITranquillity

protocol Plugin {}
final class Spelling: Plugin {}
final class Grammar: Plugin {}

final class Editor {
  var plugins: [Plugin]?
  var spelling: Plugin?
}

final class App: DIAssembly {
  var publicModules: [DIModule] = [EditorModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Plugins(), Languages()]
}

final class Languages: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [English()]
}

final class English: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
  var dynamicDeclarations: [DIDynamicDeclaration] = [
    (module: SpellingModule(), for: Plugins()),
    (module: GrammarModule(), for: Plugins()),
  ]
}

final class Plugins: DIDynamicAssembly {}

final class EditorModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Editor() }
      .dependency { s, editor in editor.plugins = try? s.resolveMany() }
      .dependency { s, editor in editor.spelling = try? s.resolve(name: "spelling") }
  }
}

final class SpellingModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Spelling() }
      .asType(Plugin.self)
      .asName("spelling")
  }
}

final class GrammarModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Grammar() }
      .asType(Plugin.self)
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: App()).build()
  let editor: Editor = *!scope
  _ = editor
}
