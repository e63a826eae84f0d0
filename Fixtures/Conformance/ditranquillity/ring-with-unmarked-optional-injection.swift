// Upstream: DITranquillityTests_Build.test05_RecursiveTripleInitInjectOptional (6.0.0). An optional property does not open
// a ring: invalid.
import DITranquillity

protocol Editor {}

final class Draft {
  init(_ editor: Editor) {}
}

final class Article {
  init(_ draft: Draft) {}
}

final class ChiefEditor: Editor {
  var article: Article?
}

func start() {
  let container = DIContainer()
  container.register(Article.init).lifetime(.objectGraph)  // expect: dependency-cycle
  container.register(Draft.init).lifetime(.objectGraph)
  container.register(ChiefEditor.init)
    .as(Editor.self)
    .injection { $0.article = $1 }
    .lifetime(.objectGraph)
}
